import * as z from "zod";
import { parseJson } from "../../server/contract/json.ts";

const advisory = z.object({ title: z.string(), url: z.string() });

/** The part of what `npm audit --json` prints that is read here. */
const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      /** Advisories, or names of the packages that bring the fault. */
      via: z.array(z.union([z.string(), advisory])),
      /** Where the package lies, `node_modules/h3`. */
      nodes: z.array(z.string()),
    }),
  ),
});

/**
 * The known faults in packages of which something is shipped, a line each. Throws when npm gave no
 * report, as a registry without advisories makes it do.
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
