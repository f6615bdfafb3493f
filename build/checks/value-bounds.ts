import { defineCheck, rowProblems } from "./check.ts";

const MIN_CPP = 0.05;
const MAX_CPP = 15;
const RANGE = `between ${MIN_CPP} and ${MAX_CPP} cents`;

export default defineCheck({
  name: "value-bounds",
  about: "A point is worth between 0.05 and 15 cents.",
  run: (tables) =>
    rowProblems(tables, "observations", ({ cpp }) => [
      [cpp < MIN_CPP || cpp > MAX_CPP, "cpp", `${cpp} is not ${RANGE}; is the unit right?`],
    ]),
});
