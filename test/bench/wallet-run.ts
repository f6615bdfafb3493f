/**
 * Times the pages of a wallet of so many cards in a process of its own, on the facts of a build, and
 * prints by page its bytes as gzip makes them, the tool calls it took, and milliseconds of processor
 * time.
 *
 * Usage: wallet-run.ts DIST SECONDS CARDS
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { H3 } from "h3";
import { createDeviceCookies } from "../../server/accounts/sign-in/device-cookies.ts";
import { startSession } from "../../server/accounts/sign-in/sessions.ts";
import { FACTS_FILE, parseFacts } from "../../server/contract/facts.ts";
import { indexFacts } from "../../server/member/facts.ts";
import { mountPages } from "../../server/pages/mount.ts";
import { listCardSources } from "../../server/tools/cards/list-card-sources.ts";
import { memberReaders } from "../../server/tools/registry.ts";
import { CEILINGS, openMember, toBenchWallet } from "./member.ts";
import { type Spread, spreadOf } from "./statistics.ts";

interface PageFigures {
  readonly bytes: number;
  readonly calls: number;
  readonly ms: Spread;
}

export type WalletFigures = Readonly<Record<string, PageFigures>>;

const ROOT = "/account/wallet";
const PAGES = [
  "",
  "/next",
  "/calendar",
  "/pay",
  "/year",
  "/applications",
  "/points",
  "/cards/amex-platinum",
  "/add",
];

const [dist = "dist", seconds = "1", cards = "30"] = process.argv.slice(2);
const show = await openPages();

let calls = 0;
for (const tool of [...memberReaders, listCardSources]) {
  const { answerOn } = tool;
  const counted: typeof answerOn = (given, scene) => {
    calls++;
    return answerOn(given, scene);
  };
  Object.assign(tool, { answerOn: counted });
}

const figures: Record<string, PageFigures> = {};
for (const page of PAGES) {
  // Each page is timed alone.
  // oxlint-disable-next-line no-await-in-loop
  figures[ROOT + page] = await time(ROOT + page, Number(seconds) * 1000);
}
process.stdout.write(JSON.stringify(figures));

async function time(path: string, budgetMs: number): Promise<PageFigures> {
  calls = 0;
  const body = await show(path);
  const found = { bytes: gzipSync(body).length, calls };
  const times: number[] = [];
  const [warm, end] = [performance.now() + budgetMs, performance.now() + 2 * budgetMs];
  while (performance.now() < end) {
    const before = process.cpuUsage();
    // oxlint-disable-next-line no-await-in-loop
    await show(path);
    const { user, system } = process.cpuUsage(before);
    if (performance.now() > warm) times.push((user + system) / 1000);
  }
  return { ...found, ms: spreadOf(times) };
}

/** The pages of a member who is signed in. */
async function openPages(): Promise<(path: string) => Promise<string>> {
  const { deps, account } = await openMember(toBenchWallet(Number(cards)));
  const facts = indexFacts(parseFacts(readFileSync(join(dist, "private", FACTS_FILE), "utf8")));
  const nobody = () => Promise.reject(new Error("not measured"));
  const app = new H3();
  mountPages(app, {
    deps,
    passwords: { hash: nobody, matches: nobody },
    devices: createDeviceCookies(deps, [deps.randomBytes(32)]),
    ceilings: CEILINGS,
    secret: deps.randomBytes(32),
    oauth: nobody,
    getFacts: async () => facts,
    askChat: nobody,
    publicUrl: "https://cards.example",
    secure: false,
    clientAddress: () => "192.0.2.1",
    log: (line) => {
      throw new Error(line);
    },
  });
  const { token } = await startSession(deps, account.id, "");
  const headers = { cookie: `session=${token}` };
  return async (path) => {
    const reply = await app.request(path, { headers });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
    return reply.text();
  };
}
