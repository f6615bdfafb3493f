import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { type CardRow, cardList } from "../../server/contract/cards.ts";
import { transfersExport } from "../../server/contract/exports.ts";
import { type Lookup, lookup } from "../../server/contract/lookup.ts";
import { type Manifest, manifest } from "../../server/contract/manifest.ts";
import type { TransferRow } from "../../server/contract/transfers.ts";

/** The build of the real data, read from its files. */

export const readDist = (path: string): Buffer => readFileSync(join(inject("dist"), path));

export const readJson = (path: string): unknown => JSON.parse(readDist(path).toString());

export const readManifest = (): Manifest => manifest.parse(readJson("manifest.json"));

export const readCards = (): readonly CardRow[] =>
  cardList.parse(readJson("public/v1/public/credit-cards.json"));

export const readTransfers = (): readonly TransferRow[] =>
  transfersExport.parse(readJson("public/v1/public/exports/transfer_partners.json")).data;

export const readLookup = (): Lookup => lookup.parse(readJson("private/lookup.json"));
