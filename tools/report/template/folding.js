// Which operations are drawn as one box, until the reader opens it.
const MOST = 72, HEAVY = 300; // boxes; boxes and gaps that edges cross: what is laid out at once
const opened = new Set(); // folded boxes that the reader has opened
const isOpened = (key) => opened.has(key);
const rooms = new WeakMap(); // how many boxes a graph, or the lanes of a variant, may have

// The most boxes with which something is not too heavy to lay out, nothing opened.
function roomOf(whole, draw) {
  if (!rooms.has(whole)) {
    let room = MOST;
    while (room > MOST / 8 && draw(room, () => false).reduce((sum, parts) => sum + weight(parts), 0) > HEAVY) room *= 0.8;
    rooms.set(whole, room);
  }
  return rooms.get(whole);
}

// The boxes of a drawing, and the gaps between its ranks that edges cross.
function weight({ boxes, edges }) {
  const rank = new Map(boxes.map((box) => [box.key, 0]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, to] of edges) {
      if (rank.get(to) > rank.get(from)) continue;
      rank.set(to, rank.get(from) + 1);
      changed = true;
    }
  }
  const reached = new Set(edges.map(([, to]) => to));
  for (const { key } of boxes) {
    const after = edges.filter(([from]) => from === key).map(([, to]) => rank.get(to));
    if (!reached.has(key) && after.length) rank.set(key, Math.min(...after) - 1);
  }
  return edges.reduce((sum, [from, to]) => sum + rank.get(to) - rank.get(from), boxes.length);
}

// Numbers that touch and are of one domain; of a graph with too many boxes, operations on elements, too.
// All apart, if there may be any number of boxes.
function folds(graph, most) {
  const apart = most === Infinity;
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
  if (!apart) foldElements(graph, depth, most, parent, find);
  const members = new Map();
  graph.nodes.forEach((node, i) => {
    if (node.dead) return;
    const root = find(i);
    if (!members.has(root)) members.set(root, []);
    members.get(root).push(i);
  });
  return members;
}

function foldElements(graph, depth, most, parent, find) {
  const live = graph.nodes.map((_, i) => i).filter((i) => !graph.nodes[i].dead);
  const elements = live.filter((i) => isOperation(graph.nodes[i]));
  const others = new Set(live.filter((i) => !isOperation(graph.nodes[i])).map(find)).size;
  const room = Math.max(most / 4, most - others - graph.updates.length);
  if (elements.length <= room) return;
  for (const level of new Set(elements.map((i) => depth[i]))) {
    const alike = elements.filter((i) => depth[i] === level);
    for (const run of neighbours(graph, alike, (room * alike.length) / elements.length)) {
      for (const i of run) parent[i] = run[0];
    }
  }
}

const isOperation = (node) => isElement(node) && !node.reduces && node.op !== "read";

// Values in the order in which they are computed, those of a line of the source together, in at
// most about `room` groups: no way leads out of a group and back into it.
function neighbours(graph, values, room) {
  if (values.length <= room) return values.map((value) => [value]);
  const runs = [];
  for (const value of values) {
    if (runs.length && lineOf(graph, runs.at(-1)[0]) === lineOf(graph, value)) runs.at(-1).push(value);
    else runs.push([value]);
  }
  if (runs.length <= room) return runs;
  const groups = [];
  for (const run of runs) {
    if (groups.length && groups.at(-1).length < values.length / room) groups.at(-1).push(...run);
    else groups.push(run);
  }
  return groups;
}

function lineOf(graph, value) {
  const stack = originOf(graph.nodes[value]).stacks[0];
  return stack && stack.length ? variant.sites[stack[0]].line : 0;
}

function linesOf(graph, values) {
  const lines = values.map((value) => lineOf(graph, value)).filter((line) => line);
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  if (!lines.length) return "";
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}
