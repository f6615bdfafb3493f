import { addDays, type Day, type Span } from "../days.ts";
import { type Confidence, isUsable, type PlainRow } from "../plain-row.ts";

/** How long the fee is refundable, by the issuer's policy. */
export interface DecideBy {
  readonly day: Day;
  readonly refundDays: number;
  readonly confidence: Confidence;
  readonly note: string;
}

/**
 * The last safe day to close or change the card and have the fee back. Issuers count from the
 * statement that carries the fee, which closes on or after the due day: from that day it is safe.
 */
export function decideByOf(
  issuer: string | undefined,
  policies: readonly PlainRow<"issuerPolicies">[],
  due: Span,
): DecideBy | undefined {
  const policy = policies.find(
    (row) => row.issuer === issuer && row.policy === "annual_fee_refund_days" && isUsable(row),
  );
  const refundDays = Number(policy?.value);
  if (policy === undefined || !Number.isInteger(refundDays)) return undefined;
  const day = addDays(due.first, refundDays === 0 ? -1 : refundDays);
  return { day, refundDays, confidence: policy.confidence, note: policy.note };
}
