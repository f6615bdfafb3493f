import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { type Member, openMember } from "../member.ts";

/* From which spend on one card leaves more than another. */

let member: Member;
beforeEach(async () => {
  member = await openMember();
  await member.setWallet(DEMO_WALLET);
});

const shape = z.object({
  net_of_fees_usd: z.number(),
  level: z.looseObject({ first_ahead_from_monthly_usd: z.number().optional() }).optional(),
});

const ask = async (input: object) =>
  shape.parse((await member.call("estimate_annual_rewards", input)).data);

const level = async (cards: readonly string[]) =>
  (await ask({ as_if_cards: cards, spend: { gas: 10 }, level_on: "gas" })).level;

describe("where one card beats another", () => {
  const lead = async (monthly: number) => {
    const net = async (card: string) =>
      (await ask({ as_if_cards: [card], spend: { gas: monthly } })).net_of_fees_usd;
    return (await net("citi strata premier")) - (await net("citi double cash"));
  };

  test("it does from that spend on, and not a little below", async () => {
    const found = await level(["citi strata premier", "citi double cash"]);
    const from = found?.first_ahead_from_monthly_usd ?? 0;
    expect(from).toBeGreaterThan(0);
    expect(await lead(from)).toBeGreaterThan(0);
    expect(await lead(from - 2)).toBeLessThan(0);
  });

  test("the other way round it is ahead until then", async () => {
    expect(await level(["citi double cash", "citi strata premier"])).toMatchObject({
      first_ahead_from_monthly_usd: 0,
      first_behind_from_monthly_usd: expect.any(Number),
    });
  });

  test("of more than two it is not told", async () => {
    const cards = ["amex gold", "citi double cash", "venture x"];
    await expect(
      member.call("estimate_annual_rewards", { as_if_cards: cards, level_on: "gas" }),
    ).rejects.toThrow(/two cards/);
  });
});
