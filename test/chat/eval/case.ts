import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod";

/*
 * A question with what a right answer must hold. No figure is typed by hand: the case says which
 * result of which tool it is, and the runner reads it on the pinned facts.
 */

const kind = z.enum(["answer", "clarify", "refuse"]);

/** Where a value stands: the tool, what it is asked, and the path in its data, see select.ts. */
const from = z.strictObject({
  tool: z.string(),
  input: z.record(z.string(), z.json()).default({}),
  path: z.string(),
});

const fact = z.strictObject({
  from,
  unit: z.enum(["usd", "points", "percent", "cpp", "count", "date", "text"]),
  /** The subject of the figure, if the answer must name it. */
  subject: z.string().optional(),
});

const expectation = z.strictObject({
  /** If several, each is right; facts, picks and texts are then required of an answer only. */
  kind: kind.or(z.array(kind)),
  /** Names or words that stand in the first paragraph: typed, `a|b` for either, or from a result. */
  pick: z
    .strictObject({
      must_name: z.array(z.string()).optional(),
      from: z.array(from).optional(),
    })
    .optional(),
  facts: z.array(fact).optional(),
  cite: z.literal(true).optional(),
  caveat: z.enum(["estimate", "irreversible", "terms", "as_of"]).optional(),
  /** The name that nobody knows: told as such, and no card of the catalog in its place. */
  unknown: z
    .strictObject({ name: z.string(), may_name: z.array(z.string()).default([]) })
    .optional(),
  must_refuse: z.literal(true).optional(),
  must_clarify: z.literal(true).optional(),
  /** Texts that must not occur, in any case. */
  forbid: z.array(z.string()).optional(),
  /** Texts of which one must occur, in any case. */
  says_any_of: z.array(z.string()).optional(),
});

/** Two turns of the user in a row: the engine's own answer stands between them. */
const message = z.strictObject({
  role: z.enum(["user", "assistant", "system"]),
  content: z.string().min(1),
});

const evalCase = z.strictObject({
  id: z.string().regex(/^[a-z0-9_-]+$/),
  group: z.string(),
  /** A name of wallets.ts. */
  wallet: z.string(),
  /** The moment, in UTC. */
  now: z.iso.datetime().optional(),
  messages: z.array(message).min(1),
  expect: expectation,
});

export type EvalCase = z.infer<typeof evalCase>;
export type Expectation = EvalCase["expect"];
export type ValueSource = z.infer<typeof from>;

export const SPLITS = ["dev", "held-back"] as const;
export type Split = (typeof SPLITS)[number];

const FOLDER = join(import.meta.dirname, "cases");

/** All cases of a split, by file and in the order of each. */
export const readCases = (split: Split): readonly EvalCase[] =>
  readdirSync(join(FOLDER, split))
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(FOLDER, split, file), "utf8");
      const cases = z.array(evalCase).parse(JSON.parse(text));
      const stray = cases.find(({ group }) => group !== basename(file, ".json"));
      if (stray !== undefined) throw new Error(`${file}: ${stray.id} is of another group`);
      return cases;
    });
