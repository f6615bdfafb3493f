import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { linkedPairOf } from "../../../../tools/valuations/point-value.ts";
import { openedPrograms } from "../../../../advice/program-links.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { LOCKED_VALUE } from "../../phrasings/value-compared.ts";
import { says } from "../../readings/says.ts";
import { allProgramsOf, ownerOf } from "../../readings/program-meant.ts";
import { nameOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import { pointsOf } from "../transfer/amount/points-told.ts";
import { namesOf } from "../transfer/routes/route-lines.ts";

/** Cents per point do not hang on how many there are. */
const SAMPLE_POINTS = 10_000;
const MOST_CARDS = 5;

/** Whether points of a card without transfers are worth as much as those that move. */
export const lockedValue: Intent = {
  id: "locked_value",
  group: "value",
  label: "whether points of a no-fee card are worth the same",
  likes: ["program", "issuer"],
  needs: [],
  phrasings: LOCKED_VALUE,
  respond: (asked, toolbox) => {
    const { facts } = toolbox.scene;
    const named = allProgramsOf(asked, facts);
    const [only] = named;
    const linked = lockedOf(facts, named);
    if (only !== undefined && linked.length === 0) return standing(only, asked, toolbox);
    const programs = linked.length > 0 ? linked : heldOrAll(toolbox);
    const amount = pointsOf(asked)[0]?.value;
    const amounts = programs.map((program) => amount ?? heldOf(program, asked, toolbox));
    const found = programs.map((program, at) =>
      ask(toolbox, "value_points", {
        program,
        points: amounts[at] ?? SAMPLE_POINTS,
        ...ownerOf(asked),
      }),
    );
    const sums = found.flatMap((one, at) => (amounts[at] === undefined ? [] : amountLines(one)));
    return toDraft(
      found,
      { sums, isMoney: says(asked, MONEY), isGain: says(asked, GAINS) },
      toolbox,
    );
  },
};

/** The keys of what the points are without a card, so that each pair is told once. */
const lockedOf = (facts: FactIndex, programs: readonly string[]): readonly string[] => [
  ...new Set(programs.flatMap((program) => linkedPairOf(facts, program)?.locked ?? [])),
];

const MONEY = /\b(?:how much|dollars?|money|bucks|usd|worth|value)\b|\$/;

/** What is held of points and of what they become with a card; undefined where nothing is. */
function heldOf(program: string, asked: Understood, { scene }: Toolbox): number | undefined {
  const whose = asked.owner ?? SELF;
  const held = scene.wallet.balances.filter(
    (one) => one.owner === whose && linkedPairOf(scene.facts, one.program)?.locked === program,
  );
  return held.length === 0 ? undefined : held.reduce((sum, { points }) => sum + points, 0);
}

interface Sums {
  readonly sums: readonly Line[];
  /** Whether the sums are what is asked for. */
  readonly isMoney: boolean;
  /** Whether it is asked if a card would make more of them. */
  readonly isGain: boolean;
}

/** Of the points held or earned; of all such programs when there are none. */
function heldOrAll({ scene }: Toolbox): readonly string[] {
  const held = [
    ...scene.wallet.balances.map(({ program }) => program),
    ...heldCards(scene).flatMap(({ card }) => card.rewards_currency ?? []),
  ];
  const own = lockedOf(scene.facts, held);
  return own.length > 0 ? own : lockedOf(scene.facts, openedPrograms(scene.facts.facts.tables));
}

function toDraft(
  found: readonly Envelope[],
  { sums, isMoney, isGain }: Sums,
  toolbox: Toolbox,
): Draft {
  const [first] = found;
  return answer({
    result: [
      verdict(found, isGain),
      ...(isMoney ? sums : []),
      ...found.map((one) => joinLines([comparison(one, toolbox), line`${cite(one)}`])),
    ],
    details: [...(isMoney ? [] : sums), ...found.flatMap((one) => openersLine(one))],
    caveats: [
      CAVEATS.estimate,
      CAVEATS.terms,
      ...(first === undefined ? [] : [CAVEATS.asOf(first)]),
    ],
    envelopes: found,
  });
}

/** With a card that opens them they are the same; else not. */
function verdict(found: readonly Envelope[], isGain: boolean): Line {
  const isOpen = found.every((one) => textAt(one, ["transfers"]) === "opened");
  if (isGain)
    return isOpen
      ? line`**No more than now**: your cards open them already.`
      : line`**Yes**: with a card that opens their transfers they count for more.`;
  return isOpen
    ? line`**Yes, with your cards**: alone they would be worth less.`
    : line`**No**: points that no card lets move to partners are worth less.`;
}

/** "Would a Sapphire make my points worth more". */
const GAINS =
  /\b(?:would|will|does|do|if)\b.*\b(?:make|makes|making|give|worth|be worth|increase|raise|boost)\b.*\b(?:more|value)\b/;

function comparison(found: Envelope, { scene }: Toolbox): Line {
  const name = figure(found, ["program_name"], "text");
  const has = (key: string): boolean => numberAt(found, [key, "cpp"]) !== undefined;
  const openedBy = textAt(found, ["opened_by"]);
  const card = told(openedBy === undefined ? "" : nameOf("card", openedBy, scene.facts));
  const state = textAt(found, ["transfers"]);
  const figures =
    has("without_card") && has("with_card")
      ? line`${name}: about **${figure(found, ["without_card", "cpp"], "cpp")}** a point without such a card, **${figure(found, ["with_card", "cpp"], "cpp")}** with one.`
      : line`${told(found.summary)}`;
  if (state === "opened")
    return joinLines([figures, line`Your ${card} opens them, so yours count in full.`]);
  return state === "partly"
    ? joinLines([figures, line`Your ${card} opens them to some partners or at lower ratios only.`])
    : joinLines([figures, line`None of your cards opens them.`]);
}

function amountLines(found: Envelope): readonly Line[] {
  if (numberAt(found, ["with_card", "value_usd"]) === undefined) return [];
  return [
    line`${figure(found, ["points"], "points")} points: ${figure(found, ["without_card", "value_usd"], "usd")} without, ${figure(found, ["with_card", "value_usd"], "usd")} with such a card`,
  ];
}

function openersLine(found: Envelope): readonly Line[] {
  const rows = rowsAt(found, ["unlock_cards"]).filter(
    (row) => textAt(found, [...row, "opens"]) === "all",
  );
  const names = rows.flatMap((row) => textAt(found, [...row, "card_name"]) ?? []);
  return names.length === 0
    ? []
    : [
        line`${figure(found, ["program_name"], "text")}: opened by ${told(namesOf(names, MOST_CARDS))}`,
      ];
}

/** Points of one kind only: what they are worth, and whether a card is needed to move them. */
function standing(program: string, asked: Understood, toolbox: Toolbox): Draft {
  const points = pointsOf(asked)[0]?.value ?? SAMPLE_POINTS;
  const found = ask(toolbox, "value_points", { program, points, ...ownerOf(asked) });
  const name = figure(found, ["program_name"], "text");
  const value =
    numberAt(found, ["cpp"]) === undefined
      ? line`Nobody has valued **${name}**.`
      : line`A point of **${name}** counts for about **${figure(found, ["cpp"], "cpp")}**, whichever card it comes from.`;
  return answer({
    result: [joinLines([value, line`${cite(found)}`])],
    details: openersLine(found),
    caveats: [CAVEATS.estimate, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}
