// What is drawn: boxes and edges of a graph, and of a pass of a sweep.

function box(key, title, sub, kind, values, more) {
  const small = cut(sub || "", 34);
  const width = Math.max(48, title.length * 7.3 + 16, small.length * 6.4 + 16);
  return { key, title, sub: small, kind, values, width, height: small ? 38 : 24, ...more };
}

function graphParts(graph, fresh, most, isOpen) {
  const boxes = [], edges = new Map(), home = new Map();
  for (const [root, members] of folds(graph, most)) {
    const key = `fold ${members.map((i) => text(graph, i)).join("\n")}`;
    const whole = members.length > 1 && !isOpen(key);
    for (const i of members) home.set(i, whole ? `f${root}` : `n${i}`);
    if (whole) {
      boxes.push(foldedBox(`f${root}`, graph, members, key, { fresh: members.some((i) => fresh.has(i)) }));
    } else {
      for (const i of members) boxes.push(nodeBox(graph, i, fresh.has(i)));
    }
  }
  graph.nodes.forEach((node, i) => {
    if (node.dead) return;
    for (const a of node.args) {
      const from = home.get(a), to = home.get(i);
      if (typeof a === "number" && from !== to) edges.set(`${from}>${to}`, [from, to]);
    }
  });
  graph.updates.forEach((update, i) => {
    boxes.push(box(`u${i}`, `update ${update.role}`, "", "update", []));
    if (update.value != null) edges.set(`u${i}`, [home.get(update.value), `u${i}`]);
  });
  return { boxes, edges: [...edges.values()] };
}

function nodeBox(graph, index, fresh) {
  const node = graph.nodes[index], type = typeOf(node);
  const title = node.op === "read" ? node.role : node.reduces ? `${node.op} → ${type.domain}` : node.op;
  const kind = node.op === "read" ? "role" : node.reduces ? "reduction" : isElement(node) ? "elem" : "low";
  return box(`n${index}`, title, node.op === "read" ? type.text : words(node), kind, [index], { fresh });
}

// Several operations as one box, which a choice opens.
function foldedBox(key, graph, members, fold, more) {
  const last = graph.nodes[members.at(-1)], elements = isElement(last);
  const sub = elements ? linesOf(graph, members) : `on numbers, per ${typeOf(last).domain}`;
  return box(key, `${members.length} operations`, sub, elements ? "elem" : "low", members, { fold, ...more });
}

// A pass of a sweep: what it loads, computes, reduces and stores; numbers come from outside.
function laneParts(pass, earlier, room, isOpen) {
  const graph = variant.graphs[variant.final], nodes = graph.nodes;
  const boxes = [], edges = new Map(), home = new Map();
  const join = (from, to) => { if (from !== to) edges.set(`${from}>${to}`, [from, to]); };
  const said = { first: "read", again: "again +", cache: "cached", kept: "kept" };
  const add = (made, value) => { boxes.push(made); if (value != null) home.set(value, made.key); };
  for (const load of pass.loads) {
    const sub = `${said[load.kind]}${load.bytes ? ` ${load.bytes} B` : ""}`;
    add(box(`l${load.value}`, load.role || names(graph)[load.value], sub, load.kind === "again" ? "reduction" : "role", [load.value]), load.value);
  }
  const from = (value, key) => {
    for (const a of new Set(nodes[value].args.filter((a) => typeof a === "number"))) {
      if (!home.has(a)) add(box(`k${a}`, cut(words(nodes[a]) || names(graph)[a], 28), "", "low", [a]), a);
      join(home.get(a), key);
    }
  };
  for (const members of neighbours(graph, pass.computes, room)) {
    const fold = `lane ${members.map((i) => text(graph, i)).join("\n")}`;
    const whole = members.length > 1 && !isOpen(fold);
    for (const value of members) {
      const key = `c${whole ? members[0] : value}`;
      from(value, key);
      home.set(value, key);
      if (whole) continue;
      const again = earlier.has(value) ? " (again)" : "";
      boxes.push(box(key, nodes[value].op + again, words(nodes[value]), "elem", [value]));
    }
    if (whole) boxes.push(foldedBox(`c${members[0]}`, graph, members, fold, { graph }));
  }
  for (const value of pass.reductions) {
    const made = box(`r${value}`, `${nodes[value].op} → ${typeOf(nodes[value]).domain}`, words(nodes[value]), "reduction", [value]);
    from(value, made.key);
    boxes.push(made);
  }
  pass.stores.forEach((store, i) => {
    const guard = store.guard == null ? "" : " if ok";
    boxes.push(box(`s${i}`, `store ${store.role}`, `write ${store.bytes} B${guard}`, "update", store.value == null ? [] : [store.value]));
    if (store.value != null) {
      if (!home.has(store.value)) add(box(`k${store.value}`, cut(wordsOf(store.value), 28), "", "low", [store.value]), store.value);
      join(home.get(store.value), `s${i}`);
    }
  });
  return { boxes, edges: [...edges.values()] };
}
