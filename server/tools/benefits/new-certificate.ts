import * as z from "zod";
import { CERTIFICATE_KINDS } from "../../../data/vocab.ts";
import { type Certificate, SELF } from "../../accounts/wallet.ts";
import type { FactRow } from "../../contract/facts.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getHeld, type HeldCard, heldCardParam } from "../../member/held-cards.ts";
import { programParam } from "../../member/names.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";

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
  cap: z.int().positive().max(10_000_000).optional().describe("Points of the dearest night."),
  expires_on: z.iso.date().optional().describe("The last day to use it."),
  value_usd: z.number().nonnegative().max(100_000).optional().describe("Worth to the member."),
  card: heldCardParam.optional().describe("The held card that gave it."),
  owner: ownerParam.optional(),
  used_on: z.iso.date().optional().describe("For use; today by default."),
});

export type CertificateInput = z.infer<typeof certificateInput>;

/** True of a field that was not asked for, or is as asked. */
export const fits = <Value>(wanted: Value | undefined, own: Value | undefined): boolean =>
  wanted === undefined || own === wanted;

/** A new certificate; a field that is left out is the catalog's where that is sure. */
export function toNewCertificate(scene: Scene, given: CertificateInput) {
  const { expires_on: expires, card } = given;
  if (expires !== undefined && expires < scene.today) {
    throw new ToolError(`expires_on ${expires} has passed; a lapsed certificate is not added.`);
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
    assumptions: isFilled ? ["What was not given is as the catalog has it for this card."] : [],
    warnings: warningsOf(scene, certificate),
  };
}

/** The only certificate of the card that fits what was said; none when several do. */
function catalogRow(
  { facts }: Scene,
  { card }: HeldCard,
  { program, kind, cap, name }: CertificateInput,
): FactRow<"certificates"> | undefined {
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

function plainName(
  { facts }: Scene,
  program: string | undefined,
  kind: string | undefined,
): string | undefined {
  const called = program === undefined ? undefined : facts.programs.get(program)?.name;
  if (called === undefined) return undefined;
  return `${called} ${kind?.replaceAll("_", " ") ?? "certificate"}`;
}

function warningsOf({ wallet }: Scene, one: Certificate): readonly string[] {
  const hasTwin = wallet.certificates.some(
    (other) =>
      other.used_on === undefined &&
      other.name === one.name &&
      other.owner === one.owner &&
      other.program === one.program &&
      other.cap_points === one.cap_points &&
      other.expires_on === one.expires_on,
  );
  return compact([
    hasTwin && "The wallet held one just like it already; remove one if it is the same.",
    one.expires_on === undefined && "Without expires_on it is not among what list_expiring tells.",
  ]);
}
