import { describe, expect, test } from "vitest";
import { SELF } from "../../server/accounts/wallet.ts";
import { ask as callTool } from "../../server/chat/ask.ts";
import { heldCards } from "../../server/member/held-cards.ts";
import { askOnce } from "./converse.ts";
import { openEngine } from "./eval/engine.ts";
import { toolboxOf } from "./eval/run.ts";
import { walletNamed } from "./eval/wallets.ts";

/*
 * Every question for a verdict, in several words, on every card of several wallets: what the first words
 * say is never the opposite of what the tools say, and never the answer to the opposite question.
 */

const { reasoner } = openEngine();
type Verdict = "yes" | "no" | "none";

const ask = async (text: string, wallet: string): Promise<{ verdict: Verdict; text: string }> => {
  const turns = [{ role: "user" as const, text }];
  const answer = await askOnce(reasoner, { turns, instructions: [] }, walletNamed(wallet));
  const [, said] = /^\*\*(Yes|No)\b/.exec(answer.kind === "answer" ? answer.text : "") ?? [];
  return { verdict: said === "Yes" ? "yes" : said === "No" ? "no" : "none", text: answer.text };
};

const KEEP = ["should i keep X", "is it worth keeping X", "is X worth keeping", "do i renew X"];
const CANCEL = ["should i cancel X", "is it worth cancelling X", "is it time to cancel X"];
const GET = ["can i get X", "can i apply for X", "am i eligible for X"];
const WORTH = [
  "should i get X",
  "is it worth getting X",
  "should i apply for X",
  "is it time to get X",
];
const DOWNGRADE = [
  "should i downgrade X",
  "is it worth downgrading X",
  "is it time to downgrade X",
];
const MOVE = ["can i transfer P to Q", "do P transfer to Q"];
const PAY = [
  "should i pay P points or C dollars",
  "is it worth using P points instead of C dollars",
];
const OPPOSITE = { yes: "no", no: "yes", none: "none" } as const;

/** Cards that wallets of these members do not hold. */
const OTHERS = ["chase-sapphire-reserve", "amex-gold", "capital-one-savor", "citi-strata-premier"];
const ENDS = ["world_of_hyatt", "delta_skymiles", "united_mileageplus"];
const WALLETS = ["demo", "couple", "twelve", "fees", "cashback", "velocity"];

/**
 * Compares a stated verdict with the right one: silence is fine, the opposite is wrong, and so is a
 * yes or no to nothing.
 */
const isWrong = (said: Verdict, due: Verdict): boolean => said !== "none" && said !== due;

describe.each(WALLETS)("%s", (wallet) => {
  const toolbox = toolboxOf({ wallet, now: undefined });
  const { facts } = toolbox.scene;
  const held = heldCards(toolbox.scene);
  const mine = held.filter(
    ({ card, entry }) =>
      entry.owner === SELF && held.filter((other) => other.card === card).length === 1,
  );

  async function wrongOf(texts: readonly string[], due: Verdict): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const text of texts) {
      const said = await ask(text, wallet);
      if (isWrong(said.verdict, due)) wrong.push(`${text} (${due}): ${said.text}`);
    }
    return wrong;
  }
  const named = (questions: readonly string[], name: string): readonly string[] =>
    questions.map((one) => one.replace("X", name));

  /** A cheaper card to change to decides nothing; the lack of one does. */
  function canChange(id: string): Verdict {
    const { options } = callTool(toolbox, "list_product_change_options", {
      wallet_card_id: id,
    }).data;
    return options.some(({ direction }) => direction === "downgrade") ? "none" : "no";
  }

  /** By a later year at the spending that is known. */
  function brings(id: string): Verdict {
    if (toolbox.scene.wallet.spend === undefined) return "none";
    const { delta_usd: delta } = callTool(toolbox, "simulate_card_change", { add: [id] }).data;
    return delta.ongoing.net_usd > 0 ? "yes" : "no";
  }

  test("keeping and cancelling are opposites, as the range of a renewal says", async () => {
    for (const { card, entry } of mine) {
      const { net_usd: net } = callTool(toolbox, "evaluate_renewal", {
        wallet_card_id: entry.id,
      }).data;
      const keep: Verdict = net.low >= 0 ? "yes" : net.high < 0 ? "no" : "none";
      const name = `my ${card.card_name}`;
      expect(await wrongOf(named(KEEP, name), keep)).toEqual([]);
      expect(await wrongOf(named(CANCEL, name), OPPOSITE[keep])).toEqual([]);
      expect(await wrongOf(named(DOWNGRADE, name), canChange(entry.id))).toEqual([]);
    }
  });

  test("that a card can be had is no yes to whether to get it", async () => {
    const others = OTHERS.filter((id) => held.every(({ card }) => card.id !== id));
    for (const id of others) {
      const { application, bonus } = callTool(toolbox, "check_eligibility", { card: id }).data;
      const isFailed = application === "fail";
      const due: Verdict = isFailed
        ? "no"
        : application === "pass" && bonus === "pass"
          ? "yes"
          : "none";
      const name = `the ${facts.cards.get(id)?.card_name ?? id}`;
      expect(await wrongOf(named(GET, name), due)).toEqual([]);
      expect(await wrongOf(named(WORTH, name), isFailed ? "no" : brings(id))).toEqual([]);
    }
  });

  test("points move where a route is known, and nowhere else", async () => {
    const programs = [...new Set(toolbox.scene.wallet.balances.map(({ program }) => program))];
    for (const from of programs) {
      for (const to of ENDS.filter((one) => one !== from)) {
        const { routes } = callTool(toolbox, "list_transfer_routes", {
          from,
          to,
        }).data;
        const due: Verdict = routes.some((one) => one.usable_now) ? "yes" : "no";
        const ends = [from, to].map((one) => facts.programs.get(one)?.name ?? one);
        const texts = MOVE.map((one) =>
          one.replace("P", ends[0] ?? "").replace("Q", ends[1] ?? ""),
        );
        expect(await wrongOf(texts, due)).toEqual([]);
      }
    }
  });
});

test.each([
  [100, "cash"],
  [900, "points"],
])("at %s dollars 20,000 points are paid in %s", async (price, side) => {
  for (const question of PAY) {
    const { text } = await ask(
      question.replace("P", "20000 Hyatt").replace("C", `${price}`),
      "demo",
    );
    if (side === "cash") expect(text).not.toMatch(/^\*\*(?:Yes|Good value|Points)/);
    else expect(text).not.toMatch(/^\*\*(?:No|Poor value|Paying cash)/);
  }
});
