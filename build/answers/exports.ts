import { checksumOf } from "../../server/contract/checksum.ts";
import { exportsStatus } from "../../server/contract/exports.ts";
import {
  exportCards,
  exportTransfers,
  exportValuations,
  getExportsStatus,
} from "../../server/contract/export-routes.ts";
import { toAsciiJson } from "../../server/contract/json.ts";
import type { Catalog } from "../catalog.ts";
import { type Answer, answer, type Fragment, toFragment, toList } from "./answer.ts";
import { answerFormats, type ExportRows } from "./formats.ts";

/** The three dataset files, their status and the same rows in other formats. */
export function answerExports(catalog: Catalog, rows: ExportRows): readonly Answer[] {
  const { releasedAt } = catalog;
  const files = [
    ...answer(exportCards, {}, toEnvelope(releasedAt, rows.cards)),
    ...answer(exportTransfers, {}, toEnvelope(releasedAt, rows.transfers)),
    ...answer(exportValuations, {}, toEnvelope(releasedAt, rows.valuations)),
  ];
  const status = toFragment(exportsStatus, {
    datasets: {
      credit_cards: toState(files, exportCards.path, releasedAt),
      transfer_partners: toState(files, exportTransfers.path, releasedAt),
      valuations: toState(files, exportValuations.path, releasedAt),
    },
    last_sync: releasedAt,
  });
  return [...files, ...answer(getExportsStatus, {}, status), ...answerFormats(rows)];
}

/** Wraps rows in the export envelope (SPEC 2.7). The rows were checked one by one before. */
function toEnvelope<T>(version: string, rows: readonly Fragment<T>[]) {
  const list = toList(rows);
  const head = { version, checksum: checksumOf(list.value), count: rows.length };
  return {
    value: { ...head, data: [...list.value] },
    json: `${toAsciiJson(head).slice(0, -1)},"data":${list.json}}`,
  };
}

function toState(files: readonly Answer[], path: string, releasedAt: string) {
  const json = files.find((file) => file.url === path)?.body ?? "";
  return {
    available: true,
    size_bytes: Buffer.byteLength(json),
    last_modified: releasedAt,
    download_url: path,
  };
}
