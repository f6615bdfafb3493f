import * as z from "zod";
import type { Certificate } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getHeld } from "../../member/held-cards.ts";
import { getProgram } from "../../member/names.ts";
import { type Decision, defineWriter } from "../frame/writer.ts";
import { getOwner } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { certificateRow, toCertificateRow } from "./certificate-row.ts";
import {
  getCertificate,
  type CertificateInput,
  certificateInput,
  toNewCertificate,
} from "./certificate-input.ts";

const data = z.object({
  certificate: certificateRow,
  previous: certificateRow.optional().describe("As it was; absent when added."),
  removed: z.boolean(),
});

type Data = z.infer<typeof data>;

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
    const { wallet, facts, today } = scene;
    const { action, owner, program, card, used_on: day = today } = given;
    const wanted = {
      ...given,
      owner: owner && getOwner(wallet, owner),
      program: program && getProgram(facts, program).key,
      card: card && getHeld(scene, card).entry.id,
    };
    if (action === "add") return add(scene, wanted);
    const { certificates } = wallet;
    if (action === "remove") return remove(scene, getCertificate(scene, certificates, wanted));
    const isId = certificates.some((one) => one.id === given.certificate);
    const unused = certificates.filter((one) => one.used_on === undefined);
    return use(scene, getCertificate(scene, isId ? certificates : unused, wanted), day);
  },
});

const withCertificates = (scene: Scene, certificates: Certificate[]) => ({
  ...scene.wallet,
  certificates,
});

function add(scene: Scene, given: CertificateInput): Decision<Data> {
  const { certificate, warnings, assumptions } = toNewCertificate(scene, given);
  const row = toCertificateRow(scene, certificate);
  const expiry = row.expires_on === undefined ? "no expiry recorded" : `expires ${row.expires_on}`;
  return {
    after: withCertificates(scene, [...scene.wallet.certificates, certificate]),
    reply: {
      summary: `Certificate added${inProgram(scene, certificate)}, ${expiry}.`,
      data: { certificate: row, removed: false },
      warnings,
      assumptions,
    },
  };
}

function use(scene: Scene, before: Certificate, day: string): Decision<Data> {
  if (day > scene.today) {
    throw new ToolError(
      `${day} is in the future; a certificate is used on the day it is redeemed.`,
    );
  }
  if (before.used_on !== undefined) {
    throw new ToolError(`This certificate was already used on ${before.used_on}.`);
  }
  const certificate = { ...before, used_on: day };
  const { certificates } = scene.wallet;
  const isLate = before.expires_on !== undefined && before.expires_on < day;
  return {
    after: withCertificates(
      scene,
      certificates.map((one) => (one === before ? certificate : one)),
    ),
    reply: {
      summary: `Certificate${inProgram(scene, before)} marked used on ${day}.`,
      data: {
        certificate: toCertificateRow(scene, certificate),
        previous: toCertificateRow(scene, before),
        removed: false,
      },
      warnings: isLate ? [`Its recorded last day was ${before.expires_on}.`] : [],
    },
  };
}

function remove(scene: Scene, before: Certificate): Decision<Data> {
  const row = toCertificateRow(scene, before);
  const others = scene.wallet.certificates.filter((one) => one !== before);
  return {
    after: withCertificates(scene, others),
    reply: {
      summary: `Certificate${inProgram(scene, before)} removed from the wallet.`,
      data: { certificate: row, previous: row, removed: true },
      next_actions: ["Add it again with record_certificate if that was a mistake."],
    },
  };
}

/** Uses catalog names only: the member's own name for it stays in the data. */
function inProgram({ facts }: Scene, { program, kind }: Certificate): string {
  const name = program === undefined ? undefined : facts.programs.get(program)?.name;
  const what = kind === undefined ? "" : ` (${kind.replaceAll("_", " ")})`;
  return `${what}${name === undefined ? "" : ` of ${name}`}`;
}
