import { split } from "../../cards/card-facts.ts";
import { toFinder } from "../../cards/nicknames.ts";
import { get } from "../elements.ts";
import { type Choice, readChoice, toAddress } from "./choice.ts";
import { show } from "./show.ts";

/* Shows the parts that are hidden without scripts. */
document.documentElement.classList.add("scripted");

const select = get("#program", HTMLSelectElement);
const ended = get("#ended", HTMLInputElement);

const chosen = (): Choice => ({ program: select.value, ended: ended.checked });

const options = [...select.options];
const findProgram = toFinder(
  options.map(({ value }) => value),
  new Map(options.map(({ value, dataset }) => [value, split(dataset["names"] ?? "")])),
);

/** Shows the choice in the address, or all programs if it names an unknown one. */
function follow(): void {
  const choice = readChoice(location.search);
  select.value = findProgram(choice.program) ?? "";
  ended.checked = choice.ended || isPast();
  show(chosen());
}

/** True when all routes of the program have ended, so they must be shown. */
const isPast = (): boolean => select.selectedOptions[0]?.dataset["past"] !== undefined;

function choose(): void {
  if (isPast()) ended.checked = true;
  history.pushState(undefined, "", toAddress(location.pathname, chosen()));
  show(chosen());
}

select.addEventListener("change", choose);
ended.addEventListener("change", choose);
addEventListener("popstate", follow);

/* Program names link to their pictures; with a script, clicking one chooses the program. */
get("main", HTMLElement).addEventListener("click", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
  const target = link && document.querySelector(`[id="${link.getAttribute("href")?.slice(1)}"]`);
  const program = target && target.closest<HTMLElement>("[data-program]")?.dataset["program"];
  if (!target || !program) return;
  event.preventDefault();
  select.value = program;
  choose();
  scrollTo(0, 0);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
});

follow();
