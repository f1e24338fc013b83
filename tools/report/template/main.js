// Draws the page, and again for another variant.
function open_(number) {
  show(number);
  links.clear();
  pinned = null;
  codeTab = 0;
  document.querySelector("h1").textContent = variant.title;
  [...at("variants").children].forEach((tab, i) => tab.setAttribute("aria-pressed", i === number));
  drawFigures();
  drawTrips();
  drawFollow();
  drawBars();
  choose(variant.passes.findLastIndex((row) => row.note !== "unchanged"));
  drawPlan();
  drawReasons();
}

at("doc").textContent = data.doc.split("\n")[0];
if (data.variants.length > 1) {
  at("variants").append(...data.variants.map((one, i) => button(one.title, false, () => open_(i))));
}
startPasses();
for (const pane of document.querySelectorAll("#panes .scroll")) stepThrough(pane);
at("shape").addEventListener("input", drawLifetimes);
open_(0);
document.documentElement.dataset.ready = String(Math.round(performance.now()));
