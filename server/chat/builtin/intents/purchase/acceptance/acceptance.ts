import { type Network, acceptanceOf } from "../../../../../advice/purchase.ts";
import type { FactRow } from "../../../../../contract/facts.ts";
import { ask } from "../../../compose/ask.ts";
import { cardNameOf } from "../../../compose/card-name.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  quote,
  told,
} from "../../../compose/draft.ts";
import type { Intent } from "../../../intent.ts";
import { ACCEPTANCE } from "../../../phrasings/purchase-places.ts";
import { ACCEPTANCE_MORE } from "../../../phrasings/purchase-places-more.ts";
import { idsOf, nameOf } from "../../../slots.ts";
import type { Mention, Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { asksNot } from "../../../readings/asks-not.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { says } from "../../../readings/says.ts";
import { foreignPurchase } from "./foreign-purchase.ts";
import { heldOf, preferHeld } from "../../../readings/held-preferred.ts";
import { acceptedNetworks } from "./network-taken.ts";
import { aroundOf } from "../asked/purchase-slots.ts";
import { nameIn, rankedOf, refusedOf } from "../choice/ranked-cards.ts";

type Merchant = FactRow<"merchants">;

const NETWORKS: readonly Network[] = ["Visa", "Mastercard", "American Express", "Discover"];
/** Acceptance does not hang on what is spent. */
const ANY_USD = 100;

/** Whether a shop takes a network or a card. */
export const acceptance: Intent = {
  id: "acceptance",
  group: "purchase",
  label: "whether a shop takes a card",
  likes: ["merchant", "network", "card"],
  needs: [],
  phrasings: `${ACCEPTANCE}${ACCEPTANCE_MORE}`,
  rules: [
    /^(?:does|do|will|would) <merchant> (?:still )?(?:take|accept) (?:an? |the |my )?<(?:network|card|issuer)>/,
    /^(?:which|what) (?:of my )?(?:cards|networks|credit cards) does <merchant> (?:take|accept)/,
    /^is (?:the |my )?<(?:network|card|issuer)> accepted (?:at|by) <merchant>/,
  ],
  respond: (all, toolbox) => {
    const given = withoutShopsCards(all);
    const asked = preferHeld(given, toolbox.scene);
    const { facts } = toolbox.scene;
    // "Does my Hilton work in Japan": the card, and not a shop of its name.
    if (asked.country !== undefined && idsOf(asked, "card", facts).length > 0)
      return foreignPurchase.respond(withoutCardsShops(asked), toolbox);
    const [key] = idsOf(asked, "merchant", facts);
    const merchant = key === undefined ? undefined : facts.merchants.get(key);
    if (key === undefined || merchant === undefined)
      return acceptedNetworks(asked, toolbox) ?? askShop(asked);
    const { channel } = aroundOf(asked, toolbox.scene);
    const ranking = ask(toolbox, "best_card_for_purchase", {
      merchant: key,
      amount: ANY_USD,
      ...(channel === undefined ? {} : { channel }),
    });
    return answer({
      result: [
        ...resultOf(asked, merchant, ranking, toolbox),
        ...othersOf(asked, key, toolbox).flatMap((other) =>
          resultOf(asked, other, ranking, toolbox),
        ),
      ],
      details: [...takenLines(merchant), ...ownLines(ranking)],
      caveats: [CAVEATS.asOf(ranking)],
      envelopes: [ranking],
    });
  },
};

/** Without the shops that are called as a card is that is named. */
function withoutCardsShops(asked: Understood): Understood {
  const cards = asked.mentions.filter(({ kind }) => kind === "card");
  const mentions = asked.mentions.filter(
    ({ kind, start }) => kind !== "merchant" || !cards.some((card) => card.start === start),
  );
  return { ...asked, mentions };
}

const MOST_SHOPS = 3;

/** "Does Aldi take Amex, and Lidl": each shop that is named. */
const othersOf = (asked: Understood, first: string, { scene: { facts } }: Toolbox) =>
  idsOf(asked, "merchant", facts)
    .filter((key) => key !== first)
    .slice(0, MOST_SHOPS - 1)
    .flatMap((key) => facts.merchants.get(key) ?? []);

/** "Discover at Sam's Club": the shop, and not its own card, where something else is named to pay with. */
function withoutShopsCards(asked: Understood): Understood {
  const shops = asked.mentions.filter(({ kind }) => kind === "merchant");
  const isShops = ({ kind, start }: Mention): boolean =>
    kind === "card" && shops.some((shop) => shop.start === start);
  const others = asked.mentions.filter((one) => one.kind !== "merchant" && !isShops(one));
  const isPaid = others.some(
    ({ kind }) => kind === "network" || kind === "issuer" || kind === "card",
  );
  return isPaid ? { ...asked, mentions: asked.mentions.filter((one) => !isShops(one)) } : asked;
}

function askShop(asked: Understood): Draft {
  const [unknown] = asked.unknownNames;
  return unknown === undefined
    ? clarify(line`Which shop do you mean?`)
    : answer({
        result: [
          line`I do not know a shop called ${quote(unknown)}, so I cannot say what it takes.`,
        ],
        envelopes: [],
      });
}

/** The networks the question is about: named, of the bank named, or of the cards named. */
function networksOf(asked: Understood, { scene: { facts } }: Toolbox): readonly Network[] {
  const named = new Set([...idsOf(asked, "network", facts), ...idsOf(asked, "issuer", facts)]);
  const ofCards = new Set(
    idsOf(asked, "card", facts).flatMap((id) => facts.cards.get(id)?.network ?? []),
  );
  return NETWORKS.filter((network) => named.has(network) || ofCards.has(network));
}

function resultOf(
  asked: Understood,
  merchant: Merchant,
  ranking: Envelope,
  toolbox: Toolbox,
): readonly Line[] {
  const networks = networksOf(asked, toolbox);
  const { scene } = toolbox;
  // The ranking tells of held cards by name.
  const cards = idsOf(asked, "card", scene.facts).map((id) =>
    heldOf(scene, id).length > 0 ? nameOf("card", id, scene.facts) : cardNameOf(id, toolbox).text,
  );
  const shop = told(merchant.name);
  if (networks.length === 0 && cards.length > 0)
    return [
      line`No source says which network the **${told(cards.join(", "))}** runs on, so I cannot say. ${cite(ranking)}`,
    ];
  if (networks.length === 0)
    return [...ownLead(asked, merchant, ranking), summaryLine(merchant, ranking)];
  return networks.map((network) => {
    const what = cards.length > 0 ? told(`${cards.join(", ")} (${network})`) : told(network);
    return verdictOf(merchant, network)({ what, shop, ranking });
  });
}

interface Verdict {
  readonly what: ReturnType<typeof told>;
  readonly shop: ReturnType<typeof told>;
  readonly ranking: Envelope;
}

const VERDICTS = {
  yes: ({ what, shop, ranking }: Verdict) =>
    line`Yes: **${shop}** takes **${what}**, as far as is known. ${cite(ranking)}`,
  no: ({ what, shop, ranking }: Verdict) =>
    line`No: **${shop}** does not take **${what}**. ${cite(ranking)}`,
  online_only: ({ what, shop, ranking }: Verdict) =>
    line`**${shop}** takes **${what}** at its website only, not in its stores. ${cite(ranking)}`,
  in_store_only: ({ what, shop, ranking }: Verdict) =>
    line`**${shop}** takes **${what}** in its stores only, not at its website. ${cite(ranking)}`,
  unknown: ({ what, shop, ranking }: Verdict) =>
    line`Whether **${shop}** takes **${what}** is not verified. ${cite(ranking)}`,
} as const;

const verdictOf = (merchant: Merchant, network: Network) =>
  VERDICTS[acceptanceOf(network, { merchant })];

const hasLimits = ({ networks_in_store: inStore, networks_online: online }: Merchant): boolean =>
  inStore.length + online.length > 0;

const summaryLine = (merchant: Merchant, ranking: Envelope): Line =>
  hasLimits(merchant)
    ? line`**${told(merchant.name)}** takes ${told(listOf(merchant.networks_in_store))} in its stores and ${told(listOf(merchant.networks_online))} online. ${cite(ranking)}`
    : line`No limit on card networks is known at **${told(merchant.name)}**, so all of your cards should work there. ${cite(ranking)}`;

const takenLines = (merchant: Merchant): readonly Line[] =>
  hasLimits(merchant)
    ? [
        line`In its stores: ${told(listOf(merchant.networks_in_store))}; online: ${told(listOf(merchant.networks_online))}`,
      ]
    : [line`No limit on card networks is recorded there.`];

const listOf = (networks: readonly string[]): string =>
  networks.length === 0 ? "every network" : networks.join(" and ");

/** "Which of my cards will they not take", "do they take any of mine": of the cards held, before all else. */
function ownLead(asked: Understood, merchant: Merchant, ranking: Envelope): readonly Line[] {
  const { works, fails } = ownAt(ranking);
  if (!says(asked, /\b(?:my|our|mine|ours)\b/) || fails.length === 0) return [];
  if (asksNot(asked))
    return [line`**${told(fails.join(", "))}**: not at ${told(merchant.name)}. ${cite(ranking)}`];
  if (!asksWhether(asked)) return [];
  return works.length === 0
    ? [line`**No**, none of your cards. ${cite(ranking)}`]
    : [line`**Yes**: **${told(works.join(", "))}**. ${cite(ranking)}`];
}

const ownAt = (ranking: Envelope) => ({
  works: [...new Set(rankedOf(ranking).map(({ card }) => nameIn(ranking, card)))],
  fails: [...new Set(refusedOf(ranking).map(({ card }) => nameIn(ranking, card)))],
});

/** Cards of the wallet that work there, best first, and those that do not. */
function ownLines(ranking: Envelope): readonly Line[] {
  const { works, fails } = ownAt(ranking);
  return [
    ...(works.length === 0 || fails.length === 0
      ? []
      : [line`Of your cards these work, best first: ${told(works.join(", "))}`]),
    ...(fails.length === 0 ? [] : [line`These do not: ${told(fails.join(", "))}`]),
  ];
}
