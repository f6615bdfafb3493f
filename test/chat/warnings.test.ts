import { expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { askOnce } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";

const reasoner = createBuiltinReasoner();
const ask = (text: string) =>
  askOnce(reasoner, { turns: [{ role: "user", text }], instructions: [] }, walletNamed("demo"));

const CHANGE = /^_(?<card>.*?)The fee went from .+_$/gm;

test("what is noted of one card's fee is told with its name beside others, and without it alone", async () => {
  const all = await ask("which of my cards are worth their fee?");
  const cards = [...all.text.matchAll(CHANGE)].map(({ groups }) => groups?.["card"]);
  expect(cards).toEqual(["American Express Platinum Card: ", "American Express Gold Card: "]);
  const one = await ask("is my Gold worth its fee?");
  expect([...one.text.matchAll(CHANGE)].map(({ groups }) => groups?.["card"])).toEqual([""]);
});
