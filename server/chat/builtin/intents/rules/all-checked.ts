import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { countFirst, countInWords } from "../../compose/number-words.ts";
import { joinLines, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { cardTypeAsked } from "../../readings/card-type-asked.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { emptyCaveat, ONLY_WALLET } from "./issuer-counts.ts";
import { stoppingOf } from "./verdict-lines.ts";

/*
 * "Which cards can I not get": every open card is checked, and those that a rule stops are told by
 * the rule, for one rule stops many of them alike.
 */

const MOST_NAMED = 6;
const MOST_GROUPS = 6;

const ASKS_CARDS =
  /\b(?:which|what|any|list|name|show|all|every)\b(?: \S+){0,5}? (?:cards?|ones|bonuses|subs|offers)\b|\bcards? (?:i|we|am i|are we|would|will|could|can)\b|\b(?:which of (?:these|those|them)|what (?:can|could|am|will|would|is))\b/;
/** Until one is named, which card is meant is not known. */
const OF_ONE = /\b(?:this|that|the|a|an|another|one more|next|new|second) (?:\S+ )?card\b/;

/** Whether it is asked of cards that are not named: which of them all. */
export const asksOfAllCards = (asked: Understood): boolean =>
  says(asked, ASKS_CARDS) && !says(asked, OF_ONE);

const MAY =
  /\b(?:am i|are we|would i be|i am|we are|still|currently) (?:\S+ )?(?:eligible|approved|allowed)\b|\b(?:can|could|may|might|will|would) (?:i|we) (?:\S+ )?(?:get|open|apply|be approved|qualify)\b|\b(?:i|we) (?:can|could|may|qualify)\b/;
const MAY_NOT =
  /\b(?:not|cannot|never|no longer|ineligible|denied|declined|barred|locked|blocked|banned|excluded|rejected|refused|off limits|out of reach|turn\w*|shut out|ruled out|stopp?\w*)\b/;

type Verdict = "application" | "bonus";

/** One card of the catalog that a rule stops. */
interface Stopped {
  readonly checked: Envelope;
  readonly by: Verdict;
  /** Where that is in what was found. */
  readonly row: Path;
}

export function ofAllCards(asked: Understood, toolbox: Toolbox): Draft {
  const { facts } = toolbox.scene;
  const issuers = idsOf(asked, "issuer", facts);
  const type = cardTypeAsked(asked);
  const cards = facts.facts.tables.cards.filter(
    (card) =>
      card.status === "open" &&
      (issuers.length === 0 || issuers.includes(card.issuer)) &&
      (type === undefined || card.card_type === type),
  );
  const owner = asked.owner === undefined ? {} : { owner: asked.owner };
  const checks = cards.map(({ id }) => ask(toolbox, "check_eligibility", { card: id, ...owner }));
  const stopped = checks.flatMap((checked): readonly Stopped[] => {
    const by = failedIn(checked);
    const [row] = stoppingOf(checked);
    return by === undefined || row === undefined ? [] : [{ checked, by, row }];
  });
  const isUnsure = checks.some((checked) => textAt(checked, ["application"]) === "unknown");
  const out = groupsOf(stopped, "application");
  const without = groupsOf(stopped, "bonus");
  const shown = [...out, ...without].slice(0, MOST_GROUPS).flatMap(([first]) => first ?? []);
  const isOfBonus = says(asked, /\b(?:bonus(?:es)?|subs?|offers?)\b/);
  return answer({
    result: isOfBonus
      ? [
          bonusHead([...out, ...without].flat().length, kindOf(issuers, type)),
          ...[...out, ...without].slice(0, MOST_GROUPS).map(groupLine),
        ]
      : [
          headOf(
            { count: out.flat().length, all: checks.length, of: kindOf(issuers, type) },
            asked,
          ),
          ...out.slice(0, MOST_GROUPS).map(groupLine),
          ...(without.length === 0
            ? []
            : [
                line`${told(countFirst(without.flat().length))} more may be had, but **not with the welcome bonus**:`,
                ...without.slice(0, MOST_GROUPS).map(groupLine),
              ]),
        ],
    caveats: [
      ...emptyCaveat(asked, toolbox),
      ONLY_WALLET,
      ...(isUnsure
        ? [line`For some of the others something is not known; name one to hear what.`]
        : []),
      line`A pass means that no known rule stops it, not that the issuer approves.`,
      ...(shown[0] === undefined ? [] : [CAVEATS.asOf(shown[0].checked)]),
    ],
    envelopes: shown.map(({ checked }) => ({ ...checked, warnings: [] })),
  });
}

function failedIn(checked: Envelope): Verdict | undefined {
  if (textAt(checked, ["application"]) === "fail") return "application";
  return textAt(checked, ["bonus"]) === "fail" ? "bonus" : undefined;
}

/** By the rule that stops them, the largest group first. */
function groupsOf(all: readonly Stopped[], by: Verdict): readonly (readonly Stopped[])[] {
  const groups = new Map<string, Stopped[]>();
  for (const one of all.filter((stopped) => stopped.by === by)) {
    const { checked, row } = one;
    const key = ["name", "clears_on"].map((field) => textAt(checked, [...row, field])).join(" ");
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}

/** "Open business cards of Chase". */
const kindOf = (issuers: readonly string[], type: string | undefined): string =>
  ["open", ...(type === undefined ? [] : [type]), "cards", ...ofBanks(issuers)].join(" ");

const ofBanks = (issuers: readonly string[]): readonly string[] =>
  issuers.length === 0 ? [] : [`of ${issuers.join(" and ")}`];

interface Head {
  readonly count: number;
  readonly all: number;
  readonly of: string;
}

function headOf({ count, all, of }: Head, asked: Understood): Line {
  const isMay = says(asked, MAY) && !says(asked, MAY_NOT);
  if (count === 0)
    return line`${told(isMay ? "**All**" : "**None**")}: no known rule stops the application for any of the ${told(of)} today.`;
  if (count === all) return line`**All** ${told(of)} are out of reach today:`;
  const few = told(countFirst(count));
  return isMay
    ? line`**All but ${told(countInWords(count))}** of the ${told(of)}, by the known rules; these are out of reach today:`
    : line`**${few}** of the ${told(of)} ${told(count === 1 ? "is" : "are")} out of reach today; no known rule stops the application for the others.`;
}

const bonusHead = (count: number, of: string): Line =>
  count === 0
    ? line`**None**: no known rule keeps the welcome bonus of any of the ${told(of)} from you today.`
    : line`The welcome bonus of **${told(countInWords(count))}** of the ${told(of)} is out of reach today:`;

/** `"5/24", until December 21, 2026: A; B; C and three more`. */
function groupLine(group: readonly Stopped[]): Line {
  const [first] = group;
  if (first === undefined) return line``;
  const { checked, row } = first;
  const names = group
    .slice(0, MOST_NAMED)
    .map((one) => line`**${figure(one.checked, ["card", "card_name"], "text")}**`);
  const more = group.length - names.length;
  return joinLines(
    [
      line`By the rule "${figure(checked, [...row, "name"], "text")}"`,
      textAt(checked, [...row, "clears_on"]) === undefined
        ? line`, which waiting alone does not clear`
        : line`, until ${figure(checked, [...row, "clears_on"], "date")}`,
      line`: `,
      joinLines(names, "; "),
      ...(more > 0 ? [line` and ${told(countInWords(more))} more`] : []),
      line`. ${cite(checked)}`,
    ],
    "",
  );
}
