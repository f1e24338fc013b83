// How exact a step is, and what it makes of the user's own arrays: one element through every line.
const followed = data.followed;
const notFinite = new Set(); // values of the shown variant that are not finite first

function findNotFinite(number) {
  notFinite.clear();
  if (!followed || followed.variant !== number) return;
  for (const first of followed.tensors[followed.tensor].not_finite) notFinite.add(first.value);
}

function drawNumbers(number) {
  at("numbers").hidden = at("to-numbers").hidden = !data.accuracy && !followed;
  at("accuracy").hidden = !data.accuracy;
  at("followed").hidden = !followed;
  if (data.accuracy) drawAccuracy(data.accuracy);
  if (followed) drawFollowed(number);
}

function table(heads, rows) {
  const head = el("tr", "", ...heads.map((text) => el("th", "", text)));
  return el("table", "", el("thead", "", head), el("tbody", "", ...rows));
}

const short = (n) => (typeof n === "string" ? n : n === 0 || (n >= 0.01 && n < 1e6) ? String(+n.toFixed(2)) : n.toExponential(1));

function drawAccuracy(found) {
  if (found.missing) return at("accuracy-table").replaceChildren(el("p", "tax", `Not measured: ${found.missing}`));
  at("accuracy-table").replaceChildren(table(
    ["role", "stored as", "worst", "mean", "nearest number", "where it is worst", "stored", "exact"],
    found.roles.map((row) => el("tr", "", el("th", "", row.role), ...[
      row.stored, `${short(row.worst)} ${row.unit}`, short(row.mean),
      row.nearest == null ? "–" : `${(100 * row.nearest).toFixed(1)} %`, row.where, row.got, row.exact,
    ].map((text) => el("td", "", text))))));
}

// ---------------------------------------------------------------- values
function drawFollowed(number) {
  const tensor = followed.tensors[followed.tensor];
  at("followed-file").textContent = `${followed.file}: tensor ${tensor.name}, ${tensor.shape.join(" × ") || "a number"}`;
  const lines = followed.tensors.flatMap((one) => one.not_finite.map((first) => notFiniteLine(one, first, number)));
  if (followed.others) lines.push(el("p", "", `${plural(followed.others, "more tensor")} not shown.`));
  at("not-finite").replaceChildren(...(lines.length ? lines : [el("p", "", "Every value is finite.")]));
  const here = followed.variant === number;
  at("other-variant").hidden = here;
  at("other-variant").textContent = `This tensor takes ${data.variants[followed.variant].title}: choose it at the top.`;
  at("element").disabled = at("every").disabled = !here;
  at("value-rows").hidden = !here;
  at("value-rows").replaceChildren();
  if (!here) return;
  if (!at("element").value) at("element").value = `${tensor.at}[${followed.at ?? followed.elements[0] ?? 0}]`;
  drawElement();
}

function notFiniteLine(tensor, first, number) {
  const line = el("button", "miss", el("b", "tax", followed.tensors.length > 1 ? tensor.name : ""), el("span", "", first.said));
  const shown = followed.variant === number && tensor === followed.tensors[followed.tensor];
  if (shown) follow(line, first.value);
  else line.disabled = true;
  return line;
}

// The flat index of an element as typed, or what is wrong with it.
function elementOf(typed) {
  const found = /^\s*([^[\]]*?)\s*(?:\[([^\]]*)\]|(\d+))\s*$/.exec(typed), tensor = followed.tensors[followed.tensor];
  if (!found) return "Expected an element such as param[17].";
  const name = found[1].split("/").at(-1), roles = variant.graphs[variant.final].nodes.filter((n) => n.role && isElement(n)).map((n) => n.role);
  if (name && name !== tensor.at && !roles.includes(name)) return `The values are of ${tensor.name}; its roles are ${roles.join(", ")}.`;
  const words = (found[2] ?? found[3]).split(",").map((w) => w.trim()).filter(Boolean), parts = words.map(Number);
  const size = tensor.shape.reduce((a, b) => a * b, 1);
  const bounds = parts.length === 1 ? [size] : tensor.shape;
  const fits = parts.length === bounds.length && parts.every((n, i) => /^\d+$/.test(words[i]) && n < bounds[i]);
  if (!fits) return `Expected one number from 0 to ${size - 1}${tensor.shape.length > 1 ? `, or ${tensor.shape.length} within ${tensor.shape.join(" × ")}` : ""}.`;
  return parts.reduce((flat, n, i) => flat * bounds[i] + n, 0);
}

function drawElement() {
  const flat = elementOf(at("element").value), place = followed.elements.indexOf(flat);
  const tensor = followed.tensors[followed.tensor];
  at("element").setAttribute("aria-invalid", place < 0);
  at("element-said").textContent = typeof flat === "string" ? flat
    : place < 0 ? `Element ${flat} is not in this file: write it with --at "${tensor.at}[${flat}]".` : `Element ${flat} of ${tensor.name}.`;
  drawValueRows(place);
}

function drawValueRows(place) {
  const graph = variant.graphs[variant.final], between = new Set(followed.between), every = at("every").checked;
  const rows = [], heads = new Map();
  graph.nodes.forEach((node, value) => {
    if (!followed.values[value] || !(every || between.has(value))) return;
    const key = node.op === "read" ? "" : keyOfLine(node);
    if (!heads.has(key)) heads.set(key, []);
    heads.get(key).push(value);
  });
  for (const [key, values] of heads) {
    rows.push(el("tr", "line", headCell(key)));
    for (const value of values) rows.push(valueRow(graph, value, place));
  }
  rows.push(el("tr", "line", headCell("stored")));
  for (const update of followed.updates) rows.push(el("tr", "", el("th", "", `update ${update.role}`), el("td", "", !update.stored ? "not stored" : update.cells[place] ?? ""), ...[1, 2, 3, 4].map(() => el("td"))));
  at("value-rows").replaceChildren(table(["value", "at the element", "least", "largest", "mean |x|", "not finite"], rows));
  oneStop(at("value-rows"));
}

function headCell(key) {
  const [file, line] = key.split(":"), text = sourceLines.get(key)?.querySelector(".text").textContent.trim();
  const made = el("th", "", key === "" ? "read" : key === "stored" ? "stored" : text ? `${line}  ${text}` : "made by passes");
  made.colSpan = 6;
  return made;
}

function keyOfLine(node) {
  const stack = originOf(node).stacks[0] || [], site = stack.length ? variant.sites[stack[0]] : null;
  return site ? `${site.file}:${site.line}` : "none";
}

function valueRow(graph, value, place) {
  const one = followed.values[value], cell = one.one ?? one.cells[place] ?? "";
  const range = one.one != null ? ["", "", "", ""] : [one.least ?? "–", one.largest ?? "–", one.mean ?? "–", one.bad ? `${one.bad} of ${one.size}` : "0"];
  const row = el("tr", "", el("th", "", text(graph, value)), el("td", "cell", cell), ...range.map((said) => el("td", one.bad ? "tax" : "", said)));
  follow(row, value);
  return row;
}

function startNumbers() {
  at("element").addEventListener("input", drawElement);
  at("every").addEventListener("change", drawElement);
  stepThrough(at("value-rows"));
}
