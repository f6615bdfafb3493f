import { split } from "../../cards/card-facts.ts";
import { toFinder } from "../../cards/nicknames.ts";
import { get } from "../elements.ts";
import { type Choice, readChoice, toAddress } from "./choice.ts";
import { show } from "./show.ts";

/* Parts that work with a script alone are hidden until there is one. */
document.documentElement.classList.add("scripted");

const select = get("#program", HTMLSelectElement);
const ended = get("#ended", HTMLInputElement);

const chosen = (): Choice => ({ program: select.value, ended: ended.checked });

const options = [...select.options];
const findProgram = toFinder(
  options.map(({ value }) => value),
  new Map(options.map(({ value, dataset }) => [value, split(dataset["names"] ?? "")])),
);

/** Shows what the address says; a program that is not there leaves all of them. */
function follow(): void {
  const choice = readChoice(location.search);
  select.value = findProgram(choice.program) ?? "";
  ended.checked = choice.ended || isPast();
  show(chosen());
}

/** True for a program whose routes have all ended; there is nothing else to show. */
const isPast = (): boolean => select.selectedOptions[0]?.dataset["past"] !== undefined;

function choose(): void {
  if (isPast()) ended.checked = true;
  history.pushState(undefined, "", toAddress(location.pathname, chosen()));
  show(chosen());
}

select.addEventListener("change", choose);
ended.addEventListener("change", choose);
addEventListener("popstate", follow);

/* A name is a link to its picture; with a script it chooses the program. */
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
