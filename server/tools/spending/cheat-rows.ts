import * as z from "zod";
import {
  type CandidateCard,
  findBetterIf,
  type PurchaseToRank,
  type RankedCard,
  rankCards,
} from "../../advice/best-card.ts";
import { capKey } from "../../advice/rate-status.ts";
import { RATE_SCALE } from "../../advice/rates.ts";
import type { FactRow } from "../../contract/facts.ts";
import { EARN_UNITS } from "../../../data/vocab-terms.ts";
import type { HeldCard } from "../core/held.ts";
import type { Scene } from "../core/scene.ts";
import { valueBasis } from "../core/values.ts";
import { withSpent } from "./candidates.ts";
import { usualChannel } from "./purchase-input.ts";
import {
  AUTHORIZED_USER,
  capRow,
  firstPart,
  spendingCard,
  toCap,
  toSpendingCard,
} from "./ranked-row.ts";
import { tellConditions, tellPlace } from "./rate-words.ts";

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

/** A plain purchase: the rows tell rates, so its size only has to be past least amounts. */
const PURCHASE_CENTS = 10_000;
const MOST_CHANCES = 3;

interface CheatInput {
  readonly scene: Scene;
  readonly today: string;
  readonly candidates: readonly CandidateCard[];
  readonly heldOf: (id: string) => HeldCard;
}

/** The best held card for a category, what comes next, and what would be better. */
export function toCheatRow(input: CheatInput, category: Category): CheatRow {
  const { scene, candidates, heldOf } = input;
  const { facts } = scene;
  const purchase = toPurchase(input, category);
  const ranking = rankCards(facts.tree, candidates, purchase);
  const { ranked, ties } = ranking;
  const [best, next] = ranked;
  const tell = (one: RankedCard) => toCheatCard(input, one);
  const cap = best && toCap(best);
  const after = best && afterCap(input, [best, next], purchase);
  const chances = findBetterIf(facts.tree, candidates, purchase, ranking);
  return {
    category: category.key,
    category_name: category.name,
    ...(best === undefined ? {} : { best: tell(best) }),
    ties: ties.filter((id) => id !== best?.card).map((id) => toSpendingCard(heldOf(id))),
    ...(cap === undefined ? {} : { cap }),
    ...(after === undefined ? {} : { after_cap: tell(after) }),
    ...(next === undefined ? {} : { runner_up: tell(next) }),
    better_if: chances.slice(0, MOST_CHANCES).map(({ card, conditional, ranked: one }) => ({
      card: toSpendingCard(heldOf(card)),
      if: [...tellConditions(facts, conditional.rate, conditional.conditions)],
      percent_back: percentOf(one),
    })),
  };
}

function toPurchase({ scene, today }: CheatInput, category: Category): PurchaseToRank {
  const usual = usualChannel(undefined, category, scene.facts.tree);
  return {
    amountCents: PURCHASE_CENTS,
    category: category.key,
    abroad: false,
    day: scene.today,
    today,
    ...(usual === undefined ? {} : { channel: usual.channel }),
  };
}

/** The best card when the running cap of the best one is used up: itself after it, or the next. */
function afterCap(
  { scene, candidates }: CheatInput,
  [best, next]: readonly [RankedCard, RankedCard | undefined],
  purchase: PurchaseToRank,
): RankedCard | undefined {
  const rate = best.earning.best?.cap === undefined ? undefined : best.earning.best.rate;
  const held = candidates.find(({ id }) => id === best.card);
  if (rate?.cap_usd === undefined || held === undefined) return undefined;
  const used = withSpent(held, { [capKey(rate)]: Math.round(rate.cap_usd * 100) });
  const [after] = rankCards(scene.facts.tree, [used], purchase).ranked;
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
