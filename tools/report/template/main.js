// Draws the page, and again for another variant.
function open_(number) {
  show(number);
  findNotFinite(number);
  links.clear();
  pinned = shownValue = null;
  codeTab = 0;
  // A chain may break between its stages.
  document.querySelector("h1").replaceChildren(...variant.title.split("+").flatMap((part, i) => (i ? [el("wbr"), `+${part}`] : [part])));
  [...at("variants").children].forEach((tab, i) => tab.setAttribute("aria-pressed", i === number));
  const whole = variant.figures != null;
  showOnly(whole ? SECTIONS : ["passes"]);
  if (whole) {
    drawFigures();
    drawTraffic();
    drawFollow();
  }
  drawBars();
  choose(variant.passes.findLastIndex((row) => row.note !== "unchanged"));
  if (!whole) return;
  drawPlan();
  drawReasons();
  drawNumbers(number);
}

// A compilation that ended early has no more than its passes, or nothing at all.
function showOnly(shown) {
  for (const id of SECTIONS) {
    for (const part of document.querySelectorAll(`#${id}, nav a[href="#${id}"]`)) part.hidden = !shown.includes(id);
  }
  at("pinned").hidden = !shown.length;
}

function start() {
  drawFailure();
  document.querySelector("h1").textContent = data.spec;
  if (!data.variants.length) return showOnly([]);
  startPasses();
  startNumbers();
  for (const pane of document.querySelectorAll("#panes .scroll")) stepThrough(pane);
  at("shape").addEventListener("input", drawLifetimes);
  open_(Math.max(0, data.variants.findIndex((one) => one.failed != null)));
}

const SECTIONS = ["figures", "traffic", "follow", "passes", "plan", "reasons", "numbers"];

at("doc").textContent = data.doc.split("\n")[0];
if (data.variants.length > 1) {
  at("variants").append(...data.variants.map((one, i) => button(one.title, false, () => open_(i))));
}
start();
document.documentElement.dataset.ready = String(Math.round(performance.now()));
