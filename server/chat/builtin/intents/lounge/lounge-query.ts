import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import { whoseOf } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import { asksHowMany, asksWhichCards, asksWhose, endAsked } from "../../readings/rows-asked.ts";
import type { Understood } from "../../../language/understood.ts";
import { inWords } from "../wallet/card-order.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import { asksLacking } from "../../readings/asks-not.ts";
import { lackingLead } from "./lounge-lacking.ts";
import { mostGuestsLead } from "./lounge-guests.ts";
import { wantedOf } from "./lounge-party.ts";
import type { Lounge } from "./lounge-rows.ts";
import { whoseLead } from "./lounge-whose.ts";

/*
 * What is asked of lounges: which cards open them, which card opens most, how many there are, which
 * of two people gets in where, and at which of them guests are free or visits without limit.
 */

const GUESTS = /\b(?:guests?|companions?|friends|people|family|kids)\b/;

/** The best card of each network; of one network all that open it. */
const bestOfEach = (open: readonly Lounge[], isOfOne: boolean): readonly Lounge[] =>
  isOfOne
    ? open
    : open.filter((row, at) => open.findIndex(({ network }) => network === row.network) === at);

interface Query {
  readonly asked: Understood;
  readonly isOfOne: boolean;
  readonly scene: Scene;
}

/** The lines that answer what is asked of the rows; none where the way in itself is asked. */
export function loungeLeads(
  list: Envelope,
  rows: readonly Lounge[],
  { asked, isOfOne, scene }: Query,
): readonly Line[] {
  const open = rows.filter(({ entry }) => entry === "yes");
  if (asksLacking(asked) && !says(asked, GUESTS)) return [lackingLead(list, open, asked, scene)];
  if (open.length === 0) return [];
  if (asksWhose(asked)) return [whoseLead(list, open, asked)];
  const end = endAsked(asked);
  const isOfGuests = says(asked, GUESTS);
  if (isOfGuests && end !== undefined) return mostGuestsLead(list, bestOfEach(open, isOfOne));
  const isVisits = wantedOf(asked) === "visits";
  const isOfCards = asksWhichCards(asked) || asksHowMany(asked, /cards?/);
  const traits = TRAITS.filter(({ said }) => !isOfOne && says(asked, said));
  const lines = [
    ...(!isVisits && asksHowMany(asked, /(?:airport )?(?:lounges?|networks?|clubs?)/)
      ? [countLead(list, open)]
      : []),
    ...traits.map((trait) =>
      traitLead(list, open, asksLacking(asked) ? withoutTrait(trait) : trait),
    ),
    ...(isOfCards && traits.length === 0
      ? [
          end === "most" && cardsOf(open).length > 1
            ? mostLead(list, open)
            : cardLead(list, open, asked),
        ]
      : []),
  ];
  return lines;
}

/** Rows that are not of the network alone: what one network asks and costs has its own lines. */
interface Trait {
  readonly said: RegExp;
  readonly has: (row: Lounge) => boolean;
  readonly words: string;
}

const TRAITS: readonly Trait[] = [
  {
    said: /\b(?:guests?|friends?|family|plus one|someone|somebody|people|kids)\b.*\bfree\b|\bfree\b.*\bguests?\b/,
    has: ({ guests_free: free }) => (free ?? 0) > 0,
    words: "Guests are free at",
  },
  {
    said: /\b(?:unlimited|as often as|no (?:visit )?limit)\b/,
    has: ({ visits }) => visits === "unlimited",
    words: "Visits are without limit at",
  },
  {
    said: /\bauthorized users?\b/,
    has: ({ authorized_users: users }) => users === true,
    words: "Authorized users get in at",
  },
];

/** "Which won't let guests in free": those of which that is not known. */
const withoutTrait = (trait: Trait): Trait => ({
  ...trait,
  has: (row) => !trait.has(row),
  words: `Not known of it: ${trait.words.toLowerCase()}`,
});

interface CardGroup {
  readonly name: string;
  readonly networks: readonly string[];
  /** What it opens; on what terms, where one network is asked about. */
  readonly terms: string;
}

/** The cards, each once with its networks; cards of one name of two people together. */
function cardsOf(open: readonly Lounge[]): readonly CardGroup[] {
  const ids = [...new Set(open.map(({ via_card: card }) => card.card_id))];
  const isOfOne = new Set(open.map(({ network }) => network)).size === 1;
  return ids
    .map((id) => {
      const own = open.filter(({ via_card: card }) => card.card_id === id);
      const owners = [...new Set(own.map(({ via_card: card }) => card.owner))];
      const base = own[0]?.via_card.card_name ?? "";
      const isMine = owners.length === 1 && owners[0] === SELF;
      const name = isMine ? base : `${base} (${owners.map(whoseOf).join(" and ")})`;
      const networks = [...new Set(own.map(({ network }) => network))];
      const terms = isOfOne ? (own[0]?.guest_rule ?? "") : networks.join(", ");
      return { name, networks, terms };
    })
    .toSorted((a, b) => b.networks.length - a.networks.length);
}

const groupLine = ({ name, terms }: CardGroup): Line => line`**${told(name)}** (${told(terms)})`;

/** "Two of your cards: the Platinum (…), the Venture X (…)". */
function cardLead(list: Envelope, open: readonly Lounge[], asked: Understood): Line {
  const groups = cardsOf(open);
  const cards = new Set(open.map(({ via_card: card }) => card.wallet_card_id));
  const isAny = asksWhether(asked) && !says(asked, /^(?:which|what)\b/);
  const many = cards.size === 1 ? "One of your cards" : `${inWords(cards.size)} of your cards`;
  const networks = new Set(open.map(({ network }) => network));
  const [only = ""] = networks;
  const where = networks.size === 1 ? ` for ${only}` : "";
  const start = isAny
    ? line`**Yes**, ${told(many.toLowerCase() + where)}: `
    : line`${told(many + where)}: `;
  return joinLines([start, joinLines(groups.map(groupLine), ", "), line`. ${cite(list)}`], "");
}

function mostLead(list: Envelope, open: readonly Lounge[]): Line {
  const [top, ...others] = cardsOf(open);
  if (top === undefined) return line``;
  const next = others.slice(0, 3).map((one) => line`**${told(one.name)}** ${told(sizeOf(one))}`);
  const first = line`The most lounges: **${told(top.name)}**, ${told(sizeOf(top))} (${told(top.networks.join(", "))})`;
  return joinLines([first, line`; then `, joinLines(next, ", "), line`. ${cite(list)}`], "");
}

const sizeOf = ({ networks }: CardGroup): string =>
  `${inWords(networks.length).toLowerCase()} ${networks.length === 1 ? "network" : "networks"}`;

function countLead(list: Envelope, open: readonly Lounge[]): Line {
  const networks = [...new Set(open.map(({ network }) => network))];
  return line`**${told(inWords(networks.length))}** lounge ${told(networks.length === 1 ? "network" : "networks")}: ${told(networks.join(", "))}. ${cite(list)}`;
}

/** The networks where it is so, with the cards; and those where it is not, or nobody knows. */
function traitLead(list: Envelope, open: readonly Lounge[], { has, words }: Trait): Line {
  const groups = cardsOf(open.filter(has));
  if (groups.length === 0)
    return line`${told(words)} **none** of them, by what is known. ${cite(list)}`;
  const parts = groups.map(
    ({ name, networks }) => line`**${told(networks.join(", "))}** with the ${told(name)}`,
  );
  return joinLines([line`${told(words)} `, joinParts(parts), line`. ${cite(list)}`], "");
}
