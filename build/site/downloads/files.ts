import { hash } from "node:crypto";
import * as z from "zod";
import { toPattern } from "../../../server/contract/addresses.ts";
import { exportRoutes } from "../../../server/contract/export-routes.ts";
import { type Dataset, DATASETS, JSON_TYPE, type Route } from "../../../server/contract/route.ts";
import { routes } from "../../../server/contract/routes.ts";
import type { Answer } from "../../answers/answer.ts";

export interface Download {
  readonly url: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface DatasetDownloads {
  readonly dataset: Dataset;
  readonly rows: number;
  /** The checksum of the rows, from the envelope of the JSON file. */
  readonly checksum: string;
  readonly files: readonly Download[];
}

const exports: ReadonlySet<Route> = new Set(Object.values<Route>(exportRoutes));

/** The full-dataset files, in every format of the route table. */
export const toDatasets = (answers: readonly Answer[]): readonly DatasetDownloads[] =>
  DATASETS.flatMap((dataset) => {
    const files = [...exports]
      .filter((route) => route.dataset === dataset)
      .flatMap((route) => answersOf(route, answers));
    const json = files.find(({ contentType }) => contentType === JSON_TYPE);
    if (json === undefined) return [];
    const { count, checksum } = envelope.parse(JSON.parse(json.body));
    return { dataset, rows: count, checksum, files: files.map(toDownload) };
  });

export interface OtherDownloads {
  readonly route: Route;
  readonly files: readonly Download[];
}

/** Everything published besides the full-dataset files. */
export const toOthers = (answers: readonly Answer[]): readonly OtherDownloads[] =>
  Object.values<Route>(routes)
    .filter((route) => route.published && !exports.has(route))
    .map((route) => ({ route, files: answersOf(route, answers).map(toDownload) }))
    .filter(({ files }) => files.length > 0);

const envelope = z.looseObject({ count: z.int(), checksum: z.string() });

function answersOf({ path }: Route, answers: readonly Answer[]): readonly Answer[] {
  const pattern = toPattern(path);
  return answers.filter(({ url }) => pattern.test(url));
}

const toDownload = ({ url, file, contentType, body }: Answer): Download => ({
  url,
  name: file.slice(file.lastIndexOf("/") + 1),
  contentType,
  bytes: Buffer.byteLength(body),
  sha256: hash("sha256", body),
});
