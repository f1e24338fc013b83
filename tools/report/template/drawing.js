// Boxes and edges as a drawing; a box marks its value and can be reached by the keyboard.
function svgOf(parts, final, redraw) {
  const laid = layout(parts.boxes, parts.edges), group = shape("g", {});
  for (const edge of laid.edges) group.append(shape("path", { class: "edge", d: edge.path }));
  for (const one of laid.boxes) group.append(svgBox(one, final, redraw));
  return { group, width: laid.width, height: laid.height };
}

function svgBox(one, final, redraw) {
  const made = shape("g", {
    class: `node ${one.kind}${one.fresh ? " fresh" : ""}`, tabindex: 0, role: "button",
    transform: `translate(${one.x - one.width / 2} ${one.y - one.height / 2})`,
  });
  made.append(shape("rect", { width: one.width, height: one.height, rx: 6 }));
  made.append(shape("text", { x: 8, y: 16 }, one.title));
  if (one.sub) made.append(shape("text", { x: 8, y: 30, class: "sub" }, one.sub));
  made.setAttribute("aria-label", `${one.title} ${one.sub}`);
  if (one.fold) {
    made.classList.add("folded");
    made.append(shape("title", {}, "choose it to open it"));
    act(made, () => { opened.add(one.fold); redraw(); });
    for (const index of one.values) {
      const value = final ? index : finally_(one.graph.nodes[index]);
      if (value != null) shows(made, value);
    }
  } else if (one.values.length) {
    const value = final ? one.values[0] : finally_(one.graph.nodes[one.values[0]]);
    if (value != null) {
      follow(made, value);
      made.addEventListener("keydown", (event) => { if (event.key === "Enter") pin(value, made); });
    }
  }
  return made;
}

function act(element, done) {
  element.addEventListener("click", done);
  element.addEventListener("keydown", (event) => { if (event.key === "Enter") done(); });
}

function place(bands) {
  const gap = 30, width = Math.max(...bands.map((b) => b.width)), holder = at("drawing");
  let top = 0;
  const whole = shape("svg", {});
  for (const band of bands) {
    const head = band.title ? gap : 0;
    if (band.title) {
      whole.append(shape("rect", { x: 0, y: top, width, height: band.height + head, rx: 8, class: `lane tint${band.tint}` }));
      whole.append(shape("text", { x: 14, y: top + 20, class: "lane-title" }, band.title));
    }
    band.group.setAttribute("transform", `translate(0 ${top + head})`);
    whole.append(band.group);
    top += band.height + head + (band.title ? 8 : 0);
  }
  const scale = Math.min(1, Math.max(0.75, (holder.clientWidth - 2) / width));
  for (const [name, value] of Object.entries({ viewBox: `0 0 ${width} ${top}`, width: width * scale, height: top * scale })) whole.setAttribute(name, value);
  holder.replaceChildren(whole);
}

function drawGraph(row, redraw) {
  const graph = variant.graphs[row.graph];
  const most = at("apart").checked ? Infinity
    : roomOf(graph, (room, isOpen) => [graphParts(graph, new Set(), room, isOpen)]);
  const parts = graphParts(graph, new Set(row.new || []), most, isOpened);
  for (const one of parts.boxes) one.graph = graph;
  place([svgOf(parts, row.graph === variant.final, redraw)]);
}

// A drawing for each pass of a sweep, one below the other.
function lanes(room, isOpen) {
  const earlier = new Set(), passes = variant.sweeps.flatMap((sweep) => sweep.passes);
  return passes.map((pass) => {
    const parts = laneParts(pass, earlier, room / passes.length, isOpen);
    for (const value of pass.computes) earlier.add(value);
    return parts;
  });
}

function drawLanes() {
  const most = at("apart").checked ? Infinity : roomOf(variant, lanes), parts = lanes(most, isOpened);
  const bands = variant.sweeps.flatMap((sweep, number) => sweep.passes.map((pass, index) => {
    const drawn = svgOf(parts.shift(), true, drawLanes);
    const moved = (items) => items.reduce((sum, item) => sum + item.bytes, 0);
    const which = sweep.passes.length > 1 ? `, pass ${index + 1}` : "";
    return { ...drawn, tint: number % 4,
      title: `sweep ${number + 1}${which}: reads ${moved(pass.loads)} B, writes ${moved(pass.stores)} B per parameter` };
  }));
  if (bands.length) place(bands);
  else at("drawing").replaceChildren(el("p", "lead", "This step touches no tensor."));
}
