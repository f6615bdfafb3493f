import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { isOwnCard } from "../../accounts/own-card.ts";
import type { Wallet, WalletCard } from "../../accounts/wallet.ts";
import { isTooDeep } from "../../contract/json-limits.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { holdsCardNumber } from "../../accounts/card-number.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { Scene } from "../../member/scene.ts";
import { findCategory } from "../../member/spend-table.ts";
import { mapInPieces } from "../frame/in-pieces.ts";
import { delimiterOf, readCsv } from "../purchases/csv-lines.ts";
import { isStatement } from "../purchases/read-statement.ts";
import { readTable, isTable } from "./read-table.ts";
import { readJotted, splitJotted, withoutEmptyParts } from "./read-text.ts";
import { isPerson, isThing } from "./meanings.ts";
import { type Resolved, resolveItems } from "./resolve-items.ts";
import {
  mergePart,
  parsePart,
  rowKey,
  type Section,
  SECTIONS,
  type WalletPart,
} from "./sections.ts";
import { type CsvRow, fromCsv, isExport, toColumnName } from "./wallet-csv.ts";

type Format = "text" | "csv" | "json";

const MAX_PIECES = 500;
/** More parts than MAX_PIECES entries with all details would have: not worth splitting. */
const MAX_PARTS = 8 * MAX_PIECES;
/** Limit on names looked up to split a text: a heading, a pair and both its sides per entry. */
const MAX_LOOKS = 4 * MAX_PIECES;

/** Reads a text, CSV or export, yielding between entries. Throws if it is unreadable. */
export async function planImport(
  content: string,
  given: Format | "auto" | undefined,
  scene: Scene,
  keepsUnknown = false,
): Promise<Resolved> {
  if (isStatement(content)) throw new ToolError(STATEMENT);
  const format = given === undefined || given === "auto" ? await guessFormat(content) : given;
  if (format === "json") return fromExport(readJson(content), scene);
  if (format === "csv") {
    const { columns, rows } = await readRows(content);
    if (isExport(rows)) return fromExport(fromCsv(rows), scene);
    if (rows.length > 0 && isTable(columns)) {
      return resolveItems(atMost(readTable(rows)), scene, keepsUnknown);
    }
    throw new ToolError(
      "The first line names no known column: card, program, points, owner, opened, last4. " +
        "Send a plain list with the format text.",
    );
  }
  const list = withoutEmptyParts(content);
  if (list.split(/[,;•|\n]|\s(?:and|y)\s/iu, MAX_PARTS + 1).length > MAX_PARTS) {
    throw new ToolError(`There are more than ${MAX_PIECES} entries; import them in parts.`);
  }
  let looks = MAX_LOOKS;
  const names = {
    isPerson: (name: string) => looks-- > 0 && isPerson(name, scene),
    isThing: (name: string) => looks-- > 0 && isThing(name, scene),
  };
  const pieces = atMost(splitJotted(list, names));
  const items = await mapInPieces(pieces, ({ text, whose }) => readJotted(text, whose));
  return resolveItems(
    items.filter((item) => item !== undefined),
    scene,
    keepsUnknown,
  );
}

const STATEMENT =
  "This is a statement of purchases, not a list of cards and balances. Log it with record_purchase, as statement.";

async function guessFormat(content: string): Promise<Format> {
  if (/^\s*\{/.test(content)) return "json";
  const [header = "", ...lines] = content.trim().split(/\r?\n/);
  const isHeader = /[,;\t]/.test(header) && !/\d{2}/.test(header.replaceAll(/last.?4/gi, ""));
  if (!isHeader || lines.length === 0) return "text";
  const [names] = await readCsv(header, 1);
  const columns = names?.cells.map(toColumnName) ?? [];
  return columns.includes("section") || isTable(columns) ? "csv" : "text";
}

const MAX_ROWS = 2000;

/** The column names of a CSV, and its rows by column. */
async function readRows(content: string) {
  // Detected from the header only: cells may contain the separator, as in 1,000.
  const [names = ""] = content.split(/\r?\n/, 1);
  const [header, ...lines] = await readCsv(content, MAX_ROWS + 1, delimiterOf(names));
  const columns = header?.cells.map(toColumnName) ?? [];
  const toRow = (cells: readonly string[]): CsvRow =>
    Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ""]));
  return { columns, rows: lines.map(({ cells }) => toRow(cells)) };
}

