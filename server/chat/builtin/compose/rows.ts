import type { Envelope } from "../../../tools/core/envelope.ts";
import type { Line } from "./draft.ts";
import { type Path, valueAt } from "./figure.ts";

/* Reading the lists of a result row by row, each by the path that its figures are told from. */

/** The path of each row of a list; none when there is no list. */
export function rowsAt(envelope: Envelope, path: Path): readonly Path[] {
  const rows = valueAt(envelope, path);
  return Array.isArray(rows) ? rows.map((_, place) => [...path, place]) : [];
}

export function textAt(envelope: Envelope, path: Path): string | undefined {
  const value = valueAt(envelope, path);
  return typeof value === "string" ? value : undefined;
}

export function numberAt(envelope: Envelope, path: Path): number | undefined {
  const value = valueAt(envelope, path);
  return typeof value === "number" ? value : undefined;
}

/** The texts of a list of texts. */
export const textsAt = (envelope: Envelope, path: Path): readonly string[] =>
  rowsAt(envelope, path).flatMap((row) => textAt(envelope, row) ?? []);

/** Several lines as one, with something between. */
export const joinLines = (lines: readonly Line[], between = " "): Line =>
  lines.reduce<Line>((before, next, place) => (place === 0 ? next : join(before, next, between)), {
    strings: [""],
    pieces: [],
  });

/** Several lines as one, told apart as the parts of a list are. */
export const joinParts = (lines: readonly Line[]): Line => joinLines(lines, "; ");

/** A yes or a no before the line it rests on, in one. */
export const withVerdict = (
  verdict: readonly Line[],
  [first, ...others]: readonly Line[],
): readonly Line[] => (first === undefined ? verdict : [joinLines([...verdict, first]), ...others]);

const join = (before: Line, next: Line, between: string): Line => ({
  strings: [
    ...before.strings.slice(0, -1),
    `${before.strings.at(-1) ?? ""}${between}${next.strings[0] ?? ""}`,
    ...next.strings.slice(1),
  ],
  pieces: [...before.pieces, ...next.pieces],
});
