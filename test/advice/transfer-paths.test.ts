import { describe, expect, it } from "vitest";
import type { PointBalance } from "../../server/advice/transfers/transfer-network.ts";
import type { Path } from "../../server/advice/transfers/transfer-path.ts";
import { finish } from "../../server/tools/frame/in-pieces.ts";
import { comparePaths, type PathInput } from "../../server/advice/transfers/transfer-paths.ts";
import { realTables } from "./transfer-fixtures.ts";

const real = realTables();
const DAY = "2026-11-21";
const me = (program: string, points: number, cpp?: number, owner = "me"): PointBalance => ({
  program,
  owner,
  points,
  cpp,
});
const WALLETS: Readonly<Record<string, readonly string[]>> = {
  me: ["chase-sapphire-preferred", "amex-gold", "citi-double-cash"],
  partner: ["chase-sapphire-reserve"],
};
const compare = (
  to: string,
  need: number,
  balances: readonly PointBalance[],
  own: Partial<PathInput> = {},
) =>
  finish(
    comparePaths({
      tables: real,
      redemptions: real.redemptions,
      programRules: real.programRules,
      balances,
      cardsOf: (owner) => new Set(WALLETS[owner]),
      owners: [...new Set(balances.map(({ owner }) => owner))],
      to,
      need,
      day: DAY,
      ...own,
    }),
  );
const brief = (path: Path | undefined) =>
  path?.legs.map((leg) => `${leg.from} ${leg.send} > ${leg.receive}`);

describe("paths to points", () => {
  it("spend the points that count least first, and move only what is missing", () => {
    const { best, paths } = compare("virgin_atlantic", 60_000, [
      me("virgin_atlantic", 12_500, 1.3),
      me("chase_ultimate_rewards", 80_000, 1.9),
      me("amex_membership_rewards", 80_000, 1.8),
    ]);
    expect(brief(best[0])).toEqual([
      "virgin_atlantic 12000 > 12000",
      "amex_membership_rewards 48000 > 48000",
    ]);
    expect(best[0]).toMatchObject({ surplus: 0, shortfall: 0, value_given_up_cents: 102_000 });
    expect(paths.map(({ legs, shortfall }) => [legs[0]?.from, legs.length, shortfall])).toEqual([
      ["amex_membership_rewards", 1, 0],
      ["chase_ultimate_rewards", 1, 0],
      ["amex_membership_rewards", 2, 29_000],
      ["chase_ultimate_rewards", 2, 29_000],
      ["virgin_atlantic", 1, 47_500],
    ]);
  });

  it("through Marriott are flagged as poor, and used where nothing else goes", () => {
    const { best } = compare("asiana_club", 20_000, [me("chase_ultimate_rewards", 70_000, 1.9)]);
    expect(brief(best[0])).toEqual([
      "chase_ultimate_rewards 60000 > 60000",
      "marriott_bonvoy 60000 > 25000",
    ]);
    expect(best[0]).toMatchObject({ is_poor: true, surplus: 5000 });
  });

  it("top Marriott points up when the extra miles pay for it", () => {
    const { best } = compare("united_mileageplus", 30_000, [
      me("marriott_bonvoy", 58_000, 0.7),
      me("chase_ultimate_rewards", 100_000, 1.9),
    ]);
    expect(brief(best[0])).toEqual([
      "chase_ultimate_rewards 2000 > 2000",
      "marriott_bonvoy 60000 > 30000",
    ]);
  });

  it("take each owner's own cards, and all owners together", () => {
    const {
      best,
      best_together: together,
      pooling,
    } = compare("world_of_hyatt", 50_000, [
      me("chase_ultimate_rewards", 40_000, 1.9),
      me("chase_ultimate_rewards", 30_000, 1.9, "partner"),
    ]);
    expect(best.map((path) => [path.owners, path.received, path.shortfall])).toEqual([
      [["me"], 30_000, 20_000],
      [["partner"], 30_000, 20_000],
    ]);
    expect(together).toMatchObject({ received: 50_250, shortfall: 0, owners: ["me", "partner"] });
    expect(pooling.rule).toBe("unknown");
  });

  it("of basic points follow the cards: full with a Sapphire, blocked without", () => {
    const points = [me("chase_ur_cashback_only", 500, 1), me("chase_ultimate_rewards", 1500, 1.9)];
    expect(brief(compare("flying_blue", 2000, points).best[0])).toEqual([
      "chase_ultimate_rewards 2000 > 2000",
    ]);
    const { best, blocked } = compare("flying_blue", 2000, [
      me("chase_ur_cashback_only", 5000, 1, "child"),
    ]);
    expect(best).toEqual([]);
    expect(blocked).toMatchObject([{ program: "chase_ur_cashback_only", state: "locked" }]);
    expect(blocked[0]?.unlock_cards.map((card) => card.card_id)).toContain("chase-ink-preferred");
  });

  it("use points that nobody values last, and then name no value", () => {
    const points = [me("air_canada_aeroplan", 9000), me("amex_membership_rewards", 9000, 1.9)];
    expect(brief(compare("air_canada_aeroplan", 8000, points).best[0])).toEqual([
      "amex_membership_rewards 8000 > 8000",
    ]);
    expect(compare("air_canada_aeroplan", 15_000, points).best[0]).toMatchObject({
      unvalued: ["air_canada_aeroplan"],
      value_given_up_cents: undefined,
    });
  });

  it("carry the fee to Delta, and the ratio of basic cards", () => {
    const { best } = compare("delta_skymiles", 10_000, [
      me("amex_membership_rewards", 20_000, 1.9),
    ]);
    expect(best[0]).toMatchObject({ fee_cents: 600, value_given_up_cents: 19_600 });
    const citi = compare("virgin_atlantic", 7000, [me("citi_thankyou", 20_000, 1)]);
    expect(citi.best[0]?.legs[0]).toMatchObject({ send: 10_000, caveats: [] });
  });

  it("stand beside what the same balances pay at fixed values", () => {
    const { cash_options: options } = compare(
      "flying_blue",
      20_000,
      [me("amex_membership_rewards", 30_000, 1.9), me("citi_thankyou", 90_000, 1.2)],
      { cash_cents: 40_001 },
    );
    expect(options[0]).toMatchObject({
      program: "citi_thankyou",
      pays_cpp: 1,
      price: { points: 40_001, shortfall: 0, value_given_up_cents: 48_001 },
    });
    expect(
      options.find((o) => o.program === "amex_membership_rewards" && o.kind === "cash_out"),
    ).toMatchObject({
      pays_cpp: 0.8,
      balance_pays_cents: 24_000,
      price: { points: 50_002, shortfall: 20_002 },
    });
    expect(compare("flying_blue", 1, [me("citi_thankyou", 1)]).cash_options[0]).toMatchObject({
      pays_cpp: 1,
      balance_pays_cents: 1,
      price: undefined,
    });
  });
});

