import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ADD_PATH, FEED_PATH, WALLET_PATH } from "../../server/contract/addresses.ts";
import { type Answer, ask } from "./ask.ts";
import { toFullWallet, toRepeatedWallet } from "./member.ts";
import { addMembers } from "./members.ts";
import { oneByOne } from "./one-by-one.ts";
import { FULL_WALLET, REPEATED_CARD, type Request } from "./pause-requests.ts";
import type { Row } from "./report.ts";
import { ANY_ADDRESS, shippedCommand, startServer } from "./servers.ts";
import { single } from "./statistics.ts";
import { withTemporaryFolder } from "./temporary.ts";

/*
 * The longest pause of the event loop for one request: CPU time of the main thread between two
 * ticks of a timer, so that a busy machine measures nearly the same as an idle one.
 */

const MAX_PAUSE_MS = 50;
const CARDS = 100;
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

/** The longest pauses, longest first, on the fullest wallets: of every card, and of one card again and again. */
export const measurePauses = (dist: string): Promise<readonly Row[]> =>
  withTemporaryFolder(async (folder) => {
    const wallets = [toFullWallet(CARDS), toRepeatedWallet(CARDS)];
    const members = await addMembers("", join(folder, "cardfile.db"), wallets);
    const file = join(folder, "pause");
    const args = ["--import", `data:text/javascript,${encodeURIComponent(WATCH)}`];
    const server = await startServer("ours", [...args, ...shippedCommand(dist)], {
      DIST: dist,
      VAR: folder,
      MEMBER_TOOLS_A_DAY: "1000000",
      MEMBER_CHATS_A_DAY: "1000000",
      PAUSE_FILE: file,
    });
    try {
      const [full, repeated] = members.map((member) => toSender(server.root, member));
      if (full === undefined || repeated === undefined) throw new Error("no member");
      // The member side is loaded once after the start, whoever asks.
      await full(WALLET_PATH);
      const feed = await makeFeed(repeated);
      const runs: readonly Run[] = [
        ...FULL_WALLET.map((request) => ({ request, send: full })),
        ...[...REPEATED_CARD, ["calendar feed", feed] as const].map(([name, ...request]) => ({
          request: [`${CARDS} × one card: ${name}`, ...request] as const,
          send: repeated,
        })),
      ];
      const pauses = await oneByOne(runs, (run) => measure(run, server.pid, file));
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

type Send = (path: string, body?: object) => Promise<Answer>;

interface Run {
  readonly request: Request;
  readonly send: Send;
}

async function measure({ request: [name, path, body], send }: Run, pid: number, file: string) {
  const readPause = async (): Promise<number> => {
    rmSync(file, { force: true });
    process.kill(pid, "SIGUSR2");
    // oxlint-disable-next-line no-await-in-loop
    while (!existsSync(file)) await sleep(POLL_MS);
    return Number(readFileSync(file, "utf8"));
  };
  const times = await oneByOne(Array.from({ length: CALLS }), async () => {
    await readPause();
    const { status } = await send(path, body);
    if (body === undefined && status !== 200) throw new Error(`${path}: ${status}`);
    return readPause();
  });
  return { name, longest: Math.max(...times), later: Math.max(...times.slice(1)) };
}

type Member = Awaited<ReturnType<typeof addMembers>>[number];

/** Sends JSON with the key, and pages and their forms with the cookie. */
function toSender(root: string, { key, cookie }: Member): Send {
  let token = "";
  const send: Send = async (path, body) => {
    if (body === undefined) {
      const answer = await ask(root, { method: "GET", path }, { cookie });
      [, token = token] = /name="form_token" value="([^"]*)"/.exec(answer.body.toString()) ?? [];
      return answer;
    }
    const isForm = body instanceof URLSearchParams;
    if (isForm && token === "") await send(ADD_PATH);
    return isForm
      ? ask(
          root,
          { method: "POST", path, body: `${body.toString()}&form_token=${token}` },
          { cookie, origin: ANY_ADDRESS, "content-type": "application/x-www-form-urlencoded" },
        )
      : ask(
          root,
          { method: "POST", path, body: JSON.stringify(body) },
          { "content-type": "application/json", authorization: `Bearer ${key}` },
        );
  };
  return send;
}

/** The path of a new calendar feed. */
async function makeFeed(send: Send): Promise<string> {
  const { body } = await send(FEED_PATH, new URLSearchParams());
  const [address = ""] = /http[^"<\s]*\.ics/.exec(body.toString()) ?? [];
  return new URL(address).pathname;
}
