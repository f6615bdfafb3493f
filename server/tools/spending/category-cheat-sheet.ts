import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import { isRunning } from "../../advice/purchase/rate-status.ts";
import { categoryParam, getCategory } from "../../member/names.ts";
import { getHeld, type HeldCard, heldCardParam, heldCards } from "../../member/held-cards.ts";
import { excludeCardsParam, withoutCards } from "../../member/excluded-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count } from "../../advice/money.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { sceneOn } from "../../member/scene-on.ts";
import { toCandidate } from "./candidates.ts";
import { cheatRow, toCheatRow, type RotatingRow, rotatingRow, rotatingRows } from "./cheat-rows.ts";

const gap = z.object({
  category: z.string(),
  category_name: z.string(),
  best_percent_back: z.number().describe("Of the best held card; 0 when none earns."),
  short_percent: z.number().describe("Below the baseline; 0 when it equals it."),
  short_usd_a_year: z.number().optional().describe("From the spending profile, if it is there."),
});

type CheatRow = z.infer<typeof cheatRow>;

export const categoryCheatSheet = defineReader({
  name: "category_cheat_sheet",
  title: "Best held card by category",
  description:
    "Make me a list: which card should I use where, for what kind of spending, which by " +
    "default? The best held card for each everyday category now, groceries, gas, dining and " +
    "everything else, with rate, cap left, the card after the cap, this quarter's rotating 5% " +
    "categories and their activation, categories none of my cards cover. One purchase: " +
    "best_card_for_purchase; cards that close a gap: rank_candidate_cards.",
  input: z.strictObject({
    categories: z
      .array(categoryParam)
      .min(1)
      .max(60)
      .optional()
      .describe("By name; the everyday ones by default."),
    date: dayParam.optional().describe("Today by default."),
    owner: ownerParam.optional(),
    exclude_cards: excludeCardsParam.optional(),
    rotating_spent: z
      .array(z.strictObject({ card: heldCardParam, spent_usd: z.number().nonnegative() }))
      .max(10)
      .optional()
      .describe("[{card,spent_usd}]: spent on rotating rates, for this question only."),
    as_if: asIfParam,
  }),
  data: z.object({
    date: z.iso.date(),
    baseline_percent: z.number().describe("The profile's plain cash-back card."),
    rows: z.array(cheatRow),
    gaps: z.array(gap).describe("Categories in which no held card beats the baseline."),
    rotating: z.array(rotatingRow).describe("Current rates that must be activated."),
    activations_due: z.array(rotatingRow).describe("Those still to be activated."),
  }),
  brief: {
    rows: "rows",
    columns: {
      rows: "category_name best.card best.rate best.unit best.percent_back best.conditions cap.limit_usd runner_up.card runner_up.percent_back",
      rotating: "",
    },
  },
  answer: (input, whole) => {
    const scene = withoutCards(whole, input.exclude_cards);
    const day = input.date ?? scene.today;
    const then = sceneOn(scene, day);
    const owner = input.owner === undefined ? undefined : getOwner(scene.wallet, input.owner);
    const held = heldCards(then, { owner });
    const rows = rowsOf(then, held, input.categories, scene.today);
    const gaps = gapsOf(scene, rows);
    const rotating = withSpending(
      then,
      held,
      rotatingRows(then, held, scene.today),
      input.rotating_spent,
    );
    const due = rotating.filter(({ status }) => status === "due");
    return {
      summary: held.length === 0 ? NONE_HELD : `${tellBest(rows)}. ${tellCounts(gaps, due)}`,
      data: {
        date: day,
        baseline_percent: scene.wallet.profile.baseline_percent,
        rows,
        gaps,
        rotating,
        activations_due: due,
      },
      assumptions: [
        ...ASSUMED,
        input.exclude_cards !== undefined && "Excluded cards are not counted.",
      ],
      warnings: warningsOf(rotating),
      sources: sourcesOf(then, held),
      next_actions: [
        held.length === 0 && "Add the member's cards with add_wallet_card or import_wallet.",
        due.length > 0 && ACTIVATE,
        gaps.length > 0 && "See rank_candidate_cards for cards that would close a gap.",
      ],
    };
  },
});

