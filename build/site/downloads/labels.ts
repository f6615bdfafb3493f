import type { Dataset } from "../../../server/contract/route.ts";
import { toNumber } from "../words.ts";

export const DATASET_NAMES: Readonly<Record<Dataset, string>> = {
  credit_cards: "Credit cards",
  transfer_partners: "Transfer partners",
  valuations: "Point values",
};

const FORMATS: ReadonlyMap<string, string> = new Map([
  ["application/json", "JSON"],
  ["application/schema+json", "JSON Schema"],
  ["application/linkset+json", "JSON link set"],
  ["application/x-ndjson", "NDJSON"],
  ["application/atom+xml", "Atom"],
  ["text/csv", "CSV"],
  ["text/markdown", "Markdown"],
  ["text/plain", "Text"],
]);

export function toFormat(contentType: string): string {
  const essence = contentType.split(";")[0] ?? "";
  return FORMATS.get(essence) ?? essence;
}

const KB = 1000;

/** 118.7 kB */
export const toSize = (bytes: number): string =>
  bytes < KB ? `${bytes} bytes` : `${toNumber(Number((bytes / KB).toFixed(1)))} kB`;
