// What is drawn: boxes and edges of a graph, and of a pass of a trip.
const opened = new Set(); // folded boxes that the reader has opened

function box(key, title, sub, kind, values, more) {
  const small = cut(sub || "", 34);
  const width = Math.max(48, title.length * 7.3 + 16, small.length * 6.4 + 16);
  return { key, title, sub: small, kind, values, width, height: small ? 38 : 24, ...more };
}

// Numbers that touch and are of one domain are one box, until it is opened.
function folds(graph, apart) {
  const depth = [], parent = graph.nodes.map((_, i) => i);
  const find = (i) => (parent[i] === i ? i : (parent[i] = find(parent[i])));
  graph.nodes.forEach((node, i) => {
    const before = node.args.filter((a) => typeof a === "number");
    depth[i] = Math.max(0, ...before.map((a) => depth[a])) + (node.reduces ? 1 : 0);
    if (apart || !isNumber(node) || node.dead) return;
    for (const a of before) {
      const other = graph.nodes[a];
      const alike = isNumber(other) && depth[a] === depth[i] && typeOf(other).domain === typeOf(node).domain;
      if (alike) parent[find(i)] = find(a);
    }
  });
  const members = new Map();
  graph.nodes.forEach((node, i) => {
    if (node.dead) return;
    const root = isNumber(node) ? find(i) : i;
    if (!members.has(root)) members.set(root, []);
    members.get(root).push(i);
  });
  return members;
}

function graphParts(graph, fresh, apart) {
  const boxes = [], edges = new Map(), home = new Map();
  for (const [root, members] of folds(graph, apart)) {
    const key = `fold ${members.map((i) => text(graph, i)).join("\n")}`;
    const whole = members.length > 1 && !opened.has(key);
    for (const i of members) home.set(i, whole ? `f${root}` : `n${i}`);
    if (whole) {
      const domain = typeOf(graph.nodes[members.at(-1)]).domain;
      boxes.push(box(`f${root}`, `${members.length} operations`, `on numbers, per ${domain}`, "low", members,
        { fold: key, fresh: members.some((i) => fresh.has(i)) }));
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

// A pass of a trip: what it loads, computes, reduces and stores; numbers come from outside.
function laneParts(pass, earlier) {
  const graph = variant.graphs[variant.final], nodes = graph.nodes;
  const boxes = [], edges = [], home = new Map();
  const said = { first: "read", again: "again +", cache: "cached", kept: "kept" };
  const add = (made, value) => { boxes.push(made); if (value != null) home.set(value, made.key); };
  for (const load of pass.loads) {
    const sub = `${said[load.kind]}${load.bytes ? ` ${load.bytes} B` : ""}`;
    add(box(`l${load.value}`, load.role || names(graph)[load.value], sub, load.kind === "again" ? "reduction" : "role", [load.value]), load.value);
  }
  const from = (value, key) => {
    for (const a of new Set(nodes[value].args.filter((a) => typeof a === "number"))) {
      if (!home.has(a)) add(box(`k${a}`, cut(words(nodes[a]) || names(graph)[a], 28), "", "low", [a]), a);
      edges.push([home.get(a), key]);
    }
  };
  for (const value of pass.computes) {
    from(value, `c${value}`);
    const again = earlier.has(value) ? " (again)" : "";
    add(box(`c${value}`, nodes[value].op + again, words(nodes[value]), "elem", [value]), value);
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
      edges.push([home.get(store.value), `s${i}`]);
    }
  });
  return { boxes, edges };
}
