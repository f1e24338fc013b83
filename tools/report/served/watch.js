// Asks the server whether a file was saved, and loads the page again once its report is built.
const answer = JSON.parse(document.getElementById("answer").textContent);
const beforeLeaving = []; // called before the page is loaded again
const EVERY = 200; // milliseconds

async function ask(path) {
  const found = await fetch(path, { cache: "no-store" });
  if (!found.ok) throw new Error(await found.text());
  return found.json();
}

function live(said) {
  const place = document.getElementById("live");
  if (place.textContent !== said) place.textContent = said;
  place.hidden = !said;
}

async function watch() {
  try {
    const { version } = await ask("version");
    if (version !== answer.version) return await again();
    live("");
  } catch {
    live("The server has ended, or cannot be reached: start stepfuse view again.");
  }
  setTimeout(watch, EVERY);
}

async function again() {
  live("A file was saved: building…");
  await ask("built" + location.search);
  for (const act of beforeLeaving) act();
  location.reload();
}

setTimeout(watch, EVERY);
