import { normalizeName } from "../../contract/names.ts";
import { isHeader, OWN_ID } from "./columns.ts";
import { MAX_LINES_ABOVE } from "./csv-lines.ts";
import { isOfx } from "./read-ofx.ts";

/** True for a log of purchases that was exported here. */
export const isOwnLog = (content: string): boolean =>
  normalizeName(content.slice(0, OWN_ID.length)) === OWN_ID;

/** True for a bank's file of transactions, as far as its first lines tell. */
export const isStatement = (content: string): boolean =>
  isOfx(content) ||
  content
    .split(/\r\n|\r|\n/, MAX_LINES_ABOVE)
    .map((line) => line.split(/[,;\t]/).map((cell) => cell.replaceAll('"', "")))
    .some(
      (cells) => isHeader(cells) && !cells.some((cell) => /^(?:card|program)$/i.test(cell.trim())),
    );
