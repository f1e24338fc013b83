// The five numbers, and the sweeps.
function drawFigures() {
  const f = variant.figures, ratio = f.fused ? (f.unfused / f.fused).toFixed(1) : "1.0";
  const rest = f.temporary ? `${f.temporary} bytes per parameter of temporaries`
    : `no temporary of a tensor's size${f.buffers ? `; ${plural(f.buffers, "small buffer")}` : ""}`;
  const inPlace = variant.plan.updates.filter((u) => u.how === "in place").map((u) => u.role);
  const numbers = [...new Set(variant.order.flatMap((item) => (!item.space && item.stores) || []))];
  const counts = numbers.length ? `, and ${numbers.length < 6 ? numbers.join(", ") : plural(numbers.length, "number")}` : "";
  const named = inPlace.length && inPlace.length < 6 ? ` (${inPlace.join(", ")})` : "";
  const rows = [
    [plural(f.sweeps, "sweep"), "over memory: how often the step goes through all tensors"],
    [`${f.optimal} bytes`, `moved per parameter: ${f.floor} that any step must move`
      + (f.tax ? ` + ${f.tax} because it has to wait` : ", none more") + (f.doubt ? `; ${f.doubt}` : "")],
    [`${f.unfused} → ${f.fused}`, `bytes per parameter: a sweep for each operation → fused, ${ratio}× less traffic`],
    [`${f.in_place} of ${f.updates}`, `tensors updated in place${named}${counts}; ${rest}`],
    [`${f.flops_per_byte.toFixed(2)} flop`, `per byte, ${f.flops} per parameter: memory sets the pace`
      .replace(": memory sets the pace", f.flops_per_byte < 4 ? ": memory sets the pace" : "")],
  ];
  at("figures").replaceChildren(...rows.map(([number, said]) => el("div", "", el("dt", "", number), el("dd", "", said))));
}

function drawTraffic() {
  const made = [];
  variant.sweeps.forEach((sweep, number) => {
    if (number) made.push(waiting(number));
    made.push(sweepBox(sweep, number));
  });
  at("sweep-list").replaceChildren(...made);
  if (!made.length) at("sweep-list").append(el("p", "lead", "This step touches no tensor."));
}

// What stands between two sweeps: the price of waiting.
function waiting(number) {
  const tax = variant.sweeps[number].tax.reduce((sum, item) => sum + item.bytes, 0);
  const turns = variant.order.map((item) => item.sweep), from = turns.indexOf(number - 1), to = turns.indexOf(number);
  const products = variant.order.slice(from, to).filter((item) => item.product != null).length;
  const said = (products ? plural(products, "product") : "wait") + (tax ? ` · ${tax} B again` : "");
  return el("div", "wait", el("i"), el("span", "", said), el("i"));
}

function sweepBox(sweep, number) {
  const box = el("article", `sweep tint${number % 4}`);
  box.append(el("h3", "", `Sweep ${number + 1}`, el("b", "", `${sweep.bytes} B/param`)));
  sweep.passes.forEach((pass, index) => {
    if (sweep.passes.length > 1) box.append(el("h4", "pass", `pass ${index + 1}, chunk by chunk`));
    box.append(passBox(pass));
  });
  return box;
}

function passBox(pass) {
  const said = { first: "", again: " again", cache: " cached", kept: " kept" };
  const reads = pass.loads.map((load) => chip(load.kind, load.role || wordsOf(load.value),
    load.bytes, said[load.kind], load.value));
  const writes = pass.stores.map((store) => chip("store", store.role || wordsOf(store.value),
    store.bytes, store.role ? (store.guard == null ? "" : " if ok") : " for products", store.value));
  for (const value of pass.keeps) writes.push(chip("cache", wordsOf(value), 0, " kept", value));
  const box = el("div", "", el("div", "io",
    el("div", "", el("h4", "", "reads"), ...(reads.length ? reads : ["nothing"])),
    el("div", "", el("h4", "", "writes"), ...(writes.length ? writes : ["nothing"]))));
  for (const value of pass.reductions) {
    const line = el("button", "ends", "reduces ", el("code", "", phrase(value)));
    follow(line, value);
    box.append(line);
  }
  return box;
}

function chip(kind, name, bytes, said, value) {
  const bar = el("i", `bar ${kind}`);
  bar.style.width = `${Math.max(4, bytes) * 7}px`;
  const made = el("button", `chip ${kind}`, bar, el("span", "", name), el("small", "", (bytes ? `${bytes} B` : "0 B") + said));
  if (value != null) follow(made, value);
  return made;
}
