import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "credit-names",
  about: "The name of a credit is published, so it carries no amount.",
  run: (tables) =>
    rowProblems(tables, "credits", ({ credit_name: name }) => [
      [
        /[\d$%]/.test(name),
        "credit_name",
        `"${name}" has a digit, $ or %; amounts are not public, name only the benefit`,
      ],
    ]),
});
