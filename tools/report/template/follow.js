// Source, sweeps and code side by side.
const sourceLines = new Map(); // "file:line" to its element
let codeTab = 0;

function drawFollow() {
  drawSource();
  drawSweeps();
  drawCode();
}

function row(text, note, cls) {
  const made = el("div", "row", el("span", "text", text));
  if (note) made.append(el("span", `note ${cls || ""}`, note));
  return made;
}

// ---------------------------------------------------------------- source
function drawSource() {
  const pane = at("source"), costs = new Map();
  sourceLines.clear();
  pane.replaceChildren();
  for (const line of variant.lines) costs.set(`${line.file}:${line.line}`, line);
  variant.files.forEach((file, number) => {
    if (file.said) pane.append(el("div", "head sentence", file.said));
    if (file.changed) pane.append(changedNote(file));
    for (const part of file.parts) {
      pane.append(el("div", "head", `${file.name} · ${part.function}`));
      for (const [line, text] of part.lines) pane.append(sourceLine(number, line, text, costs));
    }
    if (!file.parts.length) pane.append(el("div", "head", `${file.name}: its text cannot be read`));
  });
  markNotFinite();
  oneStop(pane);
}

const changedNote = (file) =>
  el("p", "head changed", `${file.name} has changed since it was traced: this is its text as it was then`);

function sourceLine(file, line, text, costs) {
  const key = `${file}:${line}`, cost = costs.get(key);
  const made = el("div", "row", el("span", "number", String(line)), el("span", "text", text));
  made.dataset.line = key;
  const ended = variant.barriers.filter((b) => b.reductions.some((r) => isAskedOn(r.value, file, line)));
  if (cost || ended.length) made.append(costNote(cost || { items: [] }, ended));
  sourceLines.set(key, made);
  const values = valuesOn(file, line);
  if (values.length) {
    made.dataset.value = values.at(-1);
    made.addEventListener("mousemove", (event) => mark(valueUnder(event, made, file, line, values), made));
    made.addEventListener("focus", () => mark(+made.dataset.value, made));
    made.addEventListener("click", (event) => pin(valueUnder(event, made, file, line, values), made));
    made.addEventListener("keydown", (event) => stepAlong(event, made, values));
  }
  return made;
}

function costNote(cost, ended) {
  const note = el("span", "note");
  const parts = [["read", "r"], ["written", "w"]].filter(([kind]) => cost[kind]);
  note.append(parts.map(([kind, letter]) => `${letter}${cost[kind]}`).join(" "));
  if (cost.tax) note.append(" ", el("b", "tax", `+${cost.tax} tax`));
  if (ended.length) note.append(" ", el("b", "tax", `ends sweep ${ended.map((b) => b.sweep).join(", ")}`));
  note.title = cost.items.map((item) => `${item.kind} ${item.role}: ${item.bytes} B`).join("\n");
  return note;
}

// The values written on a line, elements before numbers last: the last is what the line is about.
function valuesOn(file, line) {
  const found = [];
  finalNodes().forEach((node, value) => {
    if (node.dead || node.op === "read") return;
    const on = originOf(node).stacks.some((stack) => stack.some((number) => {
      const site = variant.sites[number];
      return site.file === file && site.line <= line && line <= site.end_line;
    }));
    if (on) found.push(value);
  });
  const rank = (value) => (isElement(finalNodes()[value]) ? 2 : finalNodes()[value].reduces ? 1 : 0);
  return found.sort((a, b) => rank(a) - rank(b) || a - b);
}

// The value of the smallest expression under the pointer; else what the line is about.
function valueUnder(event, element, file, line, values) {
  const caret = document.caretRangeFromPoint?.(event.clientX, event.clientY);
  const holder = element.querySelector(".text");
  if (!caret || !holder.contains(caret.startContainer)) return values.at(-1);
  const range = document.createRange();
  range.setStart(holder, 0);
  range.setEnd(caret.startContainer, caret.startOffset);
  const column = range.toString().length;
  let best = values.at(-1), least = Infinity;
  for (const value of values) {
    for (const site of sitesOf(value, true)) {
      if (site.file !== file || site.line !== line || site.end_line !== line) continue;
      const length = site.end_column - site.column;
      if (site.column <= column && column < site.end_column && length <= least) [best, least] = [value, length];
    }
  }
  return best;
}

function stepAlong(event, element, values) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const next = values[values.indexOf(+element.dataset.value) + step];
  if (next != null) element.dataset.value = next;
  mark(+element.dataset.value, element);
  event.preventDefault();
}

// Its innermost expressions, or also the calls that led there.
function sitesOf(value, innermost) {
  const stacks = originOf(finalNodes()[value]).stacks;
  return stacks.flatMap((stack) => (innermost ? stack.slice(-1) : stack.slice(0, -1)).map((s) => variant.sites[s]));
}

function markSource(value) {
  for (const old of document.querySelectorAll("#source mark")) old.replaceWith(...old.childNodes);
  markNotFinite();
  for (const site of sitesOf(value, false)) markSite(site, "call");
  for (const site of sitesOf(value, true)) markSite(site, "exact");
}

function markNotFinite() {
  for (const value of notFinite) for (const site of sitesOf(value, true)) markSite(site, "nonfinite");
}

