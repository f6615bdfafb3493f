import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { NEXT_CARD } from "../../phrasings/next-card.ts";
import { NEXT_CARD_MORE } from "../../phrasings/year-more.ts";
import { ownerOf } from "../../readings/program-meant.ts";
import { amountOf, idOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { cardTypeAsked } from "../../readings/card-type-asked.ts";
import { amongOf } from "./card-wanted.ts";
import { bestFew } from "./best-few.ts";
import { knowsSpend, needSpend } from "./need-spend.ts";
import { withoutSpend } from "./without-spend.ts";
import { ruleLine } from "./rule-line.ts";

const MOST_SHOWN = 5;
/** Ranked when only one bank's are wanted. */
const MOST_RANKED = 30;

/** Which card not held would add most. */
export const nextCard: Intent = {
  id: "next_card",
  group: "year",
  label: "which card to get next",
  likes: ["card", "program", "issuer", "category"],
  needs: [],
  phrasings: `${NEXT_CARD}${NEXT_CARD_MORE}`,
  rules: [
    /\b(?:which|what) (?:new )?(?:credit )?card (?:should|could|do|would|can) (?:i|we|<person>) (?:get|apply for|open|add|go for) next\b/,
    /^(?:what|which) (?:cards? )?pairs? (?:well |best )?with (?:the |my )?<card>/,
  ],
  respond: (asked, toolbox) => {
    const few = bestFew(asked, toolbox);
    if (few !== undefined) return few;
    if (!knowsSpend(asked, toolbox)) return withoutSpend(asked, toolbox);
    const unwanted = unwantedOf(asked);
    const issuer = unwanted.size > 0 ? undefined : idOf(asked, "issuer", toolbox.scene.facts);
    const wanted = {
      ...needSpend(asked, toolbox),
      ...goalOf(asked, toolbox),
      ...feeOf(asked),
      ...ownerOf(asked),
    };
    const type = cardTypeAsked(asked);
    const among = amongOf(asked, toolbox);
    if (among?.cards.length === 0) return noneWith(among.list);
    const found = ask(toolbox, "rank_candidate_cards", {
      ...wanted,
      ...(among === undefined ? {} : { among: among.cards }),
      ...(type === undefined ? {} : { card_type: type }),
      limit: issuer === undefined && unwanted.size === 0 ? MOST_SHOWN : MOST_RANKED,
    });
    const rows = rowsAt(found, ["ranked"])
      .filter((row) => issuer === undefined || textAt(found, [...row, "issuer"]) === issuer)
      .filter((row) => !unwanted.has(textAt(found, [...row, "issuer"]) ?? ""));
    const [first, second] = rows;
    if (first === undefined) return noneOf(found);
    const isOnly = heldCards(toolbox.scene).length === 0;
    const draft = toDraft(found, first, rows.slice(1), isOnly);
    if (second !== undefined && says(asked, SECOND)) return secondFirst(draft, found, second);
    const isOpen = type === undefined && issuer === undefined && unwanted.size === 0;
    return isOpen && textAt(found, [...first, "card_type"]) === "business"
      ? withPersonal(
          draft,
          ask(toolbox, "rank_candidate_cards", { ...wanted, card_type: "personal", limit: 1 }),
        )
      : draft;
  },
};

/** Most have no business: where a card for one comes first, the best of the others is told too. */
function withPersonal(draft: Draft, found: Envelope): Draft {
  const [row] = rowsAt(found, ["ranked"]);
  if (row === undefined || (numberAt(found, [...row, "delta_ongoing_usd"]) ?? 0) <= 0) return draft;
  const [first, ...rest] = draft.result;
  const personal = line`That is a business card; of the personal ones the **${figure(found, [...row, "card_name"], "text")}** would add the most: **${figure(found, [...row, "delta_ongoing_usd"], "usd")}** in a normal year, after its fee of ${figure(found, [...row, "annual_fee_usd"], "usd")}. ${cite(found)}`;
  return {
    ...draft,
    result: [...(first === undefined ? [] : [first]), personal, ...rest],
    envelopes: [...draft.envelopes, found],
  };
}

const SECOND =
  /\b(?:second|2nd|runner[- ]up)[- ](?:best|most|choice|place|highest)\b|\brunner[- ]up\b/;

/** "The second best": it before the best. */
const secondFirst = (draft: Draft, found: Envelope, row: Path): Draft => ({
  ...draft,
  result: [
    line`The second best is the **${figure(found, [...row, "card_name"], "text")}**: **${figure(found, [...row, "delta_ongoing_usd"], "usd")}** in a normal year, after its fee of ${figure(found, [...row, "annual_fee_usd"], "usd")}. ${cite(found)}`,
    ...draft.result,
  ],
});

const UNWANTED =
  /\b(?:not?|nothing|anything but|except|excluding|other than|besides|without|no more|avoid|avoiding|sick of|never)(?: (?:from|by|another|any|a|an|more|with|at))*$/;

/** Banks that are named to be left out: "nothing from Chase". */
function unwantedOf(asked: Understood): ReadonlySet<string> {
  const named = mentionsOf(asked, "issuer").filter(({ start }) =>
    UNWANTED.test(asked.tokens.slice(0, start).join(" ")),
  );
  return new Set(named.flatMap(({ ids }) => ids));
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bcash ?back\b/, "cash back"],
  [/\bhotels?\b/, "hotel points"],
  [/\bairlines?\b|\bmiles\b/, "airline miles"],
  [/\btransferr?able\b|\bflexible\b|\btransfer partners\b/, "transferable points"],
  [/\btravel\b|\btrips?\b/, "travel"],
];

