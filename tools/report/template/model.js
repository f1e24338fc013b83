// The variant that is shown, and what its values are called.
let variant = data.variants[0];
let byPlace = new Map(); // of the final graph: values by place in the source, and by role
const namesOf = new WeakMap();

function show(number) {
  variant = data.variants[number];
  byPlace = new Map();
  finalNodes().forEach((node, value) => {
    for (const key of keysOf(node)) {
      if (!byPlace.has(key)) byPlace.set(key, []);
      byPlace.get(key).push(value);
    }
  });
}

const finalNodes = () => variant.graphs[variant.final].nodes;
const typeOf = (node) => variant.types[node.type];
const isElement = (node) => typeOf(node).elements;
const originOf = (node) => variant.origins[node.origin];
const isNumber = (node) => !isElement(node) && !node.reduces && node.op !== "read";

function keysOf(node) {
  if (node.op === "read") return ["role " + node.role];
  return originOf(node).stacks.map((stack) => `${isElement(node)} ${stack.join()}`);
}

// The value of the final graph that an earlier graph's node has become, if there is one.
function finally_(node) {
  const found = keysOf(node).flatMap((key) => byPlace.get(key) || []);
  const alike = found.filter((value) => finalNodes()[value].op === node.op);
  return (alike.length ? alike : found).at(-1);
}

function names(graph) {
  if (!namesOf.has(graph)) {
    const reads = graph.nodes.filter((node) => node.op === "read").length;
    namesOf.set(graph, graph.nodes.map((n, i) => "%" + (n.op === "read" ? n.role : i - reads)));
  }
  return namesOf.get(graph);
}

function text(graph, index) {
  const node = graph.nodes[index], known = names(graph);
  if (node.text) return node.text;
  if (node.op === "read") return `${known[index]} : ${typeOf(node).text}`;
  const operands = node.args.map((a) => (typeof a === "number" ? known[a] : a)).join(", ");
  return `${known[index]} = ${node.op}${operands && " " + operands} : ${typeOf(node).text}`;
}

// The words of the user for a value: the expression it comes from.
function words(node) {
  if (node.op === "read") return node.role;
  const stack = originOf(node).stacks[0];
  return stack && stack.length ? variant.sites[stack.at(-1)].text : "";
}

const wordsOf = (value) => words(finalNodes()[value]) || names(variant.graphs[variant.final])[value];

// With the call that led to it, where the expression is one of a helper.
function phrase(value) {
  const stack = originOf(finalNodes()[value]).stacks[0] || [];
  const outer = stack.length > 1 ? variant.sites[stack.at(-2)].text : "";
  return outer ? `${wordsOf(value)} in ${cut(outer, 60)}` : wordsOf(value);
}
