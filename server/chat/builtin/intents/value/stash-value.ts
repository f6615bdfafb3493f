import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { holdersOf } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { STASH_VALUE } from "../../phrasings/value-stash.ts";
import { allProgramsOf } from "../../readings/program-meant.ts";
import type { Understood } from "../../../language/understood.ts";
import { balanceQueryOf, isOfPart } from "../balance/balance-query.ts";
import { balances } from "../balance/balances.ts";
import { asksEach, countedLine, isOfAll, pointsOwner } from "../balance/whose-points.ts";
import { asksCash, useName } from "./fixed-lines.ts";

const MOST_PROGRAMS = 12;
const MOST_UNLOCKERS = 2;

/** What all points are worth together. */
export const stashValue: Intent = {
  id: "stash_value",
  group: "value",
  label: "what all your points are worth together",
  likes: [],
  needs: [],
  phrasings: STASH_VALUE,
  rules: [
    /\b(?:worth|value) of (?:all )?(?:my|our) (?:whole |entire |total )?(?:points )?(?:stash|portfolio|points and miles)\b/,
    /\b(?:whole|entire|total) (?:points )?(?:stash|portfolio)\b.*\bworth\b/,
  ],
  respond: (asked, toolbox) => {
    const query = balanceQueryOf(withoutCards(asked), toolbox.scene.facts);
    const programs = namedIn(asked, toolbox);
    // Of several that are named, their sum and not that of all.
    if (says(asked, BY_COUNT)) return balances.respond(withoutCards(asked), toolbox);
    if ((programs.length > 1 || isOfPart(asked, query)) && !asksCash(asked)) {
      return balances.respond(withoutCards(asked), toolbox);
    }
    // "My Amex pile, mine and Sam's": that one alone, and each one's part of it.
    const [program, ...others] = programs;
    const holders = toolbox.scene.wallet.balances.filter((one) => one.program === program);
    return others.length === 0 && holders.length > 1 && isOfAll(asked) && asked.beside !== undefined
      ? balances.respond(withoutCards(asked), toolbox)
      : stashOf(asked, toolbox);
  },
};

/** "Going by the count, not the dollars". */
const BY_COUNT =
  /\b(?:by|on|in) (?:the |sheer |pure |raw )?(?:counts?|numbers?(?: of points)?|quantity|points?)(?: alone| only)?\b|\bnot (?:the |by |in )?(?:usd|dollars?|value|money|worth|cash)\b/;

/** A card that is named stands for no program. */
const withoutCards = (asked: Understood): Understood => ({
  ...asked,
  mentions: asked.mentions.filter(({ kind }) => kind !== "card"),
});

const namedIn = (asked: Understood, { scene }: Toolbox): readonly string[] =>
  allProgramsOf(withoutCards(asked), scene.facts);

