import { beforeEach, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET, type Wallet } from "../../../server/accounts/wallet.ts";
import { toShortText } from "../../../server/pages/page/dates.ts";
import { checkCardEligibility } from "../../../server/tools/offers/check-eligibility.ts";
import { getApplicationHistory } from "../../../server/tools/offers/get-application-history.ts";
import { bigWallet } from "../../tools/wallets.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet/applications";

/** The same cards, opened within two months. */
const NEW_CARDS: Wallet = {
  ...DEMO_WALLET,
  cards: DEMO_WALLET.cards.map((card, at) => ({ ...card, opened_on: `2026-0${8 + (at % 2)}-05` })),
};

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet();
});

const show = async (query: Record<string, string> = {}) => {
  const { status, text } = await opened.ada.get(`${PATH}?${new URLSearchParams(query).toString()}`);
  const [shown = ""] = text.split('<details class="sources">');
  return { status, text, words: wordsOf(shown) };
};

const historyOf = async (owner?: string) =>
  (await opened.desk()).read(getApplicationHistory, { owner }).data;

describe("the applications", () => {
  test("say first how many count towards 5/24 and how many more may be opened", async () => {
    expect((await show()).words).toContain(
      "1 card counts towards Chase's 5/24, which allows fewer than 5. By this rule you can " +
        "open 4 more today; other rules are below. The next drops off on Dec 10, 2027.",
    );
  });

  test.each(["me", "Sam"])("show every rule of %s as the tool counts it", async (owner) => {
    const { words } = await show({ owner });
    const rules = Object.values((await historyOf(owner)).counts);
    expect(rules.length).toBeGreaterThan(20);
    for (const { issuer, name, count, limit, room, counted, next_drop_off: drop } of rules) {
      if (counted.length === 0) {
        expect(words).toContain(`${issuer}: ${name}`);
        continue;
      }
      expect(words).toMatch(
        new RegExp(
          (drop === undefined ? "" : `${toShortText(drop)} one fewer counts `) +
            `${issuer}: ${name.replaceAll(/[()]/g, String.raw`\$&`)} ${count} counted.*?, fewer ` +
            `than ${limit} allowed, room for ${room} more\\.`,
        ),
      );
      for (const { counts_until: until } of counted) {
        if (until !== undefined) expect(words).toContain(`until ${toShortText(until)}.`);
      }
    }
  });

  test("a rule that is not met comes first, with the day it clears", async () => {
    await opened.setWallet(NEW_CARDS);
    const { counts } = await historyOf();
    const clears = counts["chase-5-24"]?.clears_on ?? "";
    expect(clears).toMatch(/^2028-/);
    const { words, text } = await show();
    expect(words).toContain(`If you open nothing new, it clears on ${toShortText(clears)}.`);
    const first = /<span class="when"\s*>(.*?)<\/li>/s.exec(text)?.[1] ?? "";
    expect(wordsOf(first)).toMatch(/^\w+ \d+, \d{4} clears .* Blocked $/);
  });

  test("a card is checked against every rule", async () => {
    const { status, words } = await show({ card: "chase sapphire reserve" });
    const { data } = (await opened.desk()).read(checkCardEligibility, {
      card: "chase sapphire reserve",
    });
    expect(status).toBe(200);
    expect(words).toContain("No known rule stops the application. No known rule stops the bonus.");
    expect(words).toContain("Offer seen on Oct 7, 2026: 100,000 points after $6,000");
    expect(data.verdicts.length).toBeGreaterThan(3);
    for (const { name, reason } of data.verdicts) expect(words).toContain(`${name} ${reason}`);
  });

  test("what stops a card is told with the day it clears", async () => {
    await opened.setWallet(NEW_CARDS);
    const { data } = (await opened.desk()).read(checkCardEligibility, {
      card: "chase sapphire reserve",
    });
    expect(data).toMatchObject({ application: "fail", clears_on: expect.any(String) });
    const { words } = await show({ card: "chase sapphire reserve" });
    expect(words).toContain(
      `A rule stops the application. No known rule stops the bonus. If you open nothing new, ` +
        `all rules clear on ${toShortText(data.clears_on ?? "")}.`,
    );
  });

  test.each([
    ["", "Type the name of a card"],
    ["xyzzy nothing", ""],
  ])("%j is an error that leads to its field", async (card, message) => {
    const { status, text, words } = await show({ card });
    expect(status).toBe(422);
    expect(text).toContain("<title>Error: Applications");
    expect(text).toContain('<a href="#card">');
    expect(text).toContain(`value="${card}"`);
    expect(words).toContain(message);
  });

  test("a name of several cards asks which", async () => {
    const { status, text, words } = await show({ card: "sapphire" });
    expect(status).toBe(200);
    expect(words).toContain("Which of these do you mean?");
    expect(text).toContain("?card=Chase+Sapphire+Reserve");
  });

  test("speak to people, rest on sources and cost no call", async () => {
    const { text, words } = await show({ card: "amex gold" });
    expect(words).not.toMatch(/[a-z]_[a-z]/);
    expect(text).toContain('<details class="sources">');
    expect(await opened.callsUsed()).toBe(0);
  });

  test("markup in the question is only text", async () => {
    const { text } = await show({ card: `"><script>alert(1)</script>`, owner: "<b>" });
    expect(text).not.toMatch(/<script|<b>/);
  });

  test.each([
    ["empty", EMPTY_WALLET, "0 cards count"],
    ["large", bigWallet(100), "towards Chase's 5/24"],
  ])("hold for a wallet that is %s", async (_, wallet, words) => {
    await opened.setWallet(wallet);
    expect((await show()).words).toContain(words);
  });
});
