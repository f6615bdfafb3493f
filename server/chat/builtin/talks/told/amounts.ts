import { amountsOf } from "../../../language/understood.ts";
import { asksOf, type Form } from "./form.ts";

const SHORT =
  /^(?:how (?:far |much |many (?:points |miles )?)?(?:(?:short )?(?:am|are|would|will|is) (?:i|we|that|it)(?: be)?(?: short| missing| off)?|short)|how (?:much|many) more(?: (?:points|miles))?(?: (?:do|would|will) (?:i|we) need| is (?:needed|missing))?|what(?:s| is| am i| are we| do i| do we)? (?:missing|short|lack|lacking|the (?:gap|shortfall|difference))|(?:how many|how much) (?:points |miles )?(?:am i|are we|do i|do we) (?:missing|lack|short|still need)|(?:am i|are we) short)$/;
/** Some word of it says that something is missing: "how much is that" does not. */
const MISSING = /\b(?:short|miss|lack|more|gap|difference|need|off)/;

/** "How short am I", of an award that was talked of. */
const short: Form = {
  after: new Set(["fund_award", "points_goal", "transfer_sources", "transfer_amount"]),
  isSaid: ({ bare }) => SHORT.test(bare) && MISSING.test(bare),
  ask: (next) =>
    amountsOf(next.before.asked, "points").length === 0
      ? undefined
      : asksOf(next, "points_goal", next.before.asked),
};

const HOW_MUCH =
  /^(?:how (?:much|many)|what|whats)(?: is| are| does| do| would| all)* (?:that|it|this|those|they|these)(?: (?:all|be|in all|in total|altogether|total|come to|add up to|worth|worth to me|cost me))*$/;

/** "How much is that", of what was told with its sum. */
const howMuch: Form = {
  after: new Set([
    "expiring",
    "credits",
    "credit_detail",
    "refund_window",
    "upcoming_fees",
    "credits_vs_fee",
  ]),
  isSaid: ({ bare }) => HOW_MUCH.test(bare),
  ask: ({ talk, text, before }) =>
    talk.leads(before).length > 0 ? { ...before, text } : undefined,
};

export const OF_AMOUNTS: readonly Form[] = [short, howMuch];
