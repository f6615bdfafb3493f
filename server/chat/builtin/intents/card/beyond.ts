import type { FactIndex } from "../../../../tools/core/facts.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says } from "../../readings/says.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";
import { columnsOf } from "./card-columns.ts";
import { aspectLines } from "./compare-aspects.ts";
import { comparedIn, nameIn, rowLine } from "./compare-rows.ts";

/* What one card has and another has not: "which lounges does it open that mine does not", "what would I give up". */

const LACKS =
  /\b(?:lack|lacks|lacking|missing)\b|\b(?:that|what|anything|something|which|whatever)\b.*\b(?:does not|do not|doesn't|doesnt|don't|isn't|is not|lacks?|has not|cannot|can not)\b/;
const LOSES =
  /\b(?:lose|losing|give up|giving up|gave up|forgo|forfeit|miss(?:ing)?(?: out on)?|go(?:ing)? without)\b/;

const GETS =
  /\bwhat (?:more|else|extra) (?:do|does|would|will) (?:i|we|you|it) (?:get|have|gain)\b/;

/** Whether what sets one of two cards apart is asked, and not which is better. */
export const asksBeyond = (asked: Understood): boolean =>
  says(asked, LACKS) || says(asked, LOSES) || says(asked, GETS);

const LACKING =
  /^(?:card )?(?:lacks?|lacking|miss(?:es|ing)?|(?:does |do |will |would )?not (?:have|give|get|come with|offer|include|carry|cover)|without)\b/;
const MISSING_FROM =
  /\b(?:missing|lacking|absent|left out) (?:from|on|in|with)(?: (?:the|my|our))*$/;

interface Pair {
  readonly card: string;
  readonly other: string;
}

const MOST_BEFORE = 4;
const SUBJECT = /\b(?:does|do|would|will|can)(?: (?:the|my|our|an?))*$/;
const LEFT =
  /\b(?:from|for my|for our|replac\w+|swap\w*|instead of|ditch\w*|drop\w*|over|cancel\w*|clos\w+|leav\w+|than)(?: (?:the|my|our|for|an?))*$/;

/** The card whose own things are asked for, and the one that lacks them. */
function pairIn(asked: Understood): Pair | undefined {
  const [first, second] = mentionsOf(asked, "card").filter(({ ids }) => ids.length === 1);
  if (first === undefined || second === undefined) return undefined;
  const before = ({ start }: Mention): string =>
    asked.tokens.slice(Math.max(0, start - MOST_BEFORE), start).join(" ");
  // "What does the Savor lack that the Gold has": the other one's things are asked for.
  const between = asked.tokens.slice(first.end, second.start).join(" ");
  const isLacking = LACKING.test(between) || MISSING_FROM.test(before(first));
  const [own, theirs] = [first, second].flatMap(({ ids }) => ids);
  if (isLacking && own !== undefined && theirs !== undefined)
    return own === theirs ? undefined : { card: theirs, other: own };
  const said = says(asked, LOSES) ? LEFT : SUBJECT;
  const isSecond = !said.test(before(first)) && said.test(before(second));
  const [card = "", other = ""] = (isSecond ? [second, first] : [first, second]).flatMap(
    ({ ids }) => ids,
  );
  return card === other ? undefined : { card, other };
}

/** The lists of a comparison; a kind that is named is asked for alone. */
const LISTS = ["lounges", "credits", "protections", "elite_status", "certificates"] as const;

export function beyondDraft(
  found: Envelope,
  asked: Understood,
  facts: FactIndex,
): Draft | undefined {
  const pair = pairIn(asked);
  if (pair === undefined) return undefined;
  const columns = new Set(columnsOf(asked, facts).flatMap(({ fields }) => fields));
  const named = LISTS.filter((field) => columns.has(field));
  const lists = named.length > 0 ? named : LISTS;
  const rows = comparedIn(found).filter(({ field }) => lists.some((one) => one === field));
  const own = rows.flatMap((row) => {
    const items = beyondIn(row.values, pair);
    return items.length === 0 ? [] : [{ label: row.label.toLowerCase(), items }];
  });
  const [card, other] = [nameIn(found, pair.card), nameIn(found, pair.other)];
  const parts = own.map(({ label, items }) => {
    const names = [...new Set(items.map(nameOf))];
    return line`${told(label)} **${told(names.join(", "))}**`;
  });
  const yes = asksWhether(asked) ? [line`**Yes**.`] : [];
  const fee = comparedIn(found).find(({ field }) => field === "annual_fee_usd");
  const isOfFee = says(asked, /\bhow much (?:is|more|does)\b/);
  return answer({
    result: [
      ...(isOfFee ? aspectLines(found, ["annual_fee_usd"]) : []),
      ...(parts.length === 0
        ? [
            line`**Nothing** of that kind is known that the **${told(card)}** has and the **${told(other)}** has not. ${cite(found)}`,
          ]
        : [
            joinLines([
              ...yes,
              line`The **${told(card)}** has what the **${told(other)}** has not:`,
              joinLines([joinParts(parts), line`. ${cite(found)}`], ""),
            ]),
          ]),
    ],
    details: [
      ...own.flatMap(({ items }) => items).map((text): Line => line`${told(text)}`),
      ...(fee === undefined ? [] : [rowLine(found, fee)]),
    ].slice(0, MOST_SHOWN),
    caveats: [
      line`Told apart by name: of what both have, the terms may differ.`,
      CAVEATS.terms,
      CAVEATS.asOf(found),
    ],
    envelopes: [{ ...found, warnings: [] }],
  });
}

const MOST_SHOWN = 14;

/** "Priority Pass: 2 guests free" is told by its name. */
const nameOf = (text: string): string => text.split(/[:;]/)[0] ?? text;

function beyondIn(values: Readonly<Record<string, unknown>>, { card, other }: Pair): string[] {
  const [own, theirs] = [textsOf(values[card]), textsOf(values[other])];
  const known = new Set(theirs.map(nameOf));
  return own.filter((text) => !known.has(nameOf(text)));
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