const NONE_HELD = "No open card is held, so no category is covered.";

const tellCounts = (gaps: readonly unknown[], due: readonly unknown[]): string =>
  `${count(gaps.length, "gap")} against the baseline, ${count(due.length, "activation")} due.`;

const ASSUMED = [
  "A purchase of $100 in the US, directly with the merchant; travel is booked directly.",
  "Points count at estimates or the member's own values; credits and bonuses are left out.",
  "Where spend towards a cap is not recorded, all of it counts as left.",
];
const ACTIVATE =
  "Activate the rates that are due with the issuer, then record it with update_wallet_card.";

/** The rows, with caps reduced by the dollars spent. */
function withSpending(
  scene: Scene,
  held: readonly HeldCard[],
  rows: RotatingRow[],
  spending: readonly { readonly card: string; readonly spent_usd: number }[] = [],
): RotatingRow[] {
  const spent = new Map(
    spending.map(({ card, spent_usd: usd }) => [getHeld(scene, card, held).entry.id, usd]),
  );
  return rows.map((row) => {
    const usd = spent.get(row.card.wallet_card_id);
    if (usd === undefined || row.cap === undefined) return row;
    const left = Math.max(0, row.cap.limit_usd - usd);
    return { ...row, cap: { ...row.cap, left_usd: left, left_known: true } };
  });
}

function rowsOf(
  scene: Scene,
  held: readonly HeldCard[],
  names: readonly string[] | undefined,
  today: string,
): CheatRow[] {
  const categories =
    names?.map((name) => getCategory(scene.facts, name)) ??
    scene.facts.tables.spendCategories.filter(({ everyday }) => everyday);
  if (held.length === 0) return [];
  const byId = new Map(held.map((one) => [one.entry.id, one]));
  const heldOf = (id: string): HeldCard => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`no held card ${id}`);
    return found;
  };
  // A bonus in progress would make its card the best of every category.
  const candidates = held.map((one) => ({ ...toCandidate(scene, one), bonus: undefined }));
  const input = { scene, today, candidates, heldOf };
  return [...new Set(categories)].map((category) => toCheatRow(input, category));
}

function gapsOf({ wallet }: Scene, rows: readonly CheatRow[]): z.infer<typeof gap>[] {
  const baseline = wallet.profile.baseline_percent;
  return rows
    .map(({ category, category_name, best }) => {
      const percent = best?.percent_back ?? 0;
      const short = Math.round((baseline - percent) * 100) / 100;
      const monthly = wallet.spend?.[category];
      return {
        category,
        category_name,
        best_percent_back: percent,
        short_percent: short,
        short_usd_a_year: monthly && Math.round(monthly * 12 * short) / 100,
      };
    })
    .filter(({ best_percent_back: percent }) => percent <= baseline);
}

const warningsOf = (rotating: readonly RotatingRow[]): string[] =>
  rotating
    .filter(({ status }) => status === "late")
    .map(({ card, on }) => `${card.card_name}: the day to activate ${on.join(", ")} has passed.`);

const MAX_TOLD = 4;

function tellBest(rows: readonly CheatRow[]): string {
  const best = rows
    .slice(0, MAX_TOLD)
    .flatMap(({ category_name: name, best: one }) =>
      one === undefined ? [] : [`${name}: ${one.card.card_name} (${one.percent_back}% in value)`],
    );
  const more = rows.length > MAX_TOLD ? `; ${rows.length - MAX_TOLD} more in the rows` : "";
  return best.join("; ") + more;
}

/** Running rates as sources, those to activate first. */
const sourcesOf = ({ facts, today }: Scene, held: readonly HeldCard[]) =>
  held
    .flatMap(({ card }) => facts.rowsOf("earnRates", card.id))
    .filter((row) => isRunning(row, today))
    .toSorted(
      (a, b) => Number(b.selection === "activation") - Number(a.selection === "activation"),
    );
