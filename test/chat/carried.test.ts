import { expect, test } from "vitest";
import {
  EMPTY_WALLET,
  newCard,
  newOwnCard,
  type WalletCard,
} from "../../server/accounts/wallet.ts";
import { createReasoner } from "../../server/chat/engine.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { createToolbox } from "../../server/chat/toolbox.ts";
import { withCardRows } from "../../server/member/facts.ts";
import { toScene } from "../../server/member/scene.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";

/* Interest is told beside rewards, at the member's own APR or the least of the catalog's; never as advice. */

const reasoner = createReasoner({ open: openLore });

const FLEX = "chase-freedom-flex";
const facts = withCardRows(readPinnedFacts(), "aprs", FLEX, [
  {
    card_id: FLEX,
    low_percent: 18,
    high_percent: 27.5,
    intro_purchase_percent: 0,
    intro_purchase_months: 15,
    intro_transfer_percent: undefined,
    intro_transfer_months: undefined,
    confidence: "single_source",
    sources: [{ key: "acme", title: "Acme APRs", url: "https://acme.example" }],
    as_of: "2026-08-22",
    note: "",
  },
]);

const GOLD = { ...newCard("gold", "amex-gold"), opened_on: "2022-03-15" };
const DOUBLE = { ...newCard("double", "citi-double-cash"), opened_on: "2020-02-01" };
const OLD_FLEX = { ...newCard("flex", FLEX), opened_on: "2021-02-01" };

/** Rewards of a year: 1,200 × 2% on the Double Cash = 24, 2 a month. */
const spend = { everything_else: 100 };

async function ask(text: string, ...cards: readonly WalletCard[]) {
  const scene = toScene(
    { ...EMPTY_WALLET, cards: [DOUBLE, ...cards], spend },
    { facts, now: Date.parse("2026-11-21T17:00:00Z"), newId: () => "new" },
  );
  const turns = [{ role: "user" as const, text }];
  const signal = new AbortController().signal;
  return reasoner.answer({ turns, instructions: [] }, createToolbox(scene), { signal });
}

test.each([
  "what does my carried balance cost me",
  "how much interest am i paying",
  "is carrying a balance worth it for the points",
  "should i do a balance transfer",
])("%j tells the cost beside the rewards, and no advice", async (text) => {
  const answer = await ask(text, { ...OLD_FLEX, carried_usd: 1200 });
  // 1,200 × 18% / 12 = 18.
  expect(answer.text).toContain(
    "cost at least **$18** in interest a month; your cards' rewards bring about $2 a month",
  );
  expect(answer.text).toContain("$18 a month on $1,200 at 18%, the lowest rate for new accounts");
  expect(answer.text).toContain("I do not advise on balance transfers");
});

test("without a carried balance nothing is told but that no advice is given", async () => {
  const answer = await ask("how much interest am i paying");
  expect(answer.kind).toBe("refuse");
  expect(answer.text).not.toContain("$");
});

test("the member's own APR counts, and in the first months the catalog's does not", async () => {
  const own = await ask("how much interest am i paying", {
    ...OLD_FLEX,
    carried_usd: 1200,
    apr_percent: 24,
  });
  expect(own.text).toContain("cost about **$24** in interest a month");
  const young = { ...OLD_FLEX, opened_on: "2026-01-10", carried_usd: 1200 };
  expect((await ask("what does my carried balance cost me", young)).text).toContain(
    "the cost of $1,200 is unknown",
  );
});

test("the APR of a card is told with its day and source", async () => {
  const { text } = await ask("what is the apr of the freedom flex");
  expect(text).toContain(
    "pay a purchase APR of **18%** to **27.5%**, after 0% for the first 15 months, as of August 22, 2026",
  );
  expect(text).toContain("[1] Acme APRs, August 22, 2026: https://acme.example");
  expect((await ask("whats the apr on the amex gold")).text).toContain("do not know the APR");
});

test("a card that carries a balance is not the one to put more on", async () => {
  const carrying = { ...GOLD, carried_usd: 500, apr_percent: 24 };
  const { text } = await ask("should i put $200 of groceries on my amex gold", carrying);
  expect(text).toMatch(/^\*\*No\*\*, not while you carry a balance on it\./);
  expect(text).toContain("cost about **$10** in interest a month");
  expect(text).toContain("bears interest from the first day");
  const which = await ask("which card for groceries", carrying);
  expect(which.text).toMatch(/^Use \*\*Citi Double Cash Card\*\*/);
  expect(which.text).toContain("but it carries a balance");
});

test("a card of one's own goes by what its holder calls it", async () => {
  const own = {
    name: "First Tech Odyssey",
    issuer: "First Tech FCU",
    card_type: "personal" as const,
    annual_fee_usd: 75,
    earn: [{ category: "everything_else", rate: 2 }],
    credits: [],
    as_of: "2026-11-01",
  };
  const { text } = await ask("what is the annual fee of my odyssey", newOwnCard("odyssey", own));
  expect(text).toContain("annual fee of **$75**");
  expect(text).toContain("[1] The member's own facts, November 1, 2026");
  expect(text).not.toMatch(/: $/m);
});
