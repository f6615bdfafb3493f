import type { Choice } from "./choice.ts";

const TITLE = document.title;

/** Shows only the chosen program, or everything when none is chosen. */
export function show({ program, ended }: Choice): void {
  const all = program === "";
  document.querySelector("main")?.classList.toggle("chosen", !all);
  document.querySelector("#all")?.toggleAttribute("hidden", !all);
  for (const section of document.querySelectorAll(".direction")) {
    const fans = [...section.querySelectorAll<HTMLElement>("[data-program]")];
    for (const fan of fans) fan.hidden = !all && fan.dataset["program"] !== program;
    section.toggleAttribute("hidden", !fans.some(({ hidden }) => !hidden));
  }
  const words = all ? "" : tell(ended);
  const status = document.querySelector("#chosen");
  if (status) status.textContent = words;
  document.title = all ? TITLE : `${nameOf()} | ${TITLE}`;
}

const VISIBLE = ".fan:not([hidden])";

const nameOf = (): string => document.querySelector(`${VISIBLE} h3`)?.textContent ?? "";

const countOf = (selector: string): number =>
  document.querySelectorAll(`${VISIBLE}${selector}`).length;

/** Announces the current view to screen readers. */
function tell(ended: boolean): string {
  const counts = [
    [countOf(".out .ends li"), "transfer partner", "transfer partners"],
    [countOf(".in .ends li"), "incoming route", "incoming routes"],
    [ended ? countOf(" .ended li") : 0, "ended route", "ended routes"],
  ] as const;
  const parts = counts
    .filter(([number]) => number > 0)
    .map(([number, one, many]) => `${number} ${number === 1 ? one : many}`);
  return `${nameOf()}: ${parts.join(", ")}`;
}
