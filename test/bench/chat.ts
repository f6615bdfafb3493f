import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ChatFigures } from "./chat-run.ts";
import type { Row } from "./report.ts";
import { runShipped } from "./run-shipped.ts";
import { single } from "./statistics.ts";
import { withTemporaryFolder } from "./temporary.ts";

const FIRST_BYTE_MS = 20;
const WHOLE_MS = 60;

const CASES = join(import.meta.dirname, "..", "chat", "eval", "cases", "dev");

/** The chat with its built-in engine, on the first questions of the evaluation's open half. */
export async function measureChat(dist: string): Promise<readonly Row[]> {
  const { learning, firstByte, firstWord, whole } = await withTemporaryFolder((folder) => {
    const file = join(folder, "questions.json");
    writeFileSync(file, JSON.stringify(readQuestions()));
    return runShipped<ChatFigures>("chat-run.ts", [dist, file]);
  });
  const ms = { unit: "ms" } as const;
  return [
    { name: "first byte", figure: firstByte, ...ms, target: { atMost: FIRST_BYTE_MS } },
    { name: "first word", figure: firstWord, ...ms },
    { name: "whole answer", figure: whole, ...ms, target: { atMost: WHOLE_MS } },
    { name: "learning, once a start", figure: single(learning), ...ms },
  ];
}

const readQuestions = (): readonly string[] =>
  readdirSync(CASES).flatMap((file) => {
    const cases: readonly { readonly messages: readonly { readonly content: string }[] }[] =
      JSON.parse(readFileSync(join(CASES, file), "utf8"));
    return cases.flatMap(({ messages: [first] }) => (first === undefined ? [] : [first.content]));
  });
