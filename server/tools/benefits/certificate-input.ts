import toStableJson from "fast-json-stable-stringify";
import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import { CERTIFICATE_KINDS } from "../../../data/vocab.ts";
import { type Certificate, SELF } from "../../accounts/wallet.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getHeld, type HeldCard, heldCardParam } from "../../member/held-cards.ts";
import { programParam } from "../../member/names.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { wordsOf } from "../../contract/names.ts";
import { NeedsInput, UnknownName } from "../../member/needs-input.ts";

export const certificateInput = z.strictObject({
  action: z
    .enum(["add", "use", "remove"])
    .describe("use: it was redeemed; remove: entered by mistake."),
  certificate: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("For use and remove: its id, or loosely its name, kind or program."),
  program: programParam.optional(),
  kind: z.enum(CERTIFICATE_KINDS).optional(),
  name: z.string().min(1).max(120).optional().describe("For add; the catalog's by default."),
  cap: z.int().positive().max(10_000_000).optional().describe("Most points a night may cost."),
  expires_on: dayParam.optional().describe("The last day to use it."),
  value_usd: z.number().nonnegative().max(100_000).optional().describe("Worth to the member."),
  card: heldCardParam.optional().describe("The held card that gave it."),
  owner: ownerParam.optional(),
  used_on: dayParam.optional().describe("For use; today by default."),
});

export type CertificateInput = z.infer<typeof certificateInput>;

/** True if the field was not specified, or matches. */
const fits = <Value>(wanted: Value | undefined, own: Value | undefined): boolean =>
  wanted === undefined || own === wanted;

/** A new certificate; omitted fields come from the catalog when they are unambiguous. */
export function toNewCertificate(scene: Scene, given: CertificateInput) {
  const { expires_on: expires, card } = given;
  if (expires !== undefined && expires < scene.today) {
    throw new ToolError(`expires_on ${expires} has passed; an expired certificate is not added.`);
  }
  const held = card === undefined ? undefined : getHeld(scene, card);
  const row = held && catalogRow(scene, held, given);
  const program = given.program ?? row?.program;
  const kind = given.kind ?? row?.kind;
  const name = given.name ?? row?.certificate_name ?? plainName(scene, program, kind);
  if (name === undefined) {
    throw new ToolError("Say what it is: give a program, a name or the held card that gave it.");
  }
  const certificate: Certificate = {
    id: scene.newId(),
    name,
    owner: given.owner ?? held?.entry.owner ?? SELF,
    program,
    kind,
    wallet_card_id: held?.entry.id,
    cap_points: given.cap ?? row?.cap_points,
    value_usd: given.value_usd,
    expires_on: expires,
  };
  const isFilled = row !== undefined && (given.cap === undefined || given.program === undefined);
  return {
    certificate,
    assumptions: isFilled ? ["What was not given comes from the catalog for this card."] : [],
    warnings: warningsOf(scene, certificate),
  };
}

/** The card's certificate that fits the input; undefined if different ones do. */
function catalogRow(
  { facts }: Scene,
  { card }: HeldCard,
  { program, kind, cap, name }: CertificateInput,
) {
  const fitting = facts
    .rowsOf("certificates", card.id)
    .filter(
      (row) =>
        isUsable(row) &&
        fits(program, row.program) &&
        fits(kind, row.kind) &&
        fits(cap, row.cap_points) &&
        fits(name, row.certificate_name),
    );
  const looks = new Set(
    fitting.map((row) => [row.kind, row.program, row.cap_points, row.certificate_name].join("|")),
  );
  return looks.size === 1 ? fitting[0] : undefined;
}

function plainName({ facts }: Scene, program: string | undefined, kind: string | undefined) {
  const called = program === undefined ? undefined : facts.programs.get(program)?.name;
  if (called === undefined) return undefined;
  return `${called} ${kind?.replaceAll("_", " ") ?? "certificate"}`;
}

function warningsOf({ wallet }: Scene, one: Certificate) {
  const hasTwin = wallet.certificates.some(
    (other) => other.used_on === undefined && looksOf(other) === looksOf(one),
  );
  return [
    hasTwin && "The wallet already had one just like it; remove one if it is the same.",
    one.expires_on === undefined && "Without expires_on, list_expiring does not show it.",
  ];
}

/**
 * Finds the certificate; `card` is the id of the held card that gave it. Identical certificates are
 * interchangeable, so the first is taken.
 */
export function getCertificate(
  scene: Scene,
  among: readonly Certificate[],
  wanted: Omit<CertificateInput, "action">,
): Certificate {
  const exact = among.find(({ id }) => id === wanted.certificate);
  if (exact !== undefined) return exact;
  const words = wordsOf(wanted.certificate ?? "").filter((word) => !FILLERS.has(word));
  const matches = among.filter(
    (one) =>
      fits(wanted.program, one.program) &&
      fits(wanted.cap, one.cap_points) &&
      fits(wanted.expires_on, one.expires_on) &&
      fits(wanted.owner, one.owner) &&
      fits(wanted.card, one.wallet_card_id) &&
      isCalled(scene, one, words),
  );
  const [first] = matches;
  const toCandidate = (one: Certificate) => ({ id: one.id, label: nameOf(scene, one) });
  if (first === undefined) {
    throw new UnknownName(
      `No such certificate among ${among.length} in the wallet. See list_certificates for their ids.`,
      { given: wanted.certificate, candidates: among.slice(0, MAX_CANDIDATES).map(toCandidate) },
    );
  }
  if (new Set(matches.map(looksOf)).size === 1) return first;
  throw new NeedsInput(`${matches.length} certificates match. Which one?`, {
    argument: "certificate",
    given: wanted.certificate,
    candidates: matches.slice(0, MAX_CANDIDATES).map(toCandidate),
  });
}

const MAX_CANDIDATES = 8;
const FILLERS = new Set(
  "a an award card cert certificate certificates from my of one the".split(" "),
);

function isCalled(scene: Scene, one: Certificate, words: readonly string[]): boolean {
  const { wallet, facts } = scene;
  const entry = wallet.cards.find(({ id }) => id === one.wallet_card_id);
  const program = facts.programs.get(one.program ?? "");
  const card = facts.cards.get(entry?.card_id ?? "");
  const names = [one.name, one.kind, one.owner, program?.name, program?.key, card?.card_name]
    .concat(program?.aliases ?? [])
    .flatMap((name) => wordsOf((name ?? "").replaceAll("_", " ")));
  return words.every((word) =>
    names.some((name) => name === word || name === `${word}s` || word === `${name}s`),
  );
}

const looksOf = ({ id: _id, ...looks }: Certificate): string => toStableJson(looks);

function nameOf({ facts }: Scene, one: Certificate): string {
  const more = [
    facts.programs.get(one.program ?? "")?.name ?? "",
    one.cap_points === undefined ? "" : `up to ${one.cap_points} points`,
    one.expires_on === undefined ? "" : `expires ${one.expires_on}`,
    one.owner,
  ].filter((part) => part !== "");
  return `${one.name} (${more.join(", ")})`;
}
