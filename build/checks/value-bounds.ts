import { defineCheck } from "./check.ts";

const MIN_CPP = 0.05;
const MAX_CPP = 15;

export default defineCheck({
  name: "value-bounds",
  about: "A point is worth between 0.05 and 15 cents.",
  severity: "error",
  run: ({ observations }) =>
    observations
      .filter(({ cpp }) => cpp < MIN_CPP || cpp > MAX_CPP)
      .map(({ line, cpp }) => ({
        file: "valuation-observations.csv",
        line,
        column: "cpp",
        message: `${cpp} is not between ${MIN_CPP} and ${MAX_CPP} cents; is the unit right?`,
      })),
});
