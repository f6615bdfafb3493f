import { SELF } from "../../../../accounts/wallet.ts";
import type { HeldCard } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { rowsAt, textAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

/** The bonuses that the wallet notes as received: of a card that is named, or of all. */
export function receivedLines(
  held: HeldCard | undefined,
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] {
  const cards = held === undefined ? toolbox.scene.wallet.cards : [held.entry];
  const isNoted = cards.some((card) => card.bonus_received_on !== undefined);
  if (!isNoted) return [];
  const wallet = ask(toolbox, "get_wallet", { include: ["cards"], status: "all" });
  const noted = rowsAt(wallet, ["cards"])
    .filter((row) => {
      const owner = textAt(wallet, [...row, "owner"]) ?? SELF;
      return held === undefined
        ? asked.owner === undefined || asked.owner === owner
        : textAt(wallet, [...row, "wallet_card_id"]) === held.entry.id;
    })
    .filter((row) => textAt(wallet, [...row, "bonus_received_on"]) !== undefined);
  const dayOf = (row: Path): string => textAt(wallet, [...row, "bonus_received_on"]) ?? "";
  const shown = says(asked, LATEST)
    ? noted.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a))).slice(0, 1)
    : noted;
  return shown.map((row) => {
    const name = figure(wallet, [...row, "card_name"], "text");
    const on = figure(wallet, [...row, "bonus_received_on"], "date");
    const owner = whose(textAt(wallet, [...row, "owner"]));
    return line`By your wallet the bonus of the **${name}**${owner} was **received** in **${on}**.`;
  });
}

const LATEST = /\b(?:last|latest|newest|most recent)\b/;
