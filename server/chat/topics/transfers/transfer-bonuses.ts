import { ask, type DataOf, type Found } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { date, percent, text } from "../../compose/figures.ts";
import {
  bold,
  EMPTY,
  ifKnown,
  join,
  type Line,
  line,
  listed,
  sentence,
  when,
} from "../../compose/line.ts";
import { programName } from "../../../member/holdings.ts";
import { pointsOf } from "../../compose/programs.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

type Data = DataOf<"list_transfer_bonuses">;
type Bonus = Data["bonuses"][number];

const MAX_TOLD = 8;

/** Current transfer bonuses, and the best seen for a route. */
export const transferBonuses = definePlan(answerBonuses, {
  takes: ["program", "owner"],
  columns: {
    pct: { unit: "percent", words: ["how much extra", "per cent", "percent", "pct"] },
    ends: { unit: "date", words: ["end date", "until when", "ends", "runs out"] },
    best_seen_pct: { unit: "percent", words: ["best ever", "best it is been", "before", "record"] },
  },
});

function answerBonuses(frame: Frame, toolbox: Toolbox): Draft {
  const found = pairsOf(frame).map(([from, to]) =>
    ask(toolbox, "list_transfer_bonuses", {
      from,
      to,
      owner: frame.owner,
      include_upcoming: true,
    }),
  );
  const all = found.flatMap(({ data }) => data.bonuses);
  const live = all.filter(({ state }) => state !== "upcoming");
  const [first, ...others] = live.toSorted((a, b) => (b.pct ?? 0) - (a.pct ?? 0));
  const announced = all.filter(({ state }) => state === "upcoming");
  const lead = first === undefined ? noneOf(frame, toolbox, found) : bonusLine(first);
  return answer({
    lead: [sentence(join([lead, ...found.map(({ data }) => pastOf(data))], " "))],
    details: [...others, ...announced].slice(0, MAX_TOLD).map(bonusLine),
    caveats: [
      ifKnown(
        oldestOf(found),
        (day) =>
          line`Bonuses were last checked on ${date(day)}; see the issuer's transfer page for newer ones.`,
      ),
      when(frame.asks === "should", () => line`Whether to wait for one is your choice.`),
      when(live.length > 0, () => CAVEATS.irreversible),
    ],
    envelopes: found.map(({ envelope }) => envelope),
  });
}

/** Undefined stands for any. */
const orAny = (all: readonly string[]): readonly (string | undefined)[] =>
  all.length === 0 ? [undefined] : all;

type Pair = readonly [from: string | undefined, to: string | undefined];

/** Every pair of a named source and a named target. */
function pairsOf(frame: Frame): readonly Pair[] {
  const from = idsOf(frame, "program", "from", "of", "versus");
  const to = idsOf(frame, "program", "to");
  return orAny(from).flatMap((one) => orAny(to).map((other): Pair => [one, other]));
}

function bonusLine(bonus: Bonus): Line {
  const { pct, ends, starts, state } = bonus;
  const route = line`${pointsOf(bonus.from_name)} to ${text(bonus.to_name)}`;
  const extra = pct === undefined ? line`an unknown bonus` : line`**${percent(pct)}** more`;
  const runs =
    state === "upcoming" && starts !== undefined
      ? line`from **${date(starts)}** to **${date(ends)}**`
      : line`until **${date(ends)}**`;
  const limits = listed([
    when(bonus.targeted, () => line`targeted, only for those who got it`),
    when(bonus.disputed, () => line`sources disagree`),
    when(state === "perhaps", () => line`it may have started already`),
    when(!bonus.usable_now, () => line`no card of yours opens the route`),
  ]);
  const but = when(limits.text !== "", () => line` (${limits})`);
  return sentence(line`${route}: ${extra} ${runs}${but}`);
}

/** "No transfer bonus from Chase Ultimate Rewards is running that we know of." */
function noneOf(
  frame: Frame,
  { scene }: Toolbox,
  found: readonly Found<"list_transfer_bonuses">[],
) {
  const nameOf = (key: string): Line => bold(text(programName(scene, key)));
  const from = idsOf(frame, "program", "from", "of", "versus").map(nameOf);
  const to = idsOf(frame, "program", "to").map(nameOf);
  const source = from.length === 0 ? line`your programs` : listed(from, "or");
  const target = to.length === 0 ? EMPTY : line` to ${listed(to, "or")}`;
  const asOf = ifKnown(oldestOf(found), (day) => line`, as of ${date(day)}`);
  return line`**No** transfer bonus from ${source}${target} is known to be running now${asOf}.`;
}

/** The last bonus of a route and its best, when both ends were named. */
function pastOf({ past, best_seen_pct: best }: Data): Line {
  const last = past?.find(({ pct }) => pct !== undefined);
  return join([
    ifKnown(
      last,
      ({ pct = 0, ends }) => line`The last one gave ${percent(pct)} and ended on ${date(ends)}.`,
    ),
    ifKnown(best, (most) => line`The best seen was **${percent(most)}**.`),
  ]);
}

/** The day up to which bonuses are known. */
const oldestOf = (found: readonly Found<"list_transfer_bonuses">[]): string | undefined =>
  found.flatMap(({ data }) => data.known_to ?? []).toSorted()[0];
