import { hash } from "node:crypto";
import { TABLE_NAMES } from "../data/tables.ts";
import type { Tables } from "./read.ts";

/** Tables with facts; the others only record releases and what they changed. */
const CONTENT = TABLE_NAMES.filter((name) => name !== "releases" && name !== "publishedChanges");

/** A digest of all facts, independent of file formatting. */
export function digestContent(tables: Tables): string {
  const content = CONTENT.map((name) => [name, tables[name]]);
  return hash("sha256", JSON.stringify(content, withoutLines));
}

/** Line numbers are not facts. */
const withoutLines = (key: string, value: unknown): unknown => (key === "line" ? undefined : value);
