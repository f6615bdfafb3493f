import { ORIGIN } from "../../../server/contract/host-answers.ts";
import type { DatasetDownloads } from "./files.ts";

/** Commands that download every file and compare its SHA-256. */
export function toSumsCheck(datasets: readonly DatasetDownloads[]): string {
  const files = datasets.flatMap((one) => one.files);
  return [
    ...files.map(({ url, name }) => `curl -s ${ORIGIN}${url} -o ${name}`),
    "sha256sum -c <<'SUMS'",
    ...files.map(({ sha256, name }) => `${sha256}  ${name}`),
    "SUMS",
  ].join("\n");
}

/** Commands that compute the checksum of the first dataset's rows and print the published one. */
export function toRowsCheck(datasets: readonly DatasetDownloads[]): string {
  const name = datasets[0]?.files.find((file) => file.name.endsWith(".json"))?.name ?? "";
  return [`jq -cSj .data ${name} | sha256sum`, `jq -r .checksum ${name}`].join("\n");
}
