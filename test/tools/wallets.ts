import * as fc from "fast-check";
import { EMPTY_WALLET, newCard, type Wallet } from "../../server/accounts/wallet.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";

const facts = readPinnedFacts();
const cardIds = [...facts.cards.keys()];
const programs = [...facts.programs.keys()];
const categories = [...facts.categories.keys()];

/** Open cards from all over the catalog, each again with an id of its own once all are held. */
export function bigWallet(size: number): Wallet {
  const open = facts.tables.cards.filter(({ status }) => status === "open");
  const step = Math.max(1, Math.floor(open.length / size));
  const rounds = Math.ceil(size / open.length);
  const chosen = Array.from({ length: rounds }, () => open)
    .flat()
    .filter((_, place) => place % step === 0)
    .slice(0, size);
  const cards = chosen.map(({ id }, place) => ({
    ...newCard(place < open.length ? id : `${id}-${place}`, id, place % 4 === 3 ? "Sam" : "me"),
    opened_on: `20${String(16 + (place % 10)).padStart(2, "0")}-${String(1 + (place % 12)).padStart(2, "0")}-15`,
  }));
  const held = [...new Set(chosen.flatMap(({ rewards_currency: program }) => program ?? []))];
  return {
    ...EMPTY_WALLET,
    cards,
    balances: held.slice(0, 12).map((program, place) => ({
      program,
      owner: place % 3 === 2 ? "Sam" : "me",
      points: 12_345 * (place + 1),
      as_of: "2026-11-01",
    })),
    spend: Object.fromEntries(
      [
        "dining",
        "groceries",
        "gas",
        "flights",
        "hotels",
        "transit",
        "streaming",
        "online_shopping",
        "utilities",
        "everything_else",
      ].map((category, place) => [category, 100 + 75 * place]),
    ),
    spend_as_of: "2026-11-01",
    profile: { ...EMPTY_WALLET.profile, household: ["Sam"] },
  };
}

const text = fc
  .string({ minLength: 1, maxLength: 20, unit: "grapheme" })
  .filter((one) => !/\d{9}/.test(one));
const owner = fc.constantFrom("me", "Sam", "O'Neil, Pat");
const day = fc
  .integer({ min: 0, max: 8000 })
  .map((days) => new Date(Date.UTC(2010, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const usd = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
const points = fc.integer({ min: 1, max: 900_000 });
const id = fc.stringMatching(/^[a-f0-9]{16}$/);
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });

/** Drops what is undefined, as JSON does. */
const compact = <Value extends object>(value: Value): Value =>
  // Undefined members are those that the type says may be missing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;

const card = fc
  .record({
    id,
    card_id: fc.constantFrom(...cardIds),
    owner,
    nickname: some(text),
    last4: some(fc.stringMatching(/^\d{4}$/)),
    opened_on: some(
      fc.oneof(
        day,
        day.map((one) => one.slice(0, 7)),
      ),
    ),
    closed_on: some(day),
    close_reason: some(fc.string({ maxLength: 20 }).filter((one) => !/\d{9}/.test(one))),
    annual_fee_override_usd: some(usd),
    chosen_categories: fc.dictionary(
      fc.constantFrom("pick_one", "5%"),
      fc.array(fc.constantFrom(...categories), { maxLength: 2 }),
      { noNullPrototype: true },
    ),
    activations: fc.array(fc.constantFrom("gas 2026-10-01", "dining"), { maxLength: 2 }),
    former_products: fc.array(fc.record({ card_id: fc.constantFrom(...cardIds), until: day }), {
      maxLength: 2,
    }),
    authorized_user: fc.boolean(),
  })
  .map(compact);

const balance = fc
  .record({
    program: fc.constantFrom(...programs),
    owner,
    points,
    as_of: day,
    expires_on: some(day),
  })
  .map(compact);

const unique = <Row>(row: fc.Arbitrary<Row>, nameOf: (row: Row) => string, maxLength = 4) =>
  fc.uniqueArray(row, { selector: nameOf, maxLength });

/** Wallets of every kind that the store keeps. */
export const heldByChance: fc.Arbitrary<Wallet> = fc
  .record({
    format: fc.constant(1 as const),
    cards: unique(card, (one) => one.id),
    balances: unique(balance, (one) => `${one.program} ${one.owner}`),
    valuations: fc.dictionary(
      fc.constantFrom(...programs),
      fc
        .record({
          cpp: usd.map((one) => 0.01 + (one % 5)),
          set_on: day,
          note: some(fc.string({ maxLength: 9 })),
        })
        .map(compact),
      { maxKeys: 3, noNullPrototype: true },
    ),
    spend: some(
      fc.dictionary(fc.constantFrom(...categories), usd, {
        minKeys: 1,
        maxKeys: 4,
        noNullPrototype: true,
      }),
    ),
    credit_uses: unique(
      fc.record({ id, wallet_card_id: id, credit_name: text, used_on: day, amount_usd: usd }),
      (one) => one.id,
    ),
    certificates: unique(
      fc
        .record({
          id,
          name: text,
          owner,
          program: some(text),
          cap_points: some(points),
          expires_on: some(day),
        })
        .map(compact),
      (one) => one.id,
    ),
    bonuses: unique(
      fc.record({
        id,
        wallet_card_id: id,
        status: fc.constantFrom("active", "completed", "cancelled"),
        required_usd: usd,
        net_spent_usd: usd.map((one) => one - 50),
        updated_on: day,
      }),
      (one) => one.id,
    ),
    profile: fc
      .record({
        time_zone: fc.constantFrom("America/New_York", "Pacific/Honolulu"),
        goals: fc.array(text, { maxLength: 2 }),
        baseline_percent: fc.constantFrom(0, 1.5, 2),
        value_style: fc.constantFrom("floor", "typical", "high"),
        household: fc.array(owner, { maxLength: 2 }),
        memberships: fc.array(text, { maxLength: 2 }),
        home_airport: some(fc.constantFrom("JFK", "LAX")),
        business_eligible: some(fc.boolean()),
      })
      .map(compact),
  })
  .map(compact);
