import { describe, expect, test } from "vitest";
import { ancestorsOf, isCovered, reaches } from "../../server/advice/purchase/categories.ts";
import { acceptanceOf } from "../../server/advice/purchase/acceptance.ts";
import type { EarnRate, Purchase } from "../../server/advice/purchase/purchase.ts";
import { applicableRates, RATE_SCALE } from "../../server/advice/purchase/rates.ts";
import { capKey, type CardState, isFirstYear } from "../../server/advice/purchase/rate-status.ts";
import { merchantOf, rateOf, real, tables, TODAY, tree } from "./earning-fixtures.ts";

const buy = (cells: Partial<Purchase>): Purchase => ({
  amountCents: 10_000,
  abroad: false,
  day: TODAY,
  ...cells,
});

const earn = (rates: readonly EarnRate[], cells: Partial<Purchase>, state: CardState = {}) =>
  applicableRates(tree, { rates, state }, buy(cells));

const earnReal = (id: string, cells: Partial<Purchase>, state: CardState = {}) =>
  applicableRates(tree, { ...real(id), state }, buy(cells));

const perDollar = ({ best }: ReturnType<typeof earn>) => (best?.scaledRate ?? 0) / RATE_SCALE;
const kinds = ({ conditional }: ReturnType<typeof earn>) =>
  conditional.map(({ conditions }) => conditions.map(({ kind }) => kind).join("+"));

const BASE = rateOf({});

describe("categories", () => {
  test("a parent covers its children and theirs", () => {
    expect(ancestorsOf(tree, "rideshare")).toEqual(["rideshare", "transit", "travel"]);
    expect(isCovered(tree, "travel", "rideshare")).toBe(true);
    expect(isCovered(tree, "rideshare", "travel")).toBe(false);
  });
  test("everything_else covers all, a purchase of no known category too", () => {
    for (const { key } of tables.spendCategories) {
      expect(isCovered(tree, "everything_else", key)).toBe(true);
    }
    expect(reaches(tree, BASE, [])).toBe(true);
  });
  test("an excluded category leaves out its children", () => {
    const rate = rateOf({ category: "travel", excluded_categories: ["transit"] });
    expect(reaches(tree, rate, ["rideshare"])).toBe(false);
    expect(reaches(tree, rate, ["flights"])).toBe(true);
  });
});

describe("where a rate holds", () => {
  const lyft = rateOf({ category: "rideshare", rate: 5, merchants: ["lyft"] });

  test("a rate with merchants holds there only, whatever the category", () => {
    expect(
      perDollar(earn([BASE, lyft], { merchant: merchantOf("lyft"), category: "dining" })),
    ).toBe(5);
    expect(perDollar(earn([BASE, lyft], { merchant: merchantOf("uber") }))).toBe(1);
  });
  test("of a category alone, a rate of merchants is a condition", () => {
    const answer = earn([BASE, lyft], { category: "rideshare" });
    expect(perDollar(answer)).toBe(1);
    expect(kinds(answer)).toEqual(["merchant"]);
  });
  test("an excluded merchant earns the base rate", () => {
    const dining = rateOf({ category: "dining", rate: 3, excluded_merchants: ["doordash"] });
    expect(
      perDollar(
        earn([BASE, dining], { merchant: merchantOf("doordash"), category: "food_delivery" }),
      ),
    ).toBe(1);
  });
  test("the warehouse of Costco does not earn what its fuel earns", () => {
    const costco = { merchant: merchantOf("costco") };
    expect(perDollar(earnReal("citi-costco-anywhere", costco))).toBe(2);
    expect(perDollar(earnReal("citi-costco-anywhere", { ...costco, category: "gas" }))).toBe(5);
    const pumps = { merchant: merchantOf("costco-gas") };
    expect(perDollar(earnReal("citi-costco-anywhere", pumps))).toBe(5);
  });
  test("a shop's website is online shopping too, a supermarket's is not", () => {
    const online = rateOf({ category: "online_shopping", rate: 3 });
    const at = (key: string, cells: Partial<Purchase> = {}) =>
      perDollar(earn([BASE, online], { merchant: merchantOf(key), channel: "online", ...cells }));
    expect(at("best-buy")).toBe(3);
    expect(at("best-buy", { channel: "in_store" })).toBe(1);
    expect(at("kroger")).toBe(1);
  });
  test("a merchant with an unverified code makes a rate of its category a condition", () => {
    const merchant = { ...merchantOf("lyft"), confidence: "unverified" as const };
    const rides = rateOf({ category: "rideshare", rate: 3 });
    const answer = earn([BASE, rides, lyft], { merchant });
    expect(perDollar(answer)).toBe(5);
    expect(perDollar(earn([BASE, rides], { merchant }))).toBe(1);
    expect(kinds(earn([BASE, rides], { merchant }))).toEqual(["merchant_code"]);
  });
  test("a region decides at home and abroad", () => {
    const rates = [
      BASE,
      rateOf({ category: "dining", rate: 4, region: "us" }),
      rateOf({ rate: 3, region: "outside_us" }),
    ];
    expect(perDollar(earn(rates, { category: "dining" }))).toBe(4);
    expect(perDollar(earn(rates, { category: "dining", abroad: true }))).toBe(3);
  });
});

