import * as z from "zod";
import { findBetterIf, rankCards } from "../../advice/purchase/best-card.ts";
import type { RankedCard } from "../../advice/purchase/card-verdict.ts";
import { capKey } from "../../advice/purchase/rate-status.ts";
import { RATE_SCALE } from "../../advice/purchase/rates.ts";
import type { FactRow } from "../../contract/facts.ts";
import { EARN_UNITS } from "../../../data/vocab-terms.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { valueBasis } from "../../member/point-values.ts";
import { withSpent } from "./candidates.ts";
import { PURCHASE_CENTS, type RankedCategory } from "./contenders.ts";
import {
  AUTHORIZED_USER,
  capRow,
  firstPart,
  spendingCard,
  toCap,
  toSpendingCard,
} from "./ranked-row.ts";
import { tellConditions, tellPlace } from "../card-rows/rate-words.ts";

const cheatCard = z.object({
  card: spendingCard,
  rate: z.number(),
  unit: z.enum(EARN_UNITS),
  rate_on: z.string(),
  percent_back: z.number().describe("Worth of the rewards for each 100 dollars, at cpp."),
  cpp: z.number(),
  cpp_basis: valueBasis.or(z.literal("face")),
  conditions: z.array(z.string()).describe("What is to be known of this card."),
});

export const cheatRow = z.object({
  category: z.string(),
  category_name: z.string(),
  best: cheatCard.optional(),
  ties: z.array(spendingCard).describe("Others that earn the same."),
  cap: capRow.optional(),
  after_cap: cheatCard.optional().describe("The best card once that cap is used up."),
  runner_up: cheatCard.optional(),
  better_if: z
    .array(z.object({ card: spendingCard, if: z.array(z.string()), percent_back: z.number() }))
    .describe("Held cards that would earn more, and if what."),
});

type CheatRow = z.infer<typeof cheatRow>;
type Category = FactRow<"spendCategories">;

const MOST_CHANCES = 3;

interface CheatInput {
  readonly scene: Scene;
  readonly rank: (category: string) => RankedCategory;
  readonly heldOf: (id: string) => HeldCard;
}

/** The best held card for a category, what comes next, and what would be better. */
export function toCheatRow(input: CheatInput, category: Category): CheatRow {
  const { scene, rank, heldOf } = input;
  const { facts } = scene;
  const asked = rank(category.key);
  const { ranked, ties } = asked.ranking;
  const [best, next] = ranked;
  const tell = (one: RankedCard) => toCheatCard(input, one);
  const cap = best && toCap(best, heldOf(best.card).entry, scene.today);
  const after = best && afterCap(scene, asked, [best, next]);
  const chances = findBetterIf(asked.cards, asked.purchase, asked.ranking, asked.judge);
  return {
    category: category.key,
    category_name: category.name,
    best: best && tell(best),
    ties: ties.filter((id) => id !== best?.card).map((id) => toSpendingCard(heldOf(id))),
    cap,
    after_cap: after && tell(after),
    runner_up: next && tell(next),
    better_if: chances.slice(0, MOST_CHANCES).map(({ card, conditional, ranked: one }) => ({
      card: toSpendingCard(heldOf(card)),
      if: [...tellConditions(facts, conditional.rate, conditional.conditions)],
      percent_back: percentOf(one),
    })),
  };
}

/** The best card when the running cap of the best one is used up: itself after it, or the next. */
function afterCap(
  { facts }: Scene,
  { cards, purchase }: RankedCategory,
  [best, next]: readonly [RankedCard, RankedCard | undefined],
): RankedCard | undefined {
  const rate = best.earning.best?.cap === undefined ? undefined : best.earning.best.rate;
  if (rate?.cap_usd === undefined) return undefined;
  const held = cards.find(({ id }) => id === best.card);
  if (held === undefined) return undefined;
  const used = withSpent(held, { [capKey(rate)]: Math.round(rate.cap_usd * 100) });
  const [after] = rankCards(facts.tree, [used], purchase).ranked;
  return after === undefined || (next !== undefined && next.totalCents > after.totalCents)
    ? next
    : after;
}

/** Per cent of the purchase, exact to a hundredth. */
const percentOf = ({ rewardCents }: RankedCard): number =>
  Math.round((rewardCents * 10_000) / PURCHASE_CENTS) / 100;

const BASES = { member: "own", quoted: "own", service: "service_estimate", face: "face" } as const;

function toCheatCard({ scene, heldOf }: CheatInput, one: RankedCard): z.infer<typeof cheatCard> {
  const first = firstPart(one);
  return {
    card: toSpendingCard(heldOf(one.card)),
    rate: (first?.scaledRate ?? 0) / RATE_SCALE,
    unit: first?.rate.unit ?? "percent",
    rate_on: first === undefined ? "" : tellPlace(scene.facts, first.rate),
    percent_back: percentOf(one),
    cpp: one.value.centsPerPoint,
    cpp_basis: BASES[one.value.basis],
    conditions: heldOf(one.card).entry.authorized_user ? [AUTHORIZED_USER] : [],
  };
}
