import { ask, type DataOf, endWith } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { cpp, points, text, usd } from "../compose/figures.ts";
import { EMPTY, type Line, line } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

type Worth = DataOf<"value_points">;

/** Enough points to read cents per point from, when no number is given. */
const SAMPLE_POINTS = 1000;

/** What a number of points of one program is worth. */
export const pointsValue = definePlan(answerPointsValue, {
  takes: ["program", "have", "owner"],
  columns: {
    cpp: { unit: "cpp", words: ["cents per point", "cpp", "a point", "each point", "per point"] },
  },
});

function answerPointsValue(frame: Frame, toolbox: Toolbox): Draft {
  const [program] = idsOf(frame, "program");
  if (program === undefined) return endWith(askBack(line`Which points program do you mean?`));
  const number = amountAs(frame, "have", "points");
  const input = { program, points: number ?? SAMPLE_POINTS, owner: frame.owner };
  const { data, envelope } = ask(toolbox, "value_points", input);
  if (data.cpp === undefined) {
    const none = line`We have no estimate of what ${text(data.program_name)} points are worth.`;
    return answer({ lead: [none], caveats: unreadOf(frame), envelopes: [envelope] });
  }
  return answer({
    lead: [number === undefined || frame.column === "cpp" ? perPoint(data) : inDollars(data)],
    details: frame.focus === "whether" ? [] : spreadOf(data),
    caveats: [CAVEATS.estimate, ...unreadOf(frame)],
    envelopes: [envelope],
  });
}

const perPoint = ({ program_name: name, cpp: value }: Worth): Line =>
  line`${text(name)} points count at **${cpp(value ?? 0)}** each.`;

const inDollars = (data: Worth): Line =>
  line`${points(data.points)} ${text(data.program_name)} points are worth about **${usd(data.counted_usd ?? data.value_usd?.typical ?? 0)}**${perEach(data)}.`;

const perEach = ({ cpp: value }: Worth): Line =>
  value === undefined ? EMPTY : line`, at ${cpp(value)} a point`;

const spreadOf = ({ value_usd: value }: Worth): readonly Line[] =>
  value === undefined ? [] : [line`Estimates run from ${usd(value.floor)} to ${usd(value.high)}.`];
