import { LOUNGE_NETWORKS } from "../../../../../data/vocab.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { nameOfHeld } from "../../compose/held-name.ts";
import { asksWhichCards } from "../../readings/rows-asked.ts";
import type { Understood } from "../../../language/understood.ts";
import { inWords } from "../wallet/card-order.ts";
import type { Lounge } from "./lounge-rows.ts";

/* "Which card doesn't get me in", "which lounges can I not enter": what stays shut. */

export function lackingLead(
  list: Envelope,
  open: readonly Lounge[],
  asked: Understood,
  scene: Scene,
): Line {
  return asksWhichCards(asked)
    ? cardsWithout(list, open, asked, scene)
    : networksWithout(list, open);
}

function cardsWithout(
  list: Envelope,
  open: readonly Lounge[],
  asked: Understood,
  scene: Scene,
): Line {
  const held = heldCards(scene, { owner: asked.owner }).map(({ card, entry }) => ({
    wallet_card_id: entry.id,
    card_id: card.id,
    card_name: card.card_name,
    owner: entry.owner,
  }));
  const shut = held.filter(
    ({ wallet_card_id: id }) => !open.some(({ via_card: card }) => card.wallet_card_id === id),
  );
  const networks = [...new Set(open.map(({ network }) => network))];
  const what = networks.length === 1 ? told(networks.join("")) : told("a lounge");
  if (shut.length === 0) return line`**None**: each of your cards opens ${what}. ${cite(list)}`;
  const names = told(shut.map((card) => nameOfHeld(card, held)).join(", "));
  const many = told(`${inWords(shut.length)} of ${inWords(held.length).toLowerCase()}`);
  return line`${many}: **${names}** ${told(shut.length === 1 ? "is" : "are")} not known to open ${what}. ${cite(list)}`;
}

function networksWithout(list: Envelope, open: readonly Lounge[]): Line {
  const shut = LOUNGE_NETWORKS.filter((name) => !open.some(({ network }) => network === name));
  return line`No card of yours is known to open: **${told(shut.join(", "))}**. ${cite(list)}`;
}
