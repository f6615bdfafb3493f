import { defineCheck } from "./check.ts";

const LEAST_CPP = 0.05;
const MOST_CPP = 15;

export default defineCheck({
  name: "value-bounds",
  about: "A point is worth between 0.05 and 15 cents.",
  severity: "error",
  run: ({ observations }) =>
    observations
      .filter(({ cpp }) => cpp < LEAST_CPP || cpp > MOST_CPP)
      .map(({ line, cpp }) => ({
        file: "valuation-observations.csv",
        line,
        column: "cpp",
        message: `${cpp} is not between ${LEAST_CPP} and ${MOST_CPP} cents; is the unit right?`,
      })),
});
