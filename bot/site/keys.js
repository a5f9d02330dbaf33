// With the arrow keys a reader goes from step to step of a replay; each step has a link, too.
"use strict";

(() => {
  const steps = [...document.querySelectorAll("section[id^=step-]")];
  const OTHERS = "input, textarea, select, summary, [contenteditable], [role]";

  const seen = ({ top, bottom }) => bottom > 0 && top < window.innerHeight;

  // The step in the address while it is seen, otherwise the last one that begins far enough above.
  const current = () => {
    const named = steps.findIndex((step) => `#${step.id}` === location.hash);
    if (named >= 0 && seen(steps[named].getBoundingClientRect())) return named;
    const above = (step) => step.getBoundingClientRect().top < window.innerHeight / 3;
    return steps.filter(above).length - 1;
  };

  const show = (step) => {
    history.replaceState(null, "", `#${step.id}`);
    step.scrollIntoView();
    step.querySelector("h2 a").focus({ preventScroll: true });
  };

  document.addEventListener("keydown", (press) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[press.key];
    const other = press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    if (!by || other || wide || press.defaultPrevented || press.target.closest(OTHERS)) return;
    const step = steps[current() + by];
    const page = document.querySelector(by > 0 ? "link[rel=next]" : "link[rel=prev]");
    if (step) show(step);
    else if (page) location.assign(page.href);
    else return;
    press.preventDefault();
  });
})();