function markSite(site, cls) {
  for (let line = site.line; line <= site.end_line; line++) {
    const element = sourceLines.get(`${site.file}:${line}`);
    if (!element) continue;
    const holder = element.querySelector(".text"), text = holder.textContent;
    const from = line === site.line ? site.column : text.length - text.trimStart().length;
    const to = line === site.end_line ? site.end_column : text.length;
    element.classList.add(cls === "nonfinite" ? cls : "marked");
    if (cls !== "nonfinite") marked.add(element);
    if (cls === "call" && holder.querySelector("mark")) continue;
    const part = el("mark", cls, text.slice(from, to));
    holder.replaceChildren(text.slice(0, from), part, text.slice(to));
  }
}

// ---------------------------------------------------------------- sweeps
function drawSweeps() {
  const pane = at("sweeps");
  pane.replaceChildren();
  for (const item of variant.order) {
    if (item.sweep != null) variant.sweeps[item.sweep].passes.forEach((p, i) => sweepPass(pane, p, item.sweep, i));
    else if (item.space) sweepMatrices(pane, item);
    else sweepNumbers(pane, item);
  }
  oneStop(pane);
}

function sweepMatrices(pane, item) {
  const graph = variant.graphs[variant.final], known = names(graph);
  const add = (text, value, note) => {
    const line = row(text, note);
    follow(line, value);
    pane.append(line);
  };
  pane.append(el("div", "head", `${item.product == null ? "matrices" : "product"}, each cell of ${item.space}${item.way && `, ${item.way}`}`));
  for (const factor of item.factors) add(`factor ${known[factor.value]}`, factor.value, factor.transposed ? "transposed" : "");
  for (const value of item.loads) add(`load ${known[value]}`, value);
  for (const value of item.nodes) add(text(graph, value), value);
  for (const value of item.keeps) add(`keep ${known[value]}`, value, "temporary");
  for (const role of item.stores) pane.append(row(`store ${role}`));
}

function sweepNumbers(pane, item) {
  const graph = variant.graphs[variant.final];
  const often = { step: "once a step", tensor: "once per tensor", rows: "once per row" }[item.scope] || item.scope;
  const stored = item.stores.length ? `, stores ${item.stores.join(", ")}` : "";
  if (!item.nodes.length) return pane.append(el("div", "head", `scalars, ${often}${stored}`));
  const made = el("details", "numbers", el("summary", "", `${plural(item.nodes.length, "scalar operation")}, ${often}${stored}`));
  made.open = item.nodes.length <= 12;
  for (const value of item.nodes) {
    const line = row(text(graph, value));
    follow(line, value);
    made.append(line);
  }
  pane.append(made);
}

function sweepPass(pane, pass, sweep, index) {
  const graph = variant.graphs[variant.final], known = names(graph);
  const add = (text, value, note, cls) => {
    const line = row(text, note, cls);
    if (value != null) follow(line, value);
    pane.append(line);
  };
  pane.append(el("div", `head tint${sweep % 4}`, `sweep ${sweep + 1}, pass ${index + 1}`));
  for (const load of pass.loads) {
    const again = load.kind === "again", from = load.role && finalNodes()[load.value].op !== "read" ? ` = ${known[load.value]}` : "";
    add(`load ${load.role || known[load.value]}${from}`, load.value,
      load.bytes ? `${again ? "+" : ""}${load.bytes} B${again ? " tax" : ""}` : load.kind, again ? "tax" : "");
  }
  for (const value of pass.computes) add(text(graph, value), value);
  for (const value of pass.keeps) add(`keep ${known[value]}`, value, "in cache");
  for (const value of pass.reductions) add(text(graph, value), value, "reduces", "tax");
  for (const store of pass.stores) {
    add(store.role ? `store ${store.role}${store.value == null ? "" : ` = ${known[store.value]}`}` : `keep ${known[store.value]}`, store.value,
      `${store.bytes} B${store.guard == null ? "" : " if ok"}`);
  }
}

// ---------------------------------------------------------------- code
function drawCode() {
  const pane = at("code"), shown = variant.code[codeTab] || variant.code[0];
  const tabs = variant.code.map((code, number) => button(code.name, code === shown, () => {
    codeTab = number;
    drawCode();
  }));
  at("code-tabs").replaceChildren(...tabs);
  pane.replaceChildren();
  for (const said of [shown.missing, shown.said]) if (said) pane.append(el("div", "head sentence", said));
  const titles = new Map(), inner = new Map(); // of loops, by the number of a line
  for (const loop of shown.loops) {
    const vector = loop.mix.bits ? "vector" : "scalar";
    titles.set(firstOf(loop, shown.lines), [loop.title, vector]);
    for (const [from, to] of loop.lines) for (let n = from; n <= to; n++) inner.set(n, vector);
  }
  shown.lines.forEach(([text, value], number) => {
    const title = titles.get(number), made = row(text);
    if (title) pane.append(el("div", `head ${title[1]}`, title[0]));
    if (inner.has(number)) made.classList.add("inner", inner.get(number));
    if (value != null) follow(made, value);
    pane.append(made);
  });
  oneStop(pane);
  if (shownValue != null) return mark(shownValue, null); // as in the pane that was there
  const first = pane.querySelector("[data-value]");
  if (first) pane.scrollTop = first.offsetTop - 40;
}

// The label that a loop begins at, or its first line.
function firstOf(loop, lines) {
  const first = loop.lines[0][0];
  return first && lines[first - 1][0].endsWith(":") ? first - 1 : first;
}
