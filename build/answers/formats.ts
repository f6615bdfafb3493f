import { type CardRow, cardRow } from "../../server/contract/cards.ts";
import {
  exportCardsCsv,
  exportCardsNdjson,
  exportTransfersCsv,
  exportTransfersNdjson,
  exportValuationsCsv,
  exportValuationsNdjson,
} from "../../server/contract/export-routes.ts";
import { type TransferRow, transferRow } from "../../server/contract/transfers.ts";
import { type ValuationRow, valuationRow } from "../../server/contract/valuations.ts";
import { toCsv } from "../csv.ts";
import { type Answer, answerText, type Fragment } from "./answer.ts";

export interface ExportRows {
  readonly cards: readonly Fragment<CardRow>[];
  readonly transfers: readonly Fragment<TransferRow>[];
  readonly valuations: readonly Fragment<ValuationRow>[];
}

export const answerFormats = ({ cards, transfers, valuations }: ExportRows): readonly Answer[] => [
  ...answerText(exportCardsCsv, {}, toCsv(cardRow, cards.map(valueOf))),
  ...answerText(exportTransfersCsv, {}, toCsv(transferRow, transfers.map(valueOf))),
  ...answerText(exportValuationsCsv, {}, toCsv(valuationRow, valuations.map(valueOf))),
  ...answerText(exportCardsNdjson, {}, toNdjson(cards)),
  ...answerText(exportTransfersNdjson, {}, toNdjson(transfers)),
  ...answerText(exportValuationsNdjson, {}, toNdjson(valuations)),
];

const valueOf = <T>({ value }: Fragment<T>): T => value;

const toNdjson = (rows: readonly Fragment<unknown>[]): string =>
  rows.map(({ json }) => `${json}\n`).join("");
