import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "release-order",
  about: "There is a release, and releases stand oldest first.",
  needsAllRows: true,
  run: (tables) => {
    const { releases } = tables;
    if (releases.length === 0) {
      return [{ file: "releases.csv", message: "add a row: the build takes its clock here" }];
    }
    return rowProblems(tables, "releases", ({ released_at: day }, at) => {
      const isEarly = at > 0 && day <= (releases[at - 1]?.released_at ?? "");
      return [[isEarly, "released_at", "not after the row before; releases stand oldest first"]];
    });
  },
});
