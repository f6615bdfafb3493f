import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MODEL } from "../../server/chat/wire/models.ts";
import {
  ADD_PATH,
  APPLICATIONS_PATH,
  CALENDAR_PATH,
  CHAT_PATH,
  PAY_PATH,
  POINTS_PATH,
  toCardPath,
  TODO_PATH,
  TOOLS_PATH,
  WALLET_PATH,
  YEAR_PATH,
} from "../../server/contract/addresses.ts";
import { memberReaders } from "../../server/tools/registry.ts";
import { SAMPLE_CALLS } from "../tools/sample-calls.ts";
import { ask } from "./ask.ts";
import { toFullWallet } from "./member.ts";
import { addMembers } from "./members.ts";
import { oneByOne } from "./one-by-one.ts";
import type { Row } from "./report.ts";
import { shippedCommand, startServer } from "./servers.ts";
import { single } from "./statistics.ts";
import { withTemporaryFolder } from "./temporary.ts";

/*
 * The longest pause of the event loop for one request: CPU time of the main thread between two
 * ticks of a timer, so that a busy machine measures nearly the same as an idle one.
 */

const MAX_PAUSE_MS = 50;
const CARDS = 199;
/** The first call is the slowest, as the engine compiles it, and is told apart. */
const CALLS = 3;
const POLL_MS = 5;

/** Writes the longest pause to a file when it is asked to by a signal, and begins anew. */
const WATCH = `
  import { openSync, readSync, writeFileSync, renameSync } from "node:fs";
  const file = openSync("/proc/self/task/" + process.pid + "/schedstat");
  const read = () => {
    const text = Buffer.alloc(64);
    readSync(file, text, 0, 64, 0);
    return Number(text.toString("latin1").split(" ")[0]) / 1e6;
  };
  let [before, longest] = [read(), 0];
  setInterval(() => {
    const now = read();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1).unref();
  process.on("SIGUSR2", () => {
    writeFileSync(process.env.PAUSE_FILE + ".part", String(longest));
    renameSync(process.env.PAUSE_FILE + ".part", process.env.PAUSE_FILE);
    longest = 0;
  });`;

/** A POST with a key or, without a body, a page. */
type Request = readonly [name: string, path: string, body?: object];

const toCall = (name: string, args: object): object => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: args },
});

/** Pages over the whole wallet. */
const PAGES = [
  WALLET_PATH,
  TODO_PATH,
  CALENDAR_PATH,
  APPLICATIONS_PATH,
  YEAR_PATH,
  `${PAY_PATH}?where=costco&amount=200`,
  POINTS_PATH,
  ADD_PATH,
  toCardPath("demo-gold"),
];

const readers = new Set(memberReaders.map(({ name }) => name));

const toChat = (name: string, texts: readonly string[]): Request => [
  `chat: ${name}`,
  `${CHAT_PATH}/chat/completions`,
  { model: MODEL, messages: texts.map((content) => ({ role: "user", content })) },
];

const fill = (text: string, length = 4000): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
/** Letters in no order that repeats, so that hardly two words are the same. */
const UNKNOWN_WORDS = Array.from({ length: 4000 }, (_, at) =>
  at % 7 === 6 ? " " : String.fromCharCode(97 + Math.floor(((at * at * 0.618034) % 1) * 26)),
).join("");
const talk = (text: string): readonly string[] => Array.from({ length: 8 }, () => fill(text));

/** Programs into which most others go. */
const GOALS = [
  "flying_blue",
  "cathay_asia_miles",
  "virgin_atlantic",
  "air_canada_aeroplan",
  "avianca_lifemiles",
  "british_airways_avios",
  "qatar_avios",
  "aer_lingus_avios",
  "emirates_skywards",
  "iberia_avios",
];

