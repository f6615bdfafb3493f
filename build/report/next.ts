import { join } from "node:path";
import { TABLE_NAMES, tableOf } from "../../data/tables.ts";
import { readOptions } from "../options.ts";
import { formatProblem } from "../problem.ts";
import { readTables } from "../read.ts";
import { toCsvLines, toLines, toWorkList } from "./work-list.ts";

const HELP = `Usage: npm run data:next [-- options]

Lists which facts to look up next, each with its row and a page to open: first those with a near day
(an end, a value about to be stale), then those that weigh most by age, doubt and how many data sets
list the card.

  --most N       how many                        (default: 20)
  --days N       how many days ahead are near    (default: 60)
  --card ID      only of this card
  --table FILE   only of this table, such as card-credits.csv
  --markdown     as a list to tick off
  --csv          as the list that \`data:import own\` reads
  --today DAY    as if it were this day          (default: today)
  --data DIR     folder of the CSV tables        (default: data)
`;

const { values: options } = readOptions(
  {
    options: {
      most: { type: "string", default: "20" },
      days: { type: "string", default: "60" },
      card: { type: "string" },
      table: { type: "string" },
      markdown: { type: "boolean", default: false },
      csv: { type: "boolean", default: false },
      today: { type: "string", default: new Date().toISOString().slice(0, 10) },
      data: { type: "string", default: join(import.meta.dirname, "../../data") },
      help: { type: "boolean", short: "h", default: false },
    },
  },
  "npm run data:next -- --help",
);

if (options.help) process.stdout.write(HELP);
else writeList();

function writeList(): void {
  const { today, table, card } = options;
  const [most, days] = [Number(options.most), Number(options.days)];
  if (!(most > 0) || !(days >= 0)) fail("--most and --days take a number");
  if (Number.isNaN(Date.parse(today))) fail(`--today takes a day such as 2026-11-28, not ${today}`);
  const files = TABLE_NAMES.map((name): string => tableOf(name).file);
  if (table !== undefined && !files.includes(table))
    fail(`no table ${table}; there are ${files.join(", ")}`);
  const { tables, problems } = readTables(options.data);
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`);
  if (card !== undefined && !tables.cards.some(({ id }) => id === card)) fail(`no card ${card}`);
  const tasks = toWorkList(tables, { today, days }).filter(
    (task) =>
      (card === undefined || task.card === card) &&
      (table === undefined || task.file === `data/${table}`),
  );
  const shown = tasks.slice(0, most);
  const lines = options.csv ? toCsvLines(shown, today) : toLines(shown, options.markdown);
  const rest = options.csv ? 0 : Math.max(0, tasks.length - most);
  process.stdout.write(`${lines.join("\n")}\n${rest > 0 ? `\nand ${rest} more (--most)\n` : ""}`);
}

function fail(message: string): never {
  process.stderr.write(`${message}; \`npm run data:next -- --help\` lists the options.\n`);
  return process.exit(2);
}
