import * as z from "zod";
import type { Blocked } from "../../advice/transfers/transfer-network.ts";
import type { Scene } from "../../member/scene.ts";
import { programName } from "../../member/holdings.ts";
import { openingCard, toOpeningCards } from "./opening-card.ts";

export const blockedRow = z.object({
  program: z.string(),
  program_name: z.string(),
  owner: z.string(),
  state: z.enum(["locked", "ended"]).describe("locked: needs a card that its owner does not hold."),
  since: z.iso.date().optional().describe("The last day the route worked."),
  unlock_cards: z.array(openingCard),
});

export const toBlockedRow = (scene: Scene, blocked: Blocked): z.infer<typeof blockedRow> => ({
  program: blocked.program,
  program_name: programName(scene, blocked.program),
  owner: blocked.owner,
  state: blocked.state,
  since: blocked.since,
  unlock_cards: [...toOpeningCards(scene, blocked.unlock_cards, "opens")],
});
