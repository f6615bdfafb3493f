import type { Rows } from "../read.ts";
import { defineCheck, problemAt, rowProblems } from "./check.ts";

const FILE = "card-lounges.csv";
const MAX_GUESTS = 10;
const MAX_GUEST_FEE_USD = 150;

export default defineCheck({
  name: "lounge-visits",
  about: "Lounge visits are either counted or unlimited; guests, children and their fees are sane.",
  severity: "error",
  run: ({ lounges }) =>
    lounges.flatMap((row) => [
      ...rowProblems(FILE, row, [
        [
          row.unlimited === true && row.visits_per_year !== undefined,
          "visits_per_year",
          "unlimited is true; leave it empty or write false",
        ],
        [
          row.visits_basis !== undefined && row.visits_per_year === undefined,
          "visits_basis",
          "no number of visits is given; leave it empty",
        ],
        [(row.guests ?? 0) > MAX_GUESTS, "guests", `${row.guests} is over ${MAX_GUESTS}; check it`],
        [
          (row.guest_fee_usd ?? 0) > MAX_GUEST_FEE_USD,
          "guest_fee_usd",
          `${row.guest_fee_usd} is over ${MAX_GUEST_FEE_USD}; check it`,
        ],
      ]),
      ...childProblems(row),
    ]),
});

function childProblems(row: Rows<"lounges">[number]) {
  const { child_free_under_age: under, child_guest_fee_usd: fee, child_age_limit: limit } = row;
  const problem = (column: string, message: string) => [problemAt(FILE, row, column, message)];
  return [
    ...((fee === undefined) === (limit === undefined)
      ? []
      : problem("child_age_limit", "give the fee of a child and the age up to which it holds")),
    ...(under !== undefined && limit !== undefined && under >= limit
      ? problem("child_free_under_age", `not below the age of an adult, ${limit}; correct one`)
      : []),
    ...(fee !== undefined && fee > (row.guest_fee_usd ?? fee)
      ? problem("child_guest_fee_usd", `above that of an adult, ${row.guest_fee_usd}; correct one`)
      : []),
  ];
}
