import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBuild } from "./build.ts";
import { measureChat } from "./chat.ts";
import { measureStatic } from "./http-static.ts";
import { createLoadGenerator } from "./load.ts";
import { measureLimits } from "./limits.ts";
import { measureMcp } from "./mcp.ts";
import { measureMembers } from "./members.ts";
import { oneByOne } from "./one-by-one.ts";
import { measurePauses } from "./pauses.ts";
import { measureMemory, measureStart } from "./process.ts";
import { printSection, printTotal, type Section } from "./report.ts";
import { readResults, saveResults, toResults } from "./results.ts";
import { ROOT } from "./run-script.ts";
import { measureSearch } from "./search.ts";
import { buildDist } from "./servers.ts";
import { measureSolvers } from "./solvers.ts";
import { measureTools } from "./tools.ts";
import { measureWallet } from "./wallet.ts";
import { withTemporaryFolder } from "./temporary.ts";

const HELP = `Usage: npm run bench [-- options]

Measures the service against a hand-written server and nginx on the same data in one
run. Ratios are of requests per second of CPU; above 1 is faster than the other. Nothing else should
run on the machine.

  --only NAME    some sections, with commas: static, search, mcp, tools, limits,
                 wallet, solvers, chat, pauses, start, memory, members, build
  --rounds N     rounds of each comparison   (default: 12)
  --seconds S    length of a round           (default: 0.4)
  --data DIR     folder of the real tables   (default: data)
  --save         puts the sections that ran in test/bench/results/: the figures
                 as JSON and a page of tables
`;

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string", default: "12" },
    seconds: { type: "string", default: "0.4" },
    data: { type: "string", default: join(ROOT, "data") },
    save: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});

if (options.help) {
  process.stdout.write(HELP);
} else {
  const sections = await withTemporaryFolder(measureAll);
  printTotal(sections);
  if (options.save) saveResults(toResults(sections, readResults()));
}

async function measureAll(folder: string): Promise<readonly Section[]> {
  const { data } = options;
  const pace = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
  const dist = join(folder, "dist");
  await buildDist(data, dist);
  // The program loads the drivers of databases from where it lies.
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const load = createLoadGenerator();
  const all = [
    { name: "static", measure: () => measureStatic(dist, load, pace) },
    { name: "search", measure: () => measureSearch(data) },
    { name: "mcp", measure: () => measureMcp(dist, load, pace) },
    { name: "tools", measure: () => measureTools(dist) },
    { name: "limits", measure: () => measureLimits(dist) },
    { name: "wallet", measure: () => measureWallet(dist) },
    { name: "solvers", measure: () => measureSolvers() },
    { name: "chat", measure: () => measureChat(dist) },
    { name: "pauses", measure: () => measurePauses(dist) },
    { name: "start", measure: () => measureStart(dist) },
    { name: "memory", measure: () => measureMemory(dist, load, 3) },
    { name: "members", measure: () => measureMembers(dist, load) },
    { name: "build", measure: () => measureBuild(data) },
  ];
  const names = all.map(({ name }) => name);
  const wanted = options.only?.split(",") ?? names;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`no section is called ${unknown}: ${names.join(", ")}`);
  const sections = await oneByOne(
    all.filter(({ name }) => wanted.includes(name)),
    async ({ name, measure }): Promise<Section> => {
      const section = { name, rows: await measure() };
      printSection(section);
      return section;
    },
  );
  load.stop();
  return sections;
}