function readJson(content: string): unknown {
  if (isTooDeep(content)) throw new ToolError(TOO_DEEP);
  try {
    const sent: unknown = JSON.parse(content);
    const whole = wrapped.safeParse(sent);
    return whole.success ? whole.data.wallet : sent;
  } catch (error) {
    throw new ToolError("The JSON cannot be read. Send the file that export_wallet gave, whole.", {
      cause: error,
    });
  }
}

const TOO_DEEP =
  "The JSON is nested deeper than an export is. Send the file that export_wallet gave, whole.";

const wrapped = z.looseObject({ wallet: z.looseObject({}) });

/** Parts of a wallet as exported; cards unknown to the catalog are listed as unmatched. */
function fromExport(sent: unknown, { facts, today }: Scene): Resolved {
  const part = checkPart(sent);
  const ahead = part.cards?.find(({ opened_on: opened = today }) => opened.slice(0, 10) > today);
  if (ahead !== undefined) {
    throw new ToolError(
      `The card ${ahead.card_id} was opened on ${ahead.opened_on}, which is in the future.`,
    );
  }
  // A card of one's own brings its facts along.
  const isKnown = ({ card_id: id }: WalletCard) => isOwnCard(id) || facts.cards.has(id);
  const unknown = (part.cards ?? []).filter((card) => !isKnown(card));
  const known = part.cards?.filter(isKnown);
  const { spend, unmatched } = readSpend(part.spend ?? {}, facts);
  const { spend: _sent, ...others } = part;
  const isRead = part.spend !== undefined && (unmatched.length === 0 || spend.length > 0);
  return {
    part: {
      ...others,
      ...(known && { cards: known }),
      ...(isRead && { spend: Object.fromEntries(spend) }),
    },
    matched: [],
    ambiguous: [],
    unmatched: [
      ...unknown.map(({ card_id: id }) => ({
        text: id,
        reason: "No card in the catalog has this id.",
      })),
      ...unmatched,
    ],
  };
}

/** Monthly spend by category key; other names are looked up. */
function readSpend(sent: NonNullable<Wallet["spend"]>, facts: FactIndex) {
  const spend = new Map<string, number>();
  const unmatched: Resolved["unmatched"][number][] = [];
  for (const [name, usd] of Object.entries(sent)) {
    const category = findCategory(facts, name);
    if (category instanceof Error) unmatched.push({ text: name, reason: category.message });
    else spend.set(category.key, (spend.get(category.key) ?? 0) + usd);
  }
  return { spend: [...spend], unmatched };
}

/** Ids of wallet entries; some have enough digits to look like a card number. */
const OWN_ID = /^(?=.*[a-f])[0-9a-f]{16}$/;

const withoutIds = (sent: unknown): string =>
  JSON.stringify(sent, (_, value: unknown) =>
    typeof value === "string" && OWN_ID.test(value) ? "" : value,
  ) ?? "";

export function checkPart(sent: unknown): WalletPart {
  if (holdsCardNumber(withoutIds(sent))) {
    throw new ToolError(
      "It contains what looks like a full card number. Remove it: only the last four digits are kept.",
    );
  }
  try {
    return parsePart(sent);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    const where = issue?.path.join(".") ?? "";
    const isTooMuch = issue?.code === "custom" || issue?.code === "too_big";
    const lead = isTooMuch ? "The wallet cannot hold this" : "It is not a wallet export";
    throw new ToolError(
      `${lead}: ${where === "" ? "the whole" : where}: ${issue?.message ?? "not valid"}.`,
      { cause: error },
    );
  }
}

function atMost<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length <= MAX_PIECES) return items;
  throw new ToolError(`There are ${items.length} entries; import at most ${MAX_PIECES} at once.`);
}

/** Rows of each section that a part adds, replaces, or leaves unchanged. */
export function countEffects(before: Wallet, part: WalletPart) {
  const after = mergePart(before, part);
  return SECTIONS.flatMap((section) => {
    const incoming = part[section];
    if (incoming === undefined) return [];
    const [old, merged] = [toRows(before[section]), toRows(after[section])];
    const added = [...merged.keys()].filter((name) => !old.has(name)).length;
    const replaced = [...merged].filter(
      ([name, row]) => old.has(name) && !isDeepStrictEqual(old.get(name), row),
    ).length;
    return [{ section, added, replaced, same: toRows(incoming).size - added - replaced }];
  });
}

const toRows = (section: Wallet[Section]): ReadonlyMap<string, unknown> =>
  Array.isArray(section)
    ? new Map(section.map((row) => [rowKey(row), row]))
    : new Map(Object.entries(section ?? {}));
