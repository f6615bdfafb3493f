import type { TransferRow } from "../../../server/contract/transfers.ts";
import type { ValuationRow } from "../../../server/contract/valuations.ts";
import { groupBy } from "../../../server/contract/group-by.ts";

export interface Program {
  /** The key in the valuations, or one derived from the name if it has no value. */
  readonly key: string;
  readonly name: string;
  readonly value: ValuationRow | undefined;
  readonly routesOut: readonly TransferRow[];
  readonly routesIn: readonly TransferRow[];
}

/** Every program with a route, live or ended, by name. */
export function toPrograms(
  transfers: readonly TransferRow[],
  valuations: readonly ValuationRow[],
): readonly Program[] {
  const values = new Map(valuations.map((row) => [row.display_name, row]));
  const bySource = groupBy(transfers, (row) => row.source_program);
  const byDest = groupBy(transfers, (row) => row.dest_program);
  return [...new Set([...bySource.keys(), ...byDest.keys()])].toSorted(compare).map((name) => ({
    key: values.get(name)?.program ?? toKey(name),
    name,
    value: values.get(name),
    routesOut: bySource.get(name) ?? [],
    routesIn: byDest.get(name) ?? [],
  }));
}

/** Programs that send points: bank currencies first, then by number of partners. */
export const sendersOf = (programs: readonly Program[]): readonly Program[] =>
  programs
    .filter(({ routesOut }) => routesOut.length > 0)
    .toSorted(
      (a, b) =>
        Number(isTransferable(b)) - Number(isTransferable(a)) ||
        liveOf(b.routesOut).length - liveOf(a.routesOut).length,
    );

/** Programs that receive points, by the number of programs that reach them. */
export const receiversOf = (programs: readonly Program[]): readonly Program[] =>
  programs
    .filter(({ routesIn }) => routesIn.length > 0)
    .toSorted((a, b) => liveOf(b.routesIn).length - liveOf(a.routesIn).length);

export type LiveRoute = Extract<TransferRow, { is_active: true }>;
export type EndedRoute = Extract<TransferRow, { is_active: false }>;

export const liveOf = (rows: readonly TransferRow[]): readonly LiveRoute[] =>
  rows.filter((row) => row.is_active);

export const endedOf = (rows: readonly TransferRow[]): readonly EndedRoute[] =>
  rows.filter((row) => !row.is_active);

const isTransferable = ({ value }: Program): boolean => value?.category === "transferable";

/** TAP Air Portugal Miles&Go -> tap_air_portugal_miles_go */
const toKey = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");

const compare = (a: string, b: string): number => a.localeCompare(b, "en");
