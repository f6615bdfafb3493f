import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "addressable-names",
  about: "A program's name can be a file name and a segment of an address.",
  run: (tables) =>
    rowProblems(tables, "programs", ({ name }) => [
      [
        /[/\\?#%:*"<>|]|^\.|\.$/.test(name),
        "name",
        `"${name}" cannot be a file name or part of an address; write it without ` +
          `/ \\ ? # % : * " < > | and without a full stop at either end`,
      ],
    ]),
});