export function stashOf(asked: Understood, toolbox: Toolbox): Draft {
  const found = ask(toolbox, "value_portfolio", pointsOwner(asked));
  const rows = rowsAt(found, ["by_program"]);
  if (rows.length === 0) {
    return answer({
      result: [
        line`I know no point balances yet, so there is nothing to value. Tell me what you have in each program, and I can add it up.`,
      ],
      envelopes: [found],
    });
  }
  const meant = meantRows(found, rows, asked, toolbox);
  const unlocks = unlockLines(found);
  const isIf = says(asked, IF_CARD);
  const lapses = lapseLines(found);
  const isOfLapse = says(asked, /\b(?:expir\w+|laps\w+|die|dies|dying|vanish\w*)\b/);
  return answer({
    result: [
      ...(isOfLapse ? lapses : []),
      ...whoLine(found, asked),
      ...rankLine(found, rows, asked),
      ...meant.map((row) => joinLines([programLine(found, row), line`${cite(found)}`])),
      line`All together the points are worth about **${figure(found, ["counted_usd"], "usd")}**, from ${figure(found, ["total_usd", "floor"], "usd")} at the floor to ${figure(found, ["total_usd", "high"], "usd")} at the high. ${cite(found)}`,
      ...(asksCash(asked)
        ? [line`Cashed out they pay less than that; what each pays then comes first below.`]
        : []),
      ...(isIf ? unlocks : []),
      ...countedLine(asked),
    ],
    details: [
      ...cashLines(rows, found, asked, toolbox),
      ...rows
        .filter((row) => !meant.includes(row))
        .slice(0, MOST_PROGRAMS)
        .map((row) => programLine(found, row)),
      ...ownerLines(found, asked),
      ...(isOfLapse ? [] : lapses),
      ...(isIf ? [] : unlocks),
    ],
    caveats: [CAVEATS.estimate, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

/** What a card would do to them: "if I had the Sapphire". */
const IF_CARD = /\bif (?:i|we) (?:had|got|get|have|add|added|open|opened|held)\b/;

/** The programs that are named, which come first. */
function meantRows(
  found: Envelope,
  rows: readonly Path[],
  asked: Understood,
  toolbox: Toolbox,
): readonly Path[] {
  const named = namedIn(asked, toolbox);
  return rows.filter((row) => named.includes(textAt(found, [...row, "program"]) ?? ""));
}

const BIGGEST = /\b(?:biggest|largest|most valuable|worth (?:the )?most|fattest|rank(?:ed|ing)?)\b/;
const SECOND = /\b(?:second|2nd|runner[- ]up)\b/;

/** Rows come with the most valuable first. */
function rankLine(found: Envelope, rows: readonly Path[], asked: Understood): readonly Line[] {
  if (rows.length < 2 || !says(asked, BIGGEST)) return [];
  const places = says(asked, SECOND) ? [0, 1] : [0];
  return places.flatMap((place) => {
    const row = rows[place];
    if (row === undefined || numberAt(found, [...row, "counted_usd"]) === undefined) return [];
    const rank = told(place === 0 ? "biggest" : "second biggest");
    return [
      line`The ${rank} is **${figure(found, [...row, "program_name"], "text")}**, worth **${figure(found, [...row, "counted_usd"], "usd")}**. ${cite(found)}`,
    ];
  });
}

/** Who would cash out is told what each pays then: less than the points are counted for. */
function cashLines(
  rows: readonly Path[],
  found: Envelope,
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] {
  if (!asksCash(asked)) return [];
  return rows.slice(0, MOST_PROGRAMS).flatMap((row) => {
    const program = textAt(found, [...row, "program"]);
    const points = numberAt(found, [...row, "points"]);
    if (program === undefined || points === undefined || points <= 0) return [];
    const worth = ask(toolbox, "value_points", { program, points, ...pointsOwner(asked) });
    const best = rowsAt(worth, ["fixed_uses"]).find((use) =>
      ["cash_out", "statement_credit"].includes(textAt(worth, [...use, "kind"]) ?? ""),
    );
    const name = figure(found, [...row, "program_name"], "text");
    return best === undefined
      ? [line`${name}: no cash value is known`]
      : [
          line`${name} as ${told(useName(textAt(worth, [...best, "kind"])))}: ${figure(worth, [...best, "usd"], "usd")}, at ${figure(worth, [...best, "cpp"], "cpp")} each`,
        ];
  });
}

function programLine(found: Envelope, row: Path): Line {
  const name = line`${figure(found, [...row, "program_name"], "text")}: ${figure(found, [...row, "points"], "points")} points`;
  if (numberAt(found, [...row, "counted_usd"]) === undefined) {
    return joinLines([name, line`which nobody has valued`], ", ");
  }
  const share = numberAt(found, [...row, "percent"]);
  return joinLines([
    name,
    line`are worth ${figure(found, [...row, "counted_usd"], "usd")}`,
    ...(share === undefined ? [] : [line`(${figure(found, [...row, "percent"], "percent")})`]),
  ]);
}

/** How much of it is the asker's, when there are others; theirs too for who asks of each. */
function ownerLines(found: Envelope, asked: Understood): readonly Line[] {
  const owners = rowsAt(found, ["by_owner"]);
  const isMine = (row: Path): boolean => textAt(found, [...row, "owner"]) === SELF;
  if (pointsOwner(asked).owner !== undefined || !owners.some(isMine) || owners.length < 2)
    return [];
  const shown = owners.filter((row) => isMine(row) || asksEach(asked));
  return shown.map((row) => {
    const usd = figure(found, [...row, "value_usd", "typical"], "usd");
    return isMine(row)
      ? line`Of it yours: ${usd} at typical values`
      : line`${holdersOf(textAt(found, [...row, "owner"]) ?? "")}: ${usd} at typical values`;
  });
}

const ASKS_WHO = /\bwho\b|\b(?:me|mine) (?:or|vs|versus)\b|\b(?:or|vs|versus) (?:me|mine)\b/;

/** "Who has more, me or Dana". */
function whoLine(found: Envelope, asked: Understood): readonly Line[] {
  if (!says(asked, ASKS_WHO)) return [];
  const usdOf = (row: Path): number => numberAt(found, [...row, "value_usd", "typical"]) ?? 0;
  const [most, next] = rowsAt(found, ["by_owner"]).toSorted((a, b) => usdOf(b) - usdOf(a));
  if (most === undefined || next === undefined) return [];
  const owner = textAt(found, [...most, "owner"]) ?? SELF;
  const usd = (row: Path) => figure(found, [...row, "value_usd", "typical"], "usd");
  return [
    line`Worth more: **${owner === SELF ? told("yours") : holdersOf(owner)}**, about **${usd(most)}** against **${usd(next)}**. ${cite(found)}`,
  ];
}

function lapseLines(found: Envelope): readonly Line[] {
  const lapses = numberAt(found, ["expiring_usd"]) ?? 0;
  return lapses === 0
    ? []
    : [
        line`**${figure(found, ["expiring_usd"], "usd")}** of it lapses within ${figure(found, ["within_days"], "count")} days.`,
      ];
}

/** What a card would add that opens points which are locked now. */
const unlockLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["unlockers"])
    .filter((row) => valueAt(found, [...row, "opened"]) === false)
    .filter((row) => (numberAt(found, [...row, "effect_usd"]) ?? 0) > 0)
    .slice(0, MOST_UNLOCKERS)
    .map(
      (row) =>
        line`A card that opens transfers of ${figure(found, [...row, "program_name"], "text")} would add ${figure(found, [...row, "effect_usd"], "usd")}.`,
    );
