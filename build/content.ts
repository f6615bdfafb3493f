import { hash } from "node:crypto";
import { TABLE_NAMES } from "../data/tables.ts";
import type { Tables } from "./read.ts";

/** The tables that say something; the others only say when it was released, and what changed then. */
const CONTENT = TABLE_NAMES.filter((name) => name !== "releases" && name !== "publishedChanges");

/** A digest of all facts, whatever the form of their files. */
export function digestContent(tables: Tables): string {
  const content = CONTENT.map((name) => [name, tables[name]]);
  return hash("sha256", JSON.stringify(content, withoutLines));
}

/** Where a row stands in its file is no fact. */
const withoutLines = (key: string, value: unknown): unknown => (key === "line" ? undefined : value);
