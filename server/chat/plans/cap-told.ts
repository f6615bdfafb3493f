import type { DataOf } from "../ask.ts";
import { text, usd } from "../compose/figures.ts";
import { type Line, line } from "../compose/line.ts";

export type Cap = NonNullable<DataOf<"best_card_for_purchase">["ranked"][number]["cap"]>;

const PERIODS = {
  billing_cycle: "a billing cycle",
  month: "a month",
  quarter: "a quarter",
  half_year: "a half-year",
  calendar_year: "a calendar year",
  anniversary_year: "a card year",
  lifetime: "in all",
  promotion: "for the promotion",
} as const satisfies Record<Cap["period"], string>;

/** "$1,500 a quarter". */
export const limitOf = ({ limit_usd: limit, period }: Pick<Cap, "limit_usd" | "period">): Line =>
  line`${usd(limit)} ${text(PERIODS[period])}`;

/** What is left of a cap, and whether that is known. */
export function leftOf(name: Line, cap: Cap): Line {
  const limit = limitOf(cap);
  if (!cap.left_known) {
    return line`${name} has a cap of **${limit}**; what you have spent towards it is not recorded, so all **${usd(cap.left_usd)}** counts as left.`;
  }
  return cap.left_usd <= 0
    ? line`${name} has **nothing left** of its cap of ${limit}.`
    : line`${name} has **${usd(cap.left_usd)}** left of its cap of ${limit}.`;
}
