import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { numberAt } from "../../compose/rows.ts";
import { preferHeld } from "../../readings/held-preferred.ts";
import { says } from "../../readings/says.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";

/* "How much would I have to spend on dining for the Gold to pay for itself". */

const SPEND =
  /\b(?:spend(?:ing)?|charge|put|run|swipe|eat|buy|use|go through|(?:how|that) (?:much|many)|(?:at )?what point)\b/;
const HOW_MUCH =
  /\b(?:how (?:much|many)|what(?:'s| is)? (?:the |my )?(?:amount|number|spend(?:ing)?|break ?even|minimum|threshold|level)|at what (?:point|spend)|break ?even|how high|what do i (?:need|have) to (?:spend|charge|put))\b/;
const PAYS =
  /\b(?:break(?:s|ing)? ?even|breakeven|pays? (?:for )?(?:itself|off|the fee|its fee|that fee)|(?:cover|justify|offset|recoup|make up|earn back|make back|wipe out|cancel out|pay off|beat|outweigh|get back|win back)(?:s|ing)? (?:for )?(?:the|its|that|my|this|an?)? ?(?:\S+ ){0,3}?(?:fee|af|cost|\$?\d+)|make (?:it|the \S+(?: \S+)?) worth(?: it| the fee)?|(?:be|is|becomes?) worth (?:it|the fee|having))\b/;
const OTHERWISE =
  /\b(?:bonus|welcome|sign ?up|sub|offer|minimum spend|credits?|points (?:do|would|should) i (?:need|have)|transfer\w*|redeem\w*|nights?|award)\b/;

const WHETHER =
  /\b(?:do|would|will|could|can|does|did) (?:i|we|it|the \S+(?: \S+)?) (?:\S+ ){0,2}break ?even\b/;
const OWN_SPEND =
  /\b(?:my|our) (?:own |actual |real |usual |current )?(?:spend(?:ing)?|numbers|habits|budget)\b|\b(?:what|how|the way) (?:i|we) spend\b/;

/** "Do I break even on the Gold, going by my spending": the spend is known, and not what is asked. */
export const asksWhetherEven = (asked: Understood): boolean =>
  asked.mentions.some(({ kind }) => kind === "card") &&
  says(asked, WHETHER) &&
  says(asked, OWN_SPEND) &&
  !says(asked, /\b(?:how (?:much|many|high)|what point|\$?\d+ (?:a|per|each) (?:month|year))\b/);

/** Whether the spend that pays for a fee is asked. */
export const isBreakEven = (asked: Understood): boolean =>
  asked.mentions.some(({ kind }) => kind === "card") &&
  !asksWhetherEven(asked) &&
  says(asked, HOW_MUCH) &&
  says(asked, PAYS) &&
  says(asked, SPEND) &&
  !says(asked, OTHERWISE);

const EVERYTHING = "everything_else";
const MOST_PLACES = 3;
/** Any spend: the figure does not hang on it. */
const SOME_USD = 100;

/** The spend on what is named, or on everything, that pays for the fee of a card. */
export function breakEven(given: Understood, toolbox: Toolbox): Draft | undefined {
  if (!isBreakEven(given)) return undefined;
  const asked = preferHeld(given, toolbox.scene);
  const [card] = idsOf(asked, "card", toolbox.scene.facts);
  if (card === undefined) return undefined;
  const named = idsOf(asked, "category", toolbox.scene.facts).slice(0, MOST_PLACES);
  const places = named.length === 0 ? [EVERYTHING] : named;
  const found = places.map((place) =>
    ask(toolbox, "estimate_annual_rewards", {
      as_if_cards: [card],
      spend: { [place]: SOME_USD },
      break_even_on: place,
    }),
  );
  const [first] = found;
  if (first === undefined) return undefined;
  const record = ask(toolbox, "get_card", { card });
  return answer({
    result: found.flatMap(breakEvenLines),
    details:
      (numberAt(record, ["credits_year_usd"]) ?? 0) > 0
        ? [
            line`Its credits come on top: ${figure(record, ["credits_year_usd"], "usd")} a year at face value, if all are used; what you use of them lowers that spend`,
          ]
        : [],
    caveats: [line`By rewards alone; point values are estimates.`, CAVEATS.asOf(first)],
    envelopes: [...found.map((one) => ({ ...one, warnings: [] })), { ...record, warnings: [] }],
  });
}

function breakEvenLines(found: Envelope): readonly Line[] {
  const name = figure(found, ["by_card", 0, "card_name"], "text");
  const fee = figure(found, ["fees_usd"], "usd");
  const at = (key: string) => figure(found, ["break_even", key], "usd");
  if (fee.value === 0)
    return [
      line`The **${name}** has no annual fee, so there is nothing to earn back. ${cite(found)}`,
    ];
  if (numberAt(found, ["break_even", "monthly_usd"]) === undefined)
    return [
      line`No spend on ${figure(found, ["by_category", 0, "category_name"], "text")} alone earns the ${fee} fee of the **${name}** back. ${cite(found)}`,
    ];
  const where = figure(found, ["break_even", "category_name"], "text");
  const lines = [
    line`About **${at("monthly_usd")} a month** on ${where} (${at("yearly_usd")} a year) earns the ${fee} fee of the **${name}** back in rewards. ${cite(found)}`,
  ];
  const plain = figure(found, ["baseline_pct"], "percent");
  return [
    ...lines,
    numberAt(found, ["break_even", "above_plain_monthly_usd"]) === undefined
      ? line`Beside a plain ${plain} card without a fee it never comes out ahead there.`
      : line`To come out ahead of a plain ${plain} card without a fee it takes about **${at("above_plain_monthly_usd")} a month** there.`,
  ];
}
