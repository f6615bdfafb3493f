import { type Line, line, told } from "../../compose/draft.ts";
import { tierAsked, userFeeAsked } from "../../readings/card-terms-asked.ts";
import { cardTypeAsked } from "../../readings/card-type-asked.ts";
import { leftOutOf } from "../../readings/left-out.ts";
import { asksNotHeld } from "../../readings/not-held.ts";
import { says } from "../../readings/says.ts";
import { idOf, idsOf, nameOf } from "../../slots.ts";
import {
  type Mention,
  type MentionKind,
  mentionsOf,
  type Understood,
} from "../../../language/understood.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { benefitsIn, isForeignFree } from "./find-benefits.ts";
import { asksBetterThanOwn, type Earns, earnsOf } from "./find-earns.ts";
import { feeOf, FIRST_FREE, tellsFee } from "./find-fee.ts";
import { type OfferWanted, offerOf } from "./find-offers.ts";
import { asksEnd, asksOffer, type FindOrder, orderOf } from "./find-order.ts";

/*
 * What the cards looked for must have, read off a question: benefits, a highest fee, a bank, a kind,
 * points, a rate on a category. All that is told counts together.
 */

/** What search_cards is asked. */
interface Filters extends Earns, OfferWanted {
  readonly query?: string;
  readonly benefits?: readonly string[];
  readonly benefits_at_once?: true;
  readonly annual_fee_max?: number;
  readonly annual_fee_min?: number;
  readonly first_year_free?: true;
  readonly no_foreign_fee?: true;
  readonly issuers?: readonly string[];
  readonly network?: string;
  readonly network_tier?: string;
  readonly authorized_user_fee_max?: number;
  readonly currency?: string;
  readonly reward_kind?: "airline" | "hotel" | "transferable";
  readonly card_type?: "business" | "personal";
  readonly without?: LeftOut;
  readonly held?: boolean;
}

/** What is named to be left out. */
interface LeftOut {
  readonly cards?: readonly string[];
  readonly issuers?: readonly string[];
  readonly networks?: readonly string[];
}

export interface Wanted {
  readonly filters: Filters;
  /** What the fee is measured by, as it is told back. */
  readonly fee: Line | undefined;
  readonly isOwn: boolean;
  readonly order: FindOrder;
  /** One end of the order is asked for, and not all that fit. */
  readonly isExtreme: boolean;
}

/** What is looked for; of a question that narrows a search, what that looks for as well. */
export function wantedOf(asked: Understood, toolbox: Toolbox): Wanted {
  const wanted = wantedIn(asked, toolbox);
  return asked.narrows === undefined ? wanted : narrowed(wantedOf(asked.narrows, toolbox), wanted);
}

/** "Only visas", "which of those has a bonus above 60k": both, and the later where both tell the same. */
function narrowed(before: Wanted, now: Wanted): Wanted {
  const benefits = [
    ...new Set([...(before.filters.benefits ?? []), ...(now.filters.benefits ?? [])]),
  ];
  return {
    filters: {
      ...before.filters,
      ...now.filters,
      ...(benefits.length === 0 ? {} : { benefits }),
    },
    fee: now.fee ?? before.fee,
    isOwn: now.isOwn || before.isOwn,
    order: now.order ?? before.order,
    isExtreme: now.isExtreme,
  };
}

function wantedIn(said: Understood, toolbox: Toolbox): Wanted {
  const { facts } = toolbox.scene;
  const left = leftOutOf(said);
  const asked = { ...said, mentions: said.mentions.filter((one) => !left.includes(one)) };
  const issuers = idsOf(asked, "issuer", facts);
  const program =
    mentionsOf(asked, "program").length > 0 && issuers.length === 0
      ? idOf(asked, "program", facts)
      : undefined;
  const benefits = benefitsIn(asked);
  const fee = feeOf(asked, toolbox);
  const earns = earnsOf(asked, toolbox);
  const type = cardTypeAsked(asked);
  const kind = program === undefined ? kindOf(asked) : undefined;
  const network = networkOf(asked, facts);
  const tier = tierAsked(asked);
  const userFee = userFeeAsked(asked);
  const isNotHeld = asksNotHeld(asked) || asksBetterThanOwn(asked);
  const isOwn = !isNotHeld && says(asked, OWN);
  return {
    filters: {
      ...(says(asked, /\b(?:students?|college)\b/) ? { query: STUDENT } : {}),
      ...(benefits.length === 0 ? {} : { benefits }),
      ...(benefits.length > 0 && says(asked, AT_ONCE) ? { benefits_at_once: true } : {}),
      ...fee?.filter,
      ...(says(asked, FIRST_FREE) ? { first_year_free: true } : {}),
      ...(isForeignFree(asked) ? { no_foreign_fee: true } : {}),
      ...(issuers.length === 0
        ? {}
        : { issuers: issuers.map((issuer) => nameOf("issuer", issuer, facts)) }),
      ...(network === undefined ? {} : { network }),
      ...(tier === undefined ? {} : { network_tier: tier }),
      ...(userFee === undefined ? {} : { authorized_user_fee_max: userFee }),
      ...(program === undefined ? {} : { currency: program }),
      ...(type === undefined ? {} : { card_type: type }),
      ...(kind === undefined ? earns : withoutKind(earns, kind)),
      ...(kind === undefined ? {} : { reward_kind: kind }),
      ...offerOf(asked),
      ...without(left, facts),
      ...(isNotHeld ? { held: false } : isOwn ? { held: true } : {}),
    },
    fee: fee?.said,
    isOwn,
    order: orderOf(asked, kind === undefined ? earns : withoutKind(earns, kind)),
    isExtreme: asksEnd(asked),
  };
}

