import { digestContent } from "../content.ts";
import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "released-content",
  about: "The tables hold what the last release says, so that one version means one content.",
  severity: "warning",
  run: (tables) => {
    const last = tables.releases.at(-1);
    if (last?.content_sha256 === undefined) return [];
    if (last.content_sha256 === digestContent(tables)) return [];
    const message =
      "the tables changed since this release; run `npm run release -- 'what changed'`";
    return [{ file: "releases.csv", line: last.line, column: "content_sha256", message }];
  },
});
