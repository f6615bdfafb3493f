import { heldCards } from "../../../../tools/core/held.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt } from "../../compose/rows.ts";
import { leftOutOf } from "../../readings/left-out.ts";
import { ownerOf } from "../../readings/program-meant.ts";
import { says, wordsOf } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { fromScratch, isCash } from "./from-scratch.ts";
import { spendOf } from "./known-spend.ts";
import { needSpend } from "./need-spend.ts";

/*
 * "If I could only keep two cards", "best two-card combo for groceries and gas": the few cards that
 * leave most after their fees.
 */

const NUMBERS = ["one", "two", "three", "four", "five", "six"] as const;
const NUMBER = `(?:${NUMBERS.join("|")}|[1-6])`;
const CARDS = "(?:(?:credit )?cards?|of (?:my|the|these|those|them|our)|plastic|ones)";

const KEEPS = new RegExp(
  String.raw`\b(?:only|just) (?:be able to )?(?:keep|hold|hang on to|have|carry|use|pick|want|need)(?: (?:to|on to|onto|keep|carry|hold|have))? (?<many>${NUMBER})\b(?! (?:for|at|on)\b)`,
);
const WHICH = new RegExp(
  String.raw`\b(?:which|what|best|top) (?<many>${NUMBER})(?: ${CARDS}(?: (?:my|these|cards?))*)? (?:(?:should|would|do|could) (?:i|we) (?:keep|hold on|hang on|carry|stick)|to (?:keep|hold on|hang on|stick))\b`,
);
const DOWN = new RegExp(
  String.raw`\b(?:narrow|cut|trim|pare|slim|whittle|boil|simplif\w+|get|go|down ?siz\w+)\b(?: \S+){0,4} (?:down )?to (?:just |only |maybe |like )*(?<many>${NUMBER})\b(?! (?:percent|points|dollars|months|years|days|people))`,
);
const COMBO = new RegExp(
  String.raw`\b(?:best|ideal|perfect|optimal|strongest|good|what|which|your)\b(?: \S+){0,3}? (?:(?<many>${NUMBER})(?: |-)(?:credit )?cards? )?(?:combos?|combination|set ?ups?|line ?up|duo|pair|trio|trifecta)\b`,
);
const OF_MANY = new RegExp(
  String.raw`\b(?:combo|combination|set ?up|pair|mix) of (?<many>${NUMBER})\b`,
);

const ENOUGH = new RegExp(
  String.raw`\b(?:would|could|can|will|are|is) (?:like |just |maybe |only )*(?<many>${NUMBER})(?: (?:cards?|of them))? (?:do|be (?:enough|plenty)|suffice|cover|get me|handle|enough)\b`,
);

const GETS_BY = new RegExp(
  String.raw`\b(?:get by|get along|make do|manage|survive|live|be (?:fine|ok|okay)) (?:with|on)(?: just| only)? (?<many>${NUMBER}) (?:cards?|of (?:them|my))\b`,
);
const WOULD_DO = new RegExp(
  String.raw`\b(?:which|what) (?<many>${NUMBER})(?: ${CARDS})? (?:would|will|could|are|is) (?:be )?(?:enough|do|suffice|plenty)\b`,
);

const PATTERNS = [GETS_BY, WOULD_DO, ENOUGH, KEEPS, WHICH, DOWN, COMBO, OF_MANY];

/** Two are a pair and three a trio; a combination of nobody says how many. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:pair|duo)\b/, 2],
  [/\b(?:trio|trifecta)\b/, 3],
  [/\b(?:combos?|combination|set ?ups?|line ?up)\b/, 2],
];

/** How many cards are to be chosen; undefined where none are. */
export function fewAsked(asked: Understood): number | undefined {
  const words = wordsOf(asked);
  if (OTHERWISE.test(words) || asked.mentions.some(({ kind }) => kind === "card")) return undefined;
  const found = PATTERNS.map((one) => one.exec(words)).filter((one) => one !== null);
  if (found.length === 0) return undefined;
  const many = found.map((one) => one.groups?.["many"]).find((one) => one !== undefined);
  const named = new RegExp(String.raw`\b(${NUMBER})(?: |-)(?:credit )?cards?\b`).exec(words)?.[1];
  const said = many ?? named;
  // "Just one card that gets me 2%" is looked for; one of many is kept.
  if (
    /^(?:one|1)$/.test(said ?? "") &&
    !COMBO.test(words) &&
    !/\b(?:keep|hang on|hold on|stick|down to)\b/.test(words)
  )
    return undefined;
  if (said === undefined) return WORDS.find(([word]) => word.test(words))?.[1];
  const place = NUMBERS.findIndex((one) => one === said);
  return place < 0 ? Number(said) : place + 1;
}