describe("how a purchase is paid", () => {
  const portal = rateOf({
    category: "hotels",
    rate: 10,
    channels: ["portal"],
    via: ["capital-one-travel"],
  });
  const hotels = rateOf({ category: "hotels", rate: 3 });
  const travel = rateOf({ category: "travel", rate: 2 });

  test("a portal's rate needs that portal", () => {
    const through = (via: string) =>
      earn([BASE, portal], { category: "hotels", channel: "portal", via });
    expect(perDollar(through("capital-one-travel"))).toBe(10);
    expect(perDollar(through("chase-travel"))).toBe(1);
    expect(kinds(earn([BASE, portal], { category: "hotels" }))).toEqual(["channel"]);
  });
  test("a portal bills as a travel agency: other cards see travel, no hotel", () => {
    const rates = [BASE, hotels, travel];
    const cells = { category: "hotels", channel: "portal", via: "chase-travel" } as const;
    expect(perDollar(earn(rates, cells))).toBe(2);
    expect(perDollar(earn(rates, { category: "hotels" }))).toBe(3);
  });
  test("paid to the airline, or through nobody that is named, is direct", () => {
    const direct = rateOf({ category: "flights", rate: 5, channels: ["direct"] });
    expect(perDollar(earn([BASE, direct], { merchant: merchantOf("delta") }))).toBe(5);
    expect(kinds(earn([BASE, direct], { category: "flights" }))).toEqual([]);
    expect(kinds(earn([BASE, direct], { category: "flights", via: "paypal" }))).toEqual([
      "channel",
    ]);
    expect(
      perDollar(earn([BASE, direct], { merchant: merchantOf("expedia"), category: "flights" })),
    ).toBe(1);
  });
  test("a wallet's rate is a condition, and none where the till takes no wallet", () => {
    const cells = { category: "groceries" };
    expect(kinds(earnReal("apple-card", cells))).toContain("channel");
    expect(perDollar(earnReal("apple-card", { ...cells, channel: "mobile_wallet" }))).toBe(2);
    expect(earnReal("apple-card", { merchant: merchantOf("sams-club") }).conditional).toEqual([]);
  });
  test("paying through PayPal is a condition of its card", () => {
    const id = "synchrony-paypal-cashback";
    expect(perDollar(earnReal(id, { category: "dining", via: "paypal" }))).toBe(3);
    expect(kinds(earnReal(id, { category: "dining" }))).toEqual(["channel"]);
  });
});

describe("when and to whom a rate is open", () => {
  test("first and last day count", () => {
    const rate = rateOf({ category: "dining", rate: 5, starts: "2026-10-10", ends: "2026-12-31" });
    const on = (day: string) => perDollar(earn([BASE, rate], { category: "dining", day }));
    expect([on("2026-10-09"), on("2026-10-10"), on("2026-12-31"), on("2027-01-01")]).toEqual([
      1, 5, 5, 1,
    ]);
  });
  test("a rotating rate must be activated, and one key activates the quarter", () => {
    const dining = { category: "dining" };
    expect(kinds(earnReal("chase-freedom-flex", dining))).toEqual(["activation"]);
    expect(
      perDollar(earnReal("chase-freedom-flex", dining, { activated: ["groceries 2026-10-01"] })),
    ).toBe(7);
    expect(kinds(earnReal("chase-freedom-flex", { ...dining, day: "2026-12-20" }))).toEqual([]);
  });
  test("a choice holds with its whole option", () => {
    const chosen = { "choice-category": ["online"] };
    expect(perDollar(earnReal("boa-customized-cash", { category: "streaming" }, { chosen }))).toBe(
      3,
    );
    const other = earnReal(
      "boa-customized-cash",
      { category: "dining" },
      { chosen, openedOn: "2020-01" },
    );
    expect(perDollar(other)).toBe(1);
    expect(kinds(other)).toEqual(["choice"]);
  });
  test("the first year ends on the anniversary; a month alone leaves one month open", () => {
    expect(isFirstYear("2025-10-11", TODAY)).toBe(true);
    expect(isFirstYear("2025-10-10", TODAY)).toBe(false);
    expect(isFirstYear("2025-10", TODAY)).toBeUndefined();
    const chosen = { "choice-category": ["dining"] };
    const dining = { category: "dining" };
    expect(
      perDollar(earnReal("boa-customized-cash", dining, { chosen, openedOn: "2026-05" })),
    ).toBe(6);
    expect(kinds(earnReal("boa-customized-cash", dining, { chosen }))).toEqual(["requirement"]);
  });
  test("a membership is a condition until it is met", () => {
    const amazon = { merchant: merchantOf("amazon"), channel: "online" } as const;
    expect(perDollar(earnReal("chase-prime-visa", amazon, { met: ["paid_membership"] }))).toBe(5);
    expect(kinds(earnReal("chase-prime-visa", amazon))).toEqual(["requirement"]);
  });
  test("a least amount is met or a condition", () => {
    const id = "chase-ink-premier";
    expect(perDollar(earnReal(id, { amountCents: 500_000 }))).toBe(2.5);
    expect(kinds(earnReal(id, { amountCents: 499_999 }))).toEqual(["min_purchase"]);
  });
  test("an unverified rate is told and not used; a disputed one is used and told", () => {
    const rate = rateOf({ category: "dining", rate: 5, confidence: "unverified" });
    const answer = earn([BASE, rate], { category: "dining" });
    expect(perDollar(answer)).toBe(1);
    expect(answer.warnings).toEqual([{ kind: "unverified", rate }]);
    const disputed = { ...rate, confidence: "disputed" as const };
    expect(earn([BASE, disputed], { category: "dining" }).warnings).toEqual([
      { kind: "disputed", rate: disputed },
    ]);
  });
});