describe("several people's balances of two programs that go on together", () => {
  const PEOPLE = ["me", "a", "b", "c"];
  const [hotel, miles] = [
    [349_523, 721_429, 670_665, 236_758],
    [487_926, 733_256, 597_081, 756_115],
  ];
  const held = PEOPLE.flatMap((owner, at) => [
    { program: "marriott_bonvoy", owner, points: hotel?.[at] ?? 0, cpp: 0.75 },
    { program: "rove_miles", owner, points: miles?.[at] ?? 0, cpp: 1.45 },
  ]);

  it("are searched only so far, which is said", () => {
    const { best_together: found, is_exact: isExact } = compare("frontier_miles", 970_150, held);
    expect(isExact).toBe(false);
    expect(found?.shortfall).toBe(0);
    expect(found?.surplus).toBeLessThan(1000);
  });

  it("of ordinary amounts are searched to the end", () => {
    const ordinary = held.map((one) => ({ ...one, points: Math.round(one.points / 10) }));
    expect(compare("frontier_miles", 60_000, ordinary).is_exact).toBe(true);
  });
});

describe("with the real rows", () => {
  const banks = [...new Set(real.routes.map(({ source }) => source))];
  const all = new Set([
    ...real.unlocks.map((r) => r.card_id),
    ...real.transferTerms.flatMap((r) => r.cards),
  ]);
  const balances = banks.map((program, at) => me(program, 41_234 + 7001 * at, 1 + at / 10));

  it("every destination can be reached from every bank, at no less than the points sent allow", () => {
    for (const to of new Set(real.routes.filter((r) => r.is_active).map(({ dest }) => dest))) {
      for (const need of [1, 35_000, 10_000_000]) {
        const { best, paths } = compare(to, need, [...balances, me(to, 777, 1)], {
          cardsOf: () => all,
        });
        const path = best[0];
        expect(path, to).toBeDefined();
        expect((path?.received ?? 0) + (path?.shortfall ?? 0)).toBeGreaterThanOrEqual(need);
        expect(path?.received).toBe(need + (path?.surplus ?? 0) - (path?.shortfall ?? 0));
        const single = paths.find(({ shortfall }) => shortfall === 0);
        if (single === undefined) continue;
        expect(path?.value_given_up_cents).toBeLessThanOrEqual(single.value_given_up_cents ?? 0);
      }
    }
  });
});
