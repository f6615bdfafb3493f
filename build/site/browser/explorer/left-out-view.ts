import type { ValuedCard } from "../../cards/card-facts.ts";
import { get, setText } from "../elements.ts";
import { type ExplorerState, type LeftOut, MAX_PICKED } from "./state.ts";

/** Shows which cards in the address were not picked, and why. */
export function createLeftOutView(cards: ReadonlyMap<string, ValuedCard>) {
  const line = get("#left-out", HTMLElement);
  const nameOf = (id: string): string => cards.get(id)?.display_name ?? id;
  return ({ leftOut }: ExplorerState): void => {
    const text = describeLeftOut(leftOut, nameOf);
    line.hidden = text === "";
    setText(line, text);
  };
}

/** Empty when nothing was left out. */
const describeLeftOut = ({ unknown, surplus }: LeftOut, nameOf: (id: string) => string): string =>
  [
    ...(unknown.length > 0
      ? [`Left out because no open card has this id: ${unknown.map(shorten).join(", ")}.`]
      : []),
    ...(surplus.length > 0
      ? [
          `Left out because at most ${MAX_PICKED} cards are compared: ${surplus.map(nameOf).join(", ")}.`,
        ]
      : []),
  ].join(" ");

/** Ids come from the address and may be anything. */
const MAX_SHOWN = 60;
const shorten = (id: string): string => (id.length > MAX_SHOWN ? `${id.slice(0, MAX_SHOWN)}…` : id);
