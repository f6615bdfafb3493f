import { expect } from "vitest";
import type { Wallet } from "../../../server/accounts/wallet.ts";
import { respondTo } from "../../../server/chat/builtin/compose/ask.ts";
import { render } from "../../../server/chat/builtin/compose/render.ts";
import type { Intent } from "../../../server/chat/builtin/intent.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import { createToolbox } from "../../../server/chat/toolbox.ts";
import { toScene } from "../../../server/tools/core/scene.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";

const NOW = "2026-11-21T17:00:00Z";

/** What an intent answers to a question on the pinned facts, and what it called for it. */
export function answering(intents: readonly Intent[], wallet: Wallet) {
  return (id: string, question: string) => {
    const intent = intents.find((one) => one.id === id);
    if (intent === undefined) throw new TypeError(`no intent is called ${id}`);
    const facts = readPinnedFacts();
    const scene = toScene(wallet, { facts, now: Date.parse(NOW), newId: () => "new" });
    const toolbox = createToolbox(scene);
    const draft = respondTo(intent, understand(question, scene), toolbox);
    const answer = render(draft, id);
    const calls = toolbox.calls();
    expectGrounded(answer.text, JSON.stringify(calls), question);
    return { ...answer, tools: calls.map(({ name }) => name), calls };
  };
}

/** Every number of an answer is in a result (or in the question), whatever it is written like. */
function expectGrounded(text: string, results: string, question: string): void {
  const [body = ""] = text.split("\n\nSources:");
  const known = new Set(numbersOf(`${results} ${question}`));
  const own = numbersOf(body.replaceAll(/\[\d+\]/g, ""));
  expect(own.filter((number) => !known.has(number))).toEqual([]);
}

const numbersOf = (text: string): readonly number[] =>
  (text.replaceAll(/(?<=\d),(?=\d{3})/g, "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
