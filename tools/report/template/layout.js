// Where boxes and edges go: dagre ranks and orders them; edges turn only between ranks.
const laidOut = new Map(); // by what there is to lay out: most passes leave it as it was

function layout(boxes, edges) {
  const key = JSON.stringify([boxes.map((b) => [b.key, b.width, b.height]), edges]);
  if (!laidOut.has(key)) laidOut.set(key, placed(boxes, edges));
  const { places, ...found } = laidOut.get(key);
  return { ...found, boxes: boxes.map((box) => ({ ...box, ...places.get(box.key) })) };
}

function placed(boxes, edges) {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: "LR", nodesep: 10, edgesep: 12, ranksep: 40, marginx: 12, marginy: 10 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const box of boxes) graph.setNode(box.key, { width: box.width, height: box.height });
  for (const [from, to] of edges) graph.setEdge(from, to);
  dagre.layout(graph);
  const ranks = extents(graph);
  return {
    width: graph.graph().width, height: graph.graph().height,
    places: new Map(boxes.map(({ key }) => [key, { x: graph.node(key).x, y: graph.node(key).y }])),
    edges: graph.edges().map((e) => ({ from: e.v, to: e.w, path: path(graph, e, ranks) })),
  };
}

// Left and right end of each rank: its boxes share their centre.
function extents(graph) {
  const found = new Map();
  for (const key of graph.nodes()) {
    const { x, width } = graph.node(key), half = found.get(Math.round(x)) || 0;
    found.set(Math.round(x), Math.max(half, width / 2));
  }
  return [...found].map(([x, half]) => [x - half, x + half]).sort((a, b) => a[0] - b[0]);
}

// Straight through each rank, at a height that dagre kept free; curved only in the gap behind it.
function path(graph, edge, ranks) {
  const from = graph.node(edge.v), to = graph.node(edge.w), points = graph.edge(edge).points;
  let x = from.x + from.width / 2, y = from.y, made = `M${x} ${y}`;
  const end = to.x - to.width / 2;
  const turn = (left, level) => {
    const middle = (x + left) / 2;
    made += ` C${middle} ${y} ${middle} ${level} ${left} ${level}`;
    [x, y] = [left, level];
  };
  const rank = ranks.find(([left, right]) => left <= from.x && from.x <= right);
  if (rank[1] > x) made += ` H${(x = rank[1])}`;
  for (const [left, right] of ranks) {
    if (left < x || right >= end + to.width) continue;
    const inside = points.filter((p) => left - 1 <= p.x && p.x <= right + 1);
    if (left > to.x - to.width / 2 || (left <= to.x && to.x <= right)) break;
    turn(left, nearest(inside, points, (left + right) / 2));
    made += ` H${(x = right)}`;
  }
  const last = ranks.find(([left, right]) => left <= to.x && to.x <= right);
  turn(last[0], to.y);
  return made + ` H${end}`;
}

function nearest(inside, points, x) {
  const among = inside.length ? inside : points;
  return among.reduce((best, p) => (Math.abs(p.x - x) < Math.abs(best.x - x) ? p : best)).y;
}
