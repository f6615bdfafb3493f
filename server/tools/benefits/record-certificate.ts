import * as z from "zod";
import type { Certificate } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getHeld } from "../../member/held-cards.ts";
import { getProgram } from "../../member/names.ts";
import { type Decision, defineWriter } from "../frame/writer.ts";
import { getOwner } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { certificateRow, toCertificateRow } from "./certificate-row.ts";
import { getCertificate } from "./find-certificate.ts";
import { type CertificateInput, certificateInput, toNewCertificate } from "./new-certificate.ts";

const data = z.object({
  certificate: certificateRow,
  previous: certificateRow.optional().describe("As it was; absent when it was added."),
  removed: z.boolean(),
});

export const recordCertificate = defineWriter({
  name: "record_certificate",
  title: "Record a certificate",
  description:
    "I got, used, redeemed or booked a free night, companion pass, upgrade or flight " +
    "certificate (cert): add it, mark it used, or remove one entered by mistake. Statement " +
    "credits: record_credit_use.",
  idempotent: false,
  input: certificateInput,
  data,
  decide: (given, scene) => {
    const owner = given.owner === undefined ? undefined : getOwner(scene.wallet, given.owner);
    const program =
      given.program === undefined ? undefined : getProgram(scene.facts, given.program).key;
    const card = given.card === undefined ? undefined : getHeld(scene, given.card).entry.id;
    const asked = { ...given, owner, program, card };
    if (given.action === "add") return add(scene, asked);
    const { certificates } = scene.wallet;
    if (given.action === "remove") return remove(scene, getCertificate(scene, certificates, asked));
    const unused = certificates.filter((one) => one.used_on === undefined);
    const among = certificates.some((one) => one.id === given.certificate) ? certificates : unused;
    return use(scene, getCertificate(scene, among, asked), given.used_on ?? scene.today);
  },
});

function add(scene: Scene, given: CertificateInput): Decision<z.infer<typeof data>> {
  const { certificate, warnings, assumptions } = toNewCertificate(scene, given);
  const row = toCertificateRow(scene, certificate);
  const expiry = row.expires_on === undefined ? "no expiry recorded" : `expires ${row.expires_on}`;
  return {
    after: { ...scene.wallet, certificates: [...scene.wallet.certificates, certificate] },
    reply: {
      summary: `Certificate added${inProgram(scene, certificate)}, ${expiry}.`,
      data: { certificate: row, removed: false },
      warnings,
      assumptions,
    },
  };
}

function use(scene: Scene, before: Certificate, day: string): Decision<z.infer<typeof data>> {
  if (day > scene.today) {
    throw new ToolError(
      `${day} is still to come; a certificate is used on the day it is redeemed.`,
    );
  }
  if (before.used_on !== undefined) {
    throw new ToolError(`This certificate was used on ${before.used_on} already.`);
  }
  const certificate = { ...before, used_on: day };
  const { expires_on: expires } = before;
  const isLate = expires !== undefined && expires < day;
  return {
    after: {
      ...scene.wallet,
      certificates: scene.wallet.certificates.map((one) => (one === before ? certificate : one)),
    },
    reply: {
      summary: `Certificate${inProgram(scene, before)} marked used on ${day}.`,
      data: {
        certificate: toCertificateRow(scene, certificate),
        previous: toCertificateRow(scene, before),
        removed: false,
      },
      warnings: isLate ? [`Its recorded last day was ${expires}.`] : [],
    },
  };
}

function remove(scene: Scene, before: Certificate): Decision<z.infer<typeof data>> {
  const row = toCertificateRow(scene, before);
  return {
    after: {
      ...scene.wallet,
      certificates: scene.wallet.certificates.filter((one) => one !== before),
    },
    reply: {
      summary: `Certificate${inProgram(scene, before)} removed from the wallet.`,
      data: { certificate: row, previous: row, removed: true },
      next_actions: ["Add it again with record_certificate if that was a mistake."],
    },
  };
}

/** Names of the catalog only: what the member calls it stays in the data. */
function inProgram({ facts }: Scene, { program, kind }: Certificate): string {
  const name = program === undefined ? undefined : facts.programs.get(program)?.name;
  const what = kind === undefined ? "" : ` (${kind.replaceAll("_", " ")})`;
  return `${what}${name === undefined ? "" : ` of ${name}`}`;
}
