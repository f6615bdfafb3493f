import {
  type CreditInput,
  type CreditState,
  creditState,
  type CreditUse,
} from "./credit-periods.ts";
import { addMonths, type Day, earlierOf } from "../days.ts";
import { isInPeriod, PERIOD_MONTHS } from "../periods.ts";

/**
 * Where a credit stands for a use on a day that may be past. Uses that were logged for later days of
 * the same period, up to `until`, have drawn on it too.
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

/** The end of the time that a use on a day takes up where no period of the calendar or account does. */
function lengthAfter({ credit }: CreditInput, day: Day): Day {
  const months = credit.period === undefined ? undefined : PERIOD_MONTHS[credit.period];
  return months === undefined ? "9999-12-31" : addMonths(day, months);
}
