import { expect, test } from "vitest";
import { OCTOBER } from "../tools/purchases/log-member.ts";
import { createKey } from "./support/visitor.ts";
import { openWallet } from "./wallet/support/member.ts";

const WALLET = ["", "/add", "/next", "/calendar", "/applications", "/year", "/pay", "/points"];

const PAGES = [
  ...WALLET.map((path) => `/account/wallet${path}`),
  "/account/wallet/add/statement",
  "/account/wallet/cards/demo-gold",
  "/account/wallet/pay?where=groceries&amount=120",
  "/account/wallet/points?from=chase&to=hyatt&points=50k",
  "/account/wallet/applications?card=chase+sapphire+reserve",
  "/account",
  "/account/plans",
  "/account/chat",
  "/account/keys",
  "/account/apps",
  "/account/access",
  "/account/sessions",
  "/account/security",
  "/account/reminders",
  "/account/password",
  "/account/delete",
  "/consent/uid-1",
];

test("headings of the pages go down a level at a time", async () => {
  const { site, ada, account } = await openWallet();
  await createKey(ada);
  const app = { grantId: "g-1", clientId: "c", clientName: "Pal", since: "2026-11-01T00:00:00Z" };
  site.oauth.apps.set(account.id, [{ ...app, scopes: ["service:chat"] }]);
  const parts = new FormData();
  parts.set("statement", OCTOBER);
  parts.set("card", "demo-gold");
  const { text: preview } = await ada.upload("/account/wallet/add/statement", parts);
  const jumps = [...jumpsIn(preview)];
  for (const path of PAGES) {
    // oxlint-disable-next-line no-await-in-loop
    const { status, text } = await ada.get(path);
    expect(status, path).toBe(200);
    jumps.push(...jumpsIn(text).map((jump) => `${path}: ${jump}`));
  }
  expect(jumps).toEqual([]);
});

/** Headings that begin with another level than 1, or lie more than a level below the one before. */
function jumpsIn(markup: string): readonly string[] {
  const levels = [...markup.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  return levels.flatMap((level, at) => {
    const above = levels[at - 1] ?? 0;
    return level > above + 1 ? [`h${above} to h${level}`] : [];
  });
}
