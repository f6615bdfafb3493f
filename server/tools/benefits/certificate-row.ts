import * as z from "zod";
import { CABINS, FLIGHT_REGIONS } from "../../../data/vocab-terms.ts";
import { flightTerms } from "../../advice/benefits/certificate-terms.ts";
import { type DueCertificate, dueCertificates } from "../../advice/benefits/certificates-due.ts";
import { daysBetween, isExact } from "../../advice/days.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { Certificate } from "../../accounts/wallet.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, cppShape, valueOfProgram } from "../../member/point-values.ts";

export const certificateRow = z.object({
  status: z
    .enum(["held", "expired", "due", "used"])
    .describe("due: comes with the next anniversary of a held card."),
  certificate_id: z.string().optional(),
  name: z.string(),
  kind: z.string().optional(),
  program: z.string().optional(),
  program_name: z.string().optional(),
  owner: z.string(),
  wallet_card_id: z.string().optional(),
  card_name: z.string().optional(),
  quantity: z.int(),
  cap_points: z.int().optional().describe("Most points a night or award may cost."),
  cabins: z
    .array(z.enum(CABINS))
    .readonly()
    .optional()
    .describe("Of its flights; absent: unknown."),
  valid_regions: z
    .array(z.enum(FLIGHT_REGIONS))
    .readonly()
    .optional()
    .describe("Its flights go within and between these; absent: unknown."),
  valid_on: z.string().optional().describe("Both in words."),
  expires_on: z.iso.date().optional().describe("The last day to use it."),
  days_left: z.int().optional().describe("0 today; negative when it has passed."),
  due_from: z.iso.date().optional(),
  due_until: z.iso.date().optional().describe("Later than due_from when only a month is known."),
  dates_exact: z
    .boolean()
    .optional()
    .describe("For due ones. False: only the month is known; expires_on is the earliest."),
  value_usd: z.number().optional().describe("Of one: what it is worth or, at most, can be."),
  value_basis: z
    .enum(["own", "upper_bound"])
    .optional()
    .describe(
      "own: the member's figure. upper_bound: cap_points at cpp, the most it can be worth.",
    ),
  ...cppShape,
  used_on: z.iso.date().optional(),
  note: z.string().optional().describe("From the catalog."),
  unknown_because: z.string().optional(),
});

export type CertificateRow = z.infer<typeof certificateRow>;

export function toCertificateRow(scene: Scene, one: Certificate): CertificateRow {
  const { today, wallet, facts } = scene;
  const { id, expires_on: expires, used_on: used, ...rest } = one;
  const entry = wallet.cards.find((card) => card.id === one.wallet_card_id);
  const isOver = expires !== undefined && expires < today;
  return {
    ...rest,
    certificate_id: id,
    status: used !== undefined ? "used" : isOver ? "expired" : "held",
    quantity: 1,
    program_name: nameOf(scene, one.program),
    card_name: entry === undefined ? undefined : facts.cards.get(entry.card_id)?.card_name,
    expires_on: expires,
    days_left: expires === undefined ? undefined : daysBetween(today, expires),
    used_on: used,
    ...valueOf(scene, one),
    ...flightsOf(entry === undefined ? [] : catalogRows(scene, entry.card_id, one)),
  };
}

/** The catalog's certificates of a card that could be the one in the wallet. */
const catalogRows = ({ facts }: Scene, card: string, { kind, program }: Certificate) =>
  facts
    .rowsOf("certificates", card)
    .filter(isUsable)
    .filter((row) => kind === undefined || row.kind === kind)
    .filter((row) => program === undefined || row.program === program);

/** The flights it is valid on, if all possible catalog rows agree. */
function flightsOf(rows: readonly Parameters<typeof flightTerms>[0][]) {
  const [first, ...others] = rows;
  if (first === undefined) return {};
  const words = flightTerms(first);
  if (words === undefined || others.some((row) => flightTerms(row) !== words)) return {};
  return {
    cabins: first.cabins.length === 0 ? undefined : first.cabins,
    valid_regions: first.valid_regions.length === 0 ? undefined : first.valid_regions,
    valid_on: words,
  };
}

/** Certificates due at the next anniversaries of open cards, of one owner or of everybody. */
export const dueRows = (scene: Scene, owner?: string): readonly CertificateRow[] =>
  heldCards(scene, { owner })
    .filter(({ entry }) => !entry.authorized_user)
    .flatMap((held) =>
      dueCertificates(
        scene.facts.rowsOf("certificates", held.card.id),
        held.entry.opened_on,
        scene.today,
      ).map((due) => toDueRow(scene, held, due)),
    );

function toDueRow(scene: Scene, { entry, card }: HeldCard, one: DueCertificate): CertificateRow {
  const { name, kind, program, capPoints, due, usableUntil, note, unknown } = one;
  return {
    status: "due",
    name,
    kind,
    program,
    program_name: nameOf(scene, program),
    owner: entry.owner,
    wallet_card_id: entry.id,
    card_name: card.card_name,
    quantity: one.quantity ?? 1,
    cap_points: capPoints,
    ...flightsOf([one.row]),
    due_from: due?.first,
    due_until: due?.last,
    dates_exact: due && isExact(due),
    expires_on: usableUntil,
    ...valueOf(scene, { program, owner: entry.owner, cap_points: capPoints }),
    note: note === "" ? undefined : note,
    unknown_because: unknown,
  };
}

const nameOf = ({ facts }: Scene, program: string | undefined): string | undefined =>
  program === undefined ? undefined : facts.programs.get(program)?.name;

type Valued = Pick<Certificate, "program" | "owner" | "cap_points" | "value_usd">;

/** The member's own figure; otherwise an upper bound: the most expensive night in points. */
function valueOf(scene: Scene, { program, owner, cap_points: cap, value_usd: own }: Valued) {
  if (own !== undefined) return { value_usd: own, value_basis: "own" } as const;
  if (program === undefined || cap === undefined) return {};
  const value = valueOfProgram(scene, program, { owner });
  if (value === undefined) return {};
  return {
    value_usd: toUsd(cap, value.cpp),
    value_basis: "upper_bound",
    cpp: value.cpp,
    cpp_basis: value.basis,
  } as const;
}
