import type { ValuedCard } from "../../cards/card-facts.ts";
import { toCount } from "../../words.ts";
import { toAddress } from "./address.ts";
import { create, get, setText, withAttributes } from "../elements.ts";
import { type ExplorerState, MAX_PICKED, setPicked } from "./state.ts";
import type { Update } from "./update.ts";

/** The bar with the cards picked to compare. */
export function createPicksView(cards: ReadonlyMap<string, ValuedCard>, update: Update) {
  const bar = get("#picks", HTMLElement);
  const list = create("ul", { className: "chips" });
  const told = withAttributes(create("p", { className: "hint" }), { role: "status" });
  const compare = create("a", { className: "button" }, "Compare");
  const clear = create("button", { type: "button", className: "quiet" }, "Clear");
  bar.append(list, told, create("div", { className: "buttons" }, compare, clear));

  compare.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    update((state) => ({ ...state, comparing: true }));
    get("#comparison-title", HTMLElement).focus();
  });
  clear.addEventListener("click", () => {
    update((state) => ({ ...state, picked: [] }));
    get("#count", HTMLElement).focus();
  });

  return (state: ExplorerState): void => {
    const { picked } = state;
    bar.hidden = picked.length === 0;
    document.documentElement.classList.toggle("picking", picked.length > 0);
    compare.href = toAddress(location.pathname, { ...state, comparing: true });
    compare.hidden = picked.length < 2;
    setText(told, toHint(picked.length));
    list.replaceChildren(
      ...picked.map((id) => {
        const name = cards.get(id)?.display_name ?? id;
        const button = create("button", { type: "button", className: "chip" }, name);
        button.prepend(create("span", { className: "unseen" }, "Do not compare "));
        button.addEventListener("click", () => {
          update((now) => setPicked(now, id, false));
          (list.querySelector("button") ?? get("#count", HTMLElement)).focus();
        });
        return create("li", {}, button);
      }),
    );
  };
}

function toHint(picked: number): string {
  if (picked === 1) return `1 card picked. Pick another to compare them, up to ${MAX_PICKED}.`;
  if (picked < MAX_PICKED) return `${toCount(picked, "card")} picked, up to ${MAX_PICKED}.`;
  return `${toCount(picked, "card")} picked, the maximum.`;
}