/** "An airline card": of what it earns, and not where it is used. */
function kindOf(asked: Understood): "airline" | "hotel" | "transferable" | undefined {
  if (says(asked, TRANSFERS)) return "transferable";
  if (
    says(asked, /\bairlines? (?:\S+ )?(?:credit )?cards?\b|\bcards? (?:of|from|with) an airline\b/)
  )
    return "airline";
  return says(asked, /\bhotel (?:\S+ )?(?:credit )?cards?\b|\bcards? (?:of|from|with) a hotel\b/)
    ? "hotel"
    : undefined;
}

/** "That transfers to airlines": points of a bank, and none of an airline. */
const TRANSFERS =
  /\b(?:transfers?|transferr?ing) (?:(?:its |the )?points )?to (?:airlines?|hotels?|partners?|travel partners)\b|\b(?:transferable|transferrable|flexible) points\b|\bpoints (?:that|which) (?:can be )?transfer\b/;

const PLACE_OF_KIND = { airline: "flights", hotel: "hotels", transferable: "" } as const;

const withoutKind = (earns: Earns, kind: keyof typeof PLACE_OF_KIND): Earns =>
  earns.earns_on === PLACE_OF_KIND[kind] ? {} : earns;

/** Not what must be spent for first. */
const AT_ONCE =
  /\b(?:automatic(?:ally)?|just for (?:having|holding|carrying)|without (?:any |a )?(?:spend(?:ing)?|minimum)|no spend(?:ing)?(?: requirement)?|comes? with (?:the card|it)|right away|straight away|outright|complimentary)\b/;

const FILTERING: ReadonlySet<MentionKind> = new Set<MentionKind>([
  "benefit",
  "category",
  "issuer",
  "network",
  "program",
]);

/** Whether a question tells anything that cards can be looked for or put in order by. */
export const asksFilter = (asked: Understood): boolean =>
  asked.mentions.some(({ kind }) => FILTERING.has(kind)) ||
  tellsFee(asked) ||
  asksOffer(asked) ||
  asksEnd(asked) ||
  isForeignFree(asked) ||
  asksNotHeld(asked) ||
  tierAsked(asked) !== undefined ||
  userFeeAsked(asked) !== undefined ||
  cardTypeAsked(asked) !== undefined ||
  says(asked, OWN);

const OWN =
  /\b(?:(?:my|our) (?:\S+ ){0,2}?(?:cards?|ones|wallet|plastic|visas?|mastercards?|amexes)|mine|ours|(?:i|we) (?:already )?(?:have|own|hold|carry)(?! (?:no|none|zero|nothing)\b)|do (?:i|we) (?:already )?(?:have|hold|own|carry))\b(?! to\b)/;

function without(left: readonly Mention[], facts: FactIndex): Pick<Filters, "without"> {
  const named = (kind: MentionKind): readonly string[] =>
    left
      .filter((one) => one.kind === kind)
      .flatMap(({ ids }) => ids.map((id) => nameOf(kind, id, facts)));
  const [cards, issuers, networks] = [named("card"), named("issuer"), named("network")];
  if (cards.length + issuers.length + networks.length === 0) return {};
  return {
    without: {
      ...(cards.length === 0 ? {} : { cards }),
      ...(issuers.length === 0 ? {} : { issuers }),
      ...(networks.length === 0 ? {} : { networks }),
    },
  };
}

/** What the names of cards made for a first one have in common. */
export const STUDENT = "student";

/** "First card", "I am 19", "no credit yet": those for students count as well as all others. */
export const isForBeginners = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:(?:first|starter|1st) (?:ever )?(?:credit )?card|beginners?|no credit(?: history| score| file| yet)?(?! cards?\b)|new to credit|thin file|never had (?:an?|any) (?:credit )?cards?|build(?:ing)? (?:my |up )?credit|(?:i am|turn(?:ed|ing)?|am) (?:1[89]|2[01]))\b/,
  );

/** A network, unless the word is a bank's name: American Express. */
function networkOf(asked: Understood, facts: FactIndex): string | undefined {
  const banks = new Set(mentionsOf(asked, "issuer").map(({ start }) => start));
  const networks = mentionsOf(asked, "network").filter(({ start }) => !banks.has(start));
  return networks.length === 1
    ? idOf({ ...asked, mentions: networks }, "network", facts)
    : undefined;
}

/** What is looked for in a few words, to say that nothing has all of it. */
export const inWords = ({ filters, fee }: Wanted): readonly Line[] => [
  ...(fee === undefined ? [] : [fee]),
  ...(filters.issuers === undefined
    ? []
    : [line`${told(filters.issuers.join(" or "))} as the bank`]),
  ...(filters.network === undefined ? [] : [line`the ${told(filters.network)} network`]),
  ...(filters.network_tier === undefined ? [] : [line`the ${told(filters.network_tier)} tier`]),
  ...(filters.authorized_user_fee_max === undefined ? [] : [line`authorised users at that price`]),
  ...(filters.no_foreign_fee === undefined ? [] : [line`no foreign fee`]),
  ...(filters.benefits ?? []).map((name) => line`${told(name)}`),
];
