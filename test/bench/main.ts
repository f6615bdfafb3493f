import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureChat } from "./chat.ts";
import { measureSearchOverHttp } from "./http-search.ts";
import { measureStatic } from "./http-static.ts";
import { startLoadGenerator } from "./load.ts";
import { measureMcp } from "./mcp.ts";
import { oneByOne } from "./one-by-one.ts";
import { measureMemory, measureStart } from "./process.ts";
import { finish, printSection, type Row } from "./report.ts";
import { ROOT } from "./run-script.ts";
import { measureSearch } from "./search.ts";
import { buildDist } from "./servers.ts";
import { measureTools } from "./tools.ts";
import { withTemporaryFolder } from "./temporary.ts";

const HELP = `Usage: npm run bench [-- options]

Measures the server against hand-written, naive and nginx servers on the same data.
Ratios are of requests per second of CPU; above 1 is faster than the other.

  --only NAME    one section: static, search-http, search, mcp, tools,
                 chat, start or memory
  --rounds N     rounds of each comparison   (default: 12)
  --seconds S    length of a round           (default: 0.4)
  --data DIR     folder of the real tables   (default: data)
  --json FILE    writes the figures to a file
`;

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string", default: "12" },
    seconds: { type: "string", default: "0.4" },
    data: { type: "string", default: join(ROOT, "data") },
    json: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});

if (options.help) process.stdout.write(HELP);
else finish(await withTemporaryFolder(measureAll), options.json);

async function measureAll(folder: string): Promise<readonly Row[]> {
  const { data, only } = options;
  const pace = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
  const dist = join(folder, "dist");
  await buildDist(data, dist);
  const load = startLoadGenerator();
  const sections = [
    { name: "static", measure: () => measureStatic(dist, load, pace) },
    { name: "search-http", measure: () => measureSearchOverHttp(dist, load, pace) },
    { name: "search", measure: () => measureSearch(data) },
    { name: "mcp", measure: () => measureMcp(dist, load, pace) },
    { name: "tools", measure: () => measureTools(dist) },
    { name: "chat", measure: () => measureChat(dist) },
    { name: "start", measure: () => measureStart(dist) },
    { name: "memory", measure: () => measureMemory(dist, load, 3) },
  ];
  const wanted = sections.filter(({ name }) => only === undefined || only === name);
  const rows = await oneByOne(wanted, async ({ name, measure }) => {
    const found = await measure();
    printSection(name, found);
    return found;
  });
  load.stop();
  return rows.flat();
}
