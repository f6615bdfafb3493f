import { heldCards } from "../../../../tools/core/held.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { preferHeld } from "../../readings/held-preferred.ts";
import { says } from "../../readings/says.ts";
import { spendTold } from "../../readings/spend-told.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import { isBreakEven } from "./break-even.ts";

/*
 * "Is the Preferred worth it if I spend 600 a month eating out": a card by itself on a spend that the
 * question tells, held or not, beside its fee and a plain card.
 */

const WEIGHS =
  /\b(?:worth|pays? (?:for )?(?:itself|off)|earns? (?:its|it'?s|the|that) (?:keep|fee)|justif\w+|makes? sense|come out (?:ahead|even)|cover (?:its|the) (?:annual )?fee|good (?:deal|idea)|should i (?:get|keep)|break even)\b/;
const EARNS =
  /\b(?:earns?|gives?|get|gets|makes?|brings?|bring in|net|back|rewards?|points|how much|worth|value)\b/;
const EACH = /\b(?:(?:a|per|each|every) (?:month|mo|year|yr)|monthly|yearly|annually|month)\b/;
/** Of a bonus, an amount left or a purchase others know more. */
const OTHERWISE =
  /\b(?:bonus|welcome|sign ?up|sub|offer|minimum spend|caps?|limit|left|downgrade|upgrade|refund|cancel\w*|clos(?:e|ing)|apply|approved|blew|maxed|reached|used up|already|so far)\b/;

/** Whether one card is weighed on a spend that is told. */
export const asksOnSpend = (asked: Understood): boolean =>
  asked.mentions.some(({ kind }) => kind === "card") &&
  spendTold(asked).spend !== undefined &&
  !says(asked, OTHERWISE) &&
  says(asked, EACH) &&
  (says(asked, WEIGHS) || says(asked, EARNS));

/** The answer on one card on that spend; undefined where it is not asked. */
export function onSpend(given: Understood, toolbox: Toolbox): Draft | undefined {
  if (isBreakEven(given) || !asksOnSpend(given)) return undefined;
  const asked = preferHeld(given, toolbox.scene);
  const [card, second] = idsOf(asked, "card", toolbox.scene.facts);
  const { spend } = spendTold(asked);
  if (card === undefined || second !== undefined || spend === undefined) return undefined;
  const found = ask(toolbox, "estimate_annual_rewards", { as_if_cards: [card], spend });
  const credits = ask(toolbox, "get_card", { card });
  const beside = besideLine(card, spend, toolbox);
  return answer({
    result: [
      ...verdictLines(found, asked, creditsOf(credits)),
      ...plainLine(found),
      ...beside.lines,
    ],
    details: [
      ...rowsAt(found, ["by_category"]).map((row) => categoryLine(found, row)),
      ...creditLine(credits),
    ],
    caveats: [
      line`Point values are estimates; credits, lounges and welcome offers are not in the rewards.`,
      CAVEATS.asOf(found),
    ],
    envelopes: [found, { ...credits, warnings: [] }, ...beside.envelopes],
  });
}

const usd = (found: Envelope, key: string) => figure(found, [key], "usd");

/** Yes or no where a verdict is asked, then what it earns, costs and leaves. */
function verdictLines(found: Envelope, asked: Understood, credits: number): readonly Line[] {
  const name = figure(found, ["by_card", 0, "card_name"], "text");
  const fee = numberAt(found, ["fees_usd"]) ?? 0;
  const net = numberAt(found, ["net_of_fees_usd"]) ?? 0;
  const above = numberAt(found, ["above_baseline_usd"]) ?? 0;
  const points =
    says(asked, /\bpoints?|miles\b/) && numberAt(found, ["by_card", 0, "points"]) !== undefined
      ? [line`, by **${figure(found, ["by_card", 0, "points"], "points")}** points`]
      : [];
  const earns = line`on ${usd(found, "spend_usd")} of that spend a year the **${name}** earns **${usd(found, "total_usd")}**`;
  const rest =
    fee === 0
      ? line`, with no annual fee. ${cite(found)}`
      : line`; after its fee of ${usd(found, "fees_usd")} that leaves **${usd(found, "net_of_fees_usd")}**. ${cite(found)}`;
  const whole = joinLines([earns, ...points, rest], "");
  if (!says(asked, WEIGHS) || !(asksWhether(asked) || says(asked, /\bif\b/)))
    return [joinLines([line`By itself,`, whole])];
  const verdict =
    net < 0
      ? net + credits >= 0
        ? line`**Only if you use its credits**:`
        : line`**No**:`
      : above < 0
        ? line`**It pays its fee, but a plain card gives more**:`
        : line`**Yes, by rewards alone**:`;
  return [joinLines([verdict, whole])];
}

function plainLine(found: Envelope): readonly Line[] {
  const above = numberAt(found, ["above_baseline_usd"]) ?? 0;
  const plain = line`A plain ${figure(found, ["baseline_pct"], "percent")} card without a fee would give ${usd(found, "baseline_usd")}`;
  const gap = usd(found, "above_baseline_usd");
  const apart = { ...gap, text: gap.text.replace(/^-/, "") };
  return [
    joinLines(
      [
        plain,
        above === 0 ? line`, as much.` : line`, **${apart} ${told(above > 0 ? "less" : "more")}**.`,
      ],
      "",
    ),
  ];
}

interface Beside {
  readonly lines: readonly Line[];
  readonly envelopes: readonly Envelope[];
}

/** What it would add to the cards that are held, where it is not one of them. */
function besideLine(
  card: string,
  spend: Readonly<Record<string, number>>,
  toolbox: Toolbox,
): Beside {
  const held = heldCards(toolbox.scene);
  if (held.length === 0 || held.some((one) => one.card.id === card)) return NONE;
  const outcome = toolbox.call("simulate_card_change", { add: [card], spend });
  if (!("envelope" in outcome) || outcome.envelope.status !== "ok") return NONE;
  const { envelope } = outcome;
  const net = figure(envelope, ["delta_usd", "ongoing", "net_usd"], "usd");
  return {
    lines: [
      line`You do not hold it; beside your cards it would change a normal year on that spend by **${net}** after its fee. ${cite(envelope)}`,
    ],
    envelopes: [{ ...envelope, warnings: [] }],
  };
}

const NONE: Beside = { lines: [], envelopes: [] };

function categoryLine(found: Envelope, row: readonly (string | number)[]): Line {
  const what = line`${figure(found, [...row, "category_name"], "text")}: ${figure(found, [...row, "value_usd"], "usd")} on ${figure(found, [...row, "yearly_usd"], "usd")} a year`;
  return textAt(found, [...row, "cards", 0, "rate"]) === undefined
    ? what
    : joinLines([what, line`at ${figure(found, [...row, "cards", 0, "rate"], "text")}`], ", ");
}

const creditsOf = (record: Envelope): number => numberAt(record, ["credits_year_usd"]) ?? 0;

const creditLine = (record: Envelope): readonly Line[] =>
  creditsOf(record) > 0
    ? [
        line`Its credits come on top: ${figure(record, ["credits_year_usd"], "usd")} a year at face value, if all are used`,
      ]
    : [];
