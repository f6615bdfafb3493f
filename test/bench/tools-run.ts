/**
 * Times every member tool in a process of its own, on a wallet of so many cards and the facts of a build,
 * and prints milliseconds a call as JSON. The gate, the wallet of a memory store, and the parsing of
 * input and output are part of a call.
 *
 * Each tool is called for a while before it is timed: a server that runs has long been compiled by
 * the engine, which takes the heavier tools a few hundred calls.
 *
 * Usage: tools-run.ts DIST SECONDS WARM-UP-SECONDS CARDS
 */
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { FACTS_FILE, parseFacts } from "../../server/contract/facts.ts";
import { callTool } from "../../server/mcp/tool.ts";
import { indexFacts } from "../../server/member/facts.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { SAMPLE_CALLS } from "../tools/sample-calls.ts";
import { openMember, toBenchWallet, toContext } from "./member.ts";
import { type Spread, spreadOf } from "./statistics.ts";

/** Milliseconds a call, by tool. */
export type ToolFigures = Readonly<Record<string, Spread>>;

const MIN_CALLS = 5;

const [dist = "dist", seconds = "0.3", warmUp = "1.5", cards = "30"] = process.argv.slice(2);
const facts = indexFacts(parseFacts(readFileSync(join(dist, "private", FACTS_FILE), "utf8")));

const figures: Record<string, Spread> = {};
for (const [name, input] of SAMPLE_CALLS) {
  // Each tool is timed alone.
  // oxlint-disable-next-line no-await-in-loop
  figures[name] = await time(name, input, Number(seconds) * 1000);
}
process.stdout.write(JSON.stringify(figures));

async function time(name: string, input: object, budgetMs: number): Promise<Spread> {
  const tool = memberTools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  const context = toContext(await openMember(toBenchWallet(Number(cards))), facts);
  const once = async (): Promise<number> => {
    const given = tool.readOnly ? input : { ...input, dry_run: true };
    const started = performance.now();
    const result = await callTool(tool, given, () => context);
    const took = performance.now() - started;
    if (result.isError) throw new Error(`${name}: ${result.content[0]?.text}`);
    return took;
  };
  const warm = performance.now() + Number(warmUp) * 1000;
  while (performance.now() < warm) {
    // oxlint-disable-next-line no-await-in-loop
    await once();
  }
  const times: number[] = [];
  const end = performance.now() + budgetMs;
  while (times.length < MIN_CALLS || performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop
    times.push(await once());
  }
  return spreadOf(times);
}
