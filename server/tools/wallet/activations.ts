import { groupBy } from "../../advice/group-by.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { activationKey, isRunning } from "../../advice/purchase/rate-status.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { FactIndex } from "../../member/facts.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { rateNames } from "./choices.ts";
import { pick } from "../frame/pick.ts";

/** Rates that are activated together: a quarter of a card with rotating categories. */
interface Cycle {
  readonly starts?: string | undefined;
  readonly ends?: string | undefined;
  /** The last day to activate. */
  readonly by?: string | undefined;
  readonly rates: readonly EarnRate[];
  /** The wallet keeps all of them for an activated cycle; each stands for all. */
  readonly keys: readonly string[];
}

/** The cycles of a card by their start; empty for cards without rates to activate. */
export function cyclesOf(facts: FactIndex, cardId: string): readonly Cycle[] {
  const rates = facts
    .rowsOf("earnRates", cardId)
    .filter((rate) => rate.selection === "activation" && isUsable(rate));
  const cycles = groupBy(rates, (rate) =>
    rate.cap_group === "" ? activationKey(rate) : `${rate.cap_group} ${rate.starts ?? ""}`,
  );
  return [...cycles.values()]
    .map((same) => ({
      starts: same[0]?.starts,
      ends: same[0]?.ends,
      by: same.find((rate) => rate.activate_by !== undefined)?.activate_by,
      rates: same,
      keys: [...new Set(same.map(activationKey))],
    }))
    .toSorted((a, b) => ((a.starts ?? "") < (b.starts ?? "") ? -1 : 1));
}

export const isRunningCycle = ({ rates }: Cycle, day: string): boolean =>
  rates.some((rate) => isRunning(rate, day));

/**
 * The keys of activated cycles by name: "this quarter", "next quarter", "Q4 2026", a category of the
 * quarter, or a key. All keys of a cycle are kept, so that one that leaves the catalog loses nothing.
 */
export function resolveActivations(
  facts: FactIndex,
  card: FactRow<"cards">,
  names: readonly string[],
  today: string,
): readonly string[] {
  const cycles = cyclesOf(facts, card.id);
  if (cycles.length === 0 && names.length > 0) {
    throw new ToolError(`${card.card_name} has no rates to activate.`);
  }
  const keys = names.flatMap((name) =>
    getCycles(facts, cycles, name, today).flatMap((cycle) => cycle.keys),
  );
  return [...new Set(keys)];
}

const THIS = /^(?:this|the)?\s*(?:current|running)?\s*(?:quarter|cycle|now)?$/;
const NEXT = /^(?:the\s*)?next\s*(?:quarter|cycle)?$/;
const QUARTER = /^(?:(\d{4})[\s-]*)?q\s*([1-4])(?:[\s-]*(\d{4}))?$/;

function getCycles(
  facts: FactIndex,
  cycles: readonly Cycle[],
  name: string,
  today: string,
): readonly Cycle[] {
  const plain = name.trim().toLowerCase().replaceAll("_", " ");
  const keyed = cycles.find(({ keys }) => keys.includes(name.trim()));
  if (keyed !== undefined) return [keyed];
  const running = cycles.filter((cycle) => isRunningCycle(cycle, today));
  const coming = cycles.filter(({ starts }) => starts !== undefined && starts > today);
  if (THIS.test(plain)) return orUnknown(running, "today");
  if (NEXT.test(plain)) return orUnknown(coming.slice(0, 1), "the next quarter");
  const quarter = QUARTER.exec(plain);
  if (quarter !== null) {
    const year = quarter[1] ?? quarter[3] ?? today.slice(0, 4);
    const month = String(Number(quarter[2]) * 3 - 2).padStart(2, "0");
    const ofQuarter = cycles.filter(({ starts }) => starts === `${year}-${month}-01`);
    return orUnknown(ofQuarter, `Q${quarter[2]} ${year}`);
  }
  const among = orUnknown(running.length > 0 ? running : coming, "today").flatMap((cycle) =>
    cycle.rates.map((rate) => ({
      value: cycle,
      id: activationKey(rate),
      label: categoryName(facts, rate.category),
      names: rateNames(facts, rate),
    })),
  );
  return [pick("category to activate now", among, name)];
}

function orUnknown(cycles: readonly Cycle[], when: string): readonly Cycle[] {
  if (cycles.length > 0) return cycles;
  throw new ToolError(`No categories to activate are known for ${when}.`);
}