/** Of purchases, transfers, offers and rules others know more. */
const OTHERWISE =
  /\b(?:bonus(?:es)?|offers?|transfer\w*|applications?|24|credit score|inquir\w+|lounges?|insurance|points? (?:to|into)|pairs? well|purchase)\b/;

const OWN =
  /\b(?:keep|keeping|hold on|hang on|carry|my|mine|our|i (?:have|hold|own|got)|these|those|already|of them|get (?:by|along)|make do|manage|survive)\b/;
const NEW =
  /\b(?:get|getting|open|apply|new|start(?:ing|er)?|scratch|beginner|first|recommend|suggest|out there|on the market)\b/;

/** The best few of the wallet, or of the catalog where none are held or others are meant. */
export function bestFew(given: Understood, toolbox: Toolbox): Draft | undefined {
  const many = fewAsked(given);
  if (many === undefined) return undefined;
  const left = leftOutOf(given);
  const asked = {
    ...given,
    mentions: given.mentions.filter((one) => !isUnwanted(one, left, given)),
  };
  if (isCash(asked) && !says(asked, HELD)) return fromScratch(asked, many, toolbox);
  const isEmpty = heldCards(toolbox.scene).length === 0;
  if (isEmpty || (says(asked, NEW) && !says(asked, OWN))) return fromScratch(asked, many, toolbox);
  const spend = spendOf(asked, toolbox) ?? needSpend(asked, toolbox);
  const found = ask(toolbox, "estimate_annual_rewards", {
    ...spend,
    ...ownerOf(asked),
    best_of: many,
  });
  if (rowsAt(found, ["best", "cards"]).length === 0) return fromScratch(asked, many, toolbox);
  const more = says(asked, OWN) ? undefined : fromScratch(asked, many, toolbox);
  const own = toDraft(found, spend.spend === undefined);
  return more === undefined
    ? own
    : {
        ...own,
        result: [...own.result, ...more.result.slice(0, 1)],
        envelopes: [...own.envelopes, ...more.envelopes],
      };
}

const HELD = /\b(?:keep|of mine|of my|i (?:have|hold|own)|already)\b/;

const UNWANTED = /\b(?:care (?:much )?(?:about|for)|into|matter|interested in|need|want)$/;
const NOT = /\b(?:not|never|no|dont|zero)\b/;

/** "Don't care about travel": named to be left out of what counts. */
const isUnwanted = (
  one: Understood["mentions"][number],
  left: readonly Understood["mentions"][number][],
  { tokens }: Understood,
): boolean => {
  const before = tokens.slice(Math.max(0, one.start - NEAR), one.start).join(" ");
  return left.includes(one) || (UNWANTED.test(before) && NOT.test(before));
};

const NEAR = 5;

function toDraft(found: Envelope, isWhole: boolean): Draft {
  const names = rowsAt(found, ["best", "cards"]).map(
    (row) => line`**${figure(found, [...row, "card_name"], "text")}**`,
  );
  const at = (key: string) => figure(found, ["best", key], "usd");
  const more = numberAt(found, ["best", "more_than_all_usd"]) ?? 0;
  const gap = at("more_than_all_usd");
  const apart = { ...gap, text: gap.text.replace(/^-/, "") };
  return answer({
    result: [
      joinLines([
        line`By rewards less fees:`,
        joinLines(
          [
            joinLines(names, " and "),
            line`: they earn ${at("total_usd")} a year on ${figure(found, ["spend_usd"], "usd")} of spend, and after ${at("fees_usd")} of fees that leaves **${at("net_of_fees_usd")}**. ${cite(found)}`,
          ],
          "",
        ),
      ]),
      ...(isWhole && more !== 0
        ? [
            line`That is **${apart} ${told(more > 0 ? "more" : "less")}** than all your cards leave after their fees, ${figure(found, ["net_of_fees_usd"], "usd")}.`,
          ]
        : []),
    ],
    details: rowsAt(found, ["best", "cards"]).map(
      (row) =>
        line`${figure(found, [...row, "card_name"], "text")}: fee ${figure(found, [...row, "annual_fee_usd"], "usd")}`,
    ),
    caveats: [
      line`By rewards alone: credits, lounges, insurance and points that a card lets move are for you to weigh before one goes.`,
      CAVEATS.estimate,
      CAVEATS.asOf(found),
    ],
    envelopes: [{ ...found, warnings: [] }],
  });
}
