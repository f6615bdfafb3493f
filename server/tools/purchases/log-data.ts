import * as z from "zod";
import type { Purchase } from "../../accounts/purchases.ts";
import { formatUsd, toCents, toDollars } from "../../advice/money.ts";
import { capKey } from "../../advice/purchase/rate-status.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { toEarner } from "../../member/earners.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import { bonusSpent, creditUses } from "../../member/logged.ts";
import type { Scene } from "../../member/scene.ts";

/* The effects of a log change: on its rows, bonuses, caps, credits and the spending profile. */

const feedRow = z.object({
  kind: z.enum(["bonus", "cap", "credit", "spending"]),
  card_name: z.string().optional(),
  name: z.string().optional(),
  before_usd: z.number().optional(),
  after_usd: z.number(),
  of_usd: z.number().optional(),
});

type FeedRow = z.infer<typeof feedRow>;

const purchaseRow = z.object({
  date: z.iso.date(),
  text: z.string(),
  amount_usd: z.number(),
  kind: z.enum(["purchase", "refund", "credit"]),
  category: z.string().optional(),
  credit: z.string().optional(),
});

export const logData = z.object({
  applied: z.boolean(),
  log_id: z.string().optional(),
  rows: z.object({
    added: z.int(),
    corrected: z.int(),
    known: z.int(),
    removed: z.int(),
    left_out: z.int(),
  }),
  purchases: z.array(purchaseRow).readonly(),
  unread: z.array(z.object({ line: z.int(), why: z.string() })).readonly(),
  columns: z.record(z.string(), z.string()).optional(),
  feeds: z.array(feedRow).readonly(),
  confirm_code: z.string().optional(),
  confirm_by: z.iso.datetime().optional(),
});

export type LogData = z.infer<typeof logData>;

export const NO_ROWS: LogData["rows"] = {
  added: 0,
  corrected: 0,
  known: 0,
  removed: 0,
  left_out: 0,
};

export const toPurchaseRow = ({ on, text, cents, kind, category, credit }: Purchase) => ({
  date: on,
  text,
  amount_usd: toDollars(cents),
  kind,
  category,
  credit,
});

/** The figures that differ between two scenes. */
export function feedsBetween(before: Scene, after: Scene): readonly FeedRow[] {
  const old = new Map(figuresOf(before).map((one) => [keyOf(one), one.after_usd]));
  const next = figuresOf(after);
  const keys = new Set(next.map(keyOf));
  const gone = figuresOf(before)
    .filter((one) => !keys.has(keyOf(one)))
    .map((one) => ({ ...one, after_usd: 0 }));
  return [...next, ...gone]
    .map((one) => ({ ...one, before_usd: old.get(keyOf(one)) ?? 0 }))
    .filter(({ before_usd: was, after_usd: is }) => was !== is);
}

const MAX_TOLD = 4;

/** The changed figures as a trailing sentence, with catalog names only; empty if none. */
export function tellFeeds(feeds: readonly FeedRow[]): string {
  const told = feeds
    .slice(0, MAX_TOLD)
    .map(({ kind, card_name: card, name, after_usd: after, of_usd: of }) =>
      kind === "spending"
        ? `spending profile ${formatUsd(after)} a month`
        : `${card} ${kind === "bonus" ? "bonus" : name} ${formatUsd(after)}${of === undefined ? "" : ` of ${formatUsd(of)}`}`,
    )
    .join("; ");
  return told === "" ? "" : ` ${told}.`;
}

type Figure = FeedRow & { readonly id: string };

const keyOf = ({ kind, id, name = "" }: Figure): string => `${kind} ${id} ${name}`;

const figuresOf = (scene: Scene): readonly Figure[] => [
  ...heldCards(scene, { status: "all" }).flatMap((held) => [
    ...bonusesOf(scene, held),
    ...capsOf(scene, held),
    ...creditsOf(scene, held),
  ]),
  ...spendingOf(scene),
];

const bonusesOf = (scene: Scene, { entry, card }: HeldCard): readonly Figure[] =>
  scene.wallet.bonuses
    .filter((one) => one.wallet_card_id === entry.id && one.status === "active")
    .map((bonus) => ({
      kind: "bonus",
      id: bonus.id,
      card_name: card.card_name,
      after_usd: bonusSpent(scene, bonus),
      of_usd: bonus.required_usd,
    }));

function capsOf(scene: Scene, held: HeldCard): readonly Figure[] {
  const { rates, state } = toEarner(scene, held);
  return Object.entries(state.spentCents ?? {}).map(([cap, cents]) => {
    const capped = rates.filter((rate) => capKey(rate) === cap);
    const names = capped.map(({ category }) => categoryName(scene.facts, category));
    return {
      kind: "cap",
      id: `${held.entry.id} ${cap}`,
      card_name: held.card.card_name,
      name: [...new Set(names)].join(", "),
      after_usd: toDollars(cents),
      of_usd: capped[0]?.cap_usd,
    };
  });
}

/** Everything ever used of each credit. */
function creditsOf(scene: Scene, { entry, card }: HeldCard): readonly Figure[] {
  const cents = new Map<string, number>();
  for (const use of creditUses(scene, entry.id)) {
    cents.set(use.credit_name, (cents.get(use.credit_name) ?? 0) + toCents(use.amount_usd));
  }
  return [...cents].map(([name, sum]) => ({
    kind: "credit",
    id: entry.id,
    card_name: card.card_name,
    name,
    after_usd: toDollars(sum),
  }));
}

function spendingOf({ wallet: { spend } }: Scene): readonly Figure[] {
  if (spend === undefined) return [];
  const cents = Object.values(spend).reduce((sum, usd) => sum + toCents(usd), 0);
  return [{ kind: "spending", id: "", name: "a month", after_usd: toDollars(cents) }];
}
