import { acceptanceOf, type Network } from "../../advice/purchase/purchase.ts";
import type { FactRow } from "../../contract/facts.ts";
import { heldCards } from "../../member/held-cards.ts";
import { ask, type DataOf } from "../ask.ts";
import { answer, askBack, type Draft } from "../compose/draft.ts";
import { text } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed, sentence, when } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

type Merchant = FactRow<"merchants">;
type Ranking = DataOf<"best_card_for_purchase">;

const NETWORKS: readonly Network[] = ["Visa", "Mastercard", "American Express", "Discover"];
/** What a shop takes does not depend on what is spent. */
const ANY_USD = 100;

/** Whether a shop takes a card or a network, and which of the cards held work there. */
export const acceptance = definePlan(answerAcceptance, {
  takes: ["merchant", "network", "card", "held_card", "issuer", "owner"],
});

function answerAcceptance(frame: Frame, toolbox: Toolbox): Draft {
  const shops = idsOf(frame, "merchant");
  if (shops.length === 0) return ofNetworks(frame, toolbox);
  const found = shops.map((merchant) =>
    ask(toolbox, "best_card_for_purchase", { merchant, amount: ANY_USD, owner: frame.owner }),
  );
  return answer({
    lead: found.flatMap(({ data }) => tell(frame, data, toolbox)),
    details: found.flatMap(({ data }) => ownOf(data)),
    envelopes: found.map(({ envelope }) => envelope),
  });
}

function tell(frame: Frame, data: Ranking, toolbox: Toolbox): readonly Line[] {
  const { facts } = toolbox.scene;
  const merchant = facts.merchants.get(data.purchase.merchant ?? "");
  if (merchant === undefined) return [line`We do not know that shop, nor which cards it takes.`];
  const asked = askedOf(frame, toolbox);
  const takes = takenAt(merchant);
  const verdicts = asked.map(({ network, name }) => verdict(merchant, network, name));
  const best = data.ranked[0];
  const use =
    best === undefined || data.not_accepted.length === 0
      ? EMPTY
      : line`Of your cards, ${bold(cardName(best.card))} gives the most there.`;
  return [join([...verdicts, takes, use])];
}

interface Asked {
  readonly network: Network | undefined;
  readonly name: Line;
}

/** The networks that are asked about: by name, of a bank with its own, or of the cards named. */
function askedOf(frame: Frame, { scene: { facts, wallet } }: Toolbox): readonly Asked[] {
  const named = new Set([...idsOf(frame, "network"), ...idsOf(frame, "issuer")]);
  const networks = NETWORKS.filter((one) => named.has(one));
  const entries = idsOf(frame, "held_card").map(
    (id) => wallet.cards.find((entry) => entry.id === id)?.card_id ?? id,
  );
  const cards = [...new Set([...idsOf(frame, "card"), ...entries])].flatMap(
    (id) => facts.cards.get(id) ?? [],
  );
  return [
    ...networks.map((network) => ({ network, name: line`${text(network)}` })),
    ...cards.map(({ network, card_name: name }) => ({
      network,
      name:
        network === undefined
          ? line`the ${text(name)}`
          : line`the ${text(name)} (${text(network)})`,
    })),
  ];
}

function verdict(merchant: Merchant, network: Network | undefined, card: Line): Line {
  const shop = text(merchant.name);
  const what = bold(card);
  switch (acceptanceOf(network, { merchant })) {
    case "yes":
      return line`**Yes**, as far as we know ${shop} takes ${what}.`;
    case "no":
      return line`**No**, ${shop} does not take ${what}.`;
    case "online_only":
      return line`**Not in its stores**: ${shop} takes ${what} only on its website.`;
    case "in_store_only":
      return line`**Only in its stores**: ${shop} does not take ${what} on its website.`;
    case "unknown":
  }
  return line`We cannot say whether ${shop} takes ${what}.`;
}

function takenAt({ name, networks_in_store: inStore, networks_online: online }: Merchant): Line {
  if (inStore.length + online.length === 0)
    return line`No limit on cards is known at ${text(name)}.`;
  return line`In its stores ${text(name)} takes ${networksOf(inStore)}; online it takes ${networksOf(online)}.`;
}

const networksOf = (networks: readonly string[]): Line =>
  networks.length === 0
    ? line`every network`
    : line`only ${listed(networks.map((one) => text(one)))}`;

/** Which of the member's cards work there, where some do not. */
function ownOf({ ranked, not_accepted: refused }: Ranking): readonly Line[] {
  if (refused.length === 0) return [];
  const works = namesIn(ranked);
  return [
    when(works.length > 0, () => line`Accepted: ${listed(works)}.`),
    line`Not accepted: ${listed(namesIn(refused))}.`,
  ].filter(({ text: said }) => said !== "");
}

const namesIn = (rows: Ranking["not_accepted"] | Ranking["ranked"]): readonly Line[] => {
  const names = rows.map(({ card }) => cardName(card));
  return [...new Map(names.map((name) => [name.text, name])).values()];
};

/** No shop is named: which cards are on the network that somebody takes. */
function ofNetworks(frame: Frame, toolbox: Toolbox): Draft {
  const networks = idsOf(frame, "network");
  const held = heldCards(toolbox.scene, { owner: frame.owner });
  if (networks.length === 0) return askBack(line`Which shop do you mean?`);
  if (held.length === 0) return askBack(line`Which card do you mean?`);
  const { data, envelope } = ask(toolbox, "get_wallet", { owner: frame.owner });
  const named = new Set([...idsOf(frame, "card"), ...idsOf(frame, "held_card")]);
  const cards = (data.cards ?? []).filter(
    (one) => named.size === 0 || named.has(one.card_id) || named.has(one.wallet_card_id),
  );
  const fitting = cards.filter(
    ({ network }) => network !== undefined && networks.includes(network),
  );
  const where = listed(
    networks.map((one) => text(one)),
    "or",
  );
  const others = listed(
    cards.map((one) => line`${cardName(one)} (${text(one.network ?? "network not known")})`),
  );
  return answer({
    lead: [
      fitting.length > 0
        ? sentence(
            line`${frame.focus === "whether" ? line`**Yes**: ` : EMPTY}where only ${where} is taken, ${listed(fitting.map((one) => bold(cardName(one))))} ${text(fitting.length === 1 ? "works" : "work")}`,
          )
        : line`**No**, none of these is on ${where}: ${others}.`,
    ],
    envelopes: [envelope],
  });
}
