import type { Toolbox } from "../../toolbox.ts";
import { ask } from "./ask.ts";
import { type Figure, figure } from "./figure.ts";

/** What the catalog calls a card that no other result tells of: names have a source as numbers have. */
export const cardNameOf = (card: string, toolbox: Toolbox): Figure =>
  figure(ask(toolbox, "get_card", { card }), ["card", "card_name"], "text");
