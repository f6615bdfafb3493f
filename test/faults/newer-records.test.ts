import { beforeEach, expect, test } from "vitest";
import { findApiKey } from "../../server/accounts/api-keys.ts";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import type { Json } from "../../server/accounts/store/store.ts";
import { type Account, changeAccount } from "../../server/accounts/users.ts";
import { changeWallet, readWallet } from "../../server/accounts/wallets.ts";
import { EMAIL, openForAda } from "../pages/support/ada.ts";
import { PASSWORD, type Site } from "../pages/support/site.ts";
import { createKey, signIn, signUp, type Visitor } from "../pages/support/visitor.ts";

/* Records of a newer version, as after going back to the version before, or during an update. */

let site: Site;
let ada: Visitor;
let account: Account;
beforeEach(async () => {
  ({ site, ada, account } = await openForAda());
});

/** Changes all records of a kind by the hand of a newer version. */
async function rewrite(kind: string, change: (record: Record<string, unknown>) => unknown) {
  const all = await site.dump();
  const ours = [...all].filter(([key]) => key.startsWith(`${kind}/`));
  expect(ours).not.toEqual([]);
  const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
  await site.deps.store.commit(
    ours.map(([key, text]) => ({ key, put: toJson(change(JSON.parse(text))) })),
  );
}

const kept = async (kind: string): Promise<string> =>
  [...(await site.dump())].filter(([key]) => key.startsWith(`${kind}/`)).join();

const giveWallet = () =>
  changeWallet(site.deps, account.id, () => ({ after: DEMO_WALLET, outcome: undefined }));

test("fields of a newer version in accounts, keys and sessions are kept", async () => {
  const { key } = await createKey(ada);
  for (const kind of ["accounts", "emails", "api-keys", "sessions", "account-sessions"]) {
    await rewrite(kind, (record) => ({ ...record, colour: "newer" }));
  }
  expect((await ada.get("/account")).status).toBe(200);
  expect(await findApiKey(site.deps, key)).toBeDefined();
  await changeAccount(site.deps, account.id, { plan: "member" });
  expect((await (await signIn(site, EMAIL)).get("/account")).status).toBe(200);
  expect(await kept("accounts")).toContain("newer");
  expect(await kept("api-keys")).toContain("newer");
});

test("fields of a newer version in a wallet outlive its changes, wherever they stand", async () => {
  await giveWallet();
  await rewrite("wallets", (wallet) => ({
    ...DEMO_WALLET,
    ...wallet,
    theme: "newer-1",
    profile: { ...DEMO_WALLET.profile, language: "newer-2" },
    cards: DEMO_WALLET.cards.map((card) => ({ ...card, tag: `newer-${card.id}` })),
    balances: DEMO_WALLET.balances.map((one) => ({ ...one, tag: `newer-${one.program}` })),
  }));
  expect((await readWallet(site.deps, account.id)).wallet).toEqual(DEMO_WALLET);
  expect((await ada.get("/account/export")).text).toContain("newer-2");
  await changeWallet(site.deps, account.id, (before) => ({
    after: {
      ...before,
      cards: before.cards.slice(1),
      balances: before.balances.map((one) => ({ ...one, points: one.points + 1 })).toReversed(),
    },
    outcome: undefined,
  }));
  const { wallet } = await readWallet(site.deps, account.id);
  const text = await kept("wallets");
  const tags = [...wallet.cards.map(({ id }) => id), ...wallet.balances.map((one) => one.program)];
  for (const tag of ["1", "2", ...tags]) expect(text).toContain(`"newer-${tag}"`);
  expect(text).not.toContain(`"newer-${DEMO_WALLET.cards[0]?.id}"`);
  expect(wallet.cards).toEqual(DEMO_WALLET.cards.slice(1));
});

test("a newer format is told as such; its member can export and delete, others are served", async () => {
  await giveWallet();
  const bob = await signUp(site, "bob@example.org");
  await rewrite("wallets", (wallet) => ({ ...wallet, format: 2, cards: "otherwise" }));
  const told = await ada.get("/account/wallet");
  expect([told.status, told.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(told.text).toContain("last written by a newer version");
  expect(site.logged.join()).toContain("a record of wallets; this one reads up to format 1");
  expect(await kept("wallets")).toContain("otherwise");
  expect((await bob.get("/account/wallet")).status).toBe(200);
  expect((await ada.get("/account/export")).text).toContain("otherwise");
  const typed = { confirmation: "delete my account", password: PASSWORD };
  expect((await ada.submit("/account/delete", typed)).status).toBe(303);
  expect(await kept("wallets")).toBe("");
});
