import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { cardNameOf } from "../../compose/card-name.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  told,
} from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, joinParts, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { ADD_CARD_EFFECT } from "../../phrasings/next-card.ts";
import { ADD_CARD_EFFECT_MORE } from "../../phrasings/year-more.ts";
import { ownerOf } from "../../readings/program-meant.ts";
import { nameOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import { type CardRoles, cardRoles } from "./card-roles.ts";
import { keptLines } from "./benefits-kept.ts";
import { benefitLine, benefitLines, certificateLines } from "./change-benefits.ts";
import {
  type Change,
  laterLine,
  offLine,
  partsLine,
  uncountedLine,
  verdictLine,
} from "./change-net.ts";
import {
  asksGain,
  asksHowMuch,
  asksLater,
  asksLoss,
  asksVerdict,
  creditsUsed,
  withoutOffer,
} from "./change-words.ts";
import { annualRewards } from "./annual-rewards.ts";
import { asksCardYear, cardYear } from "./card-year.ts";
import { isAlone } from "./cards-left.ts";
import { needSpend } from "./need-spend.ts";
import { ruleLine } from "./rule-line.ts";

const MOST_MOVED = 4;

/** What adding, dropping or swapping cards changes. */
export const addCardEffect: Intent = {
  id: "add_card_effect",
  group: "year",
  label: "what adding or dropping a card changes",
  likes: ["card"],
  needs: [],
  phrasings: `${ADD_CARD_EFFECT}${ADD_CARD_EFFECT_MORE}`,
  rules: [
    /\b(?:keep|lose|still (?:have|get)) (?:my |the |our |any )?<(?:lounge|cover|credit|status)>.*\b(?:if (?:i|we) (?:cancel|close|drop|dump|ditch|get rid of)|without) (?:my |the |our )?<card>/,
    /\b(?:if (?:i|we) (?:cancel|close|drop|dump|ditch|get rid of)|without) (?:my |the |our )?<card>.*\b(?:keep|lose|still (?:have|get)) (?:my |the |our |any )?<(?:lounge|cover|credit|status)>/,
    /\bwhat (?:would|do|will|did) (?:i|we) (?:lose|miss|give up) (?:if (?:i|we) )?(?:drop|dropped|dropping|got rid of|get rid of) (?:the |my |our )?<card>/,
    /\b(?:what (?:changes|would change|happens)|which spend(?:ing)? moves?) if i (?:add|get|drop|swap|replace)(?: my| the| a)? <card>/,
    /\bif i (?:add|got|get|drop)(?: the| my| a)? <card>,? (?:which|what) spend(?:ing)? (?:moves|would move|shifts)/,
  ],
  respond: (asked, toolbox) => {
    if (isAlone(asked)) return annualRewards.respond(asked, toolbox);
    const ofYear = asksCardYear(asked) ? cardYear(asked, toolbox) : undefined;
    if (ofYear !== undefined) return ofYear;
    const roles = cardRoles(asked, toolbox);
    const [missing] = roles.notHeld;
    if (missing !== undefined && roles.add.length === 0 && roles.drop.length === 0) {
      return notHeld(missing, toolbox);
    }
    if (roles.add.length === 0 && roles.drop.length === 0) {
      return clarify(line`Which card would you add or drop?`);
    }
    return toDraft(simulated(asked, roles, toolbox), roles, asked, toolbox);
  },
};

/** The change by what the asker says to use of credits; else with none of them, and with all. */
function simulated(asked: Understood, roles: CardRoles, toolbox: Toolbox): Change {
  const input = {
    ...changesOf(roles),
    ...needSpend(asked, toolbox),
    ...withoutOffer(asked),
    ...ownerOf(asked),
  };
  const used = creditsUsed(asked);
  const found = ask(toolbox, "simulate_card_change", { ...input, ...used });
  const hasCredits = ["gained", "lost"].some((end) =>
    rowsAt(found, [end]).some((row) => textAt(found, [...row, "kind"]) === "credit"),
  );
  const isTold = used.credits_used_percent !== undefined;
  return !hasCredits || isTold
    ? { found, full: undefined }
    : {
        found,
        full: ask(toolbox, "simulate_card_change", { ...input, credits_used_percent: 100 }),
      };
}

/** A second one of a card that is held would come. */
const heldAlready = ({ add }: CardRoles, { scene }: Toolbox): readonly Line[] =>
  add
    .filter((id) => heldCards(scene).some(({ card }) => card.id === id))
    .map(
      (id) =>
        line`You hold the ${told(nameOf("card", id, scene.facts))} already; this is what a second one would change.`,
    );

const changesOf = ({ add, drop }: CardRoles) => ({
  ...(add.length === 0 ? {} : { add }),
  ...(drop.length === 0 ? {} : { drop: drop.map(({ entry }) => entry.id) }),
});

const notHeld = (id: string, { scene }: Toolbox): Draft =>
  clarify(
    line`The ${told(nameOf("card", id, scene.facts))} is not among your open cards, so dropping it changes nothing. Which of your cards would you drop?`,
  );

function toDraft(change: Change, roles: CardRoles, asked: Understood, toolbox: Toolbox): Draft {
  const { found, full } = change;
  const isOfLoss = asksLoss(asked);
  const kept = roles.drop.length > 0 ? keptLines(found, asked, toolbox.scene.facts) : [];
  const first = kept.length > 0 ? kept : firstLines(change, asked);
  const mark = told(first.length === 0 ? "**" : "");
  return answer({
    result: [
      ...first,
      line`${mark}${told(found.summary)}${mark} ${cite(found)}`,
      ...(kept.length > 0 ? [] : uncountedLine(change, asksVerdict(asked) || asksHowMuch(asked))),
      ...heldAlready(roles, toolbox),
      ...roles.notHeld.map(
        (id) => line`The ${cardNameOf(id, toolbox)} is not among your open cards.`,
      ),
    ],
    details: [
      ...(kept.length > 0 ? uncountedLine(change, false) : []),
      partsLine(found),
      ...addedLines(found),
      ...movedLines(found),
      ...certificateLines(found),
      ...(isOfLoss ? benefitLine(found, "gained", false) : benefitLines(found, asksGain(asked))),
      ...unlockLines(found),
    ],
    caveats: [
      full === undefined
        ? line`Point values are estimates.`
        : line`Point values are estimates; statement credits count at their face only where you would buy the same anyway.`,
      CAVEATS.terms,
      CAVEATS.asOf(found),
    ],
    envelopes: [found],
  });
}

/** What was asked by name: what goes, whether it pays, what a normal year brings. */
function firstLines(change: Change, asked: Understood): readonly Line[] {
  const lost = asksLoss(asked) ? benefitLine(change.found, "lost", true) : [];
  if (asksHowMuch(asked)) return [offLine(change), ...lost];
  if (asksVerdict(asked)) return [verdictLine(change), ...lost];
  return asksLater(asked) ? [laterLine(change), ...lost] : lost;
}

const addedLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["added"]).flatMap((row) => [...offerLine(found, row), ...ruleLines(found, row)]);

