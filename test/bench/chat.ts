import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ChatFigures } from "./chat-run.ts";
import type { Row } from "./report.ts";
import { runShipped } from "./run-shipped.ts";
import { single } from "./statistics.ts";
import { withTemporaryFolder } from "./temporary.ts";

const FIRST_BYTE_MS = 20;
const WHOLE_MS = 60;
/** Names are read of the facts once a start. */
const FIRST_MS = 100;

const CASES = join(import.meta.dirname, "..", "chat", "eval", "cases", "dev");

/** Talks of at least so many turns of the member's tell what looking back costs. */
const MIN_TURNS = 3;

/**
 * The chat with its built-in engine, on the first questions of the evaluation's open half, and on
 * its talks, each turn with the answers before it.
 */
export async function measureChat(dist: string): Promise<readonly Row[]> {
  const { learning, first, firstByte, firstWord, whole, inTalk } = await withTemporaryFolder(
    (folder) => {
      const file = join(folder, "questions.json");
      writeFileSync(file, JSON.stringify({ questions: readQuestions(), talks: readTalks() }));
      return runShipped<ChatFigures>("chat-run.ts", [dist, file]);
    },
  );
  const ms = { unit: "ms" } as const;
  return [
    { name: "first byte", figure: firstByte, ...ms, target: { atMost: FIRST_BYTE_MS } },
    { name: "first word", figure: firstWord, ...ms },
    { name: "whole answer", figure: whole, ...ms, target: { atMost: WHOLE_MS } },
    { name: "whole answer late in a talk", figure: inTalk, ...ms, target: { atMost: WHOLE_MS } },
    {
      name: "first answer after a start",
      figure: single(first),
      ...ms,
      target: { atMost: FIRST_MS },
    },
    { name: "reading what was learned, once a start", figure: single(learning), ...ms },
  ];
}

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

const readCases = (): readonly Asked[] =>
  readdirSync(CASES).flatMap((file): readonly Asked[] =>
    JSON.parse(readFileSync(join(CASES, file), "utf8")),
  );

const readQuestions = (): readonly string[] =>
  readCases().flatMap(({ messages: [first] }) => (first === undefined ? [] : [first.content]));

const readTalks = (): readonly (readonly string[])[] =>
  readCases()
    .map(({ messages }) =>
      messages.flatMap(({ role, content }) => (role === "user" ? [content] : [])),
    )
    .filter((turns) => turns.length >= MIN_TURNS);
