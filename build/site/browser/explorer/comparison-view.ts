import type { ValuedCard } from "../../cards/card-facts.ts";
import { toCount } from "../../words.ts";
import { toAddress } from "./address.ts";
import { compareCards, type ComparedPart, type ComparedRow, onlyDifferent } from "./comparison.ts";
import { create, get, withAttributes } from "../elements.ts";
import { type ExplorerState, setPicked } from "./state.ts";
import type { Update } from "./update.ts";

/** The picked cards side by side, in place of the list. */
export function createComparisonView(cards: ReadonlyMap<string, ValuedCard>, update: Update) {
  const section = get("#comparison", HTMLElement);
  const title = create("h2", { id: "comparison-title", tabIndex: -1 });
  const back = create("a", {}, "Back to the list");
  const only = create("input", { type: "checkbox" });
  const box = withAttributes(create("div", { className: "table", tabIndex: 0 }), {
    role: "region",
    "aria-label": "Comparison of the cards",
  });
  const legend = create("p", { className: "hint" });
  legend.textContent =
    "Rows where the cards differ are marked. A dash means that no source names it, not that the card lacks it.";
  section.append(
    title,
    create(
      "div",
      { className: "compare-tools" },
      back,
      create("label", {}, only, " Only differences"),
    ),
    box,
    legend,
  );

  back.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    update((state) => ({ ...state, comparing: false }));
    get("#count", HTMLElement).focus();
  });
  only.addEventListener("change", () =>
    update((state) => ({ ...state, onlyDifferences: only.checked })),
  );
  const remove = (id: string): void => {
    update((state) => {
      const next = setPicked(state, id, false);
      return { ...next, comparing: next.picked.length > 0 };
    });
    title.focus();
  };

  return (state: ExplorerState): void => {
    section.hidden = !state.comparing;
    if (!state.comparing) return;
    const known = state.picked.flatMap((id) => cards.get(id) ?? []);
    const parts = compareCards(known);
    title.textContent = `${toCount(known.length, "card")} side by side`;
    back.href = toAddress(location.pathname, { ...state, comparing: false });
    only.checked = state.onlyDifferences;
    box.replaceChildren(
      state.onlyDifferences
        ? toTable(known, onlyDifferent(parts), "no differences", remove)
        : toTable(known, parts, "none named", remove),
    );
  };
}

function toTable(
  cards: readonly ValuedCard[],
  parts: readonly ComparedPart[],
  empty: string,
  remove: (id: string) => void,
): HTMLElement {
  const heads = cards.map((card) => {
    const link = create("a", { href: `/cards/${encodeURIComponent(card.id)}` }, card.display_name);
    const button = create("button", { type: "button", className: "chip" }, "Remove");
    button.append(create("span", { className: "unseen" }, ` ${card.display_name}`));
    button.addEventListener("click", () => remove(card.id));
    return create("th", { scope: "col" }, link, button);
  });
  return create(
    "table",
    { className: "comparison" },
    create("thead", {}, create("tr", {}, create("td", {}, "Fact"), ...heads)),
    ...parts.map((part) => toBody(part, cards.length, empty)),
  );
}

function toBody({ title, rows }: ComparedPart, width: number, empty: string): HTMLElement {
  const head = create("th", { scope: "rowgroup", colSpan: width + 1 }, title);
  const body = create("tbody", {}, create("tr", { className: "part" }, head));
  body.append(...rows.map(toRow));
  if (rows.length === 0) head.append(create("span", { className: "hint" }, ` ${empty}`));
  return body;
}

function toRow({ label, cells, differs }: ComparedRow): HTMLElement {
  const head = create("th", { scope: "row" }, label);
  if (differs) head.append(create("span", { className: "unseen" }, " (differs)"));
  return create("tr", { className: differs ? "differs" : "" }, head, ...cells.map(toCell));
}

function toCell(text: string | undefined): HTMLElement {
  if (text !== undefined) return create("td", {}, text);
  const dash = withAttributes(create("span", {}, "\u2013"), { "aria-hidden": "true" });
  return create(
    "td",
    { className: "absent" },
    dash,
    create("span", { className: "unseen" }, "not named"),
  );
}
