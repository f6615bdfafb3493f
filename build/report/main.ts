import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatProblem } from "../problem.ts";
import { readTables } from "../read.ts";
import { toHtml } from "./html.ts";
import { toReport } from "./summary.ts";
import { toText } from "./text.ts";
import { readOptions } from "../options.ts";

const root = join(import.meta.dirname, "../..");

const HELP = `Usage: npm run data:report [-- options]

Prints how much is known, how sure and how old it is, and writes the same as a page with charts.

  --data DIR     folder of the CSV tables   (default: data)
  --html FILE    where to write the page    (default: var/report.html)
`;

const { values: options } = readOptions(
  {
    options: {
      data: { type: "string", default: join(root, "data") },
      html: { type: "string", default: join(root, "var/report.html") },
      help: { type: "boolean", short: "h", default: false },
    },
  },
  "npm run data:report -- --help",
);

if (options.help) process.stdout.write(HELP);
else writeReport(options.data, options.html);

function writeReport(data: string, page: string): void {
  const { tables, problems } = readTables(data);
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`);
  const report = toReport(tables);
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, toHtml(report));
  process.stdout.write(`${toText(report)}\nthe whole list, with charts: ${page}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
