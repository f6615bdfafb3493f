import * as z from "zod";
import { addDays } from "../../advice/days.ts";
import { getProgram, programParam } from "../../member/names.ts";
import { heldCards } from "../../member/held-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count, formatUsd, toCents, toDollars } from "../../advice/money.ts";
import { ownerParam } from "../../member/owners.ts";
import { compact } from "../frame/texts.ts";
import {
  type CertificateRow,
  certificateRow,
  dueRows,
  toCertificateRow,
} from "./certificate-row.ts";

export const listCertificates = defineReader({
  name: "list_certificates",
  title: "List certificates",
  description:
    "What free nights, free night awards, companion passes, upgrade or flight certificates " +
    "(certs) do I have, or get at the next anniversary, when do they expire, are they still " +
    "good? Cap, cabins, regions, value basis. All that expires: list_expiring.",
  input: z.strictObject({
    program: programParam.optional(),
    within_days: z
      .int()
      .min(0)
      .max(3660)
      .optional()
      .describe("Only those that expire, or come, within this many days."),
    owner: ownerParam.optional(),
    as_if: asIfParam,
  }),
  data: z.object({
    certificates: z.array(certificateRow).describe("In hand, the soonest first; then those due."),
    expired: z.array(certificateRow).describe("Unused and past their last day."),
    totals: z.object({
      held: z.int(),
      due: z.int(),
      own_value_usd: z.number().describe("Of those in hand, by the member's own figures."),
      upper_bound_usd: z
        .number()
        .describe("Of those in hand without one: the most, at the cap; unknown values left out."),
      due_upper_bound_usd: z
        .number()
        .describe("Of those due: the most, at the cap; unknown values left out."),
    }),
  }),
  brief: {
    columns: {
      certificates:
        "name status owner card_name expires_on due_from due_until cap_points value_usd valid_on note",
    },
  },
  answer: ({ program, within_days: days, owner }, scene) => {
    const key = program === undefined ? undefined : getProgram(scene.facts, program).key;
    const isOf = (row: { readonly program?: string | undefined; readonly owner: string }) =>
      (key === undefined || row.program === key) && (owner === undefined || row.owner === owner);
    const unused = scene.wallet.certificates
      .filter((one) => one.used_on === undefined && isOf(one))
      .map((one) => toCertificateRow(scene, one))
      .toSorted((a, b) => (a.expires_on ?? "9999").localeCompare(b.expires_on ?? "9999"));
    const until = days === undefined ? undefined : addDays(scene.today, days);
    const isSoon = (day: string | undefined) =>
      until === undefined || (day !== undefined && day <= until);
    const inHand = unused.filter((row) => row.status === "held");
    const held = inHand.filter((row) => isSoon(row.expires_on));
    const due = dueRows(scene, owner).filter((row) => isOf(row) && isSoon(row.due_from));
    const expired = unused.filter((row) => row.status === "expired");
    const totals = toTotals(held, due);
    return {
      summary:
        `${count(totals.held, "certificate")} in hand${tellWorth(held)}, ` +
        `${totals.due} due with coming anniversaries${tellWorth(due)}.`,
      data: { certificates: [...held, ...due], expired, totals },
      assumptions: [
        "A cap at the program's value per point is the most a certificate can be worth, not what it is worth.",
        due.length > 0 && "Due certificates post after the anniversary; no source says when.",
      ],
      warnings: warningsOf(held, inHand, expired, due),
      sources: heldCards(scene)
        .filter(({ entry }) => due.some((row) => row.wallet_card_id === entry.id))
        .flatMap(({ card }) => scene.facts.rowsOf("certificates", card.id))
        .filter((row) => row.how === "anniversary"),
      next_actions: [
        unused.length === 0 && "Record the certificates in hand with record_certificate.",
      ],
    };
  },
});

/** The value of certificates in words; an unknown value is not zero. */
function tellWorth(rows: readonly CertificateRow[]): string {
  const own = rows.filter((row) => row.value_basis === "own");
  const bound = rows.filter((row) => row.value_basis === "upper_bound");
  const unknown = manyOf(rows) - manyOf(own) - manyOf(bound);
  const others = own.length === 0 ? "" : "others ";
  const parts = compact([
    own.length > 0 && `own values ${formatUsd(worthOf(own))}`,
    bound.length > 0 && `${others}at most ${formatUsd(worthOf(bound))}`,
    unknown > 0 && unknown === manyOf(rows) && "value unknown",
    unknown > 0 && unknown < manyOf(rows) && `${unknown} of unknown value`,
  ]);
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

const manyOf = (rows: readonly CertificateRow[]): number =>
  rows.reduce((sum, row) => sum + row.quantity, 0);

const worthOf = (rows: readonly CertificateRow[]): number =>
  toDollars(rows.reduce((cents, row) => cents + row.quantity * toCents(row.value_usd ?? 0), 0));

const toTotals = (held: readonly CertificateRow[], due: readonly CertificateRow[]) => ({
  held: held.length,
  due: manyOf(due),
  own_value_usd: worthOf(held.filter((row) => row.value_basis === "own")),
  upper_bound_usd: worthOf(held.filter((row) => row.value_basis === "upper_bound")),
  due_upper_bound_usd: worthOf(due),
});

function warningsOf(
  held: readonly CertificateRow[],
  inHand: readonly CertificateRow[],
  expired: readonly CertificateRow[],
  due: readonly CertificateRow[],
) {
  const undated = inHand.filter((row) => row.expires_on === undefined).length;
  const unvalued = held.filter((row) => row.value_usd === undefined).length;
  const unpriced = due.filter((row) => row.value_usd === undefined).length;
  const unknown = due.filter((row) => row.unknown_because !== undefined).length;
  const rough = due.filter((row) => row.dates_exact === false).length;
  return [
    expired.length > 0 &&
      `${count(expired.length, "unused certificate")} expired; ask for an extension, or remove it.`,
    undated > 0 && `${count(undated, "certificate")} in hand: no expiry recorded.`,
    unvalued > 0 && `${count(unvalued, "certificate")} in hand with no known value.`,
    unpriced > 0 && `${count(unpriced, "due certificate")} with no known value.`,
    unknown > 0 && `${count(unknown, "due certificate")}: the day is unknown.`,
    rough > 0 &&
      `${count(rough, "due certificate")}: only the month is known; the earliest days are given.`,
  ];
}
