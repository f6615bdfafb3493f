import * as z from "zod";
import { EMPTY_WALLET, type Wallet, wallet } from "../../accounts/wallet.ts";

/** The parts of a wallet that are exported and imported, in the order in which they are written. */
export const SECTIONS = [
  "cards",
  "balances",
  "valuations",
  "spend",
  "credit_uses",
  "certificates",
  "bonuses",
  "profile",
] as const;

export type Section = (typeof SECTIONS)[number];

/** Some parts of a wallet; what is absent is left as it is. */
export type WalletPart = Partial<Pick<Wallet, Section | "spend_as_of">>;

/** A part as it was sent. Throws a ZodError that names what is wrong. */
export function parsePart(raw: unknown): WalletPart {
  const sent = z.record(z.string(), z.unknown()).parse(raw);
  const parsed = wallet.parse({ ...EMPTY_WALLET, ...sent });
  const keys = [...SECTIONS, "spend_as_of"] as const;
  return Object.fromEntries(keys.filter((key) => key in sent).map((key) => [key, parsed[key]]));
}

/** The wanted parts of a wallet. */
export function toPart(held: Wallet, wanted: readonly Section[]): WalletPart {
  const hasSpend = wanted.includes("spend") && held.spend !== undefined;
  return {
    ...Object.fromEntries(
      SECTIONS.filter((section) => wanted.includes(section) && held[section] !== undefined).map(
        (section) => [section, held[section]],
      ),
    ),
    ...(hasSpend && held.spend_as_of !== undefined ? { spend_as_of: held.spend_as_of } : {}),
  };
}

/** The wallet with a part put in: what has the same id is replaced, the rest is added. */
export function mergePart(before: Wallet, part: WalletPart): Wallet {
  return {
    ...before,
    ...part,
    cards: mergeRows(before.cards, part.cards, (card) => card.id),
    balances: mergeRows(before.balances, part.balances, (one) => `${one.program} ${one.owner}`),
    valuations: { ...before.valuations, ...part.valuations },
    credit_uses: mergeRows(before.credit_uses, part.credit_uses, (use) => use.id),
    certificates: mergeRows(before.certificates, part.certificates, (one) => one.id),
    bonuses: mergeRows(before.bonuses, part.bonuses, (bonus) => bonus.id),
    profile: part.profile ?? before.profile,
  };
}

function mergeRows<Row>(
  before: Row[],
  added: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
): Row[] {
  if (added === undefined) return before;
  const news = new Map(added.map((row) => [nameOf(row), row]));
  const known = new Set(before.map(nameOf));
  return [
    ...before.map((row) => news.get(nameOf(row)) ?? row),
    ...added.filter((row) => !known.has(nameOf(row))),
  ];
}
