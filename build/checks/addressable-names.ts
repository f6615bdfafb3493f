import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "addressable-names",
  about: "A program's name can be a file name and a segment of an address.",
  severity: "error",
  run: ({ programs }) =>
    programs
      .filter(({ name }) => /[/\\?#%:*"<>|]|^\.|\.$/.test(name))
      .map(({ line, name }) => ({
        file: "programs.csv",
        line,
        column: "name",
        message:
          `"${name}" cannot be a file name or part of an address; write it without ` +
          `/ \\ ? # % : * " < > | and without a full stop at either end`,
      })),
});
