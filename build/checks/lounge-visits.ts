import { defineCheck, problemAt } from "./check.ts";

const FILE = "card-lounges.csv";
const MOST_GUESTS = 10;
const MOST_GUEST_FEE_USD = 150;

export default defineCheck({
  name: "lounge-visits",
  about: "Lounge visits are either counted or unlimited; guests and their fees are sane.",
  severity: "error",
  run: ({ lounges }) =>
    lounges.flatMap((row) => [
      ...(row.unlimited === true && row.visits_per_year !== undefined
        ? [
            problemAt(
              FILE,
              row,
              "visits_per_year",
              "unlimited is true; leave it empty or write false",
            ),
          ]
        : []),
      ...(row.visits_basis !== undefined && row.visits_per_year === undefined
        ? [problemAt(FILE, row, "visits_basis", "no number of visits is given; leave it empty")]
        : []),
      ...((row.guests ?? 0) > MOST_GUESTS
        ? [problemAt(FILE, row, "guests", `${row.guests} is over ${MOST_GUESTS}; check it`)]
        : []),
      ...((row.guest_fee_usd ?? 0) > MOST_GUEST_FEE_USD
        ? [
            problemAt(
              FILE,
              row,
              "guest_fee_usd",
              `${row.guest_fee_usd} is over ${MOST_GUEST_FEE_USD}; check it`,
            ),
          ]
        : []),
    ]),
});
