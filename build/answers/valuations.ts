import type { Program } from "../../data/programs.ts";
import { getValuations } from "../../server/contract/routes.ts";
import {
  type ValuationEntry,
  type ValuationRow,
  valuationRow,
  valuations,
} from "../../server/contract/valuations.ts";
import type { Catalog } from "../catalog.ts";
import { daysBetween, monthsBefore } from "../days.ts";
import { groupBy } from "../../server/contract/group-by.ts";
import type { Row, Rows, Tables } from "../read.ts";
import { type Answer, answer, type Fragment, toFragment } from "./answer.ts";

/** Schema version of the valuations object (SPEC 9.2). */
const VALUATIONS_VERSION = "1.0";

/** A publisher's figure counts for this many months. */
export const OBSERVATION_MONTHS = 9;

type Observation = Rows<"observations">[number];

/** A program's cents per point, with the range of published figures. */
interface Estimate {
  readonly program: Row<Program>;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly publishers: number;
  readonly publisherNames: readonly string[];
  /** The day of the newest figure. */
  readonly as_of: string;
  /** Set when even the newest figure is older than OBSERVATION_MONTHS. */
  readonly stale: true | undefined;
}

/** Estimates for all running programs with any observation, sorted by key. */
export function toEstimates(catalog: Catalog): readonly Estimate[] {
  const oldest = monthsBefore(catalog.releasedAt.slice(0, 10), OBSERVATION_MONTHS);
  const observations = groupBy(catalog.tables.observations, ({ program }) => program);
  return [...catalog.programs.values()]
    .filter((program) => program.status === "active")
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .flatMap((program) => {
      const figures = figuresOf(observations.get(program.key) ?? [], oldest);
      const newest = figures.at(-1);
      if (newest === undefined) return [];
      const values = figures.map(({ cpp }) => cpp);
      return [
        {
          program,
          value: roundValue(medianUnits(values)),
          low: Math.min(...values),
          high: Math.max(...values),
          publishers: values.length,
          publisherNames: figures.map(({ publisher }) => publisher).toSorted(),
          as_of: newest.observed_on,
          stale: newest.observed_on < oldest || undefined,
        },
      ];
    });
}

export function toValuationRows(catalog: Catalog): readonly Fragment<ValuationRow>[] {
  return toEstimates(catalog).map(({ program: { key, name, category }, value }) =>
    toFragment(valuationRow, { program: key, value, display_name: name, category }),
  );
}

export function answerValuations(
  catalog: Catalog,
  rows: readonly Fragment<ValuationRow>[],
): readonly Answer[] {
  const entries = rows.map(({ value: { program, ...entry } }): [string, ValuationEntry] => {
    return [program, entry];
  });
  const lastSync = catalog.tables.observations
    .map(({ as_of }) => as_of)
    .toSorted()
    .at(-1);
  const body = toFragment(valuations, {
    version: VALUATIONS_VERSION,
    unit: "cents_per_point",
    valuations: Object.fromEntries(entries),
    updated_at: catalog.releasedAt,
    rrv_last_sync: lastSync === undefined ? catalog.releasedAt : `${lastSync}T00:00:00Z`,
    created_at: catalog.createdAt,
  });
  return answer(getValuations, {}, body);
}

/**
 * The median of the figures in use, in cents per point, rounded to 0.05 cents, or to 0.01 below one
 * cent. Undefined if there are none.
 */
export function estimateValue(
  observations: readonly Observation[],
  oldest: string,
): number | undefined {
  const figures = figuresOf(observations, oldest);
  return figures.length === 0 ? undefined : roundValue(medianUnits(figures.map(({ cpp }) => cpp)));
}

/**
 * The figures in use, newest last: each publisher's latest one that is recent enough. If none is,
 * those of the newest day stay, so a value never vanishes just because nobody checked it.
 */
function figuresOf(observations: readonly Observation[], oldest: string): readonly Observation[] {
  const sorted = observations.toSorted(byDay);
  const newest = sorted.at(-1)?.observed_on ?? oldest;
  const since = newest < oldest ? newest : oldest;
  const counted = sorted.filter(({ observed_on }) => observed_on >= since);
  return [...new Map(counted.map((one) => [one.publisher, one])).values()].toSorted(byDay);
}

const byDay = (a: Observation, b: Observation): number => (a.observed_on < b.observed_on ? -1 : 1);

/** A value without a figure that is recent enough, or about to lose its last one. */
interface AgingValue {
  readonly last: Observation;
  /** The last day on which its newest figure is recent enough. */
  readonly until: string;
}

/** Values of running programs that are stale today or will be within `days`. */
export function agingValues(
  { programs, observations }: Pick<Tables, "programs" | "observations">,
  today: string,
  days: number,
): readonly AgingValue[] {
  const figures = groupBy(observations, ({ program }) => program);
  return programs
    .filter(({ status }) => status === "active")
    .flatMap(({ key }) => {
      const last = figures.get(key)?.toSorted(byDay).at(-1);
      if (last === undefined) return [];
      const until = monthsBefore(last.observed_on, -OBSERVATION_MONTHS);
      return daysBetween(today, until) <= days ? [{ last, until }] : [];
    });
}

/** Integer ten-thousandths of a cent, so that halves round correctly. */
const UNITS_PER_CENT = 10_000;

function medianUnits(values: readonly number[]): number {
  const sorted = values
    .map((value) => Math.round(value * UNITS_PER_CENT))
    .toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

function roundValue(units: number): number {
  const step = units < UNITS_PER_CENT ? 100 : 500;
  return (Math.round(units / step) * step) / UNITS_PER_CENT;
}
