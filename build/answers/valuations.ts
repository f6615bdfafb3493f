import type { Program } from "../../data/programs.ts";
import { getValuations } from "../../server/contract/routes.ts";
import {
  type ValuationEntry,
  type ValuationRow,
  valuationRow,
  valuations,
} from "../../server/contract/valuations.ts";
import type { Catalog } from "../catalog.ts";
import { monthsBefore } from "../days.ts";
import { groupBy } from "../group-by.ts";
import type { Row, Rows } from "../read.ts";
import { type Answer, answer, type Fragment, toFragment } from "./answer.ts";

/** The version of the shape of the valuations object (SPEC 9.2). */
const VALUATIONS_VERSION = "1.0";

/** How long a publisher's figure counts. */
export const OBSERVATION_MONTHS = 9;

type Observation = Rows<"observations">[number];

/** What a point of a program is worth, in cents, and the spread of the figures behind it. */
interface Estimate {
  readonly program: Row<Program>;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly publishers: number;
  readonly publisherNames: readonly string[];
  /** The day of the newest figure. */
  readonly as_of: string;
}

/** The value of every running program that anybody has valued of late, in the order of its key. */
export function toEstimates(catalog: Catalog): readonly Estimate[] {
  const oldest = monthsBefore(catalog.releasedAt.slice(0, 10), OBSERVATION_MONTHS);
  const observations = groupBy(catalog.tables.observations, ({ program }) => program);
  return [...catalog.programs.values()]
    .filter((program) => program.status === "active")
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .flatMap((program) => {
      const latest = latestByPublisher(observations.get(program.key) ?? [], oldest);
      const newest = latest.at(-1);
      if (newest === undefined) return [];
      const values = latest.map(({ cpp }) => cpp);
      return [
        {
          program,
          value: roundValue(medianUnits(values)),
          low: Math.min(...values),
          high: Math.max(...values),
          publishers: values.length,
          publisherNames: latest.map(({ publisher }) => publisher).toSorted(),
          as_of: newest.observed_on,
        },
      ];
    });
}

/** The public rows: the value alone. */
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
 * The median of each publisher's latest figure, in cents per point, rounded to 0.05 cents, or to
 * 0.01 below one cent. Undefined when no figure is recent enough.
 */
export function estimateValue(
  observations: readonly Observation[],
  oldest: string,
): number | undefined {
  const latest = latestByPublisher(observations, oldest);
  return latest.length === 0 ? undefined : roundValue(medianUnits(latest.map(({ cpp }) => cpp)));
}

/** Each publisher's latest figure that is recent enough, the newest last. */
function latestByPublisher(
  observations: readonly Observation[],
  oldest: string,
): readonly Observation[] {
  const recent = observations
    .filter(({ observed_on }) => observed_on >= oldest)
    .toSorted((a, b) => (a.observed_on < b.observed_on ? -1 : 1));
  const latest = new Map(recent.map((one) => [one.publisher, one]));
  return [...latest.values()].toSorted((a, b) => (a.observed_on < b.observed_on ? -1 : 1));
}

/** Values are reckoned in ten-thousandths of a cent, so that halves round as they should. */
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
