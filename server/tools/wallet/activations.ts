import { isUsable } from "../../advice/plain-row.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { activationKey, isRunning } from "../../advice/purchase/rate-status.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { FactIndex } from "../../member/facts.ts";
import { categoryNames } from "./choices.ts";
import { pick, type Pickable } from "../frame/pick.ts";

/** Rates that are activated together: a quarter of a card with rotating categories. */
export interface Cycle {
  readonly starts?: string | undefined;
  readonly ends?: string | undefined;
  /** The last day to activate. */
  readonly by?: string | undefined;
  readonly rates: readonly EarnRate[];
  /** Under which the wallet keeps that it was activated; each of them stands for all. */
  readonly keys: readonly string[];
}

/** The cycles of a card, the first first; empty for cards without rates to activate. */
export function cyclesOf(facts: FactIndex, cardId: string): readonly Cycle[] {
  const groups = new Map<string, EarnRate[]>();
  for (const rate of facts.rowsOf("earnRates", cardId)) {
    if (rate.selection !== "activation" || !isUsable(rate)) continue;
    const { cap_group: cap, starts = "" } = rate;
    const name = cap === "" ? activationKey(rate) : `${cap} ${starts}`;
    groups.set(name, [...(groups.get(name) ?? []), rate]);
  }
  return [...groups.values()]
    .map(toCycle)
    .toSorted((a, b) => ((a.starts ?? "") < (b.starts ?? "") ? -1 : 1));
}

const toCycle = (rates: readonly EarnRate[]): Cycle => ({
  starts: rates[0]?.starts,
  ends: rates[0]?.ends,
  by: rates.find((rate) => rate.activate_by !== undefined)?.activate_by,
  rates,
  keys: [...new Set(rates.map(activationKey))],
});

export const isRunningCycle = ({ rates }: Cycle, day: string): boolean =>
  rates.some((rate) => isRunning(rate, day));

/**
 * The keys of what was activated: "this quarter", "next quarter", "Q4 2026", a category of the
 * quarter, or a key. All keys of a cycle are kept, so that one that leaves the catalog loses nothing.
 */
export function resolveActivations(
  facts: FactIndex,
  card: FactRow<"cards">,
  asked: readonly string[],
  today: string,
): readonly string[] {
  const cycles = cyclesOf(facts, card.id);
  if (cycles.length === 0 && asked.length > 0) {
    throw new ToolError(`${card.card_name} has no rates to activate.`);
  }
  const found = asked.flatMap((name) => findCycles(facts, cycles, name, today));
  return [...new Set(found.flatMap(({ keys }) => keys))];
}

const THIS = /^(?:this|the)?\s*(?:current|running)?\s*(?:quarter|cycle|now)?$/;
const NEXT = /^(?:the\s*)?next\s*(?:quarter|cycle)?$/;
const QUARTER = /^(?:(\d{4})[\s-]*)?q\s*([1-4])(?:[\s-]*(\d{4}))?$/;

function findCycles(
  facts: FactIndex,
  cycles: readonly Cycle[],
  asked: string,
  today: string,
): readonly Cycle[] {
  const name = asked.trim().toLowerCase().replaceAll("_", " ");
  const keyed = cycles.find(({ keys }) => keys.includes(asked.trim()));
  if (keyed !== undefined) return [keyed];
  const running = cycles.filter((cycle) => isRunningCycle(cycle, today));
  const coming = cycles.filter(({ starts }) => starts !== undefined && starts > today);
  if (THIS.test(name)) return orUnknown(running, "today");
  if (NEXT.test(name)) return orUnknown(coming.slice(0, 1), "the next quarter");
  const quarter = QUARTER.exec(name);
  if (quarter !== null) {
    const year = quarter[1] ?? quarter[3] ?? today.slice(0, 4);
    const month = String(Number(quarter[2]) * 3 - 2).padStart(2, "0");
    const wanted = cycles.filter(({ starts }) => starts === `${year}-${month}-01`);
    return orUnknown(wanted, `Q${quarter[2]} ${year}`);
  }
  const now = toPickables(facts, running);
  const among = now.length > 0 ? now : toPickables(facts, coming);
  if (among.length === 0) return orUnknown([], "today");
  return [pick("category to activate now", among, asked)];
}

function orUnknown(cycles: readonly Cycle[], when: string): readonly Cycle[] {
  if (cycles.length > 0) return cycles;
  throw new ToolError(`No categories to activate are known for ${when}.`);
}

const toPickables = (facts: FactIndex, cycles: readonly Cycle[]): readonly Pickable<Cycle>[] =>
  cycles.flatMap((cycle) =>
    cycle.rates.map((rate) => ({
      value: cycle,
      id: activationKey(rate),
      label: facts.categories.get(rate.category)?.name ?? rate.category,
      names: [
        ...categoryNames(facts, rate.category),
        ...rate.merchants.flatMap((key) => facts.merchants.get(key)?.name ?? []),
      ],
    })),
  );
