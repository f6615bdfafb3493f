import * as fc from "fast-check";
import type { Wallet, WalletCard } from "../../server/accounts/wallet.ts";
import { held } from "../tools/held.ts";
import { addDays, daysBetween } from "./calendar.ts";
import { rowsOf } from "./table.ts";
import { estimateOf } from "./worth.ts";

export const dayBetween = (from: string, to: string): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: daysBetween(from, to) }).map((days) => addDays(from, days));

export const TODAY = "2026-11-21";

/** A today, after the tables were read. */
export const today = dayBetween(TODAY, "2027-06-30");

export const OPEN_CARDS = rowsOf("cards")
  .filter((row) => row("status") === "open")
  .map((row) => row("id"));

export const isValued = (program: string): boolean => estimateOf(program) !== undefined;

/** Rows with ids of their own. */
export const numbered = <Row extends object>(name: string, rows: readonly Row[]) =>
  rows.map((row, at) => ({ ...row, id: `${name}-${at}` }));

/** Cards with the day each was opened, and what else is so. */
export const cardsOf = (
  id: fc.Arbitrary<string>,
  size: { readonly minLength: number; readonly maxLength: number },
  opened: fc.Arbitrary<string> = dayBetween("2018-01-01", "2026-11-20"),
  more: fc.Arbitrary<Partial<WalletCard>> = fc.constant({}),
): fc.Arbitrary<readonly WalletCard[]> =>
  fc.array(fc.tuple(id, opened, more), size).map((cards) =>
    numbered(
      "card",
      cards.map(([card, opened_on, rest]) => held(card, { opened_on, ...rest })),
    ),
  );

const ownEarn = (category: fc.Arbitrary<string>) =>
  fc.record({
    category,
    rate: fc.integer({ min: 0, max: 16 }).map((halves) => halves / 2),
  });

/** A card that no table has, with rates and caps of its holder's telling. */
export const ownCardsOf = (
  categories: readonly string[],
  programs: readonly string[],
): fc.Arbitrary<readonly WalletCard[]> =>
  fc
    .array(
      fc.record({
        annual_fee_usd: fc.integer({ min: 0, max: 600 }),
        foreign_fee_percent: fc.constantFrom(0, 2.7, 3),
        program: fc.option(fc.constantFrom(...programs), { nil: undefined }),
        base: ownEarn(fc.constant("everything_else")),
        more: fc.uniqueArray(ownEarn(fc.constantFrom(...categories)), {
          selector: ({ category }) => category,
          maxLength: 3,
        }),
        cap: fc.option(
          fc.record({
            cap_usd: fc.integer({ min: 1, max: 30 }).map((hundreds) => hundreds * 100),
            cap_period: fc.constantFrom("month", "quarter", "calendar_year"),
          }),
          { nil: {} },
        ),
      }),
      { maxLength: 2 },
    )
    .map((cards) =>
      cards.map(({ base, more, cap, ...card }, at) => {
        const capped = more.filter(({ category }) => category !== base.category);
        const own = {
          ...card,
          name: `Card ${at}`,
          issuer: "Valley Bank",
          card_type: "personal" as const,
          earn: [base, ...capped.map((rate) => ({ ...rate, ...cap }))],
          credits: [],
          as_of: TODAY,
        };
        return held(`own-mine-${at}`, { id: `mine-${at}`, opened_on: "2022-02-02", own });
      }),
    );

export const balance = (program: string, points: number): Wallet["balances"][number] => ({
  program,
  owner: "me",
  points,
  as_of: "2026-11-01",
});

/** The member's own cents per point of some of these programs. */
export const valuationsOf = (programs: readonly string[]): fc.Arbitrary<Wallet["valuations"]> =>
  fc.dictionary(
    fc.constantFrom(...programs),
    fc.integer({ min: 10, max: 400 }).map((cents) => ({ cpp: cents / 100, set_on: "2026-11-01" })),
    { maxKeys: 2, noNullPrototype: true },
  );
