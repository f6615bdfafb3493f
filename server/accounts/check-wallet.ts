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
 * The wallet as it is kept after a change. Throws WalletRefused when it is no wallet, holds a card number
 * or would grow beyond what is kept.
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
    throw new WalletRefused(`the wallet would have ${size} bytes; ${MAX_WALLET_BYTES} are kept`);
  }
  return parsed.data;
}

/** Texts in the member's own words, with what distinguishes them. */
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

/** Answers take time for each of these, often times the others. */
const MAX_OPEN_CARDS = 100;
const MAX_OWN_LINES = 300;

/** A wallet that was kept with more may stay as it is, and get smaller. */
function refuseGrowth(after: Wallet, before: Wallet, now: number): void {
  const open = countOpen(after, now);
  if (open > MAX_OPEN_CARDS && open > countOpen(before, now)) {
    throw new WalletRefused(
      `it would have ${open} open cards; at most ${MAX_OPEN_CARDS} are kept, not counting closed ones`,
    );
  }
  const lines = countOwnLines(after);
  if (lines > MAX_OWN_LINES && lines > countOwnLines(before)) {
    throw new WalletRefused(
      `its own cards would have ${lines} earn rates and credits in all; at most ${MAX_OWN_LINES} are kept`,
    );
  }
}

const DAY_MS = 86_400_000;

/** Cards that are open in some time zone. */
function countOpen({ cards }: Wallet, now: number): number {
  const yesterday = toTimestamp(now - DAY_MS).slice(0, 10);
  return cards.filter(({ closed_on: closed }) => closed === undefined || closed >= yesterday)
    .length;
}

const countOwnLines = ({ cards }: Wallet): number =>
  cards.reduce((sum, { own }) => sum + (own?.earn.length ?? 0) + (own?.credits.length ?? 0), 0);
