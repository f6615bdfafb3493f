import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { ask } from "../../../compose/ask.ts";
import { cite, type Line, line, told } from "../../../compose/draft.ts";
import { figure, valueAt } from "../../../compose/figure.ts";
import { joinLines, textAt } from "../../../compose/rows.ts";
import { wordsOf } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { nameIn, rankedOf } from "../choice/ranked-cards.ts";
import { toPeriod } from "../sheet/sheet-rows.ts";
import { monthlyTold } from "./cap-monthly.ts";
import { isWhenGone } from "./cap-spent.ts";
import type { Capped } from "./cap-told.ts";

/* When a cap is full at what is spent a month: as the question tells, else by the spending profile. */

const GETS_FULL = String.raw`run(?:s|ning)? out|hit|reach\w*|max\w*|capped|cap out|full|used up|gone|exhaust\w*|last|go(?:es)? (?:over|through|past)|exceed\w*|burn\w*|blow|stop\w*|end`;
const WHEN = new RegExp(
  String.raw`\b(?:when|what month|which month|how (?:soon|long|fast|quickly|many months)|at what point|until when|by when)\b.*\b(?:${GETS_FULL})\b`,
);
const WHETHER = new RegExp(
  String.raw`\b(?:will|would|do|does|am|is|are|gonna|going to)\b(?: \S+){0,5}? (?:${GETS_FULL})\b`,
);

/** What is left by now is asked. */
const LEFT = /\b(?:left|remaining|so far|already)\b/;

/** Asked when, or whether, it gets full in time to come. */
export const asksPace = (asked: Understood): boolean => {
  const words = wordsOf(asked);
  if (isWhenGone(asked) || LEFT.test(words)) return false;
  return WHEN.test(words) || (WHETHER.test(words) && monthlyTold(asked) !== undefined);
};

export interface Paced {
  readonly ranking: Envelope;
  readonly line: Line;
}

/** When the cap of a card is full; undefined where nobody says what is spent there a month. */
export function pacedCap(
  { row, purchase, ranking: plain }: Capped,
  asked: Understood,
  toolbox: Toolbox,
): Paced | undefined {
  const category = purchase.category ?? textAt(plain, ["purchase", "category"]) ?? "";
  const own = monthlyTold(asked);
  const month = own ?? toolbox.scene.wallet.spend?.[category];
  if (month === undefined || month <= 0) return undefined;
  const ranking = ask(toolbox, "best_card_for_purchase", { ...purchase, month_usd: month });
  const place = rankedOf(ranking).findIndex(
    ({ card }) => card.wallet_card_id === row.card.wallet_card_id,
  );
  const at = ["ranked", place, "cap"];
  if (valueAt(ranking, [...at, "pace"]) === undefined) return undefined;
  const usd = (...path: readonly string[]) => figure(ranking, [...at, ...path], "usd");
  const period = told(toPeriod(textAt(ranking, [...at, "period"]) ?? ""));
  const name = told(nameIn(ranking, row.card));
  const pace = line`at ${usd("pace", "month_usd")} a month${told(own === undefined ? ", as your spending profile has it," : "")}`;
  const isFull = textAt(ranking, [...at, "pace", "full_in"]) !== undefined;
  const end = isFull
    ? line`the cap of ${usd("limit_usd")} ${period} on the **${name}** is full in **${figure(ranking, [...at, "pace", "full_in"], "month")}**: ${figure(ranking, [...at, "pace", "months"], "text")} months from ${figure(ranking, [...at, "pace", "from"], "date")}. ${cite(ranking)}`
    : line`it **does not run out**: that is ${usd("pace", "period_usd")}, and the cap on the **${name}** is ${usd("limit_usd")} ${period}. ${cite(ranking)}`;
  const verdict = WHETHER.test(wordsOf(asked)) && !WHEN.test(wordsOf(asked));
  const first = verdict ? line`${told(isFull ? "**Yes**" : "**No**")}: ` : line``;
  return { ranking, line: capital(joinLines([first, joinLines([pace, end], " ")], "")) };
}

const capital = (one: Line): Line => ({
  ...one,
  strings: one.strings.map((words, at) => (at === 0 ? words.replace(/^at /, "At ") : words)),
});
