import { beforeEach, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { formatUsd } from "../../../server/advice/money.ts";
import { getCard } from "../../../server/tools/cards/get-card.ts";
import { listCardSources } from "../../../server/tools/cards/list-card-sources.ts";
import { evaluateRenewal } from "../../../server/tools/fees/evaluate-renewal.ts";
import { withDays } from "../../../server/pages/wallet/words.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet/cards/demo-gold";

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet();
});

const show = async (path = PATH) => (await opened.ada.get(path)).text;
const goldOf = async () => (await opened.wallet()).cards.find(({ id }) => id === "demo-gold");
const usesOf = async () =>
  (await opened.wallet()).credit_uses.slice(DEMO_WALLET.credit_uses.length);

describe("one card", () => {
  test("says first what its fee is and what a year is worth beside it", async () => {
    const { net_usd: net } = (await opened.desk()).read(evaluateRenewal, {
      wallet_card_id: "demo-gold",
    }).data;
    expect(wordsOf(await show())).toContain(
      `The fee is $325, due Mar 14, 2027; what you get in the year after it is worth ` +
        `${formatUsd(net.low)} to ${formatUsd(net.high)} more than the fee. Credits left now: $67.`,
    );
  });

  test("tells every fact of the catalog with its day, and its sources", async () => {
    const text = await show();
    const words = wordsOf(text);
    const { data, sources } = (await opened.desk()).read(getCard, { card: "amex-gold" });
    for (const fact of [...data.earn, ...data.protections, ...data.elite_status]) {
      expect(words).toContain(fact.text);
    }
    expect(words).toContain("4 points per dollar on Restaurants and bars");
    expect(words).toContain("as of Aug 22, 2026");
    for (const { url } of sources) expect(text).toContain(`href="${url}"`);
    expect(await opened.callsUsed()).toBe(0);
  });

  test("each fact stands beside its own sources and its day", async () => {
    const facts = new Map(
      [...(await show()).matchAll(/<li>(.*?)<\/li>/gs)].map(([, fact = ""]) => [
        wordsOf(fact.split("<span")[0] ?? "").trim(),
        fact,
      ]),
    );
    const desk = await opened.desk();
    const { data } = desk.read(getCard, { card: "amex-gold" });
    const sources = desk.read(listCardSources, { card: "amex-gold" }).data;
    const lists = ["earn", "credits", "protections"] as const;
    const cited = lists.flatMap((list) =>
      data[list].map(({ text }, at) => ({ text, own: sources[list][at] ?? [] })),
    );
    expect(cited.length).toBeGreaterThan(10);
    for (const { text, own } of cited) {
      const fact = facts.get(withDays(text));
      expect(fact, text).toContain("<time datetime=");
      const urls = [...(fact ?? "").matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
      expect(urls, text).toEqual(own.map(({ url }) => url));
      expect(urls, text).not.toEqual([]);
    }
  });

  test.each(DEMO_WALLET.cards.map(({ id }) => id))("%s speaks to people", async (id) => {
    const [shown = ""] = (await show(`/account/wallet/cards/${id}`)).split(
      '<details class="sources">',
    );
    // A source may be called so.
    expect(wordsOf(shown.replaceAll(/<a href="http.*?<\/a/gs, ""))).not.toMatch(/[a-z]_[a-z]/);
  });

  test("that nobody holds is not found", async () => {
    expect((await opened.ada.get("/account/wallet/cards/demo-none")).status).toBe(404);
  });
});

const NOTHING = { "was-nickname": "", "was-opened": "3/14/2022", "was-owner": "you" };
const SAME = { nickname: "", opened: "3/14/2022", owner: "you" };
const save = (fields: Partial<typeof SAME>, was: Partial<typeof NOTHING> = {}) =>
  opened.ada.submit(PATH, { ...NOTHING, ...was, ...SAME, ...fields });

describe("changing a card", () => {
  test.each([
    ["5/2023", "2023-05"],
    ["May 2023", "2023-05"],
    ["2023-05-14", "2023-05-14"],
    ["5/14/2023", "2023-05-14"],
    ["sept. 2, 2023", "2023-09-02"],
    ["", undefined],
  ])("takes %j as the opening", async (typed, opening) => {
    const { headers } = await save({ opened: typed });
    expect(headers.get("location")).toBe(PATH);
    expect((await goldOf())?.opened_on).toBe(opening);
    expect(await show()).toContain("Saved.");
  });

  test("takes a nickname and somebody new of the household", async () => {
    await save({ nickname: "Daily", owner: "Kim" });
    expect(await goldOf()).toMatchObject({ nickname: "Daily", owner: "Kim" });
    expect((await opened.wallet()).profile.household).toEqual(["Sam", "Kim"]);
    expect(await show("/account/wallet")).toContain("Daily");
  });

  test("that changes nothing costs no call", async () => {
    expect((await save({})).status).toBe(303);
    expect(await opened.callsUsed()).toBe(0);
  });

  test.each([
    ["a day that there is not", { opened: "2/30/2023" }, "#opened", "Enter a month such as 5/2023"],
    ["words", { opened: "long ago" }, "#opened", "Enter a month such as 5/2023"],
    ["the future", { opened: "5/2031" }, "#opened", "future"],
    ["nobody", { owner: " " }, "#owner", "Enter who holds the card."],
    ["a long nickname", { nickname: "x".repeat(61) }, "#nickname", "60"],
    ["a card number", { nickname: "4111 1111 1111 1111" }, "#nickname", "card number"],
  ])("to %s is an error that keeps what was typed", async (_, fields, link, message) => {
    const { status, text } = await save(fields);
    expect(status).toBe(422);
    expect(text).toContain("<title>Error: American Express Gold Card");
    expect(text).toContain(`<a href="${link}">`);
    expect(wordsOf(text)).toContain(message);
    expect(text).toContain(`value="${Object.values(fields)[0]?.trim()}"`);
    expect(await goldOf()).toMatchObject({ opened_on: "2022-03-14", owner: "me" });
  });

  test("in two tabs loses nothing: other fields are kept, the same one is told", async () => {
    await save({ nickname: "First" });
    await save({ opened: "4/2022" });
    expect(await goldOf()).toMatchObject({ nickname: "First", opened_on: "2022-04" });
    const second = await save({ nickname: "Second" });
    expect(second.status).toBe(422);
    expect(second.text).toContain("This was changed meanwhile to “First”.");
    expect(second.text).toContain('value="Second"');
    await save({ nickname: "Second" }, { "was-nickname": "First" });
    expect((await goldOf())?.nickname).toBe("Second");
  });
});

const USED = "/account/wallet/used";
const note = (fields: Record<string, string>) =>
  opened.ada.submit(PATH, { card: "demo-gold", credit: "Dunkin'", back: PATH, ...fields }, USED);

describe("a credit", () => {
  test("is noted as used, and that is undone", async () => {
    expect(wordsOf(await show())).toContain("$7 left of $7");
    const { headers } = await note({});
    expect(headers.get("location")).toBe(PATH);
    expect(await usesOf()).toMatchObject([{ credit_name: "Dunkin'", amount_usd: 7 }]);
    expect(wordsOf(await show())).toContain("$0 left of $7");
    await note({ undo: "yes" });
    expect(await usesOf()).toEqual([]);
  });

  test("is noted in part", async () => {
    await note({ amount: "$2.50" });
    expect(wordsOf(await show())).toContain("$4.50 left of $7");
  });

  test.each(["", "a bit", "-3", "1.234"])("takes no %j for dollars", async (amount) => {
    const { status, text } = await note({ amount });
    expect(status).toBe(422);
    expect(text).toContain('<a href="#amount">Enter the dollars the credit paid');
    expect(await usesOf()).toEqual([]);
  });

  test("takes no more than is left, and says how much that is", async () => {
    const { status, text } = await note({ amount: "8" });
    expect(status).toBe(422);
    expect(wordsOf(text)).toContain("$7");
    expect(text).toContain('value="8"');
  });

  test("leads back to pages of ours alone", async () => {
    const { headers } = await note({ back: "https://evil.example/" });
    expect(headers.get("location")).toBe("/account/wallet");
  });

  test("is noted from the first page of the wallet too", async () => {
    expect((await show("/account/wallet")).match(/>Used it</g)?.length).toBeGreaterThan(5);
  });
});

describe("removing a card", () => {
  const remove = () => opened.ada.submit(PATH, {}, `${PATH}/remove`);

  test("takes what hangs on it along and is undone once", async () => {
    const { text } = await remove();
    expect(wordsOf(text)).toContain("Removed with it: 1 credit use.");
    expect(await goldOf()).toBeUndefined();
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "";
    const restore = () =>
      opened.ada.submit("/account/wallet", { token }, "/account/wallet/restore");
    expect((await restore()).headers.get("location")).toBe(PATH);
    expect((await opened.wallet()).credit_uses).toEqual(DEMO_WALLET.credit_uses);
    expect((await restore()).status).toBe(404);
  });

  test("leaves it in the export for as long as it can come back, without the token", async () => {
    const gold = await goldOf();
    const { text } = await remove();
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "";
    const exported = await show("/account/export");
    expect(JSON.parse(exported)).toMatchObject({
      removed_cards: [{ card: gold, credit_uses: [{ wallet_card_id: "demo-gold" }] }],
    });
    expect(exported).not.toContain(token);
    await opened.ada.submit("/account/wallet", { token }, "/account/wallet/restore");
    expect(JSON.parse(await show("/account/export"))).toHaveProperty("removed_cards", []);
  });

  test("that is gone already is not found", async () => {
    await remove();
    const { status } = await opened.ada.submit("/account/wallet", {}, `${PATH}/remove`);
    expect(status).toBe(404);
  });
});
