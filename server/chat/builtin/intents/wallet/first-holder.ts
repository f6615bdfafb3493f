import { SELF } from "../../../../accounts/wallet.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, type Draft, line, type Told, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { holderOf, holdersOf } from "../../compose/whose.ts";
import { asksWhose } from "../../readings/rows-asked.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { conditionOf } from "./card-conditions.ts";
import { heldRows } from "./held-rows.ts";

/* "Who opened the Sapphire first, me or Dana": the same card of several people by its age. */

const BY_AGE =
  /\b(?:first|earlier|earliest|longer|longest|sooner|older|oldest|before|newer|newest|later|last|when)\b/;
const LATEST = /\b(?:newer|newest|later|last|latest)\b/;

/** Undefined where it is not asked, or only one person has it. */
export function firstHolder(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const isNamed = mentionsOf(asked, "card").length > 0;
  if (!isNamed || !asksWhose(asked) || !says(asked, BY_AGE)) return undefined;
  const { owner: _, ...ofAll } = asked;
  const wallet = ask(toolbox, "get_wallet", { include: ["cards"], status: "all" });
  const isMeant = conditionOf(ofAll, toolbox.scene.facts);
  const rows = heldRows(wallet)
    .filter((one) => isMeant(one) && one.row.opened_on !== undefined)
    .toSorted((a, b) => (a.row.opened_on ?? "").localeCompare(b.row.opened_on ?? ""));
  const owners = new Set(rows.map(({ row }) => row.owner));
  const isLatest = says(asked, LATEST);
  const [first, ...others] = isLatest ? rows.toReversed() : rows;
  if (first === undefined || owners.size < 2) return undefined;
  const opened = (place: number) => figure(wallet, ["cards", place, "opened_on"], "date");
  const rest = others.map(
    ({ row, place }) =>
      line`${row.owner === SELF ? told("yours") : holdersOf(row.owner)} (${told(row.card_name)}) on ${opened(place)}`,
  );
  return answer({
    result: [
      joinLines(
        [
          line`**${whoOf(first.row.owner)}** opened ${told(isLatest ? "last" : "first")}: the **${told(first.row.card_name)}** on **${opened(first.place)}**; `,
          joinLines(rest, ", "),
          line`.`,
        ],
        "",
      ),
    ],
    envelopes: [wallet],
  });
}

const whoOf = (owner: string): Told => (owner === SELF ? told("You") : holderOf(owner));
