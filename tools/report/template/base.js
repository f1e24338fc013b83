// Elements, and the data of the page. Texts go in as text, never as markup.
const data = JSON.parse(document.getElementById("data").textContent);
const at = (id) => document.getElementById(id);

function el(tag, cls, ...children) {
  const made = document.createElement(tag);
  if (cls) made.className = cls;
  made.append(...children);
  return made;
}

function shape(tag, attributes, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text != null) made.textContent = text;
  return made;
}

const plural = (count, word, ending = "s") => `${count} ${word}${count === 1 ? "" : ending}`;
const cut = (text, length) => (text.length > length ? text.slice(0, length - 1) + "…" : text);

function button(text, pressed, act) {
  const made = el("button", "", text);
  made.type = "button";
  made.setAttribute("aria-pressed", pressed);
  made.addEventListener("click", act);
  return made;
}
