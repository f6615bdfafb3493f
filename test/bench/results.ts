import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import type { Section } from "./report.ts";
import { toResultsPage } from "./results-page.ts";

const FOLDER = join(import.meta.dirname, "results");
const FIGURES = join(FOLDER, "results.json");

const spread = z.strictObject({ median: z.number(), low: z.number(), high: z.number() });

const row = z.strictObject({
  name: z.string(),
  figure: spread,
  unit: z.string(),
  target: z
    .union([z.strictObject({ atLeast: z.number() }), z.strictObject({ atMost: z.number() })])
    .optional(),
  note: z.string().optional(),
});

/** Sections as they were measured, each with its day and machine: not all need be of one run. */
const results = z.strictObject({
  sections: z.array(
    z.strictObject({
      name: z.string(),
      measured_on: z.iso.date(),
      machine: z.strictObject({ node: z.string(), cpu: z.string(), cores: z.number() }),
      rows: z.array(row),
    }),
  ),
});

export type Results = z.infer<typeof results>;

/** Saved results; empty when there are none. */
export const readResults = (): Results =>
  existsSync(FIGURES) ? results.parse(JSON.parse(readFileSync(FIGURES, "utf8"))) : { sections: [] };

/** The new sections in place of those of the same name; others stay as they were. */
export function toResults(sections: readonly Section[], before: Results): Results {
  const measured_on = new Date().toISOString().slice(0, 10);
  const [first] = cpus();
  const machine = { node: process.version, cpu: first?.model ?? "unknown", cores: cpus().length };
  const added = sections.map(({ name, rows }) => ({
    name,
    measured_on,
    machine,
    rows: z.array(row).parse(rows),
  }));
  const names = new Set(added.map(({ name }) => name));
  return { sections: [...before.sections.filter(({ name }) => !names.has(name)), ...added] };
}

/** Writes the figures and the page of tables. */
export function saveResults(found: Results): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FIGURES, `${JSON.stringify(found, undefined, 2)}\n`);
  writeFileSync(join(FOLDER, "README.md"), toResultsPage(found));
}