describe("caps and levels", () => {
  const capped = rateOf({
    category: "groceries",
    rate: 6,
    cap_usd: 6000,
    cap_period: "calendar_year",
  });

  test("a purchase across the cap earns both rates", () => {
    const answer = earn(
      [BASE, capped],
      { category: "groceries" },
      { spentCents: { [capKey(capped)]: 594_000 } },
    );
    expect(answer.parts.map(({ cents, scaledRate }) => [cents, scaledRate / RATE_SCALE])).toEqual([
      [6000, 6],
      [4000, 1],
    ]);
    expect(answer.points).toBe(400);
    expect(answer.best?.cap?.leftCents).toBe(6000);
    expect(answer.warnings).toEqual([]);
  });
  test("nobody said what was spent: the cap counts as open, with a warning", () => {
    expect(
      earn([BASE, capped], { category: "groceries" }).warnings.map(({ kind }) => kind),
    ).toEqual(["cap_use_unknown"]);
  });
  test("a rate after the cap goes before the base rate", () => {
    const rate = { ...capped, rate: 7, after_cap_rate: 3 };
    const answer = earn(
      [BASE, rate],
      { category: "groceries" },
      { spentCents: { [capKey(rate)]: 600_000 } },
    );
    expect(perDollar(answer)).toBe(3);
    expect(answer.best?.isAfterCap).toBe(true);
  });
  test("a level raises every rate up to its own cap", () => {
    const { boosts, rates } = real("usbank-smartly");
    const state = { boost: { level: "from 100,000", spentCents: 999_000 } };
    const answer = applicableRates(tree, { rates, boosts, state }, buy({}));
    expect(answer.parts.map(({ cents, boostPercent }) => [cents, boostPercent])).toEqual([
      [1000, 100],
      [9000, 0],
    ]);
    expect(answer.points).toBe(40 + 180);
  });
});

describe("networks", () => {
  const costco = merchantOf("costco");
  test("warehouses take Visa only, the website two networks", () => {
    expect(acceptanceOf("Visa", { merchant: costco })).toBe("yes");
    expect(acceptanceOf("American Express", { merchant: costco })).toBe("no");
    expect(acceptanceOf("Mastercard", { merchant: costco })).toBe("online_only");
    expect(acceptanceOf("Mastercard", { merchant: costco, channel: "in_store" })).toBe("no");
    expect(acceptanceOf(undefined, { merchant: costco })).toBe("unknown");
  });
});

describe("all real cards", () => {
  const ids = [...new Set(tables.earnRates.map(({ card_id }) => card_id))];
  test.each(ids)("%s earns a sane rate in every category and at every merchant", (id) => {
    const held = real(id);
    const places = [
      ...tables.spendCategories.map(({ key }) => ({ category: key })),
      ...tables.merchants.map((merchant) => ({ merchant })),
    ];
    const asked = places.flatMap((place) =>
      ("category" in place ? [false, true] : [false]).map((abroad) => ({ ...place, abroad })),
    );
    // Gathered, and not expected one by one, which would take most of the time.
    const insane = asked.filter((place) => {
      const { parts, points, warnings, conditional, best } = applicableRates(
        tree,
        held,
        buy(place),
      );
      const cents = parts.reduce((sum, part) => sum + part.cents, 0);
      const unknown = warnings.find(({ kind }) => kind === "rate_unknown");
      const unknownCents = unknown?.kind === "rate_unknown" ? unknown.cents : 0;
      const isBetter = conditional.every((rate) => rate.scaledRate > (best?.scaledRate ?? 0));
      return cents + unknownCents !== 10_000 || points > 3000 || !isBetter;
    });
    expect(insane).toEqual([]);
  });
});
