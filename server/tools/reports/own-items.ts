import { spanOf } from "../../advice/days.ts";
import { plainName } from "../../accounts/own-card.ts";
import { newOwnCard } from "../../accounts/wallet.ts";
import type { Scene } from "../../member/scene.ts";
import { issuerIn } from "./meanings.ts";
import type { JottedCard } from "./read-text.ts";

/** Cards of which nothing is known but what was written; none where that is no name. */
export function toOwnItems(item: JottedCard, owner: string, scene: Scene) {
  const name = plainName.safeParse(item.name);
  if (!name.success) return [];
  const issuer = issuerIn(name.data, scene) ?? "Unknown bank";
  return Array.from({ length: item.count }, () => {
    const start = newOwnCard(
      scene.newId(),
      { name: name.data, issuer, card_type: "personal", earn: [], credits: [], as_of: scene.today },
      owner,
    );
    const row = {
      text: item.text,
      kind: "card",
      owner,
      certainty: "exact",
      id: start.card_id,
      name: name.data,
      opened_on: item.openedOn,
      closed_on: item.closedOn && spanOf(item.closedOn).last,
      last4: item.last4,
      note: "A card of your own: its fee, rates and credits are still to be told.",
    } as const;
    return { start, row };
  });
}
