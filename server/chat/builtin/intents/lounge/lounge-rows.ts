import * as z from "zod";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { heldRef, nameOfHeld } from "../../compose/held-name.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";

/*
 * What list_lounge_access found, as rows with their places, and the lines that tell them.
 */

const loungeRow = z.looseObject({
  network: z.string(),
  via_card: heldRef,
  entry: z.enum(["yes", "paid", "unknown", "not_now", "unverified"]),
  visits: z.string(),
  guest_rule: z.string(),
  guests_free: z.number().optional(),
  guests_cost_usd: z.number().optional(),
  child_rule: z.string().optional(),
  enrol_required: z.boolean().optional(),
  enrolled: z.boolean().optional(),
  authorized_users: z.boolean().optional(),
  conditions: z.array(z.string()),
});

export type Lounge = z.infer<typeof loungeRow> & { readonly place: number };

export const loungesIn = (list: Envelope): readonly Lounge[] =>
  z
    .array(loungeRow)
    .catch([])
    .parse(valueAt(list, ["access"]))
    .map((row, place) => ({ ...row, place }));

export const cardOfLounge = ({ via_card: card }: Lounge, all: readonly Lounge[]): string =>
  nameOfHeld(
    card,
    all.map(({ via_card: one }) => one),
  );

/** `Priority Pass (Amex Platinum)` */
export const nameOfLounge = (row: Lounge, all: readonly Lounge[]): string =>
  `${row.network} with the ${cardOfLounge(row, all)}`;

const ENTRIES: Readonly<Record<Lounge["entry"], Line>> = {
  yes: line`opens the door`,
  paid: line`a membership whose visits are paid`,
  unknown: line`hangs on what your wallet does not say`,
  not_now: line`has not begun yet`,
  unverified: line`not verified, do not rely on it`,
};

/** `Centurion Lounge with Amex Platinum: opens the door; visits unlimited; no guest is free …` */
export function loungeLine(list: Envelope, row: Lounge, all: readonly Lounge[]): Line {
  const name = line`**${told(row.network)}** with the ${told(cardOfLounge(row, all))}: `;
  const visits = line`visits ${told(row.visits)}`;
  return joinLines([name, joinParts([ENTRIES[row.entry], visits, guestLine(list, row)])], "");
}

/** What guests cost where their number is told; else the rule. */
export function guestLine(list: Envelope, row: Lounge): Line {
  const rule = line`${told(row.guest_rule)}`;
  if (row.guests_cost_usd === undefined) return rule;
  const cost = figure(list, ["access", row.place, "guests_cost_usd"], "usd");
  const words =
    row.guests_cost_usd === 0 ? line`your guests are free` : line`your guests cost ${cost} a visit`;
  return joinLines([words, rule], ": ");
}

/** Whether the door asks for an enrolment first. */
export function enrolLine({ enrol_required: required, enrolled }: Lounge): Line {
  if (required === undefined) return line`no source says whether it needs enrolment`;
  if (!required) return line`no enrolment is needed; show the card`;
  if (enrolled === true) return line`enrolment is needed, and done by your wallet's record`;
  return enrolled === false
    ? line`enrolment is needed first, and you have not enrolled by your wallet's record`
    : line`enrolment is needed first; whether you enrolled is not recorded`;
}
