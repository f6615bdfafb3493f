import {
  listCardProvenance,
  listTransferProvenance,
  listValuationProvenance,
} from "../../server/contract/provenance-routes.ts";
import {
  cardProvenanceList,
  transferProvenanceList,
  valuationProvenanceList,
} from "../../server/contract/provenance.ts";
import { monthsBefore } from "../days.ts";
import type { Answer } from "./answer.ts";

export interface Score {
  readonly cells: number;
  /** Facts with a source of their own, not just their row's. */
  readonly own: number;
  /** Facts whose sources include an issuer's page that we read ourselves. */
  readonly issuer: number;
  readonly recent: number;
}

const RECENT_MONTHS = 6;

export function toScore(answers: readonly Answer[], day: string): Score {
  const read = (path: string): unknown =>
    JSON.parse(String(answers.find(({ url }) => url === path)?.body));
  const facts = [
    ...cardProvenanceList.parse(read(listCardProvenance.path)).flatMap((one) => one.facts),
    ...transferProvenanceList.parse(read(listTransferProvenance.path)).flatMap((one) => one.facts),
  ];
  const values = valuationProvenanceList.parse(read(listValuationProvenance.path));
  const since = monthsBefore(day, RECENT_MONTHS);
  const isRecent = ({ as_of = "" }: { as_of?: string | undefined }) => as_of >= since;
  const isIssuers = ({ sources }: (typeof facts)[number]) =>
    sources.some(({ kind, reader }) => kind === "issuer" && reader === undefined);
  const isOwn = ({ basis, as_of }: (typeof facts)[number]) =>
    basis === "own" && as_of !== undefined;
  return {
    cells: facts.length + values.length,
    own: facts.filter(isOwn).length + values.length,
    issuer: facts.filter(isIssuers).length,
    recent: [...facts, ...values].filter(isRecent).length,
  };
}

/** A share as a whole percentage: 73%. */
export const toShare = (part: number, of: number): string => `${Math.round((100 * part) / of)}%`;
