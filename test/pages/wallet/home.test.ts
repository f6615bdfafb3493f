import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { formatPoints, formatUsd } from "../../../server/advice/money.ts";
import { readOverview } from "../../../server/pages/wallet/overview/read.ts";
import { bigWallet } from "../../tools/wallets.ts";
import { createVisitor } from "../support/visitor.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet";

describe("the wallet", () => {
  test("is linked from every page of a member, and a stranger signs in on the way", async () => {
    const { site, ada } = await openWallet();
    expect((await ada.get("/account")).text.split(`href="${PATH}"`)).toHaveLength(3);
    const { status, headers } = await createVisitor(site).get(PATH);
    expect([status, headers.get("location")]).toEqual([303, "/sign-in"]);
  });

  test("says first what lapses and what is to be paid", async () => {
    const { ada, desk } = await openWallet();
    const { next: todo, fees } = await readOverview(await desk());
    const next = fees.data.fees.find(({ status }) => status === "upcoming");
    const lead = wordsOf(/<p class="lead">.*?<\/p>/s.exec((await ada.get(PATH)).text)?.[0] ?? "");
    expect(lead).toContain(`${formatUsd(todo.data.totals.value_usd)} lapses by Jan 5, 2027`);
    expect(lead).toContain(
      `Your next annual fee is ${formatUsd(next?.fee_usd ?? 0)} for ${next?.card.card_name}`,
    );
  });

  test("shows every figure as the tools answer it", async () => {
    const { ada, desk } = await openWallet();
    const words = wordsOf((await ada.get(PATH)).text);
    const { wallet, fees, credits, balances, next } = await readOverview(await desk());
    const figures = [
      ...(wallet.data.cards ?? []).map(({ annual_fee_usd: usd = 0 }) => usd),
      ...credits.data.by_card.map(({ left_usd: usd }) => usd),
      ...fees.data.fees.map(({ fee_usd: usd }) => usd),
      fees.data.year_total_usd,
      ...balances.data.balances.map(({ value_usd: usd = 0 }) => usd),
      balances.data.total_usd,
      ...next.data.items.slice(0, 12).map(({ value_usd: usd = 0 }) => usd),
    ].filter((usd) => usd > 0);
    expect(figures.length).toBeGreaterThan(25);
    for (const usd of figures) expect(words).toContain(formatUsd(usd));
    for (const { points, cpp } of balances.data.balances) {
      expect(words).toContain(`${formatPoints(points)} points at ${cpp}¢ each (our estimate)`);
    }
  });

  test("can be opened to the sources of its figures and their days", async () => {
    const { ada, desk } = await openWallet();
    const { text } = await ada.get(PATH);
    const { fees, credits } = await readOverview(await desk());
    for (const { url } of [...fees.sources, ...credits.sources]) {
      expect(text).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
    }
  });

  test("costs no call of the day to look at", async () => {
    const { ada, callsUsed } = await openWallet();
    await ada.get(PATH);
    expect(await callsUsed()).toBe(0);
  });

  test("speaks to people, not to programs", async () => {
    const { ada } = await openWallet();
    const [shown = ""] = (await ada.get(PATH)).text.split('<details class="sources">');
    expect(wordsOf(shown)).not.toMatch(/[a-z]_[a-z]/);
  });

  test.each(["", "/points", "/next", "/calendar", "/year", "/pay", "/applications"])(
    "shows at %s what one person holds",
    async (page) => {
      const { ada } = await openWallet();
      const everybody = await ada.get(PATH + page);
      expect(everybody.text).toContain(`href="${PATH}${page}?owner=Sam"`);
      const { status, text } = await ada.get(`${PATH}${page}?owner=Sam`);
      expect(status).toBe(200);
      const [shown = ""] = text.split('<details class="sources">');
      expect(wordsOf(shown)).not.toContain("Chase Freedom Flex");
      // The other tabs lead to the things of the same person.
      for (const tab of ["", "/points", "/next", "/calendar", "/pay", "/year"]) {
        expect(shown).toContain(`href="${PATH}${tab}?owner=Sam"`);
      }
      expect(wordsOf((await ada.get(`${PATH}${page}?owner=Nobody`)).text)).toBe(
        wordsOf(everybody.text),
      );
    },
  );

  test("comes back to the person whose credit was used", async () => {
    const { ada } = await openWallet();
    const back = `${PATH}/next?owner=Sam`;
    const fields = { card: "demo-platinum-sam", credit: "Equinox", back };
    const { headers } = await ada.submit(back, fields, `${PATH}/used`);
    expect(headers.get("location")).toBe(back);
  });

  test("keeps what members call things as text", async () => {
    const { ada, setWallet, wallet } = await openWallet();
    const before = await wallet();
    const nickname = "<script>alert(1)</script>";
    await setWallet({ ...before, cards: before.cards.map((card) => ({ ...card, nickname })) });
    const { text } = await ada.get(PATH);
    expect(text).not.toContain("<script");
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  test.each([1, 100])("holds %i cards", async (size) => {
    const { ada } = await openWallet(bigWallet(size));
    const { status, text } = await ada.get(PATH);
    expect(status).toBe(200);
    expect(text.match(/<dt>Annual fee<\/dt>/g)).toHaveLength(size);
  });
});

test("an empty wallet has one box", async () => {
  const { ada } = await openWallet(EMPTY_WALLET);
  const { text } = await ada.get(PATH);
  expect(text).toContain('<label for="content">Paste what you have</label>');
  expect(text).not.toContain("<h2");
});
