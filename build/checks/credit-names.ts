import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "credit-names",
  about: "The name of a credit is published, so it carries no amount.",
  severity: "error",
  run: ({ credits }) =>
    credits
      .filter(({ credit_name }) => /[\d$%]/.test(credit_name))
      .map(({ line, credit_name }) => ({
        file: "card-credits.csv",
        line,
        column: "credit_name",
        message: `"${credit_name}" has a digit, $ or %; amounts are not public, name only the benefit`,
      })),
});
