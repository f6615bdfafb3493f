import { type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, type Unit } from "../../compose/figure.ts";
import { joinLines, numberAt, textAt } from "../../compose/rows.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

/** Numbers of these fields have a unit, and those of credits are dollars; all else is words. */
const UNITS: Readonly<Record<string, Unit>> = {
  annual_fee: "usd",
  foreign_transaction_fee: "percent",
};

/** One change in plain words: what, from what to what, since when. */
export function changeLine(found: Envelope, row: Path): Line {
  const subject = figure(found, [...row, "subject_name"], "text");
  const day = figure(found, [...row, "date"], "date");
  const note = textAt(found, [...row, "note"]);
  return joinLines(
    [
      line`**${subject}** (${day}): ${told(toField(textAt(found, [...row, "field"]) ?? ""))}`,
      ...valuesOf(found, row),
      ...byOf(found, row),
      ...(note === undefined ? [] : [line`(${told(note)})`]),
    ],
    " ",
  );
}

/** How much more or less, of dollars. */
function byOf(found: Envelope, row: Path): readonly Line[] {
  const field = textAt(found, [...row, "field"]) ?? "";
  const isUsd = field.startsWith("credit:") || UNITS[field] === "usd";
  if (!isUsd || (numberAt(found, [...row, "by"]) ?? 0) === 0) return [];
  const by = figure(found, [...row, "by"], "usd");
  return [textAt(found, [...row, "direction"]) === "up" ? line`(${by} more)` : line`(${by} less)`];
}

/** `credit:Resy dining` as Resy dining, `annual_fee` as annual fee. */
function toField(field: string): string {
  const name = field.slice(field.indexOf(":") + 1);
  return field === "is_active" ? "transfers" : toWords(name);
}

const toWords = (text: string): string => text.replaceAll("_", " ");

function valuesOf(found: Envelope, row: Path): readonly Line[] {
  const field = textAt(found, [...row, "field"]) ?? "";
  const [old, now] = [textAt(found, [...row, "old"]), textAt(found, [...row, "new"])];
  if (field === "is_active") return [now === "true" ? line`opened` : line`ended`];
  const unit = field.startsWith("credit:") ? "usd" : UNITS[field];
  const tell = (key: "old" | "new", value: string): Line =>
    unit === undefined || Number.isNaN(Number(value))
      ? line`${told(toWords(value))}`
      : line`${figure(found, [...row, key], unit)}`;
  if (old === undefined) return now === undefined ? [] : [line`is now`, tell("new", now)];
  if (now === undefined) return [line`ended; it was`, tell("old", old)];
  return [line`from`, tell("old", old), line`to`, tell("new", now)];
}
