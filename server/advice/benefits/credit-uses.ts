import {
  type CreditInput,
  type CreditState,
  creditState,
  type CreditUse,
} from "./credit-periods.ts";
import { addMonths, type Day, earlierOf } from "../days.ts";
import { isInPeriod, PERIOD_MONTHS } from "../periods.ts";

/**
 * The state of a credit for a use on a day, which may be in the past. Uses logged for later days of
 * the same period, up to `until`, count against it too.
 */
export function creditStateOn(input: CreditInput, day: Day, until: Day): CreditState {
  const { period } = creditState({ ...input, today: day });
  const shares = (use: CreditUse): boolean =>
    use.day <= until &&
    (period === undefined
      ? use.day < lengthAfter(input, day)
      : isInPeriod(period, use.day) === true);
  const uses = input.uses.map((use) =>
    shares(use) ? { ...use, day: earlierOf(use.day, day) } : use,
  );
  return creditState({ ...input, today: day, uses });
}

/** When a period that starts with a use ends; for credits with no calendar or account period. */
function lengthAfter({ credit }: CreditInput, day: Day): Day {
  const months = credit.period === undefined ? undefined : PERIOD_MONTHS[credit.period];
  return months === undefined ? "9999-12-31" : addMonths(day, months);
}
