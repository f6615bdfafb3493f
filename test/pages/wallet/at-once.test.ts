import { expect, test } from "vitest";
import { setBalance } from "../../../server/tools/balances/set-balance.ts";
import { recordCreditUse } from "../../../server/tools/benefits/record-credit-use.ts";
import { updateProfile } from "../../../server/tools/wallet/update-profile.ts";
import { updateWalletCard } from "../../../server/tools/wallet/update-wallet-card.ts";
import { createVisitor, tokenIn } from "../support/visitor.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const ROOT = "/account/wallet";
const CARD = `${ROOT}/cards/demo-gold`;

/** Fields as a page showed them, some of them typed into. */
const typedInto = (
  shown: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, string>>,
) => ({
  ...Object.fromEntries(Object.entries(shown).map(([name, value]) => [`was-${name}`, value])),
  ...shown,
  ...typed,
});

test("two tabs and an agent change three things of a card, and none is lost", async () => {
  const { ada, desk, wallet } = await openWallet();
  const form_token = tokenIn((await ada.get(CARD)).text);
  const shown = { nickname: "", opened: "3/14/2022", owner: "you" };
  const saves = ["first", "second", "agent"].map(async (who) => {
    if (who === "agent") {
      const agent = await desk();
      const change = { wallet_card_id: "demo-gold", enrolments: { "Dunkin'": true } };
      return (await agent.write(updateWalletCard, change)).problem;
    }
    const typed = who === "first" ? { nickname: "Daily" } : { opened: "4/2022" };
    return (await ada.post(CARD, { ...typedInto(shown, typed), form_token })).status;
  });
  expect(await Promise.all(saves)).toEqual([303, 303, undefined]);
  expect((await wallet()).cards.find(({ id }) => id === "demo-gold")).toMatchObject({
    nickname: "Daily",
    opened_on: "2022-04",
    enrolments: { "Dunkin'": true },
  });
});

test("a field that an agent changed meanwhile says so and keeps what was typed", async () => {
  const { ada, desk, wallet } = await openWallet();
  const agent = await desk();
  await agent.write(updateWalletCard, { wallet_card_id: "demo-gold", nickname: "Theirs" });
  const shown = { nickname: "", opened: "3/14/2022", owner: "you" };
  const { status, text } = await ada.submit(CARD, typedInto(shown, { nickname: "Mine" }));
  expect(status).toBe(422);
  expect(wordsOf(text)).toContain("This was changed meanwhile to “Theirs”.");
  expect(text).toContain('value="Mine"');
  const nickname = () => wallet().then(({ cards }) => cards[0]?.nickname);
  expect(await nickname()).toBe("Theirs");
  // The page shows now what it is, so that saving again is meant.
  const again = typedInto({ ...shown, nickname: "Theirs" }, { nickname: "Mine" });
  expect((await ada.submit(CARD, again)).status).toBe(303);
  expect(await nickname()).toBe("Mine");
});

test("points and spending of a page and of an agent are both kept", async () => {
  const { ada, desk, wallet } = await openWallet();
  const agent = await desk();
  await agent.write(setBalance, { program: "world_of_hyatt", points: 30_000 });
  await agent.write(updateProfile, { spend: { gas: 500 } });
  const points = { "points-capital_one_miles-me": "102,300", "points-world_of_hyatt-me": "21,000" };
  const moved = typedInto(points, { "points-capital_one_miles-me": "90k" });
  expect((await ada.submit(`${ROOT}/points`, moved)).status).toBe(303);
  const spend = { "spend-gas": "180", "spend-dining": "900" };
  const spent = typedInto(spend, { "spend-dining": "950" });
  expect((await ada.submit(`${ROOT}/year`, spent, `${ROOT}/year/spend`)).status).toBe(303);
  const { balances, spend: kept } = await wallet();
  expect(balances).toContainEqual(
    expect.objectContaining({ program: "world_of_hyatt", points: 30_000 }),
  );
  expect(balances).toContainEqual(
    expect.objectContaining({ program: "capital_one_miles", points: 90_000 }),
  );
  expect(kept).toMatchObject({ gas: 500, dining: 950 });
});

test("a credit that an agent used up is not used twice by a button of an older page", async () => {
  const { ada, desk, wallet } = await openWallet();
  const { text } = await ada.get(`${ROOT}/next`);
  const agent = await desk();
  await agent.write(recordCreditUse, { credit: "demo-gold/Dunkin'" });
  const before = (await wallet()).credit_uses;
  const used = { card: "demo-gold", credit: "Dunkin'", back: ROOT, form_token: tokenIn(text) };
  const { status, text: told } = await ada.post(`${ROOT}/used`, used);
  expect(status).toBe(422);
  expect(told).toContain('class="summary"');
  expect((await wallet()).credit_uses).toEqual(before);
});

/** Asks three times at once; returns the round of the event loop in which each answer came. */
async function roundsOf(ask: () => Promise<unknown>): Promise<readonly number[]> {
  let round = 0;
  let isOver = false;
  const count = (): void => {
    round += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const rounds = await Promise.all(
    Array.from({ length: 3 }, async () => {
      await ask();
      return round;
    }),
  );
  isOver = true;
  return rounds;
}

test("others come between the pages that a member opens at once", async () => {
  const { ada } = await openWallet();
  const rounds = await roundsOf(() => ada.get(`${ROOT}/add/statement`));
  expect(new Set(rounds).size).toBe(3);
});

test("others come between the copies of a calendar that are asked for at once", async () => {
  const { ada, site } = await openWallet();
  const { text } = await ada.submit(`${ROOT}/calendar`, {}, `${ROOT}/calendar/feed`);
  const [path = ""] = /\/account\/wallet\/calendar\/feed\/[\w-]{43}\.ics/.exec(text) ?? [];
  const program = createVisitor(site);
  expect((await program.get(path)).status).toBe(200);
  const rounds = await roundsOf(() => program.get(path));
  expect(new Set(rounds).size).toBe(3);
});
