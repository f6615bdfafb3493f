import type { Envelope } from "../../../../tools/core/envelope.ts";
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
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { ADD_CARD_EFFECT } from "../../phrasings/next-card.ts";
import { ADD_CARD_EFFECT_MORE } from "../../phrasings/year-more.ts";
import { ownerOf } from "../../program-meant.ts";
import { nameOf } from "../../slots.ts";
import { namesOf } from "../transfer/route-lines.ts";
import { type CardRoles, cardRoles } from "./card-roles.ts";
import { needSpend } from "./need-spend.ts";

const MOST_MOVED = 4;
const MOST_BENEFITS = 5;

/** What adding, dropping or swapping cards changes. */
export const addCardEffect: Intent = {
  id: "add_card_effect",
  group: "year",
  label: "what adding or dropping a card changes",
  likes: ["card"],
  needs: [],
  phrasings: `${ADD_CARD_EFFECT}${ADD_CARD_EFFECT_MORE}`,
  rules: [
    /\bwhat (?:would|do|will|did) (?:i|we) (?:lose|miss|give up) (?:if (?:i|we) )?(?:drop|dropped|dropping|got rid of|get rid of) (?:the |my |our )?<card>/,
    /\b(?:what (?:changes|would change|happens)|which spend(?:ing)? moves?) if i (?:add|get|drop|swap|replace)(?: my| the| a)? <card>/,
    /\bif i (?:add|got|get|drop)(?: the| my| a)? <card>,? (?:which|what) spend(?:ing)? (?:moves|would move|shifts)/,
  ],
  respond: (asked, toolbox) => {
    const roles = cardRoles(asked, toolbox);
    const [missing] = roles.notHeld;
    if (missing !== undefined && roles.add.length === 0 && roles.drop.length === 0) {
      return notHeld(missing, toolbox);
    }
    if (roles.add.length === 0 && roles.drop.length === 0) {
      return clarify(line`Which card would you add or drop?`);
    }
    const found = ask(toolbox, "simulate_card_change", {
      ...changesOf(roles),
      ...needSpend(asked, toolbox),
      ...ownerOf(asked),
    });
    return toDraft(found, roles, toolbox);
  },
};

const changesOf = ({ add, drop }: CardRoles) => ({
  ...(add.length === 0 ? {} : { add }),
  ...(drop.length === 0 ? {} : { drop: drop.map(({ entry }) => entry.id) }),
});

const notHeld = (id: string, { scene }: Toolbox): Draft =>
  clarify(
    line`The ${told(nameOf("card", id, scene.facts))} is not among your open cards, so dropping it changes nothing. Which of your cards would you drop?`,
  );

function toDraft(found: Envelope, roles: CardRoles, toolbox: Toolbox): Draft {
  return answer({
    result: [
      line`**${told(found.summary)}** ${cite(found)}`,
      ...roles.notHeld.map(
        (id) => line`The ${cardNameOf(id, toolbox)} is not among your open cards.`,
      ),
    ],
    details: [
      yearLine(found, "ongoing"),
      ...addedLines(found),
      ...movedLines(found),
      ...benefitLines(found),
      ...unlockLines(found),
    ],
    caveats: [
      line`Point values are estimates; statement credits are listed and not counted.`,
      CAVEATS.terms,
      CAVEATS.asOf(found),
    ],
    envelopes: [found],
  });
}

/** How the figure of a later year comes about. */
function yearLine(found: Envelope, key: string): Line {
  const at = ["delta_usd", key];
  const part = (name: string) => figure(found, [...at, name], "usd");
  const has = (name: string): boolean => (numberAt(found, [...at, name]) ?? 0) !== 0;
  return joinLines(
    [
      line`In a later year: rewards ${part("rewards_usd")}`,
      line`annual fees ${part("fees_usd")}`,
      ...(has("anniversary_points_usd")
        ? [line`anniversary points ${part("anniversary_points_usd")}`]
        : []),
      line`net ${part("net_usd")}`,
    ],
    ", ",
  );
}

function addedLines(found: Envelope): readonly Line[] {
  return rowsAt(found, ["added"]).flatMap((row) => [
    ...(numberAt(found, [...row, "offer_usd"]) === undefined
      ? []
      : [
          line`The welcome offer counts for ${figure(found, [...row, "offer_usd"], "usd")} in the first year, as seen on ${figure(found, [...row, "offer_seen_on"], "date")}.`,
        ]),
    ...ruleLines(found, row),
  ]);
}

/** A rule of the issuer that stands, or may stand, in the way. */
function ruleLines(found: Envelope, row: Path): readonly Line[] {
  const reason = textAt(found, [...row, "eligibility", "reason"]);
  if (reason === undefined) return [];
  const name = figure(found, [...row, "card_name"], "text");
  return [line`Rules for the ${name}: ${figure(found, [...row, "eligibility", "reason"], "text")}`];
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

const benefitLines = (found: Envelope): readonly Line[] =>
  (["gained", "lost"] as const).flatMap((key) => {
    const names = rowsAt(found, [key]).flatMap((row) => textAt(found, [...row, "name"]) ?? []);
    const shown = told(namesOf(names, MOST_BENEFITS));
    if (names.length === 0) return [];
    return [key === "gained" ? line`Gained: ${shown}` : line`Lost: ${shown}`];
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
        line`Your balances count for ${figure(found, ["balances_change_usd"], "usd")} by that, once.`,
      ];
}
