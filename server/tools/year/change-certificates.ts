import * as z from "zod";
import { isUsable } from "../../advice/plain-row.ts";
import { isRunning } from "../../advice/purchase/rate-status.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, valueOfProgram } from "../../member/point-values.ts";

/*
 * Free nights and companion tickets that come and go with cards. No year counts them: the worth of
 * one depends on the night it buys. With a cap, the row has the points of the most expensive night.
 */

/** The yearly ones first. */
const HOW = ["anniversary", "spend", "stay", "welcome", "account_opening"] as const;

export const certificateRow = z.object({
  change: z.enum(["gained", "lost"]),
  name: z.string(),
  how: z.enum(HOW).describe("What brings it; anniversary and spend recur each year."),
  quantity: z.int(),
  cap_points: z.int().optional().describe("Most points a night may cost."),
  spend_usd: z.number().optional().describe("Purchases it requires."),
  most_usd: z
    .number()
    .optional()
    .describe("All of them at the cap and cpp: the most, not in delta_usd. Absent without a cap."),
  cpp: z.number().optional(),
  program_name: z.string().optional(),
  card_name: z.string(),
  owner: z.string(),
});

type CertificateRow = z.infer<typeof certificateRow>;

/** Certificates of added cards, then of dropped ones; yearly ones first. */
export function toCertificateRows(
  scene: Scene,
  added: readonly HeldCard[],
  dropped: readonly HeldCard[],
): CertificateRow[] {
  const toRows = (cards: readonly HeldCard[], change: CertificateRow["change"]) =>
    cards.flatMap((held) => rowsOf(scene, held).map((row) => toRow(scene, held, row, change)));
  // The member already has a welcome award: it does not go with the card.
  const lost = toRows(dropped, "lost").filter(({ how }) => !ONCE.has(how));
  return [...toRows(added, "gained"), ...lost];
}

const ONCE: ReadonlySet<CertificateRow["how"]> = new Set(["welcome", "account_opening"]);

const rowsOf = ({ facts, today }: Scene, { card }: HeldCard): readonly FactRow<"certificates">[] =>
  facts
    .rowsOf("certificates", card.id)
    .filter((row) => isRunning(row, today) && isUsable(row))
    .toSorted((a, b) => HOW.indexOf(a.how) - HOW.indexOf(b.how));

function toRow(
  scene: Scene,
  { card, entry: { owner } }: HeldCard,
  row: FactRow<"certificates">,
  change: CertificateRow["change"],
): CertificateRow {
  const { certificate_name: name, how, quantity = 1, cap_points, spend_usd } = row;
  const program = scene.facts.programs.get(row.program ?? "");
  const cpp =
    program && cap_points ? valueOfProgram(scene, program.key, { owner })?.cpp : undefined;
  return {
    change,
    name,
    how,
    quantity,
    cap_points,
    spend_usd,
    most_usd: cpp && toUsd((cap_points ?? 0) * quantity, cpp),
    cpp,
    program_name: program?.name,
    card_name: card.card_name,
    owner,
  };
}
