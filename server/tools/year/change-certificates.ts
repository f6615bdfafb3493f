import * as z from "zod";
import { isUsable } from "../../advice/plain-row.ts";
import { isRunning } from "../../advice/purchase/rate-status.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, valueOfProgram } from "../../member/point-values.ts";

/*
 * Free nights and companion tickets that come and go with cards. No year counts them: what one is
 * worth hangs on the night it buys. Where it has a cap, the points of its dearest night are told.
 */

export const certificateRow = z.object({
  change: z.enum(["gained", "lost"]),
  name: z.string(),
  how: z
    .enum(["anniversary", "spend", "stay", "welcome", "account_opening"])
    .describe("What brings it; anniversary and spend come again each year."),
  quantity: z.int(),
  cap_points: z.int().optional().describe("The dearest night one of them buys."),
  spend_usd: z.number().optional().describe("Purchases that it takes."),
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

/** Those of cards that come, then those of cards that go; the yearly ones before the others. */
export function toCertificateRows(
  scene: Scene,
  added: readonly HeldCard[],
  dropped: readonly HeldCard[],
): CertificateRow[] {
  const ofAll = (cards: readonly HeldCard[], change: CertificateRow["change"]) =>
    cards.flatMap((held) => rowsOf(scene, held).map((row) => toRow(scene, held, row, change)));
  // A welcome award is behind who holds the card: it does not go with it.
  const lost = ofAll(dropped, "lost").filter(({ how }) => !ONCE.has(how));
  return [...ofAll(added, "gained"), ...lost];
}

const ONCE: ReadonlySet<CertificateRow["how"]> = new Set(["welcome", "account_opening"]);

const rowsOf = ({ facts, today }: Scene, { card }: HeldCard): readonly FactRow<"certificates">[] =>
  facts
    .rowsOf("certificates", card.id)
    .filter((row) => isRunning(row, today) && isUsable(row))
    .toSorted((a, b) => ORDER.indexOf(a.how) - ORDER.indexOf(b.how));

const ORDER: readonly CertificateRow["how"][] = [
  "anniversary",
  "spend",
  "stay",
  "welcome",
  "account_opening",
];

function toRow(
  scene: Scene,
  { card, entry }: HeldCard,
  row: FactRow<"certificates">,
  change: CertificateRow["change"],
): CertificateRow {
  const { certificate_name: name, how, quantity = 1, cap_points: cap, spend_usd: spend } = row;
  const program = row.program === undefined ? undefined : scene.facts.programs.get(row.program);
  const value =
    program === undefined ? undefined : valueOfProgram(scene, program.key, { owner: entry.owner });
  return {
    change,
    name,
    how,
    quantity,
    cap_points: cap,
    spend_usd: spend,
    ...(cap === undefined || value === undefined
      ? {}
      : { most_usd: toUsd(cap * quantity, value.cpp), cpp: value.cpp }),
    program_name: program?.name,
    card_name: card.card_name,
    owner: entry.owner,
  };
}
