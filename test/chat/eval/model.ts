import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { createReasoner } from "../../../server/chat/engine.ts";
import { openLore } from "../../../server/chat/learning/lore.ts";
import { type Ask, createAsk, ModelFault, type Reply } from "../../../server/chat/model/client.ts";
import { createModelReader } from "../../../server/chat/model/reader.ts";
import { SCHEMA } from "../../../server/chat/model/said.ts";
import { readConfig } from "../../../server/config/config.ts";
import type { Engine } from "./run.ts";

/*
 * A language model as the reader of the evaluation. What it says can be recorded, one line a case,
 * and replayed without it: the figures then change with the rest of the chat alone.
 */

const tokens = z.strictObject({ prompt_tokens: z.number(), completion_tokens: z.number() });
const reply = z.strictObject({ text: z.string(), tokens: tokens.optional() });
const head = z.strictObject({ model: z.string(), asked_on: z.iso.date() });
/** The model's reply to each call of a case, in order; null where nothing usable came. */
const recorded = z.strictObject({ case: z.string(), replies: z.array(reply.nullable()) });

type Head = z.infer<typeof head>;
type Replies = z.infer<typeof recorded>["replies"];

/** Where replies come from. */
interface Source {
  readonly head: Head;
  readonly deadlineMs: number;
  readonly ask: Ask;
  readonly begin: (id: string) => void;
  /** Called after all questions of a case, with what was said to them. */
  readonly end: (id: string, replies: Replies) => void;
}

/** The model that the environment names. What it says is added to the file, which must be new. */
export function askModel(file: string | undefined): Source {
  const { upstream } = readConfig(process.env, "dist");
  if (upstream === undefined)
    throw new Error("No language model is set: give UPSTREAM or --replay.");
  const now = { model: upstream.model, asked_on: new Date().toISOString().slice(0, 10) };
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(now)}\n`, { flag: "wx" });
  return {
    head: now,
    deadlineMs: upstream.seconds * 1000,
    ask: createAsk(upstream, SCHEMA),
    begin: () => {},
    end: (id, replies) => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ case: id, replies })}\n`);
    },
  };
}

/** A model that repeats its recorded replies. */
export function replayModel(file: string): Source {
  const [first = "", ...lines] = readFileSync(file, "utf8").trim().split("\n");
  const cases = lines.map((line) => recorded.parse(JSON.parse(line)));
  const byId = new Map(cases.map((one) => [one.case, one.replies]));
  let left: Replies = [];
  return {
    head: head.parse(JSON.parse(first)),
    deadlineMs: 60_000,
    ask: async () => {
      const next = left.shift();
      if (next === undefined) throw new ModelFault("unreachable", "not in the recording");
      if (next === null) throw new ModelFault("broken", "nothing usable came then");
      return { tokens: undefined, ...next };
    },
    begin: (id) => {
      left = [...(byId.get(id) ?? [])];
    },
    end: () => {},
  };
}

/** Dollars for a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** The chat with a model as its first reader, and what is told of the model afterwards. */
export function openModelEngine({ ask, deadlineMs, ...source }: Source) {
  const faults: unknown[] = [];
  const outcomes = new Map<string, number>();
  const all: Reply[] = [];
  let replies: Replies = [];
  const listen: Ask = async (messages, signal) => {
    const at = replies.push(null) - 1;
    const said = await ask(messages, signal);
    replies[at] = said;
    all.push(said);
    return said;
  };
  const readFirst = createModelReader({
    ask: listen,
    deadlineMs,
    mayCall: () => true,
    note: (outcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1),
    log: () => {},
  });
  const onFault = (fault: unknown): void => void faults.push(fault);
  return {
    reasoner: createReasoner({ open: openLore, readFirst, onFault }),
    faults,
    begin: (id: string) => {
      replies = [];
      source.begin(id);
    },
    end: (id: string) => source.end(id, replies),
    report: (price: Price | undefined) => reportOf(source.head, outcomes, all, price),
  } satisfies Engine & Record<string, unknown>;
}

function reportOf(
  { model, asked_on: day }: Head,
  outcomes: ReadonlyMap<string, number>,
  replies: readonly Reply[],
  price: Price | undefined,
): string {
  const counts = [...outcomes].map(([outcome, times]) => `${outcome} ${times}`);
  const questions = [...outcomes].reduce(
    (sum, [name, times]) => (name === "skipped" ? sum : sum + times),
    0,
  );
  const told = replies.flatMap((one) => one.tokens ?? []);
  const [input, output] = [
    told.reduce((sum, one) => sum + one.prompt_tokens, 0),
    told.reduce((sum, one) => sum + one.completion_tokens, 0),
  ];
  const each = (sum: number): string => (sum / questions).toFixed(0);
  const untold = replies.length - told.length;
  const dollars = price && (input * price.input + output * price.output) / 1_000_000;
  return [
    `\n${model}, asked on ${day}: ${counts.join(", ")}`,
    `${replies.length} replies to ${questions} questions; tokens a question: ${each(input)} in, ${each(output)} out${untold > 0 ? ` (without ${untold} replies that do not tell)` : ""}`,
    ...(dollars === undefined
      ? []
      : [`$${(dollars / questions).toFixed(6)} a question, $${dollars.toFixed(4)} in all`]),
  ].join("\n");
}
