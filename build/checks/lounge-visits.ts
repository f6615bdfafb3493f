import type { Rows } from "../read.ts";
import { defineCheck, rowProblems } from "./check.ts";

const MAX_GUESTS = 10;
const MAX_GUEST_FEE_USD = 150;

export default defineCheck({
  name: "lounge-visits",
  about: "Lounge visits are either counted or unlimited; guests, children and their fees are sane.",
  run: (tables) =>
    rowProblems(tables, "lounges", (row) => {
      const { visits_per_year: visits, guests = 0, guest_fee_usd: fee = 0 } = row;
      const isTwice = row.unlimited === true && visits !== undefined;
      const isBasisOfNone = row.visits_basis !== undefined && visits === undefined;
      const isDear = fee > MAX_GUEST_FEE_USD;
      return [
        [isTwice, "visits_per_year", "unlimited is true; leave it empty or write false"],
        [isBasisOfNone, "visits_basis", "no number of visits is given; leave it empty"],
        [guests > MAX_GUESTS, "guests", `${guests} is over ${MAX_GUESTS}; check it`],
        [isDear, "guest_fee_usd", `${fee} is over ${MAX_GUEST_FEE_USD}; check it`],
        ...childRules(row),
      ];
    }),
});

function childRules(row: Rows<"lounges">[number]) {
  const { child_free_under_age: under, child_guest_fee_usd: fee, child_age_limit: limit } = row;
  const isWhole = (fee === undefined) === (limit === undefined);
  const isBelow = under === undefined || limit === undefined || under < limit;
  const isDear = fee !== undefined && fee > (row.guest_fee_usd ?? fee);
  const notBelow = `not below the age of an adult, ${limit}; correct one`;
  return [
    [!isWhole, "child_age_limit", "give the fee of a child and the age up to which it holds"],
    [!isBelow, "child_free_under_age", notBelow],
    [isDear, "child_guest_fee_usd", `above that of an adult, ${row.guest_fee_usd}; correct one`],
  ] as const;
}
