import * as z from "zod";
import { type PurchaseSums, statementImport } from "../../accounts/purchases.ts";
import { addMonths, monthKey } from "../../advice/days.ts";
import { heldCards, toHeldCandidate } from "../../member/held-cards.ts";
import { isCovered, monthsBetween } from "../../member/logged.ts";
import type { Scene } from "../../member/scene.ts";

const STATES = ["covered", "partly", "missing", "twice"] as const;

const statement = statementImport.pick({ from: true, to: true, imported_on: true });

export const coverageRow = z.object({
  wallet_card_id: z.string(),
  card: z.string(),
  months: z.record(z.string(), z.enum(STATES)),
  /** The newest first. */
  statements: z.array(z.object({ log_id: z.string(), ...statement.shape })),
});

type State = (typeof STATES)[number];
type CoverageRow = z.infer<typeof coverageRow>;

/** The months that each card's statements cover, from the first to now. */
export function coverageOf(scene: Scene): CoverageRow[] {
  const { imports } = scene.log ?? { imports: [] };
  return heldCards(scene, { status: "all" }).flatMap((held) => {
    const own = imports.filter((one) => one.wallet_card_ids.includes(held.entry.id));
    if (own.length === 0) return [];
    return [
      {
        wallet_card_id: held.entry.id,
        card: toHeldCandidate(held).label,
        months: monthsOfCard(own, scene.today),
        statements: own.map(({ id, ...about }) => ({ ...about, log_id: id })).toReversed(),
      },
    ];
  });
}

type Imports = PurchaseSums["imports"];

function monthsOfCard(own: Imports, today: string): CoverageRow["months"] {
  const first = own.map(({ from }) => monthKey(from)).toSorted()[0] ?? monthKey(today);
  const months = monthsBetween(first, monthKey(addMonths(`${monthKey(today)}-01`, 1)));
  return Object.fromEntries(months.map((month) => [month, stateOf(month, own, today)]));
}

/** The months of a card without a statement, in words. */
export const tellMissing = (rows: readonly CoverageRow[]): readonly string[] =>
  rows.flatMap(({ card, months }) => {
    const missing = Object.keys(months).filter((month) => months[month] === "missing");
    return missing.length === 0 ? [] : [`No statement of ${card} for ${missing.join(", ")}.`];
  });

/** A month that one kind of file covers whole and another one too is there twice; its rows count once. */
function stateOf(month: string, own: Imports, today: string): State {
  const whole = (["csv", "ofx"] as const).filter((source) =>
    isCovered(
      month,
      own.filter((one) => one.source === source),
    ),
  );
  if (whole.length > 1) return "twice";
  if (whole.length === 1 || isCovered(month, own)) return "covered";
  const touches = own.some(({ from, to }) => monthKey(from) <= month && month <= monthKey(to));
  return touches || month === monthKey(today) ? "partly" : "missing";
}
