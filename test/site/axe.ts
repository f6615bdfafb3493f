import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import * as z from "zod";

/*
 * The accessibility engine is MPL-2.0, so it is no dependency of ours: the test fetches exactly this
 * version, checks its bytes and keeps it outside the checkout.
 */
const VERSION = "4.14.1";
const SHA256 = "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c";
const FOLDER = join(tmpdir(), `cardfile-axe-core-${VERSION}`);
const SCRIPT = join(FOLDER, "node_modules", "axe-core", "axe.min.js");

const FETCH_LIMIT_MS = 60_000;

/** The text of the engine, or undefined when it can be had neither from here nor by npm. */
export async function fetchAxe(): Promise<string | undefined> {
  if (!existsSync(SCRIPT)) {
    mkdirSync(FOLDER, { recursive: true });
    try {
      await promisify(execFile)(
        "npm",
        ["install", "--prefix", FOLDER, "--no-save", "--ignore-scripts", `axe-core@${VERSION}`],
        { timeout: FETCH_LIMIT_MS },
      );
    } catch {
      console.warn(`skipped: axe-core ${VERSION} could not be fetched by npm`);
      return undefined;
    }
  }
  const script = readFileSync(SCRIPT, "utf8");
  if (hash("sha256", script) !== SHA256) {
    throw new Error(`${SCRIPT} is not axe-core ${VERSION} as it was looked at; remove ${FOLDER}`);
  }
  return script;
}

const results = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      impact: z.string().nullish(),
      help: z.string(),
      nodes: z.array(z.object({ html: z.string(), target: z.array(z.unknown()) })),
    }),
  ),
});

/** Describing all that passes takes longer than finding what does not. */
const OPTIONS = JSON.stringify({ resultTypes: ["violations"] });

/** Problems of a page as it is now: rule, impact and the first places. */
export async function findBarriers(page: Page, axe: string): Promise<readonly string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  const { violations } = results.parse(await page.evaluate(`axe.run(document, ${OPTIONS})`));
  return violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.slice(0, PLACES).map(({ html }) => html.slice(0, PLACE_CHARACTERS));
    return `${impact ?? "?"} ${id}: ${help} (${nodes.length}): ${places.join(" | ")}`;
  });
}

const PLACES = 3;
const PLACE_CHARACTERS = 160;