const REQUESTS: readonly Request[] = [
  ["/mcp: every card", "/mcp", toCall("search_card_catalog", { limit: 200 })],
  ...SAMPLE_CALLS.filter(([name]) => readers.has(name)).map(([name, args]): Request => [
    name,
    TOOLS_PATH,
    toCall(name, args),
  ]),
  ...[100_000, 2_000_000, 30_000_000].map((points): Request => [
    `plan_points_goal, ${GOALS.length} of ${points.toLocaleString("en-US")} points`,
    TOOLS_PATH,
    toCall("plan_points_goal", { goals: GOALS.map((program) => ({ program, points })) }),
  ]),
  [
    "estimate_annual_rewards, to break even",
    TOOLS_PATH,
    toCall("estimate_annual_rewards", { break_even_on: "dining" }),
  ],
  [
    "import_wallet, 20,000 rows",
    TOOLS_PATH,
    toCall("import_wallet", { content: `card,opened\n${fill("csp,\n", 100_000)}` }),
  ],
  [
    "add_wallet_card, 100,000 blanks",
    TOOLS_PATH,
    toCall("add_wallet_card", { card: "csp", nickname: fill(" ", 100_000) }),
  ],
  toChat("one question", ["which card at costco for $200?"]),
  toChat("two cards to add", ["which two cards should I add next?"]),
  toChat("cards to cancel", ["which cards should I cancel"]),
  toChat("a whole year", ["which cards should I keep, cancel or add to get 500k hyatt points?"]),
  toChat("a megabyte", [fill("chase sapphire preferred ", 1_000_000)]),
  toChat("a title of a megabyte", [`### Task: a title\n${fill("costco ", 1_000_000)}`]),
  ...["csp\n", "gold fee? ", "csp fee and ", "a ", "csp and amex gold vs "].map((text) =>
    toChat(`8 × ${JSON.stringify(text)}`, talk(text)),
  ),
  toChat("4,000 letters of unknown words", [fill(UNKNOWN_WORDS)]),
  ...PAGES.map((path): Request => [path, path]),
];

/** The longest pauses, longest first, on a wallet of every card and 200 balances. */
export const measurePauses = (dist: string): Promise<readonly Row[]> =>
  withTemporaryFolder(async (folder) => {
    const [member] = await addMembers("", join(folder, "cardfile.db"), {
      count: 1,
      wallet: toFullWallet(CARDS),
    });
    const file = join(folder, "pause");
    const args = ["--import", `data:text/javascript,${encodeURIComponent(WATCH)}`];
    const server = await startServer("ours", [...args, ...shippedCommand(dist)], {
      DIST: dist,
      VAR: folder,
      MEMBER_TOOLS_A_DAY: "1000000",
      MEMBER_CHATS_A_DAY: "1000000",
      PAUSE_FILE: file,
    });
    const readPause = async (): Promise<number> => {
      rmSync(file, { force: true });
      process.kill(server.pid, "SIGUSR2");
      // oxlint-disable-next-line no-await-in-loop
      while (!existsSync(file)) await sleep(POLL_MS);
      return Number(readFileSync(file, "utf8"));
    };
    const measure = async ([, path, body]: Request): Promise<number> => {
      await readPause();
      const { status } =
        body === undefined
          ? await ask(server.root, { method: "GET", path }, { cookie: member?.cookie ?? "" })
          : await ask(
              server.root,
              { method: "POST", path, body: JSON.stringify(body) },
              { "content-type": "application/json", authorization: `Bearer ${member?.key}` },
            );
      if (body === undefined && status !== 200) throw new Error(`${path}: ${status}`);
      return readPause();
    };
    try {
      // The member side is loaded once after the start, whoever asks.
      await ask(
        server.root,
        { method: "GET", path: WALLET_PATH },
        { cookie: member?.cookie ?? "" },
      );
      const pauses = await oneByOne(REQUESTS, async (request) => {
        const times = await oneByOne(Array.from({ length: CALLS }), () => measure(request));
        const later = Math.max(...times.slice(1));
        return { name: request[0], longest: Math.max(...times), later };
      });
      return pauses
        .toSorted((a, b) => b.longest - a.longest)
        .map(({ name, longest, later }) => ({
          name,
          figure: single(longest),
          unit: "ms CPU",
          target: { atMost: MAX_PAUSE_MS },
          note: `${later.toFixed(0)} ms after the first call`,
        }));
    } finally {
      await server.stop();
    }
  });
