import { holdsIssuedNumber } from "../../accounts/card-number.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { readCents, readDay } from "./cell-values.ts";
import {
  CARD_NUMBER,
  lastDigits,
  MAX_STATEMENT_ROWS,
  type Statement,
  type StatementRow,
  toRead,
  toText,
  type Unread,
} from "./statement.ts";

/*
 * OFX and QFX, as SGML without closing tags or as XML. A transaction is a block of values without
 * inner tags, so one pass over the text is enough. The maintained parsers (ofx-js 1.1.1,
 * ofx-data-extractor 1.5.0) take 140 ms for a thousand transactions, and the time of ofx-js doubles
 * with each letter of a tag.
 */

export const isOfx = (content: string): boolean =>
  /^\s*(?:OFXHEADER|<\?xml|<\?OFX|<OFX>)/i.test(content);

const TRANSACTION = /^<STMTTRN>$/i;
/** Each starts a block that ends at the next. */
const MARK = /<\/?(?:STMTTRN|BANKTRANLIST)>/gi;
const VALUE = /<([A-Z0-9.]{1,32})>([^<\r\n]*)/gi;

type Values = ReadonlyMap<string, string>;

/** Throws if there is no transaction, or a full card number above the first one. */
export function readOfx(content: string): Statement {
  const marks = marksOf(content);
  const above = content.slice(0, marks.find(({ tag }) => TRANSACTION.test(tag))?.from);
  if (above.split("\n").some(holdsIssuedNumber)) throw new ToolError(CARD_NUMBER);
  const lineAt = createLineCounter(content);
  const blocks = marks
    .filter(({ tag }) => TRANSACTION.test(tag))
    .map(({ from, to }) => ({ line: lineAt(from), values: valuesOf(content.slice(from, to)) }));
  if (blocks.length === 0) throw new ToolError("This OFX file has no transactions.");
  const head = valuesOf(content.slice(0, marks[0]?.from));
  const list = valuesOf(content.slice(marks[0]?.from, marks[0]?.to));
  const isTurned = areDebitsPositive(blocks.map(({ values }) => values));
  const last4 = lastDigits(head.get("ACCTID") ?? "");
  const read = blocks.map(({ line, values }) => toRow(line, values, isTurned, last4));
  return {
    source: "ofx",
    ...toRead(read),
    from: readDay((list.get("DTSTART") ?? "").slice(0, DAY), "mdy"),
    to: readDay((list.get("DTEND") ?? "").slice(0, DAY), "mdy"),
  };
}

const DAY = "YYYYMMDD".length;

/** References may pass as card numbers; they are kept as digests. */
const IDS: ReadonlySet<string> = new Set(["FITID", "REFNUM", "SRVRTID"]);

const isNumbered = ([tag, value]: readonly [string, string]): boolean =>
  !IDS.has(tag) && holdsIssuedNumber(value);

/** The start and end of each block. Throws if there are too many transactions. */
function marksOf(content: string) {
  const found: { readonly tag: string; readonly from: number; to: number }[] = [];
  let transactions = 0;
  for (const { 0: tag, index } of content.matchAll(MARK)) {
    const before = found.at(-1);
    if (before !== undefined) before.to = index;
    found.push({ tag, from: index, to: content.length });
    if (TRANSACTION.test(tag)) transactions++;
    if (transactions > MAX_STATEMENT_ROWS) {
      throw new ToolError(
        `This file has more than ${MAX_STATEMENT_ROWS} transactions; send it in parts.`,
      );
    }
  }
  return found;
}

function valuesOf(block: string): Values {
  const values = new Map<string, string>();
  for (const [, tag = "", value = ""] of block.matchAll(VALUE)) {
    const name = tag.toUpperCase();
    if (!values.has(name)) values.set(name, unescaped(value.trim()));
  }
  return values;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(\w{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Charges are negative, except from banks that report amounts owed. */
function areDebitsPositive(all: readonly Values[]): boolean {
  const debits = all.filter((one) => one.get("TRNTYPE") === "DEBIT");
  const positive = debits.filter((one) => (readCents(one.get("TRNAMT") ?? "") ?? 0) > 0);
  return positive.length > debits.length / 2;
}

function toRow(
  line: number,
  values: Values,
  isTurned: boolean,
  last4: string | undefined,
): StatementRow | Unread {
  if ([...values].some(isNumbered)) return { line, why: CARD_NUMBER };
  const day = values.get("DTUSER") ?? values.get("DTPOSTED") ?? "";
  const on = readDay(day.slice(0, DAY), "mdy");
  const cents = readCents(values.get("TRNAMT") ?? "");
  if (on === undefined) return { line, why: "It has no valid date (DTPOSTED)." };
  if (cents === undefined) return { line, why: "Its amount cannot be read (TRNAMT)." };
  const text = toText(values.get("NAME") ?? values.get("PAYEE") ?? values.get("MEMO") ?? "");
  const charged = isTurned ? cents : -cents;
  return {
    line,
    on,
    cents: charged || 0,
    text,
    id: values.get("FITID"),
    type: values.get("TRNTYPE"),
    last4,
  };
}

/** Line numbers for ascending positions: each search continues where the last one stopped. */
function createLineCounter(content: string): (index: number) => number {
  let line = 1;
  let next = content.indexOf("\n");
  return (index) => {
    while (next !== -1 && next < index) {
      line += 1;
      next = content.indexOf("\n", next + 1);
    }
    return line;
  };
}
