import { setImmediate as nextRound } from "node:timers/promises";
import { eachMonth, type Purchase } from "../../accounts/purchases.ts";
import type { LogPart } from "../../member/scene.ts";
import type { MemberContext } from "../frame/context.ts";
import { MAX_STATEMENT_LENGTH, MAX_STATEMENT_ROWS } from "../purchases/statement.ts";
import { PURCHASE_HEADER, toPurchaseLine } from "./wallet-csv.ts";

/*
 * A purchase log may be too long for one import, so it is exported in parts. Memory holds only the
 * lines of the requested part and one month of purchases.
 */

export const EMPTY_LOG: LogPart = { file: PURCHASE_HEADER, rows: 0, total: 0, parts: 1 };

/** The size of a text by the three limits of an import. */
interface Size {
  readonly lines: number;
  readonly characters: number;
  /** In JSON, by a client that escapes all but ASCII. */
  readonly bytes: number;
}

/** Requests are limited to 256 KiB, which includes the JSON around the content. */
const MAX_ESCAPED_BYTES = 250_000;

const MOST: Size = {
  lines: MAX_STATEMENT_ROWS - 1,
  characters: MAX_STATEMENT_LENGTH,
  bytes: MAX_ESCAPED_BYTES,
};

const ESCAPED = String.raw`\u0000`;

const sizeOf = (line: string): Size => ({
  lines: 1,
  characters: line.length,
  bytes: JSON.stringify(line).replaceAll(/[^ -~]/g, ESCAPED).length,
});

const add = (one: Size, other: Size): Size => ({
  lines: one.lines + other.lines,
  characters: one.characters + other.characters,
  bytes: one.bytes + other.bytes,
});

const fits = ({ lines, characters, bytes }: Size): boolean =>
  lines <= MOST.lines && characters <= MOST.characters && bytes <= MOST.bytes;

const HEADER_SIZE = sizeOf(PURCHASE_HEADER);
const AT_ONCE = 500;

/** Reads a part of the caller's log, from 1. Yields to other requests within and between months. */
export async function readLogPart(
  { deps, caller, pause = nextRound }: MemberContext,
  part: number,
): Promise<LogPart> {
  const lines: string[] = [];
  let [parts, total, filled] = [1, 0, HEADER_SIZE];
  const take = (purchase: Purchase): void => {
    const line = toPurchaseLine(purchase);
    const size = sizeOf(line);
    if (!fits(add(filled, size))) [parts, filled] = [parts + 1, HEADER_SIZE];
    filled = add(filled, size);
    total += 1;
    if (parts === part) lines.push(line);
  };
  for await (const rows of eachMonth(deps, caller.accountId)) {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      rows.slice(at, at + AT_ONCE).forEach(take);
      // oxlint-disable-next-line no-await-in-loop
      await pause();
    }
  }
  return { file: [PURCHASE_HEADER, ...lines].join(""), rows: lines.length, total, parts };
}
