import { toCount } from "../../words.ts";
import { type ActiveFilter, listActive, listLoosenings } from "./active-filters.ts";
import { create, get, setText } from "../elements.ts";
import type { SearchableCard } from "./filter.ts";
import { type Filters, NO_FILTERS } from "./state.ts";
import type { Update } from "./update.ts";

/** Shows the number of cards found, the active filters, and advice if nothing is found. */
export function createSummaryView(cards: readonly SearchableCard[], update: Update) {
  const chips = get("#chips", HTMLUListElement);
  const nothing = get("#nothing", HTMLElement);
  const apply = (filters: Filters): void => update((state) => ({ ...state, filters }));

  return (filters: Filters, found: number): void => {
    const active = listActive(filters);
    setText(countLine(), toCountText(found, cards.length, active.length > 0));
    showChips(chips, active, apply);
    nothing.hidden = found > 0;
    if (found === 0) nothing.replaceChildren(...toAdvice(cards, filters, apply));
  };
}

function toCountText(found: number, all: number, isFiltered: boolean): string {
  if (!isFiltered) return toCount(all, "card");
  return found === 0 ? `None of ${toCount(all, "card")}` : `${found} of ${toCount(all, "card")}`;
}

const countLine = (): HTMLElement => get("#count", HTMLElement);

type Apply = (filters: Filters) => void;

function showChips(chips: HTMLElement, active: readonly ActiveFilter[], apply: Apply): void {
  const buttons = active.map(({ label, without }, at) => {
    const button = create("button", { type: "button", className: "chip" }, label);
    button.prepend(create("span", { className: "unseen" }, "Remove "));
    button.addEventListener("click", () => {
      apply(without);
      focusChip(chips, at);
    });
    return button;
  });
  if (active.length > 1) {
    const clear = create("button", { type: "button", className: "chip all" }, "Clear all");
    clear.addEventListener("click", () => {
      apply(NO_FILTERS);
      focusChip(chips, 0);
    });
    buttons.push(clear);
  }
  chips.hidden = active.length === 0;
  chips.replaceChildren(...buttons.map((button) => create("li", {}, button)));
}

/** Moves focus from a removed button to the next one, or else to the count. */
function focusChip(chips: HTMLElement, at: number): void {
  const buttons = chips.querySelectorAll("button");
  const next = buttons[Math.min(at, buttons.length - 1)];
  (next ?? countLine()).focus();
}

/** The filters to remove, each with the number of cards that would then be found. */
function toAdvice(
  cards: readonly SearchableCard[],
  filters: Filters,
  apply: Apply,
): readonly Node[] {
  const toButton = (label: string, next: Filters): HTMLElement => {
    const button = create("button", { type: "button", className: "quiet" }, label);
    button.addEventListener("click", () => {
      apply(next);
      countLine().focus();
    });
    return create("li", {}, button);
  };
  const loosenings = listLoosenings(cards, filters);
  const told =
    loosenings.length > 0
      ? "No card matches all filters. Remove one:"
      : "No card matches all filters, and removing one is not enough.";
  return [
    create("p", {}, told),
    create(
      "ul",
      { className: "advice" },
      ...loosenings.map(({ label, count, without }) =>
        toButton(`${toCount(count, "card")} without "${label}"`, without),
      ),
      toButton(`All ${toCount(cards.length, "card")}`, NO_FILTERS),
    ),
  ];
}
