import * as z from "zod";
import { cardRow } from "./cards.ts";
import type { Dataset } from "./route.ts";
import { transferRow } from "./transfers.ts";
import { valuationRow } from "./valuations.ts";
import { timestamp } from "./values.ts";

/** State of one full-dataset file (SPEC 2.6). */
const exportState = z
  .strictObject({
    available: z.boolean(),
    size_bytes: z.int().nonnegative().meta({ description: "Size of the uncompressed file." }),
    last_modified: timestamp,
    download_url: z.string().meta({ description: "Path relative to the host." }),
  })
  .meta({ id: "ExportState" });

/** GET /public/exports/status (SPEC 4.10). */
export const exportsStatus = z
  .strictObject({
    datasets: z.strictObject({
      credit_cards: exportState,
      transfer_partners: exportState,
      valuations: exportState,
    } satisfies Record<Dataset, typeof exportState>),
    last_sync: timestamp,
  })
  .meta({ id: "ExportsStatus" });

const envelope = {
  version: timestamp.meta({ description: "When the data was published." }),
  checksum: z
    .string()
    .regex(/^sha256:[0-9a-f]{64}$/)
    .meta({ description: "sha256 over the canonical JSON of `data`: sorted keys, no spaces." }),
  count: z.int().nonnegative().meta({ description: "Rows in `data`." }),
};

/** The stored file of each dataset (SPEC 2.7). */
export const cardsExport = z
  .strictObject({ ...envelope, data: z.array(cardRow) })
  .meta({ id: "CardsExport" });
export const transfersExport = z
  .strictObject({ ...envelope, data: z.array(transferRow) })
  .meta({ id: "TransfersExport" });
export const valuationsExport = z
  .strictObject({ ...envelope, data: z.array(valuationRow) })
  .meta({ id: "ValuationsExport" });
