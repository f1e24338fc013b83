// The memory plan, with bytes for a shape that the reader types.
function drawPlan() {
  const plan = variant.plan, beside = plan.updates.filter((u) => u.how !== "in place");
  const said = beside.map((u) => `${u.role}: ${u.how}`).join("; ");
  at("in-place").textContent = (plan.updates.length
    ? beside.length ? `Not in place: ${said}.` : `All of ${plan.updates.map((u) => u.role).join(", ")} are updated in place.`
    : "No tensor is updated.")
    + (plan.buffers.length ? " Beside the arrays there are these buffers; those whose times do not overlap share storage." : " Nothing is stored beside the arrays.")
    + (plan.tile_bytes ? ` Tiles of ${plan.tile_bytes} bytes stay in cache.` : "");
  drawLifetimes();
}

function drawLifetimes() {
  const plan = variant.plan, dims = dimsOf(at("shape").value), seen = dims && seenAs(plan.view, dims);
  at("shape").setAttribute("aria-invalid", !seen);
  at("shape-said").textContent = !dims ? "Expected sizes such as 4096 x 1024."
    : !seen ? `The view ${plan.view} needs more axes than ${dims.length}.` : total(plan, seen);
  const head = el("tr", "", el("th", "", "buffer"), el("th", "", "bytes"), ...plan.launches.map((l) => el("th", "", l)));
  const rows = plan.buffers.flatMap((buffer) => buffer.columns.map((column) => {
    const size = seen ? (cells(column, seen) * column.cell).toLocaleString("en") : "–";
    const cellsOf = plan.launches.map((launch, i) => {
      const alive = i >= column.first && i <= column.last, cell = el("td", alive ? "alive" : "");
      if (alive) cell.setAttribute("aria-label", "in use");
      return cell;
    });
    return el("tr", "", el("th", "", `${buffer.name} · ${column.name}`), el("td", "size", size), ...cellsOf);
  }));
  at("lifetimes").hidden = at("launches-said").hidden = !rows.length;
  at("lifetimes").replaceChildren(el("table", "", el("thead", "", head), el("tbody", "", ...rows)));
}

function total(plan, seen) {
  const largest = plan.buffers.map((b) => Math.max(...b.columns.map((c) => cells(c, seen) * c.cell)));
  const bytes = largest.reduce((a, b) => a + b, 0), moved = variant.figures.fused * seen.numel;
  const part = seen.numel ? ((100 * bytes) / (4 * seen.numel)).toFixed(2) : "0";
  return `${seen.numel.toLocaleString("en")} parameters: a step moves ${moved.toLocaleString("en")} bytes; the buffers take ${bytes.toLocaleString("en")} (${part} % of such a tensor in f32).`;
}

function dimsOf(typed) {
  const words = typed.trim().replace(/[()[\]]/g, "").split(/\s*[x×*,\s]\s*/).filter(Boolean);
  const dims = words.map(Number);
  return dims.length && dims.every((n) => Number.isSafeInteger(n) && n > 0) ? dims : null;
}

// The tensor as [outer, inner, rows, cols], as the step's view has it.
function seenAs(view, dims) {
  const product = (list) => list.reduce((a, b) => a * b, 1), numel = product(dims);
  const whole = (outer, inner, row, col) => ({ numel, outer, inner, row, col });
  if (view === "flat" || view === "") return whole(1, 1, 1, numel);
  if (view.startsWith("block")) return whole(1, 1, Math.ceil(numel / parseInt(view.slice(6))), parseInt(view.slice(6)));
  const named = /^axes\((?:(\d+),)?(\d+),(\d+)\)$/.exec(view), rank = dims.length;
  const [h, i, j] = view === "matrix" ? [0, rank - 2, rank - 1] : named ? [+(named[1] || 0), +named[2], +named[3]] : [0, 0, 1];
  if (rank < j || i < 0) return null;
  return whole(product(dims.slice(0, h)), product(dims.slice(h, i)), product(dims.slice(i, j)), product(dims.slice(j)));
}

function cells(column, s) {
  const up = (a, b) => Math.ceil(a / b), batches = s.outer * s.inner, of = column.counted;
  if (of.axes) return of.axes.length === 4 ? s.numel : of.axes.reduce((n, axis) => n * s[axis], 1);
  const longest = Math.max(s.row, s.col);
  if (of.block) {
    const blocks = up(s.numel, of.block);
    if (of.what === "list") return up(Math.max(blocks, batches * longest), 1024) + 1;
    return of.what === "leaves" ? blocks * up(of.block, 1024) : blocks;
  }
  return {
    "row leaves": () => batches * s.row * up(s.col, 1024),
    "col leaves": () => batches * up(s.row, 64) * s.col,
    "row list": () => up(batches * s.row, 1024) + 1,
    "matrix list": () => up(batches * longest, 1024) + 1,
  }[column.extent]();
}
