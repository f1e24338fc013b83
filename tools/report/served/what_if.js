// The panel: what may be chosen, why a choice was refused, and the costs before and now.
let asked = 0; // the number of the last choice that was asked for

function control(label, element) {
  element.id = "choice-" + label;
  element.addEventListener("change", chosen);
  return el("label", "choice", el("span", "", label), element);
}

function selection(label, options, value) {
  const known = options.includes(value) ? options : [value, ...options];
  const made = el("select", "", ...known.map((one) => el("option", "", one)));
  made.value = value;
  return control(label, made);
}

function drawPanel() {
  const panel = answer.panel, parts = [selection("policy", panel.policies, panel.policy)];
  for (const role of panel.roles) parts.push(selection(role.name, panel.formats, role.stored));
  for (const flag of panel.statics) {
    const box = el("input");
    [box.type, box.checked] = ["checkbox", flag.value];
    parts.push(control(flag.name, box));
  }
  const base = button("as on the command line", false, () => go(""));
  base.id = "reset";
  base.hidden = !location.search;
  at("choices").replaceChildren(...parts, base);
  refuse(answer.refused);
  drawAgainst();
}

const valueIn = (label) => at("choice-" + label);

function queryOfPanel() {
  const { panel, choice, base } = answer;
  const policy = valueIn("policy").value, said = (role, value) => value !== role.declared || role.unsaid !== role.declared;
  const found = { policy: policy === panel.policy ? choice.policy : policy };
  const stored = panel.roles.map((role) => [role, valueIn(role.name).value]);
  found.dtypes = stored.every(([role, value]) => value === role.stored) ? choice.dtypes
    : stored.filter(([role, value]) => said(role, value)).map(([role, value]) => `${role.name}=${value}`).join();
  found.statics = panel.statics.filter((flag) => valueIn(flag.name).checked !== flag.declared)
    .map((flag) => `${flag.name}=${valueIn(flag.name).checked}`).join();
  const changed = Object.entries(found).filter(([name, value]) => value !== base[name]);
  const spelled = (value) => encodeURIComponent(value).replace(/%(3D|2C)/g, decodeURIComponent);
  return changed.length ? "?" + changed.map(([name, value]) => `${name}=${spelled(value)}`).join("&") : "";
}

async function chosen() {
  const number = ++asked, query = queryOfPanel();
  live("Building…");
  const found = await ask("built" + query).catch((error) => ({ refused: error.message }));
  if (number !== asked) return;
  live("");
  if (found.refused || found.error) refuse(found.refused || found.error);
  else go(query);
}

function go(query) {
  for (const act of beforeLeaving) act();
  location.assign(location.pathname + query);
}

function refuse(sentence) {
  at("refused").textContent = sentence;
  at("refused").hidden = !sentence;
}

const COSTS = [
  ["bytes", "bytes per parameter"], ["sweeps", "sweeps"], ["launches", "launches"],
  ["temporary", "bytes per parameter of temporaries"], ["buffers", "buffers"],
];

function drawAgainst() {
  const head = el("tr", "", el("th", "", ""), ...COSTS.map(([, said]) => el("th", "", said)));
  const rows = answer.now.map((now) => {
    const before = answer.before.find((one) => one.title === now.title);
    const cells = COSTS.map(([name]) => against(before?.[name], now[name]));
    return el("tr", "", el("th", "", now.title), ...cells);
  });
  at("against").replaceChildren(el("table", "", el("thead", "", head), el("tbody", "", ...rows)));
}

function against(before, now) {
  if (before == null || before === now) return el("td", "", String(now));
  return el("td", now < before ? "less" : "more", `${before} → ${now}`);
}

at("what-if").hidden = !answer.panel.roles;
if (answer.panel.roles) {
  drawPanel();
  document.querySelector("nav").prepend(Object.assign(el("a", "", "What if"), { href: "#what-if" }), " ");
}
