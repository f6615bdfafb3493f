import { hideCardNumber } from "./card-number.ts";
import { toTimestamp } from "./deps.ts";
import { MAX_RECORD_BYTES } from "./store/store.ts";
import { type Wallet, wallet } from "./wallet.ts";

/** The text of a wallet may fill a quarter of a record: hundreds of cards with their history. */
const MAX_WALLET_BYTES = MAX_RECORD_BYTES / 4;

/** The change cannot be kept; the message says why. */
export class WalletRefused extends Error {
  override readonly name = "WalletRefused";
}

/**
 * Validates a changed wallet. Throws WalletRefused when it is malformed, holds a card number or
 * grows beyond the limits.
 */
export function checkWallet(changed: Wallet, before: Wallet, now: number): Wallet {
  const parsed = wallet.safeParse(changed);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new WalletRefused(
      `${issue?.path.join(".") ?? "wallet"}: ${issue?.message ?? "not valid"}`,
    );
  }
  if (ownTexts(parsed.data).some(hideCardNumber)) {
    throw new WalletRefused(
      "a text looks like a full card number; give at most the last four digits, as last4",
    );
  }
  refuseGrowth(parsed.data, before, now);
  const size = Buffer.byteLength(JSON.stringify(parsed.data));
  if (size > MAX_WALLET_BYTES) {
    throw new WalletRefused(
      `the wallet would have ${size} bytes; the limit is ${MAX_WALLET_BYTES}`,
    );
  }
  return parsed.data;
}

/** The member's own texts, in groups over which a card number could be spread. */
const ownTexts = ({
  cards,
  profile,
  certificates,
  bonuses,
  valuations,
  credit_uses: uses,
}: Wallet) => [
  ...cards.map(({ nickname = "", note = "", close_reason: reason = "" }) => [
    nickname,
    note,
    reason,
  ]),
  profile.goals,
  profile.memberships,
  profile.household,
  certificates.map(({ name }) => name),
  bonuses.map(({ reward = "" }) => reward),
  uses.map(({ credit_name: name }) => name),
  Object.values(valuations).map(({ note = "" }) => note),
];

/** Answers take time for each of these, often multiplied by the number of others. */
const MAX_OPEN_CARDS = 100;
const MAX_OWN_RATES = 60;
const MAX_OWN_CREDITS = 300;

/** A wallet stored with more than the limit may stay as it is or shrink. */
function refuseGrowth(after: Wallet, before: Wallet, now: number): void {
  const open = countOpen(after, now);
  if (open > MAX_OPEN_CARDS && open > countOpen(before, now)) {
    throw new WalletRefused(
      `it would have ${open} open cards; the limit is ${MAX_OPEN_CARDS}, not counting closed ones`,
    );
  }
  for (const [list, what, most] of OWN_LISTS) {
    const count = countOwn(after, list);
    if (count > most && count > countOwn(before, list)) {
      throw new WalletRefused(
        `its own cards would have ${count} ${what} in all; the limit is ${most}`,
      );
    }
  }
}

const OWN_LISTS = [
  ["earn", "earn rates", MAX_OWN_RATES],
  ["credits", "credits", MAX_OWN_CREDITS],
] as const;

const DAY_MS = 86_400_000;

/** Cards that are open in some time zone. */
function countOpen({ cards }: Wallet, now: number): number {
  const yesterday = toTimestamp(now - DAY_MS).slice(0, 10);
  return cards.filter(({ closed_on: closed }) => closed === undefined || closed >= yesterday)
    .length;
}

const countOwn = ({ cards }: Wallet, list: "earn" | "credits"): number =>
  cards.reduce((sum, { own }) => sum + (own?.[list].length ?? 0), 0);
