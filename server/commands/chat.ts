import { readFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { DEMO_WALLET } from "../accounts/demo.ts";
import { EMPTY_WALLET, type Wallet, wallet as walletShape } from "../accounts/wallet.ts";
import { openStorage } from "../catalog/dist.ts";
import { readFacts } from "../catalog/read-facts.ts";
import { createReasoner, readTalk } from "../chat/engine.ts";
import { type Lore, openLore } from "../chat/learning/lore.ts";
import type { Turn } from "../chat/reasoner.ts";
import { createToolbox } from "../chat/toolbox.ts";
import type { Config } from "../config/config.ts";
import { indexFacts } from "../member/facts.ts";
import { type Scene, toScene } from "../member/scene.ts";

const HELP = `Usage: cardfile chat [--wallet WALLET] [--explain | --check-model] MESSAGE...

Answers a message as the chat does; further messages follow up on it.

  --wallet WALLET   demo, empty, or a file that export_wallet wrote   (default: demo)
  --explain         prints how each question of the last message was read (the frame, the two
                    likeliest labels with their scores) and the tools that were called
  --check-model     asks the UPSTREAM language model one question, and reports what works, the time
                    and the tokens; needs no message
`;

/** Asks the chat's own engine on the command line, with no account and no server. */
export async function chat(config: Config, words: readonly string[]): Promise<void> {
  const { values, positionals: messages } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      wallet: { type: "string", default: "demo" },
      explain: { type: "boolean", default: false },
      "check-model": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const isCheck = values["check-model"];
  if (values.help || (messages.length === 0 && !isCheck)) return void process.stdout.write(HELP);
  const facts = indexFacts(await readFacts(await openStorage(config)));
  const scene = toScene(walletNamed(values.wallet), { facts, now: Date.now(), newId });
  const lore = openLore();
  if (isCheck) return check(config, scene, lore);
  const { answer } = createReasoner({ open: () => lore, onFault: rethrow });
  const { signal } = new AbortController();
  const turns: Turn[] = [];
  let toolbox = createToolbox(scene);
  for (const text of messages) {
    toolbox = createToolbox(scene);
    turns.push({ role: "user", text });
    // One after the other: each goes on from the last.
    // oxlint-disable-next-line no-await-in-loop
    const given = await answer({ turns, instructions: [] }, toolbox, { signal });
    turns.push({ role: "assistant", text: given.text });
    process.stdout.write(`${given.text}\n\n`);
  }
  if (!values.explain) return;
  const work = { toolbox: createToolbox(scene), lore, pause: async () => {} };
  for (const reading of await readTalk(messages, work)) {
    const likeliest = reading.ranked.slice(0, 2).map(({ id, score }) => ({ label: id, score }));
    print({ text: reading.text, score: reading.score, likeliest, frame: reading.frame });
  }
  for (const { name, input } of toolbox.calls()) print({ tool: name, input });
}

async function check({ upstream }: Config, scene: Scene, lore: Lore): Promise<void> {
  if (upstream === undefined) throw new Error("No language model: set UPSTREAM or UPSTREAM_URL.");
  const { checkModel } = await import("../chat/model/check.ts");
  const { works, report } = await checkModel(upstream, { scene, lore });
  process.stdout.write(`${report}\n`);
  if (!works) process.exitCode = 1;
}

const newId = (): string => randomBytes(4).toString("hex");

function rethrow(error: unknown): never {
  throw error;
}

const print = (value: object): void =>
  void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

function walletNamed(name: string): Wallet {
  if (name === "demo") return DEMO_WALLET;
  return name === "empty"
    ? EMPTY_WALLET
    : walletShape.parse(JSON.parse(readFileSync(name, "utf8")));
}
