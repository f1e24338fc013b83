// What was not fused: each end of a sweep with its price, whom to blame and what would remove it.
function drawReasons() {
  const made = variant.barriers.map(barrierBox);
  at("barriers").replaceChildren(...(made.length ? made
    : [el("p", "lead", variant.sweeps.length ? "Everything is one sweep: nothing had to wait, and no byte moves twice." : "There is nothing to fuse.")]));
  if (variant.figures.doubt) at("barriers").append(el("p", "tax", variant.figures.doubt));
  const misses = missRows();
  at("misses").replaceChildren(...(misses.length ? misses : [el("p", "lead", "None.")]));
}

// A row a reason, with each expression once: what a function is expanded to has it many times.
function missRows() {
  const rows = new Map();
  for (const miss of variant.near_misses) {
    const reason = `${miss.name}: ${miss.why}`, words = wordsOf(miss.value);
    if (!rows.has(reason)) rows.set(reason, new Map());
    if (!rows.get(reason).has(words)) rows.get(reason).set(words, miss.value);
  }
  return [...rows].map(([reason, found]) => el("div", "misses", el("span", "", reason),
    ...[...found].map(([words, value]) => {
      const made = el("button", "miss", el("code", "", words));
      follow(made, value);
      return made;
    })));
}

function barrierBox(barrier) {
  const cost = barrier.cost.reduce((sum, item) => sum + item.bytes, 0);
  const again = variant.sweeps[barrier.sweep].passes.flatMap((p) => p.loads).filter((l) => l.kind === "again").map((l) => l.role);
  const box = el("article", "barrier", el("h3", "", `Sweep ${barrier.sweep + 1} waits for sweep ${barrier.sweep}`, el("b", cost ? "tax" : "", cost ? `+${cost} B/param` : "free")));
  if (cost) box.append(el("p", "", `Price: ${[...new Set(again)].join(", ")} ${again.length === 1 ? "is" : "are"} read again.`));
  for (const blamed of barrier.reductions) {
    const line = el("button", "ends", "because of ", el("code", "", phrase(blamed.value)), placeOf(blamed.value));
    follow(line, blamed.value);
    const way = el("p", "way", "from there to what waits: ", ...blamed.path.flatMap((value, i) => [i ? " → " : "", wayStep(value)]), blamed.waits ? ` → ${blamed.waits.replace("%", "")}` : "");
    box.append(line, way);
  }
  for (const remedy of new Set(barrier.reductions.map((blamed) => blamed.remedy)))
    box.append(el("p", "remedy", el("b", "", "What would remove it: "), remedy));
  return box;
}

// The line of the definition that asks for a value.
function placeOf(value) {
  const site = askedAt(value);
  return site ? ` in line ${site.line} of ${variant.files[site.file].name}` : "";
}

const askedAt = (value) => variant.sites[originOf(finalNodes()[value]).stacks[0]?.[0]];

function isAskedOn(value, file, line) {
  const site = askedAt(value);
  return site && site.file === file && site.line === line;
}

function wayStep(value) {
  const made = el("button", "step", finalNodes()[value].op);
  made.title = wordsOf(value);
  follow(made, value);
  return made;
}