/** What the welcome offer counts for; of one that the rules bar, that it does not count. */
function offerLine(found: Envelope, row: Path): readonly Line[] {
  const usd = numberAt(found, [...row, "offer_usd"]);
  if (usd === undefined) return [];
  const worth = figure(found, [...row, "offer_usd"], "usd");
  const seen = line`as seen on ${figure(found, [...row, "offer_seen_on"], "date")}.`;
  const isBarred = ["application", "bonus"].some(
    (key) => textAt(found, [...row, "eligibility", key]) === "fail",
  );
  if (isBarred)
    return [
      joinParts([line`The welcome offer of ${worth} is not counted: a rule bars it now`, seen]),
    ];
  return usd === 0
    ? [joinLines([line`The welcome offer brings no points to count`, seen], ", ")]
    : [joinLines([line`The welcome offer counts for ${worth} in the first year`, seen], ", ")];
}

/** A rule of the issuer that stands, or may stand, in the way. */
function ruleLines(found: Envelope, row: Path): readonly Line[] {
  if (textAt(found, [...row, "eligibility", "reason"]) === undefined) return [];
  const name = figure(found, [...row, "card_name"], "text");
  return [joinLines([line`Rules for the ${name}:`, ruleLine(found, row)])];
}

const movedLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["moved_spend"])
    .slice(0, MOST_MOVED)
    .map((row) => {
      const spend = line`${figure(found, [...row, "category_name"], "text")}: ${figure(found, [...row, "yearly_usd"], "usd")} a year moves`;
      const has = (end: string): boolean => textAt(found, [...row, end, "card_name"]) !== undefined;
      return joinLines([
        spend,
        ...(has("from")
          ? [line`from the ${figure(found, [...row, "from", "card_name"], "text")}`]
          : []),
        ...(has("to")
          ? [line`to the ${figure(found, [...row, "to", "card_name"], "text")}`]
          : [line`to nothing that earns`]),
      ]);
    });

/** Points that begin or cease to move to partners, and what that does to balances. */
function unlockLines(found: Envelope): readonly Line[] {
  const rows = rowsAt(found, ["transfers"]).map((row) => {
    const name = figure(found, [...row, "program_name"], "text");
    return textAt(found, [...row, "change"]) === "opened"
      ? line`${name} points begin to move to partners.`
      : line`${name} points no longer move to partners.`;
  });
  return (numberAt(found, ["balances_change_usd"]) ?? 0) === 0
    ? rows
    : [
        ...rows,
        line`What your balances count for changes by ${figure(found, ["balances_change_usd"], "usd")}, once.`,
      ];
}
