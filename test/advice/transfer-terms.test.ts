import { describe, expect, it } from "vitest";
import {
  quoteNeed,
  quoteSend,
  received,
  toTransferRule,
} from "../../server/advice/transfers/transfer-amounts.ts";
import {
  bestSeenPercent,
  findBonus,
  type RouteBonus,
  toBonusState,
  toTiers,
} from "../../server/advice/transfers/transfer-bonus.ts";
import { findTerms } from "../../server/advice/transfers/transfer-terms.ts";
import type { TransferTables } from "../../server/advice/transfers/transfer-index.ts";
import { bonusRow, realTables, routeRow, termsRow, unlockRow } from "./transfer-fixtures.ts";

const DAY = "2026-10-09";
const real = realTables();
const of = (from: string, to: string, cards: readonly string[], day = DAY) =>
  findTerms(real, from, to, new Set(cards), day);
const ratio = (answer: ReturnType<typeof findTerms>): string =>
  answer.state === "usable" ? `${answer.terms.ratio_in}:${answer.terms.ratio_out}` : answer.state;
const tables = (own: Partial<TransferTables>): TransferTables => ({
  routes: [routeRow("bank", "air")],
  transferTerms: [termsRow("bank", "air")],
  bonuses: [],
  unlocks: [],
  programs: [],
  ...own,
});
const ask = (own: Partial<TransferTables>, cards: readonly string[] = []) =>
  findTerms(tables(own), "bank", "air", new Set(cards), DAY);

