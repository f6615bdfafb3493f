import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "release-order",
  about: "There is a release, and releases stand oldest first.",
  needsAllRows: true,
  run: ({ releases }) => {
    const file = "releases.csv";
    if (releases.length === 0)
      return [{ file, message: "add a row: the build takes its clock here" }];
    return releases
      .filter(
        (release, at) => at > 0 && release.released_at <= (releases[at - 1]?.released_at ?? ""),
      )
      .map(({ line }) => ({
        file,
        line,
        column: "released_at",
        message: "not after the row before; releases stand oldest first",
      }));
  },
});
