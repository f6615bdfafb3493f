import * as z from "zod";
import { SELF } from "../../accounts/wallet.ts";
import { normalizeName, wordsOf } from "../../contract/names.ts";
import type { Scene } from "../../member/scene.ts";
import { type Frame, frame } from "../frame.ts";
import { understand } from "../language/understand.ts";
import type { Lore } from "../learning/lore.ts";
import { readSubjects } from "../reading/subjects.ts";
import { topics } from "../topics/registry.ts";

/*
 * A model's reading of a question, and its validation: names are linked here, and figures, names
 * and people must occur in the question.
 */

const MAX_NAME = 80;
const MAX_FRAMES = 4;

/** Plain words without links or Markdown, because some are quoted to the member. */
const WORDS = /^(?!.*:\/\/)[^[\]<>`*]*$/;

const subject = frame.shape.subjects
  .unwrap()
  .element.omit({ id: true })
  .extend({ name: z.string().max(MAX_NAME).regex(WORDS, "a name, without marks") });

const saidFrame = frame.extend({ subjects: z.array(subject).default([]) });

const said = z.strictObject({ sure: z.number(), frames: z.array(saidFrame).max(MAX_FRAMES) });

type SaidFrame = z.infer<typeof saidFrame>;
type Said = SaidFrame["subjects"][number];

const TOLD: ReadonlySet<string> = new Set(["enum", "items", "properties", "required"]);

/** As short as possible: bounds are checked here, and values show their own type. */
const { $schema: _dialect, ...short } = z.toJSONSchema(said, {
  io: "input",
  override: ({ jsonSchema: shape }) => {
    for (const key of Object.keys(shape)) {
      const isTold = TOLD.has(key) || (key === "type" && shape.enum === undefined);
      if (!isTold) Reflect.deleteProperty(shape, key);
    }
  },
});
export const SCHEMA: object = short;

/** The conversation to validate against. */
export interface Heard {
  /** The questions of the conversation, latest last. */
  readonly texts: readonly string[];
  readonly scene: Scene;
  readonly lore: Lore;
}

/** The reason why a reading was rejected, worded so that the model can correct it. */
export class Unbelieved extends Error {
  override readonly name = "Unbelieved";
}

/** The frames in a model's text. Throws an Unbelieved. */
export function believe(text: string, heard: Heard) {
  const parsed = said.safeParse(toJson(text));
  if (!parsed.success) throw new Unbelieved(z.prettifyError(parsed.error));
  const { sure, frames } = parsed.data;
  return { sure, frames: frames.map((one) => toFrame(one, heard)) };
}

/** The object in a reply, after any chain of thought, without nulls. */
function toJson(text: string): unknown {
  const told = text.split("</think>").at(-1) ?? "";
  if (told.includes("<think>")) throw new Unbelieved("Do not think aloud.");
  const object = told.slice(told.indexOf("{"), told.lastIndexOf("}") + 1);
  try {
    return JSON.parse(object, (_, value: unknown) => value ?? undefined);
  } catch {
    throw new Unbelieved("That is not one JSON object.");
  }
}

function toFrame(one: SaidFrame, heard: Heard): Frame {
  const talk = toTalk(heard);
  checkColumns(one, heard.lore);
  for (const { value, ...by } of [...one.amounts, ...one.constraints]) {
    const isPoints = "unit" in by && by.unit === "points";
    if (typeof value !== "number" || isFigure(value, isPoints, talk)) continue;
    throw new Unbelieved(`${value} is not in the question.`);
  }
  const people = [SELF, ...heard.scene.wallet.profile.household];
  const owner = people.find((name) => name === one.owner || firstName(name) === one.owner);
  if (one.owner !== undefined && owner === undefined) {
    throw new Unbelieved(`Nobody is called ${one.owner}: owner is one of ${people.join(", ")}.`);
  }
  return {
    ...one,
    owner,
    subjects: one.subjects.flatMap((name) => link(name, talk)),
    amounts: one.amounts.map(({ of, ...amount }) => ({ ...amount, ...categoryOf(of, talk) })),
    unread: one.unread.filter(
      (words) => WORDS.test(words) && talk.last.includes(normalizeName(words)),
    ),
  };
}

/** "Make it 80" after "60k" means thousands. */
const isFigure = (value: number, isPoints: boolean, { figures }: Talk): boolean =>
  figures.has(value) || (isPoints && figures.has(value / 1000));

/** The model sees first names only. */
export const firstName = (name: string): string => name.split(" ")[0] ?? "";

/** The names and figures that a reading may use. */
interface Talk {
  readonly scene: Scene;
  /** Normalised for comparison. */
  readonly text: string;
  /** The last question, also normalised. */
  readonly last: string;
  readonly figures: ReadonlySet<number>;
  /** Ids of the names in the conversation and the wallet. */
  readonly ids: ReadonlySet<string>;
}

function toTalk({ texts, scene }: Heard): Talk {
  const asked = texts.map((text) => understand(text, scene));
  const { cards, balances } = scene.wallet;
  return {
    scene,
    text: normalizeWords(texts.join(" ")),
    last: normalizeWords(texts.at(-1) ?? ""),
    figures: new Set(asked.flatMap(({ amounts }) => amounts.map(({ value }) => value))),
    ids: new Set([
      ...cards.map(({ card_id: card }) => card),
      ...balances.map(({ program }) => program),
      ...asked.flatMap(({ mentions }) => mentions.flatMap(({ ids }) => ids)),
    ]),
  };
}

/** Names have a length limit, so normalise a longer text word by word. */
const normalizeWords = (text: string): string =>
  text.split(/\s+/).map(normalizeName).filter(Boolean).join(" ");

function checkColumns({ topic, column, constraints, order }: SaidFrame, { labels }: Lore): void {
  const { columns, amount } = topics[topic];
  const ofLabels = [...labels.values()].filter((label) => label.topic === topic);
  const named = [...ofLabels.map((label) => label.column), amount, undefined];
  const known = new Set([...Object.keys(columns), ...named]);
  const used = [column, order?.column, ...constraints.map((by) => by.column)];
  const wrong = used.find((name) => !known.has(name));
  if (wrong === undefined) return;
  throw new Unbelieved(`${topic} has no column ${wrong}, only ${Object.keys(columns).join(", ")}.`);
}

/** Kinds whose ids are the words themselves. */
const BY_WORDS: ReadonlySet<string> = new Set(["benefit", "credit", "merchant", "rule"]);

function link(
  { kind, name, role }: Pick<Said, "kind" | "name" | "role">,
  talk: Talk,
): Frame["subjects"] {
  const understood = understand(name, talk.scene);
  const { subjects } = readSubjects(understood, new Set([kind]), talk.scene, {
    isOfRows: true,
  });
  const linked = subjects.filter((one) => one.kind === kind && isMeant(one, talk));
  if (linked.length > 0) return linked.map((one) => ({ ...one, role }));
  const isSaid = BY_WORDS.has(kind) && talk.text.includes(normalizeName(name));
  if (isSaid) return [{ kind, id: name, role }];
  throw new Unbelieved(`No ${kind} ${name} is named; write it as the question or the wallet does.`);
}

function categoryOf(name: string | undefined, talk: Talk): { readonly of?: string } {
  const [category] = name === undefined ? [] : link({ kind: "category", name, role: "of" }, talk);
  return category === undefined ? {} : { of: category.id };
}

/** True for a card or program in the wallet, or when the conversation has a word of its name. */
function isMeant({ kind, id }: Frame["subjects"][number], { scene, text, ids }: Talk): boolean {
  if (ids.has(id) || (kind !== "card" && kind !== "program")) return true;
  const { cards, programs } = scene.facts;
  const [card, program] = [cards.get(id), programs.get(id)];
  const names = [card?.card_name, card?.issuer, program?.name, ...(program?.aliases ?? [])];
  const words = new Set(wordsOf(text));
  return names.some((name) => wordsOf(name ?? "").some((word) => words.has(word)));
}