describe("the terms of a route", () => {
  it("to Hyatt are 1:1 with a Sapphire Reserve, 4:3 with a Preferred since October, none without", () => {
    const hyatt = (cards: readonly string[], day?: string) =>
      of("chase_ultimate_rewards", "world_of_hyatt", cards, day);
    expect(ratio(hyatt(["chase-sapphire-reserve"]))).toBe("1:1");
    expect(ratio(hyatt(["chase-sapphire-preferred"]))).toBe("4:3");
    expect(ratio(hyatt(["chase-sapphire-preferred"], "2026-09-30"))).toBe("1:1");
    expect(ratio(hyatt(["chase-ink-preferred", "chase-sapphire-reserve"]))).toBe("1:1");
    const locked = hyatt(["chase-freedom-flex"]);
    expect(locked.state).toBe("locked");
    expect(locked.state === "locked" ? locked.unlock_cards : []).toMatchObject([
      { card_id: "chase-sapphire-preferred", ratio_in: 4, ratio_out: 3 },
      { card_id: "chase-ink-preferred" },
      { card_id: "chase-sapphire-reserve", ratio_in: 1, ratio_out: 1 },
      { card_id: "chase-sapphire-reserve-business" },
    ]);
  });

  it("name the cards with which the same points become more", () => {
    const preferred = of("chase_ultimate_rewards", "world_of_hyatt", ["chase-sapphire-preferred"]);
    expect(preferred.state === "usable" && preferred.better_with.map((c) => c.card_id)).toEqual([
      "chase-sapphire-reserve",
      "chase-sapphire-reserve-business",
    ]);
  });

  it("of basic Citi cards are seven tenths; AAdvantage knows no Rewards+", () => {
    const basic = of("citi_thankyou", "virgin_atlantic", ["citi-double-cash"]);
    expect(ratio(basic)).toBe("10:7");
    expect(basic).toMatchObject({ caveats: [] });
    expect(of("us_bank_altitude_reserve", "all_accor", ["usbank-altitude-reserve"])).toMatchObject({
      caveats: [{ code: "disputed_terms" }],
    });
    expect(
      ratio(of("citi_thankyou", "virgin_atlantic", ["citi-double-cash", "citi-prestige"])),
    ).toBe("1:1");
    expect(ratio(of("citi_thankyou", "american_aadvantage", ["citi-rewards-plus"]))).toBe("locked");
    expect(ratio(of("citi_thankyou_basic", "virgin_atlantic", ["citi-custom-cash"]))).toBe("10:7");
  });

  it("need no card at Marriott, Rove and Bilt, and one of Wells Fargo there", () => {
    expect(ratio(of("marriott_bonvoy", "united_mileageplus", []))).toBe("3:1");
    expect(ratio(of("rove_miles", "flying_blue", []))).toBe("1:1");
    expect(ratio(of("bilt_rewards", "all_accor", []))).toBe("3:2");
    expect(ratio(of("wells_fargo_rewards", "choice_privileges", []))).toBe("locked");
    expect(ratio(of("wells_fargo_rewards", "choice_privileges", ["wells-fargo-autograph"]))).toBe(
      "1:2",
    );
  });

  it("end with the route, and are not known in a month or year known only as such", () => {
    const gold = ["amex-gold"];
    expect(of("amex_membership_rewards", "etihad_guest", gold, "2026-06-30").state).toBe("usable");
    expect(of("amex_membership_rewards", "etihad_guest", gold, "2026-07-01")).toMatchObject({
      state: "ended",
      since: "2026-06-30",
    });
    expect(of("citi_thankyou", "aeromexico_rewards", ["citi-prestige"], "2026-01-20").state).toBe(
      "unknown",
    );
    expect(of("amex_membership_rewards", "united_mileageplus", gold).state).toBe("unknown");
    expect(ratio(of("amex_membership_rewards", "cathay_asia_miles", gold))).toBe("5:4");
    expect(ratio(of("amex_membership_rewards", "cathay_asia_miles", gold, "2026-02-28"))).toBe(
      "1:1",
    );
  });

  it("for named cards beat general ones, even better ones", () => {
    const rows = [
      termsRow("bank", "air", { ratio_out: 2 }),
      termsRow("bank", "air", { cards: ["acme-one"] }),
    ];
    expect(ratio(ask({ transferTerms: rows }, ["acme-one"]))).toBe("1:1");
    expect(ratio(ask({ transferTerms: rows }))).toBe("1:2");
  });

  it("rest on no unverified route, terms or unlock", () => {
    const unverified = { confidence: "unverified" } as const;
    expect(ask({ routes: [routeRow("bank", "air", unverified)] }).state).toBe("unknown");
    expect(ask({ transferTerms: [termsRow("bank", "air", unverified)] }).state).toBe("unknown");
    expect(ask({ unlocks: [unlockRow("bank", "acme-one", unverified)] }, ["acme-one"]).state).toBe(
      "locked",
    );
  });

  it("through a card that opens some partners only carry a caveat", () => {
    const unlocks = [unlockRow("bank", "acme-one", { unlocks: "some_transfers" })];
    expect(ask({ unlocks }, ["acme-one"])).toMatchObject({
      state: "usable",
      caveats: [{ code: "some_transfers" }],
    });
    const portal = [unlockRow("bank", "acme-one", { unlocks: "portal_rate" })];
    expect(ask({ unlocks: portal }, ["acme-one"]).state).toBe("locked");
  });
});

const percentOf = ({ applied: [row] }: RouteBonus): number => row?.bonus_percent ?? 0;

