import { expect, test } from "vitest";
import * as z from "zod";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { createMatcher, matchName } from "../../server/catalog/match-names.ts";
import { withoutCards } from "../../server/member/excluded-cards.ts";
import { type Scene, toScene } from "../../server/member/scene.ts";
import { suppose } from "../../server/tools/suppose.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { held, walletOf } from "./held.ts";
import { openMember } from "./member.ts";

const open = () => openMember(DEFAULT_CEILINGS, { facts: readPinnedFacts() });

test("of names that share the same words the one with the fewest others is nearest", async () => {
  const member = await open();
  expect(await member.fail("get_card", { card: "amx gold" })).toContain(
    "Nearest: American Express Gold Card;",
  );
});

test("a word of three letters with a slip is offered and never taken", () => {
  const matcher = createMatcher([{ value: "amex", names: ["Amex"] }]);
  expect(matchName(matcher, "amx")).toEqual({ kind: "unknown", nearest: ["amex"] });
});

test("a text far longer than a name is asked about, not taken", () => {
  const matcher = createMatcher([{ value: 1, names: ["one two three"] }]);
  expect(matchName(matcher, `one two three ${"one ".repeat(20)}`)).toEqual({
    kind: "ambiguous",
    values: [1],
  });
  expect(matchName(matcher, "x".repeat(200))).toEqual({ kind: "unknown", nearest: [] });
});

test("a card added by a misspelt name is told, for the member to see", async () => {
  const member = await open();
  const { data, warnings } = await member.call("add_wallet_card", { card: "amex platinm" });
  expect(data).toMatchObject({ matched_card: { id: "amex-platinum" } });
  expect(warnings[0]).toBe(
    "The name was misspelled and read as American Express Platinum Card. If it is " +
      "another card, remove this one with remove_wallet_card.",
  );
  const exact = await member.call("add_wallet_card", { card: "amex gold" });
  expect(exact.warnings.join()).not.toContain("misspelt");
  const begun = await member.call("add_wallet_card", { card: "venture x busi" });
  expect(begun.warnings.join()).not.toContain("misspelt");
});

test("a nickname in the wallet comes before other cards of that name", async () => {
  const member = await open();
  await member.setWallet(
    walletOf([held("amex-platinum", { nickname: "Platinum" }), held("amex-delta-platinum")]),
  );
  const asked = { category: "flights", amount: 100, cards: ["platinum"] };
  expect(await member.call("best_card_for_purchase", asked)).toMatchObject({
    status: "ok",
    data: { named: [{ card_id: "amex-platinum" }] },
  });
  expect(await member.call("evaluate_renewal", { wallet_card_id: "platinum" })).toMatchObject({
    data: { card: { card_id: "amex-platinum" } },
  });
});

test("a misspelt name of a card that is not sold any more asks which is meant", async () => {
  const member = await open();
  const answer = await member.call("add_wallet_card", { card: "chase freedm" });
  expect(answer).toMatchObject({ status: "needs_input" });
  expect(JSON.stringify(answer["needs_input"])).toContain("Chase Freedom Unlimited");
  expect((await member.wallet()).cards).toEqual([]);
  // Written as it is called it is meant.
  expect(await member.call("add_wallet_card", { card: "chase freedom" })).toMatchObject({
    data: { matched_card: { card_name: "Chase Freedom" } },
  });
});

const labelsOf = (answer: object): readonly string[] =>
  z
    .looseObject({
      needs_input: z.object({ candidates: z.array(z.object({ label: z.string() })) }),
    })
    .parse(answer)
    .needs_input.candidates.map(({ label }) => label);

test("two cards of the same name are offered in different words", async () => {
  const member = await open();
  await member.setWallet(
    walletOf([held("chase-freedom-flex", { id: "a1" }), held("chase-freedom-flex", { id: "a2" })]),
  );
  const answer = await member.call("get_bonus_progress", { wallet_card_id: "flex" });
  expect(answer).toMatchObject({
    status: "needs_input",
    needs_input: { argument: "wallet_card_id", given: "flex" },
  });
  expect(new Set(labelsOf(answer)).size).toBe(2);
});

test("of several cards that a name may mean, the only one held is meant, and said so", async () => {
  const member = await open();
  const cards = [held("amex-gold"), held("amex-gold", { id: "sams", owner: "Sam" })];
  await member.setWallet(walletOf([...cards, held("chase-sapphire-preferred")]));
  const { data, assumptions } = await member.call("get_card", { card: "gold" });
  expect(data).toMatchObject({ card: { card_id: "amex-gold" } });
  expect(assumptions).toContain(
    '"gold" is read as the American Express Gold Card, the only held card it may mean.',
  );
  expect(await member.call("compare_cards", { cards: ["gold", "csr"] })).toMatchObject({
    data: { cards: [{ card_id: "amex-gold" }, { card_id: "chase-sapphire-reserve" }] },
  });
  const fees = await member.call("list_upcoming_fees", { exclude_cards: ["gold"] });
  expect(fees).toMatchObject({ data: { year_total_usd: 95 } });
  await member.setWallet(walletOf([...cards, held("amex-delta-gold")]));
  expect(await member.call("get_card", { card: "gold" })).toMatchObject({ status: "needs_input" });
});

test("a level of Bank of America goes by its name, a former one asks which it became", async () => {
  const member = await openMember();
  await member.setWallet(walletOf([held("boa-customized-cash")]));
  const level = (boost: string) =>
    member.call("update_wallet_card", { wallet_card_id: "customized", boost_level: boost });
  expect(await level("preferred honors")).toMatchObject({
    data: { wallet_card: { boost_level: "from 100,000" } },
  });
  expect(labelsOf(await level("Platinum Honors"))).toEqual([
    "from 100,000: 50% more",
    "from 1,000,000: 75% more",
  ]);
});

test("internet and phone are two categories, so which one is asked", async () => {
  const member = await openMember();
  const answer = await member.call("best_card_for_purchase", {
    category: "internet_phone",
    amount: 80,
  });
  expect(labelsOf(answer)).toEqual(["Cell phone service", "Internet, cable and TV"]);
});

test("names of held cards are made ready once, however many are misspelt in a call", () => {
  const pinned = readPinnedFacts();
  const ids = [...pinned.cards.keys()].slice(0, 60);
  const wallet = walletOf(
    ids.map((id) => held(id, { nickname: `weekend ${id.split("-").join(" ")}` })),
  );
  const names = ids.slice(0, 20).map((id) => `weekendd ${id.split("-").join(" ")}`);
  /** Counts how often the names of a card are put together. */
  const countNamed = (ask: (scene: Scene) => unknown): number => {
    let named = 0;
    const tables = Object.defineProperty({ ...pinned.tables }, "issuers", {
      get: () => ((named += 1), pinned.tables.issuers),
    });
    ask(toScene(wallet, { facts: { ...pinned, tables }, now: 0, newId: () => "new" }));
    return named;
  };
  const excluding = (some: readonly string[]) => countNamed((scene) => withoutCards(scene, some));
  expect(excluding(names)).toBe(excluding(names.slice(0, 1)));
  const closing = (some: readonly string[]) =>
    countNamed((scene) => suppose(scene, { close: some.map((card) => ({ card })) }));
  expect(closing(names)).toBeLessThan(2 * closing(names.slice(0, 1)));
});
