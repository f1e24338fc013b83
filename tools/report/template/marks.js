// One value is marked at a time, in all panes and drawings that show it.
const links = new Map(); // value to the elements that show it
const marked = new Set();
let pinned = null;
let shownValue = null; // the one that is marked
const watchers = []; // called with each value that is marked

function shows(element, value) {
  if (!links.has(value)) links.set(value, new Set());
  links.get(value).add(element);
}

function link(element, value) {
  shows(element, value);
  element.dataset.value = value;
  element.classList.toggle("nonfinite", notFinite.has(value));
}

// Makes an element mark its value when it is pointed at or focused, and keep it when chosen.
function follow(element, value) {
  link(element, value);
  element.addEventListener("mouseenter", () => mark(value, element));
  element.addEventListener("focus", () => mark(value, element));
  element.addEventListener("click", () => pin(value, element));
}

function pin(value, from) {
  pinned = pinned === value ? null : value;
  mark(value, from);
  document.body.classList.toggle("pinned", pinned != null);
}

function mark(value, from) {
  if (pinned != null && value !== pinned) return;
  shownValue = value;
  for (const element of marked) element.classList.remove("marked");
  marked.clear();
  for (const element of links.get(value) || []) {
    if (!element.isConnected) links.get(value).delete(element);
    else marked.add(element);
  }
  for (const element of marked) element.classList.add("marked");
  markSource(value);
  bringIntoView(from);
  say(value);
}

// Scrolls the panes other than the one that the reader is in; never the page.
function bringIntoView(from) {
  for (const pane of document.querySelectorAll("#panes .scroll")) {
    const first = pane.querySelector(".marked");
    if (!first || pane.contains(from)) continue;
    const top = first.offsetTop;
    const inside = top >= pane.scrollTop && top < pane.scrollTop + pane.clientHeight - 24;
    if (!inside) pane.scrollTop = top - pane.clientHeight / 3;
  }
}

function say(value) {
  const graph = variant.graphs[variant.final], made = originOf(graph.nodes[value]).made;
  const parts = [el("code", "", text(graph, value)), el("span", "from", wordsOf(value))];
  if (made.length) parts.push(el("span", "made", "made by " + made.join(", ")));
  at("pinned").replaceChildren(...parts);
}

// Arrow keys step through the lines of a pane that can be marked; Enter keeps the mark.
function stepThrough(pane) {
  pane.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" && event.target.dataset.value) {
      pin(+event.target.dataset.value, event.target);
      event.preventDefault();
    }
    if (!step) return;
    const stops = [...pane.querySelectorAll("[data-value]")].filter((e) => e.offsetParent);
    const next = stops[stops.indexOf(event.target) + step];
    if (next) {
      stops.forEach((stop) => (stop.tabIndex = -1));
      next.tabIndex = 0;
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: "nearest" });
    }
    event.preventDefault();
  });
}

function oneStop(pane) {
  const stops = pane.querySelectorAll("[data-value]");
  stops.forEach((stop, number) => (stop.tabIndex = number ? -1 : 0));
}

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  pinned = null;
  document.body.classList.remove("pinned");
});
