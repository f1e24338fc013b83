// The passes: a bar for each, the drawing or the text difference of the one that is chosen.
let current = 0, asText = false;

function drawBars() {
  const most = Math.max(1, ...variant.passes.map((row) => row.bytes));
  at("bars").replaceChildren(...variant.passes.map((row, number) => {
    const bar = el("i");
    bar.style.height = `${Math.max(3, (64 * row.bytes) / most)}px`;
    const made = button("", false, () => choose(number));
    made.replaceChildren(el("b", "", String(row.bytes)), bar, el("span", "", row.name));
    made.className = row.note === "unchanged" ? "same" : "";
    made.title = `${row.name}: ${plural(row.nodes, "node")}, ${row.bytes} B/param, ${row.ms} ms`;
    return made;
  }));
  at("slider").max = variant.passes.length - 1;
}

function choose(number) {
  current = number;
  const row = variant.passes[number];
  at("slider").value = number;
  at("slider").setAttribute("aria-valuetext", row.name);
  [...at("bars").children].forEach((bar, i) => bar.setAttribute("aria-pressed", i === number));
  const note = row.note ? ` · ${row.note}` : "";
  at("pass-name").replaceChildren(el("b", "", row.name), ` · ${plural(row.nodes, "node")} · ${row.bytes} bytes/param · ${row.flops} flop/param${note}`);
  drawGone(row);
  drawChosen();
}

function drawChosen() {
  const row = variant.passes[current];
  at("as-drawing").setAttribute("aria-pressed", !asText);
  at("as-diff").setAttribute("aria-pressed", asText);
  at("drawing").hidden = at("drawing-legend").hidden = asText;
  at("diff").hidden = !asText;
  if (asText) drawDifference(row);
  else if (row.lanes) drawLanes();
  else drawGraph(row, drawChosen);
  const folded = at("apart").checked || opened.size || at("drawing").querySelector(".folded");
  at("apart-label").hidden = asText || !folded;
}

function drawGone(row) {
  const gone = row.gone || [], details = at("gone");
  details.hidden = !gone.length;
  details.querySelector("summary").textContent = `${plural(gone.length, "value")} went or changed`;
  details.querySelector("ul").replaceChildren(...gone.map((item) =>
    el("li", "", el("code", "", item.text), item.by ? el("span", "made", `by ${item.by}`) : "")));
}

// ---------------------------------------------------------------- text difference
function textOf(number) {
  const graph = variant.graphs[number], lines = [];
  graph.nodes.forEach((node, i) => { if (node.op !== "read") lines.push(text(graph, i)); });
  return [...lines, ...graph.updates.map((update) => update.text)];
}

function drawDifference(row) {
  const before = current ? variant.passes[current - 1].graph : row.graph;
  const lines = before === row.graph ? textOf(row.graph).map((line) => [" ", line]) : difference(textOf(before), textOf(row.graph));
  at("diff").replaceChildren(...lines.map(([sign, line]) => {
    const made = el("div", `row ${{ "+": "plus", "-": "minus" }[sign] || ""}`, el("span", "number", sign), el("span", "text", line));
    return made;
  }));
}

// The longest common subsequence of two texts, and what is beside it.
function difference(a, b) {
  const best = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      best[i][j] = a[i] === b[j] ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
    }
  }
  const out = [];
  let i = 0, j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) out.push([" ", a[i++]]), j++;
    else if (j >= b.length || (i < a.length && best[i + 1][j] >= best[i][j + 1])) out.push(["-", a[i++]]);
    else out.push(["+", b[j++]]);
  }
  return out;
}

function startPasses() {
  at("slider").addEventListener("input", () => choose(+at("slider").value));
  at("apart").addEventListener("change", drawChosen);
  at("as-drawing").addEventListener("click", () => { asText = false; drawChosen(); });
  at("as-diff").addEventListener("click", () => { asText = true; drawChosen(); });
  at("bars").addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = current + (step || 0);
    if (!step || next < 0 || next >= variant.passes.length) return;
    choose(next);
    at("bars").children[next].focus();
    event.preventDefault();
  });
}
