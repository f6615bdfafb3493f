import { type ListedCard, readCardFacts } from "../../cards/card-facts.ts";
import { create, get, withAttributes } from "../elements.ts";
import { type ExplorerState, MAX_PICKED, setPicked, SORT_KEYS, sortBy } from "./state.ts";
import type { SearchableCard } from "./filter.ts";
import type { Update } from "./update.ts";

/** Reads cards from the table rows. */
export const readRows = (table: HTMLTableElement): readonly ListedCard[] =>
  rowsOf(table).map((row) => {
    const [name = "", issuer = "", network = "", fee = "", foreign = "", currency = ""] = [
      ...row.cells,
    ].map((cell) => cell.textContent.trim());
    return readCardFacts(row.dataset, [name, issuer, network, fee, foreign, currency]);
  });

const rowsOf = (table: HTMLTableElement): readonly HTMLTableRowElement[] => [
  ...get("tbody", HTMLTableSectionElement, table).rows,
];

/** Adds checkboxes and sort buttons. Returns a function that shows the cards found. */
export function createListView(
  table: HTMLTableElement,
  cards: readonly SearchableCard[],
  update: Update,
) {
  const body = get("tbody", HTMLTableSectionElement, table);
  const rows = new Map(rowsOf(table).map((row) => [row.dataset["id"] ?? "", row]));
  const boxes = addBoxes(table, rows, update);
  const headings = addSortButtons(table, update);
  let order = cards;

  return (
    state: ExplorerState,
    found: readonly SearchableCard[],
    all: readonly SearchableCard[],
  ) => {
    const shown = new Set(found.map(({ card }) => card.id));
    if (all.some((card, at) => card !== order[at])) {
      body.append(...all.flatMap(({ card }) => rows.get(card.id) ?? []));
      order = all;
    }
    for (const [id, row] of rows) {
      if (row.hidden === shown.has(id)) row.hidden = !row.hidden;
    }
    table.hidden = found.length === 0;

    const isFull = state.picked.length >= MAX_PICKED;
    for (const [id, box] of boxes) {
      box.checked = state.picked.includes(id);
      box.disabled = isFull && !box.checked;
    }
    const direction = state.order.descending ? "descending" : "ascending";
    for (const [key, heading] of headings) {
      if (key === state.order.by) heading.setAttribute("aria-sort", direction);
      else heading.removeAttribute("aria-sort");
    }
  };
}

function addBoxes(
  table: HTMLTableElement,
  rows: ReadonlyMap<string, HTMLTableRowElement>,
  update: Update,
): ReadonlyMap<string, HTMLInputElement> {
  const heading = create("th", { scope: "col", className: "pick" });
  heading.append(create("span", { className: "unseen" }, "Compare"));
  table.tHead?.rows[0]?.prepend(heading);
  const boxes = new Map<string, HTMLInputElement>();
  for (const [id, row] of rows) {
    const box = withAttributes(create("input", { type: "checkbox" }), {
      "aria-label": `Compare ${row.dataset["short"]}`,
    });
    box.addEventListener("change", () => update((state) => setPicked(state, id, box.checked)));
    row.prepend(create("td", { className: "pick" }, box));
    boxes.set(id, box);
  }
  return boxes;
}

function addSortButtons(table: HTMLTableElement, update: Update) {
  return SORT_KEYS.map((key) => {
    const heading = get(`th[data-sort=${key}]`, HTMLTableCellElement, table);
    const button = create("button", { type: "button" }, ...heading.childNodes);
    button.addEventListener("click", () => update((state) => sortBy(state, key)));
    heading.replaceChildren(button);
    return [key, heading] as const;
  });
}