describe("the bonus on a route", () => {
  const find = (row: Parameters<typeof bonusRow>[2], choice = {}) =>
    findBonus(tables({ bonuses: [bonusRow("bank", "air", row)] }), "bank", "air", DAY, choice);

  it("counts through its last day", () => {
    expect(percentOf(find({ ends: DAY }))).toBe(30);
    expect(percentOf(find({ ends: "2026-10-08" }))).toBe(0);
    expect(percentOf(find({ starts: "2026-10-10" }))).toBe(0);
    expect(toBonusState(bonusRow("a", "b", { starts: "2026-10-10" }), DAY)).toBe("upcoming");
  });

  it("without a start counts from the day it was seen, before that only as a caveat", () => {
    expect(percentOf(find({ starts: undefined, as_of: "2026-10-05" }))).toBe(30);
    expect(find({ starts: undefined, as_of: "2026-10-10" })).toMatchObject({
      applied: [],
      caveats: [{ code: "bonus_start_unknown" }],
    });
  });

  it("of unknown size or targeted is a caveat; targeted counts when the member says so", () => {
    expect(find({ bonus_percent: undefined })).toMatchObject({
      applied: [],
      caveats: [{ code: "bonus_percent_unknown" }],
    });
    expect(find({ targeted: true })).toMatchObject({
      applied: [],
      caveats: [{ code: "targeted_bonus" }],
    });
    expect(percentOf(find({ targeted: true }, { targeted: true }))).toBe(30);
  });

  it("that is disputed counts with a caveat unless told not to; unverified never does", () => {
    const disputed = { confidence: "disputed", note: "the most" } as const;
    expect(find(disputed)).toMatchObject({
      applied: [{ bonus_percent: 30 }],
      caveats: [{ code: "disputed_bonus" }],
    });
    expect(percentOf(find(disputed, { disputed: false }))).toBe(0);
    expect(find({ confidence: "unverified" })).toMatchObject({ applied: [], caveats: [] });
  });

  it("for large transfers counts from its least on, and a smaller one below that", () => {
    const rows = [
      bonusRow("bank", "air", { bonus_percent: 20 }),
      bonusRow("bank", "air", { bonus_percent: 35, min_points: 100_000 }),
      bonusRow("bank", "air", { bonus_percent: 10 }),
      bonusRow("bank", "air", { bonus_percent: 30, min_points: 200_000 }),
    ];
    const bonus = findBonus(tables({ bonuses: rows }), "bank", "air", DAY);
    const rule = toTransferRule(termsRow("bank", "air"), toTiers(bonus));
    expect([99_000, 100_000, 200_000].map((send) => received(rule, send))).toEqual([
      118_800, 135_000, 270_000,
    ]);
    expect(bonus.caveats).toMatchObject([{ code: "bonus_from_points" }]);
    // 82,000 with 20 per cent; the greater bonus would bring more than is needed.
    expect(quoteNeed(rule, 98_400).send).toBe(82_000);
    expect(quoteNeed(rule, 120_000).send).toBe(100_000);
  });

  it("from Chase to Marriott was 70 in October, the best seen", () => {
    const bonus = findBonus(real, "chase_ultimate_rewards", "marriott_bonvoy", DAY);
    expect(percentOf(bonus)).toBe(70);
    expect(bestSeenPercent(real, "chase_ultimate_rewards", "marriott_bonvoy")).toBe(70);
  });
});

describe("the real rows", () => {
  const cards = [
    ...new Set([
      ...real.unlocks.map((r) => r.card_id),
      ...real.transferTerms.flatMap((r) => r.cards),
    ]),
  ];

  it("give every live route terms with each card that opens it, and sane amounts", () => {
    for (const route of real.routes.filter((row) => row.is_active)) {
      const answers = [[], ...cards.map((id) => [id])].map((held) =>
        of(route.source, route.dest, held),
      );
      expect(
        answers.some(({ state }) => state === "usable"),
        `${route.source} ${route.dest}`,
      ).toBe(true);
      for (const answer of answers) {
        if (answer.state !== "usable") continue;
        const bonus = findBonus(real, route.source, route.dest, DAY);
        const rule = toTransferRule(answer.terms, toTiers(bonus));
        const need = quoteNeed(rule, 50_000);
        expect(need.receive).toBeGreaterThanOrEqual(50_000);
        expect(need.send_in_any_step).toBeLessThanOrEqual(need.send);
        expect(quoteSend(rule, need.send)).toMatchObject({ receive: need.receive });
        expect(need.send / 50_000).toBeGreaterThan(0.2);
        expect(need.send / 50_000).toBeLessThan(8);
      }
    }
  });

  it("lock a route only with a card to open it", () => {
    for (const route of real.routes) {
      const answer = of(route.source, route.dest, []);
      if (answer.state === "locked") expect(answer.unlock_cards.length).toBeGreaterThan(0);
    }
  });
});