/** What the rewards shall be: a program that is named, or a kind. */
function goalOf(asked: Understood, { scene }: Toolbox): { readonly goal?: string } {
  const isIssuer = mentionsOf(asked, "issuer").length > 0;
  const program = isIssuer ? undefined : idOf(asked, "program", scene.facts);
  const kind = KINDS.find(([words]) => says(asked, words))?.[1];
  const goal = program ?? kind;
  return goal === undefined ? {} : { goal };
}

const UNDER =
  /\b(?:under|below|less than|at most|up to|max|maximum|cheaper than|no more than|(?:nothing|not|never) (?:over|above|past|higher than))\b/;

function feeOf(asked: Understood): { readonly max_fee?: number } {
  const isFree = says(
    asked,
    /\b(?:no|zero|without(?: an?)?|free)\b (?:annual |yearly )?fees?\b|\bno af\b/,
  );
  if (isFree) return { max_fee: 0 };
  const usd = says(asked, UNDER) ? amountOf(asked, "usd") : undefined;
  return usd === undefined ? {} : { max_fee: usd };
}

const noneWith = (list: Envelope): Draft =>
  answer({
    result: [line`No open card that you do not hold is known to have all of that. ${cite(list)}`],
    caveats: [CAVEATS.asOf(list)],
    envelopes: [{ ...list, warnings: [] }],
  });

const noneOf = (found: Envelope): Draft =>
  answer({
    result: [line`No card that fits would add anything that I can count. ${cite(found)}`],
    caveats: [CAVEATS.asOf(found)],
    envelopes: [found],
  });

function toDraft(found: Envelope, first: Path, others: readonly Path[], isOnly: boolean): Draft {
  return answer({
    result: [firstLine(found, first, isOnly), ...ruleLines(found, first)],
    details: [
      ...offerLines(found, first),
      ...others.slice(0, MOST_SHOWN - 1).map((row) => rowLine(found, row)),
    ],
    caveats: [
      line`Arithmetic at your spend, not a recommendation: credits, lounges, status and taste are not in it.`,
      line`Point values are estimates; the issuer decides on an application.`,
      CAVEATS.asOf(found),
    ],
    envelopes: [found],
  });
}

function firstLine(found: Envelope, row: Path, isOnly: boolean): Line {
  const name = figure(found, [...row, "card_name"], "text");
  const net = figure(found, [...row, "delta_ongoing_usd"], "usd");
  const fee = figure(found, [...row, "annual_fee_usd"], "usd");
  const isWorth = (numberAt(found, [...row, "delta_ongoing_usd"]) ?? 0) > 0;
  if (isOnly && isWorth)
    return line`As your only card the **${name}** would leave the most: **${net}** in a normal year, after its fee of ${fee}. ${cite(found)}`;
  return isWorth
    ? line`The **${name}** would add the most beside your cards: **${net}** in a normal year, after its fee of ${fee}. ${cite(found)}`
    : line`No card would add more than its fee at this spend; the **${name}** comes nearest, at ${net} a year after its fee of ${fee}. ${cite(found)}`;
}

/** A rule of the issuer that stands, or may stand, in the way. */
function ruleLines(found: Envelope, row: Path): readonly Line[] {
  if (textAt(found, [...row, "eligibility", "reason"]) === undefined) return [];
  const reason = ruleLine(found, row);
  return textAt(found, [...row, "eligibility", "application"]) === "fail"
    ? [joinLines([line`But a rule of the issuer stands in the way now:`, reason])]
    : [joinLines([line`A rule to look at:`, reason])];
}

const offerLines = (found: Envelope, row: Path): readonly Line[] =>
  (numberAt(found, [...row, "offer_value_usd"]) ?? 0) > 0
    ? [
        line`Its welcome offer, apart from that, counts for ${figure(found, [...row, "offer_value_usd"], "usd")} once, as seen on ${figure(found, [...row, "offer_seen_on"], "date")}.`,
      ]
    : [];

function rowLine(found: Envelope, row: Path): Line {
  const isShut = textAt(found, [...row, "eligibility", "application"]) === "fail";
  return joinLines(
    [
      line`${figure(found, [...row, "card_name"], "text")}: ${figure(found, [...row, "delta_ongoing_usd"], "usd")} a year after its fee of ${figure(found, [...row, "annual_fee_usd"], "usd")}`,
      line`${told(isShut ? "; a rule of the issuer stands in the way now" : "")}`,
    ],
    "",
  );
}
