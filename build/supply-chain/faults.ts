import * as z from "zod";
import { parseJson } from "../../server/contract/json.ts";

const advisory = z.object({ title: z.string(), url: z.string() });

/** The fields of `npm audit --json` used here. */
const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      /** Advisories, or names of vulnerable dependencies. */
      via: z.array(z.union([z.string(), advisory])),
      /** Paths such as `node_modules/h3`. */
      nodes: z.array(z.string()),
    }),
  ),
});

/**
 * Known vulnerabilities in shipped packages, one line each. Throws if npm printed no report, for
 * example because the registry has no advisories.
 */
export function findFaults(printed: string, shipped: ReadonlySet<string>): readonly string[] {
  const { success, data } = auditReport.safeParse(parseJson(printed));
  if (!success) throw new Error(`npm audit gave no report: ${printed.trim().slice(0, MAX_SHOWN)}`);
  return Object.entries(data.vulnerabilities)
    .filter(([, { nodes }]) => nodes.some((path) => shipped.has(path)))
    .map(([name, { severity, via }]) => {
      const reasons = via.map((one) => (typeof one === "string" ? one : `${one.title} ${one.url}`));
      return `${name}: ${severity}: ${reasons.join("; ")}`;
    });
}

const MAX_SHOWN = 300;
