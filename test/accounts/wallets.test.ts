import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { readTables } from "../../build/read.ts";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import {
  EMPTY_WALLET,
  newCard,
  newOwnCard,
  type Wallet,
  type WalletCard,
  wallet,
} from "../../server/accounts/wallet.ts";
import { WalletRefused } from "../../server/accounts/check-wallet.ts";
import { changeWallet, readWallet } from "../../server/accounts/wallets.ts";
import { createDeps, type TestDeps } from "./deps.ts";

let deps: TestDeps;
beforeEach(async () => {
  deps = createDeps();
  const account = {
    email: "a@example.org",
    password: "phc",
    plan: "free",
    disabled: false,
    created_at: "2026-11-21T12:00:00Z",
  };
  await deps.store.commit([
    { key: "accounts/ada", put: account },
    { key: "accounts/eve", put: account },
  ]);
});

const setBalance = (points: number) => (before: Wallet) => ({
  after: {
    ...before,
    balances: [
      ...before.balances,
      { program: `program_${points}`, owner: "me", points, as_of: "2026-11-21" },
    ],
  },
  outcome: before.balances.length,
});

describe("a wallet", () => {
  test("is empty before anything was told", async () => {
    expect(await readWallet(deps, "ada")).toEqual({ wallet: EMPTY_WALLET, version: 0 });
  });

  test("is read as it was changed, with a version that grows", async () => {
    await changeWallet(deps, "ada", setBalance(1000));
    const first = await readWallet(deps, "ada");
    await changeWallet(deps, "ada", setBalance(2000));
    const second = await readWallet(deps, "ada");
    expect(second.wallet.balances.map(({ points }) => points)).toEqual([1000, 2000]);
    expect(second.version).toBeGreaterThan(first.version);
  });

  test.each([
    ["a nickname", { nickname: "4111 1111 1111 1111" }],
    ["a note", { note: "card 4111-1111-1111-1111 of mine" }],
    ["letters between", { note: "4111a1111b1111c1111" }],
    ["two texts", { nickname: "4111 1111", note: "1111 1111" }],
  ])("keeps no full card number, in %s", async (_, more) => {
    const [card] = DEMO_WALLET.cards;
    if (card === undefined) throw new Error("no card");
    const after = { ...DEMO_WALLET, cards: [{ ...card, ...more }] };
    const keeping = changeWallet(deps, "ada", () => ({ after, outcome: undefined }));
    await expect(keeping).rejects.toThrow("full card number");
    expect((await readWallet(deps, "ada")).wallet).toEqual(EMPTY_WALLET);
  });

  test("of one account is not that of another", async () => {
    await changeWallet(deps, "ada", setBalance(1000));
    expect((await readWallet(deps, "eve")).wallet).toEqual(EMPTY_WALLET);
  });

  test("loses none of a hundred changes made at once", async () => {
    await Promise.all(
      Array.from({ length: 100 }, (_, at) => changeWallet(deps, "ada", setBalance(at))),
    );
    const { wallet: held } = await readWallet(deps, "ada");
    expect(held.balances.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, at) => at),
    );
  });

  test("is not written by a change that changes nothing", async () => {
    await changeWallet(deps, "ada", (before) => ({ after: before, outcome: undefined }));
    expect((await readWallet(deps, "ada")).version).toBe(0);
  });

  test.each<[string, object]>([
    [
      "points that are not whole",
      { balances: [{ program: "a", owner: "me", points: 1.5, as_of: "2026-11-21" }] },
    ],
    [
      "a day that does not exist",
      { balances: [{ program: "a", owner: "me", points: 1, as_of: "2026-02-30" }] },
    ],
    ["negative spend", { spend: { dining: -1 } }],
    ["an endless number", { spend: { dining: Infinity } }],
    ["a whole card number", { cards: [{ ...DEMO_WALLET.cards[0], last4: "371449635398431" }] }],
    [
      "a place that has no time zone",
      { profile: { ...EMPTY_WALLET.profile, time_zone: "Mars/Olympus" } },
    ],
    [
      "a month with too many days",
      { cards: [{ ...DEMO_WALLET.cards[0], opened_on: "2024-02-30" }] },
    ],
    ["one card twice", { cards: [DEMO_WALLET.cards[0], DEMO_WALLET.cards[0]] }],
    ["one balance twice", { balances: [DEMO_WALLET.balances[0], DEMO_WALLET.balances[0]] }],
    ["an unknown field", { extra: true }],
    [
      "a key of the prototype",
      JSON.parse('{"valuations":{"__proto__":{"cpp":1,"set_on":"2026-11-21"},"x":1}}'),
    ],
  ])("refuses %s and stays as it was", async (_, change) => {
    await changeWallet(deps, "ada", setBalance(1000));
    const changed = changeWallet(deps, "ada", (before) => ({
      after: { ...before, ...change },
      outcome: undefined,
    }));
    await expect(changed).rejects.toThrow(WalletRefused);
    expect((await readWallet(deps, "ada")).wallet.balances).toHaveLength(1);
  });

  test("of an account that was deleted is not made again", async () => {
    await deps.store.commit([{ key: "accounts/ada", del: true }]);
    await expect(changeWallet(deps, "ada", setBalance(1))).rejects.toThrow("has been deleted");
    expect(await deps.store.get("wallets/ada")).toBeUndefined();
  });

  test("refuses to grow without end", async () => {
    const uses = Array.from({ length: 2000 }, (_, at) => ({
      id: `use-${at}`,
      wallet_card_id: "card",
      credit_name: "x".repeat(120),
      used_on: "2026-11-21",
      amount_usd: 1,
    }));
    const grown = changeWallet(deps, "ada", (before) => ({
      after: { ...before, credit_uses: uses },
      outcome: undefined,
    }));
    await expect(grown).rejects.toThrow("bytes");
  });

  describe("of a hundred open cards", () => {
    const open = (count: number) =>
      Array.from({ length: count }, (_, at) => newCard(`card-${at}`, "amex-gold"));
    const closedOn = (day: string) => (card: WalletCard) => ({ ...card, closed_on: day });
    const hold = (cards: readonly WalletCard[]) =>
      changeWallet(deps, "ada", (before) => ({
        after: { ...before, cards: [...cards] },
        outcome: undefined,
      }));

    test("has no room for one more", async () => {
      await hold(open(100));
      await expect(hold(open(101))).rejects.toThrow("101 open cards; the limit is 100");
      expect((await readWallet(deps, "ada")).wallet.cards).toHaveLength(100);
    });

    test("keeps as many that were closed", async () => {
      await hold([...open(100), ...open(200).slice(100).map(closedOn("2026-11-19"))]);
      expect((await readWallet(deps, "ada")).wallet.cards).toHaveLength(200);
    });

    test("still has those that are closed today or tomorrow, wherever that is", async () => {
      const closing = open(101).map(closedOn("2026-11-21"));
      await expect(hold(closing)).rejects.toThrow("101 open cards");
    });

    test("may get smaller where it was kept with more", async () => {
      const kept = { ...EMPTY_WALLET, cards: open(150) };
      await deps.store.commit([{ key: "wallets/ada", put: JSON.parse(JSON.stringify(kept)) }]);
      await changeWallet(deps, "ada", setBalance(1000));
      await hold(open(149));
      await expect(hold(open(150))).rejects.toThrow("150 open cards");
    });
  });

  test("holds so many earn rates of own cards", async () => {
    const earn = Array.from({ length: 30 }, (_, at) => ({ category: `kind_${at}`, rate: 1 }));
    const own = { name: "Card", issuer: "A bank", card_type: "personal" as const };
    const hold = (count: number) => {
      const cards = Array.from({ length: count }, (_, at) =>
        newOwnCard(`card-${at}`, { ...own, earn, credits: [], as_of: "2026-11-21" }),
      );
      return changeWallet(deps, "ada", (before) => ({
        after: { ...before, cards },
        outcome: undefined,
      }));
    };
    await hold(2);
    await expect(hold(3)).rejects.toThrow("90 earn rates in all; the limit is 60");
  });

  test("that is damaged in the store is an error, never another wallet", async () => {
    await deps.store.commit([{ key: "wallets/ada", put: { format: 1, cards: "many" } }]);
    await expect(readWallet(deps, "ada")).rejects.toThrow();
    await deps.store.commit([{ key: "wallets/ada", put: { format: 0 } }]);
    await expect(readWallet(deps, "ada")).rejects.toThrow("no way from wallet format 0");
  });
});

describe("the demonstration wallet", () => {
  const { tables } = readTables(join(import.meta.dirname, "../../data"));

  test("is a wallet of cards and programs that there are", () => {
    expect(wallet.parse(DEMO_WALLET)).toEqual(DEMO_WALLET);
    const cards = tables.cards.map(({ id }) => id);
    expect(cards).toEqual(expect.arrayContaining(DEMO_WALLET.cards.map(({ card_id: id }) => id)));
    const programs = tables.programs.map(({ key }) => key);
    expect(programs).toEqual(
      expect.arrayContaining(DEMO_WALLET.balances.map(({ program }) => program)),
    );
    const categories = tables.spendCategories.map(({ key }) => key);
    expect(categories).toEqual(expect.arrayContaining(Object.keys(DEMO_WALLET.spend ?? {})));
  });

  test("uses credits that its cards carry", () => {
    for (const { wallet_card_id: held, credit_name: name } of DEMO_WALLET.credit_uses) {
      const card = DEMO_WALLET.cards.find(({ id }) => id === held);
      const credits = tables.credits.filter(({ card_id: id }) => id === card?.card_id);
      expect(credits.map(({ credit_name: one }) => one)).toContain(name);
    }
  });
});
