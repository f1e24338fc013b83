// The error with which a compilation ended, under the line of the source that it is about.
function drawFailure() {
  const failure = data.failure;
  at("failure").hidden = at("to-failure").hidden = !failure;
  if (!failure) return;
  at("failure-lead").textContent = `The compilation ended with this error${data.variants.length ? "; the passes before it are below" : ""}.`;
  at("failure-source").replaceChildren(...failure.files.flatMap((file, number) => fileWithErrors(failure, file, number)));
  at("failure-source").hidden = !failure.files.some((file) => file.parts.length);
  at("failure-unplaced").replaceChildren(...failure.unplaced.map((said) => el("p", "tax said", said)));
  at("failure-text").textContent = failure.text;
}

function fileWithErrors(failure, file, number) {
  const here = failure.places.map((place) => ({ ...failure.sites[place.site], said: place.said })).filter((place) => place.file === number);
  return [...(file.changed ? [changedNote(file)] : []), ...file.parts.flatMap((part) => [
    el("div", "head", [file.name, part.function].filter(Boolean).join(" · ")),
    ...part.lines.flatMap(([line, text]) => [
      el("div", "row", el("span", "number", String(line)), el("span", "text", text)),
      ...here.filter((place) => place.end_line === line).map((place) => errorBelow(place, text)),
    ]),
  ])];
}

// Carets under the expression, or under what the line has of it, and what is said about it.
function errorBelow(place, text) {
  const first = text.length - text.trimStart().length;
  const from = place.line === place.end_line ? place.column : first;
  const to = Math.max(from + 1, place.end_column || text.length);
  const under = text.slice(0, from).replace(/[^\t]/g, " ") + "^".repeat(to - from);
  return el("div", "wrong",
    el("div", "row", el("span", "number", ""), el("span", "text", under)),
    el("p", "said", place.said));
}
