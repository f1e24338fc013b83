// Where the reader is, kept from one report to the next: section, panes, mark, pass, variant.
const PLACE = "stepfuse place";
const PANES = ["source", "sweeps", "code", "drawing", "diff", "sweep-list", "bars"];

function keepPlace() {
  if (answer.error) return; // of the last report that there was
  const shown = [...document.querySelectorAll("section, header")].filter((e) => e.getClientRects().length);
  const top = shown.findLast((e) => e.getBoundingClientRect().top <= 80);
  const row = variant.passes[current];
  sessionStorage.setItem(PLACE, JSON.stringify({
    section: top ? [top.id, top.getBoundingClientRect().top] : null,
    panes: PANES.map((id) => [id, at(id).scrollTop, at(id).scrollLeft]),
    title: variant.title,
    pass: [row.name, variant.passes.slice(0, current).filter((one) => one.name === row.name).length],
    last: current === variant.passes.length - 1,
    asText, apart: at("apart").checked, shape: at("shape").value, gone: at("gone").open,
    code: (variant.code[codeTab] || variant.code[0]).name,
    mark: pinned == null ? null : identity(pinned),
    focus: document.activeElement?.id || "",
  }));
}

// What a value is called in any report: its op, its expressions, and which of several it is.
function identity(value) {
  const key = (number) => `${finalNodes()[number].op} ${words(finalNodes()[number])}`;
  const alike = finalNodes().map((_, number) => number).filter((number) => key(number) === key(value));
  return [key(value), alike.indexOf(value)];
}

function valueOf([key, which]) {
  const alike = finalNodes().map((_, number) => number)
    .filter((number) => `${finalNodes()[number].op} ${words(finalNodes()[number])}` === key);
  return alike[which] ?? alike[0];
}

function takePlace() {
  const kept = JSON.parse(sessionStorage.getItem(PLACE) || "null");
  if (!kept || answer.error) return;
  sessionStorage.removeItem(PLACE);
  const number = data.variants.findIndex((one) => one.title === kept.title);
  if (number > 0) open_(number);
  at("shape").value = kept.shape;
  drawLifetimes();
  [asText, at("apart").checked] = [kept.asText, kept.apart];
  choosePass(kept);
  at("gone").open = kept.gone;
  codeTab = Math.max(0, variant.code.findIndex((one) => one.name === kept.code));
  if (codeTab) drawCode();
  for (const [id, top, left] of kept.panes) at(id).scrollTo(left, top);
  const value = kept.mark && valueOf(kept.mark);
  if (value != null) pin(value, null);
  document.getElementById(kept.focus)?.focus({ preventScroll: true });
  if (kept.section) scrollBy(0, at(kept.section[0]).getBoundingClientRect().top - kept.section[1]);
}

function choosePass({ pass: [name, which], last }) {
  const numbers = variant.passes.map((_, number) => number).filter((n) => variant.passes[n].name === name);
  const found = last ? variant.passes.length - 1 : numbers[which] ?? numbers[0];
  if (found != null) choose(found);
}

history.scrollRestoration = "manual";
beforeLeaving.push(keepPlace);
takePlace();
