import { NETWORKS } from "../../../../data/vocab.ts";
import { acceptanceOf, type Network } from "../../../advice/purchase/acceptance.ts";
import type { FactRow } from "../../../contract/facts.ts";
import { ask, type DataOf } from "../../ask.ts";
import { answer, askBack, type Draft } from "../../compose/draft.ts";
import { text } from "../../compose/figures.ts";
import { bold, join, type Line, line, listed, when } from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

type Merchant = FactRow<"merchants">;
type Ranking = DataOf<"best_card_for_purchase">;

/** The tool needs an amount, but acceptance does not depend on it. */
const ANY_USD = 100;

/** Tells if a shop takes a card or network, and which held cards work there. */
export const acceptance = definePlan(answerAcceptance, {
  takes: ["merchant", "network", "card", "issuer", "owner"],
});

function answerAcceptance(frame: Frame, toolbox: Toolbox): Draft {
  const shops = idsOf(frame, "merchant");
  if (shops.length === 0) return askBack(line`Which shop do you mean?`);
  const found = shops.map((merchant) =>
    ask(toolbox, "best_card_for_purchase", { merchant, amount: ANY_USD, owner: frame.owner }),
  );
  return answer({
    lead: found.map(({ data }) => tell(frame, data, toolbox)),
    details: found.flatMap(({ data }) => ownOf(data)),
    envelopes: found.map(({ envelope }) => envelope),
  });
}

function tell(frame: Frame, data: Ranking, toolbox: Toolbox): Line {
  const merchant = toolbox.scene.facts.merchants.get(data.purchase.merchant ?? "");
  if (merchant === undefined) return line`We do not know that shop or which cards it takes.`;
  const [best] = data.ranked;
  const use =
    best !== undefined && data.not_accepted.length > 0
      ? [line`Of your cards, ${bold(cardName(best.card))} gives the most there.`]
      : [];
  return join([...verdictsOf(merchant, frame, toolbox), takenAt(merchant), ...use]);
}

/** One verdict per network or card asked about; American Express and Discover are banks too. */
function verdictsOf(merchant: Merchant, frame: Frame, { scene }: Toolbox): readonly Line[] {
  const named = new Set([...idsOf(frame, "network"), ...idsOf(frame, "issuer")]);
  const networks = NETWORKS.filter((one) => named.has(one));
  const cards = idsOf(frame, "card").flatMap((id) => scene.facts.cards.get(id) ?? []);
  return [
    ...networks.map((network) => verdict(merchant, network, line`${text(network)}`)),
    ...cards.map(({ network, card_name: name }) => {
      const on = network === undefined ? line`` : line` (${text(network)})`;
      return verdict(merchant, network, line`the ${text(name)}${on}`);
    }),
  ];
}

function verdict(merchant: Merchant, network: Network | undefined, card: Line): Line {
  const shop = text(merchant.name);
  const what = bold(card);
  switch (acceptanceOf(network, { merchant })) {
    case "yes":
      return line`**Yes**, as far as we know, ${shop} takes ${what}.`;
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
    return line`We know of no limit on cards at ${text(name)}.`;
  return line`In its stores ${text(name)} takes ${networksOf(inStore)}; online it takes ${networksOf(online)}.`;
}

const networksOf = (networks: readonly string[]): Line =>
  networks.length === 0
    ? line`every network`
    : line`only ${listed(networks.map((one) => text(one)))}`;

/** The member's cards by acceptance; empty when the shop takes all of them. */
function ownOf({ ranked, not_accepted: refused }: Ranking): readonly Line[] {
  if (refused.length === 0) return [];
  return [
    when(ranked.length > 0, () => line`Accepted: ${namesIn(ranked)}.`),
    line`Not accepted: ${namesIn(refused)}.`,
  ];
}

const namesIn = (rows: readonly Pick<Ranking["ranked"][number], "card">[]): Line =>
  listed([...new Set(rows.map(({ card }) => cardName(card).text))].map((name) => text(name)));
