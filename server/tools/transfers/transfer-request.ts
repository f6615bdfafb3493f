import * as z from "zod";
import { asIfParam } from "../frame/reader.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { cardParam, getCard, programParam } from "../../member/names.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { getDest, getSource } from "./find-end.ts";
import { cardsOn, programName, toOwner } from "../../member/holdings.ts";

const points = z.int().min(1).max(1_000_000_000);

export const transferInput = z.strictObject({
  from: programParam,
  to: programParam,
  send: points.optional().describe("Points to send; give this or need."),
  need: points.optional().describe("Points that shall arrive; give this or send."),
  date: z.iso.date().optional().describe("Today by default."),
  card: cardParam.optional().describe("At the terms of this card, held or not."),
  owner: ownerParam.optional().describe("Whose points and cards; the member's by default."),
  bonus_pct: z
    .int()
    .min(0)
    .max(300)
    .optional()
    .describe("A quoted bonus, counted in place of ours; 0 for none."),
  targeted_bonus: z
    .boolean()
    .optional()
    .describe("The member was sent the route's targeted bonus."),
  as_if: asIfParam,
});

export type TransferInput = z.infer<typeof transferInput>;

/** A transfer between two programs, with whose cards it is made. */
export interface Wanted {
  readonly from: string;
  readonly to: string;
  readonly owner: string;
  readonly day: string;
  readonly cards: ReadonlySet<string>;
  /** The card named, if any: the terms are as if it were held. */
  readonly asIf: string | undefined;
}

/** Throws what is wrong with the request. */
export function toWanted(scene: Scene, input: TransferInput): Wanted {
  if ((input.send === undefined) === (input.need === undefined)) {
    throw new ToolError("Give either send or need, not both and not neither.");
  }
  const from = getSource(scene.facts, input.from);
  const to = getDest(scene.facts, input.to);
  const [fromName, toName] = [from, to].map((key) => programName(scene, key));
  if (from === to) {
    throw new ToolError(`Both ends are ${toName}: nothing has to be transferred.`);
  }
  const owner = toOwner(scene, input.owner);
  const day = input.date ?? scene.today;
  const holder = cardsToMoveWith(scene, owner, day, input.card);
  const { tables } = scene.facts.facts;
  if (toTransferProgram(tables, from) === toTransferProgram(tables, to)) {
    throw new ToolError(
      `${fromName} and ${toName} are not joined by a transfer with a ` +
        "ratio: with a held card that opens the points, they count as one balance. list_balances shows " +
        "what they are worth.",
    );
  }
  return { from, to, owner, day, ...holder };
}

/** The cards whose terms count: the one named, else those the owner holds on the day. */
export function cardsToMoveWith(
  scene: Scene,
  owner: string,
  day: string,
  card: string | undefined,
): Pick<Wanted, "cards" | "asIf"> {
  if (card === undefined) return { cards: cardsOn(scene, owner, day), asIf: undefined };
  const asIf = getCard(scene.facts, card).id;
  return { cards: new Set([asIf]), asIf };
}
