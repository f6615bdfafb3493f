import { describe, expect, test } from "vitest";
import {
  type CardBenefit,
  type ChangeFacts,
  changeOptions,
  compareBenefits,
} from "../../server/advice/applications/product-changes.ts";
import { cardOf, cardsById, tables } from "./histories.ts";

function benefits(cardId: string): readonly CardBenefit[] {
  const of = <Row extends { readonly card_id: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.card_id === cardId);
  return [
    ...of(tables.credits).map((row) => ({
      kind: "credit" as const,
      name: row.credit_name,
      detail: `${row.amount_usd} ${row.period}`,
      confidence: row.confidence,
    })),
    ...of(tables.lounges).map((row) => ({
      kind: "lounge" as const,
      name: row.lounge_network,
      detail: `${row.unlimited} ${row.visits_per_year} ${row.guests}`,
      confidence: row.confidence,
    })),
  ];
}

const facts: ChangeFacts = {
  productChanges: tables.productChanges,
  policies: tables.issuerPolicies,
  rules: tables.issuerRules,
  card: (id) => cardsById.get(id),
  benefits,
};

const options = (cardId: string, openedOn?: string, today = "2026-11-21") =>
  changeOptions({ cardId, issuer: cardOf(cardId).issuer, openedOn }, facts, today);

const optionTo = (toCard: string, from: string, openedOn?: string, today?: string) =>
  options(from, openedOn, today).find((option) => option.toCard === toCard);

describe("product changes", () => {
  test("of a Gold card name the fee, the benefits and the day", () => {
    expect(optionTo("amex-platinum", "amex-gold", "2026-02-28")).toMatchObject({
      direction: "upgrade",
      confidence: "confirmed",
      minAge: { months: 12 },
      earliestOn: "2027-02-28",
      isOldEnough: false,
      warnings: [],
    });
    const names = optionTo("amex-platinum", "amex-gold")?.gained.map(({ name }) => name);
    expect(names).toContain("Centurion Lounge");
  });

  test("having the new card can stop its own bonus and those of others", () => {
    const blocks = optionTo("amex-platinum", "amex-gold")?.blocks ?? [];
    expect(blocks).toContainEqual({ ruleId: "amex-once-per-lifetime", cards: ["amex-platinum"] });
    expect(blocks).toContainEqual({ ruleId: "amex-family-gold", cards: ["amex-gold"] });
  });

  test("without a source are shown as unverified, with the age the issuer asks", () => {
    const option = optionTo("amex-delta-gold", "amex-delta-reserve", "2024-01-15");
    expect(option).toMatchObject({
      confidence: "unverified",
      minAge: { months: 12, basis: "issuer" },
      isOldEnough: true,
      warnings: [expect.stringContaining("No dated source")],
    });
  });

  test("with a month alone are late enough by its last day", () => {
    const of = (today: string) => optionTo("amex-platinum", "amex-gold", "2025-11", today);
    expect(of("2026-10-31")?.isOldEnough).toBe(false);
    expect(of("2026-11-21")).toMatchObject({ isOldEnough: undefined, earliestOn: "2026-11-30" });
    expect(of("2026-11-30")?.isOldEnough).toBe(true);
  });

  test("without an opening have no day", () => {
    expect(optionTo("amex-platinum", "amex-gold")).toMatchObject({
      earliestOn: undefined,
      isOldEnough: undefined,
      warnings: [expect.stringContaining("not recorded")],
    });
  });

  test("a downgrade in the first year says that the bonus may be taken back", () => {
    const of = (openedOn: string) => optionTo("amex-everyday", "amex-gold", openedOn)?.warnings;
    expect(of("2026-05-31")).toContain("The welcome bonus may be clawed back before 2027-05-31.");
    expect(of("2024-05-31")).not.toContainEqual(expect.stringContaining("taken back"));
  });

  test("of every real card throw nothing and lead to known cards of the same issuer", () => {
    for (const card of tables.cards) {
      for (const option of options(card.id, "2024-02-29")) {
        expect(cardsById.get(option.toCard)?.issuer).toBe(card.issuer);
        if (option.earliestOn !== undefined) expect(option.earliestOn > "2024-02-29").toBe(true);
        if (option.direction === "upgrade" && option.minAge !== undefined) {
          expect(option.minAge.months).toBeGreaterThanOrEqual(12);
        }
      }
    }
  });
});

test("benefits are lost, gained or changed, and unverified ones are none of these", () => {
  const one = (name: string, detail: string, confidence: CardBenefit["confidence"] = "confirmed") =>
    ({ kind: "credit", name, detail, confidence }) as const;
  const difference = compareBenefits(
    [one("Uber", "10"), one("Resy", "5"), one("Saks", "50")],
    [one("Uber", "15"), one("Saks", "50"), one("CLEAR", "219"), one("Maybe", "1", "unverified")],
  );
  expect(difference.lost.map(({ name }) => name)).toEqual(["Resy"]);
  expect(difference.gained.map(({ name }) => name)).toEqual(["CLEAR"]);
  expect(difference.changed.map(({ from, to }) => [from.detail, to.detail])).toEqual([
    ["10", "15"],
  ]);
});
