import * as z from "zod";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { valueAt } from "../../compose/figure.ts";
import type { Row } from "./card-order.ts";

const held = z
  .array(
    z.looseObject({
      card_id: z.string(),
      card_name: z.string(),
      owner: z.string(),
      opened_on: z.string().optional(),
      closed_on: z.string().optional(),
      last4: z.string().optional(),
      authorized_user: z.boolean(),
      issuer: z.string().optional(),
      annual_fee_usd: z.number().optional(),
      network: z.string().optional(),
      foreign_fee_percent: z.number().optional(),
      authorized_user_fee_usd: z.number().optional(),
    }),
  )
  .catch([]);

/** The cards that `get_wallet` found, each with its place in that list. */
export const heldRows = (wallet: Envelope): readonly Row[] =>
  held.parse(valueAt(wallet, ["cards"])).map((row, place) => ({ row, place }));
