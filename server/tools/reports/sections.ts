import * as z from "zod";
import { type Balance, EMPTY_WALLET, type Wallet, wallet } from "../../accounts/wallet.ts";

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

/** Validates a part. Throws a ZodError that names the fault. */
export function parsePart(raw: unknown): WalletPart {
  const sent = z.record(z.string(), z.unknown()).parse(raw);
  const parsed = wallet.parse({ ...EMPTY_WALLET, ...sent });
  const keys = [...SECTIONS, "spend_as_of"] as const;
  return Object.fromEntries(keys.filter((key) => key in sent).map((key) => [key, parsed[key]]));
}

export function toPart(held: Wallet, wanted: readonly Section[]): WalletPart {
  const keys = [...SECTIONS, "spend_as_of"] as const;
  return Object.fromEntries(
    keys
      .filter((key) => wanted.includes(key === "spend_as_of" ? "spend" : key))
      .filter((key) => held[key] !== undefined)
      .map((key) => [key, held[key]]),
  );
}

type ListRow = { readonly id: string } | Pick<Balance, "program" | "owner">;

export const rowKey = (row: ListRow): string =>
  "id" in row ? row.id : `${row.program} ${row.owner}`;

/** Merges a part into the wallet: rows with the same key are replaced, the rest are added. */
export const mergePart = (before: Wallet, part: WalletPart): Wallet => ({
  ...before,
  ...part,
  cards: mergeRows(before.cards, part.cards),
  balances: mergeRows(before.balances, part.balances),
  valuations: { ...before.valuations, ...part.valuations },
  credit_uses: mergeRows(before.credit_uses, part.credit_uses),
  certificates: mergeRows(before.certificates, part.certificates),
  bonuses: mergeRows(before.bonuses, part.bonuses),
});

const mergeRows = <Row extends ListRow>(before: Row[], added: readonly Row[] = []): Row[] => [
  ...new Map([...before, ...added].map((row) => [rowKey(row), row])).values(),
];
