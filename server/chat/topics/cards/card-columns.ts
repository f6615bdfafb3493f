import { type EndedBenefit, isCalled } from "../../../member/ended-benefits.ts";
import { counted, date, percent, text, usd } from "../../compose/figures.ts";
import {
  bold,
  EMPTY,
  ifKnown,
  join,
  type Line,
  line,
  listed,
  sentence,
  when,
} from "../../compose/line.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Askable } from "../../compose/row-topic.ts";
import { isCertificate, namesOfKind } from "../benefits/certificate-names.ts";
import { statusesOf, statusTold } from "./card-status.ts";
import type { CardFacts } from "./per-card.ts";
import { namedAs } from "../named-as.ts";
import { protectionsOf, protectionsTold, TRAVEL_COVER } from "./card-protections.ts";

/* The columns of a card in the catalog, with their words. */

export interface CardColumn extends Askable {
  readonly say: (facts: CardFacts, frame: Frame) => Line;
  /** Answers a yes-or-no question about the column; undefined when it states no value. */
  readonly holds?: (facts: CardFacts, frame: Frame) => boolean | undefined;
}

export const nameOf = ({ card }: CardFacts): Line =>
  bold(text(card.display_name ?? card.card_name));

export const feeOf = ({ card }: CardFacts): Line => {
  const { annual_fee_usd: fee, first_year_fee_usd: first } = card;
  const start = first === undefined ? EMPTY : line` (${usd(first)} in the first year)`;
  return fee === 0
    ? line`no annual fee (**${usd(fee)}**)`
    : line`an annual fee of **${usd(fee)}**${start}`;
};

/** "Is it $95" compares the figure; otherwise tells if there is a fee at all. */
function feeHolds(value: number, frame: Frame, unit: "usd" | "percent"): boolean {
  const claim = amountAs(frame, "claim", unit);
  if (claim !== undefined) return claim === value;
  const isLack = frame.negated || frame.constraints.some(({ op }) => op === "lacks");
  return value > 0 !== isLack;
}

/** "Visa or Mastercard" has no yes-or-no answer. */
const isAmong = (value: string | undefined, named: readonly string[]): boolean | undefined =>
  named.length === 1 ? value !== undefined && named.includes(value) : undefined;

export const foreignFee = (facts: CardFacts): Line => {
  const share = facts.card.foreign_fee_percent;
  return share === 0
    ? line`${nameOf(facts)} charges **no** foreign transaction fee.`
    : line`${nameOf(facts)} charges a foreign transaction fee of **${percent(share)}**.`;
};

/** The fee, and a note if lounges are not included. */
function usersTold(facts: CardFacts): Line {
  const barred = facts.lounges.find(({ authorized_users: may }) => may === false);
  const terms = ifKnown(barred?.note, (note) => line` (${text(note)})`);
  const apart = line`Its lounges are not open to them with the card alone${terms}.`;
  return join([userFee(facts), when(barred !== undefined, () => apart)]);
}

function userFee(facts: CardFacts): Line {
  const { authorized_user_fee_usd: fee, authorized_users_free: free = 0 } = facts.card;
  if (fee === undefined)
    return line`We do not know what an authorized user on ${nameOf(facts)} costs.`;
  if (fee === 0) return line`Authorized users on ${nameOf(facts)} are **free** (${usd(fee)}).`;
  return free > 0
    ? line`The first **${counted(free, ["authorized user", "authorized users"])}** on ${nameOf(facts)} ${text(free === 1 ? "costs" : "cost")} **nothing**; each after that costs **${usd(fee)}** a year.`
    : line`Each authorized user on ${nameOf(facts)} costs **${usd(fee)}** a year.`;
}

function networkOf(facts: CardFacts): Line {
  const { network, network_tier: tier } = facts.card;
  if (network === undefined) return line`We do not know the network of ${nameOf(facts)}.`;
  const isTold = tier !== "Unverified" && tier !== "Not tiered" && tier !== undefined;
  const more = isTold ? line` (${text(tier)})` : EMPTY;
  return line`${nameOf(facts)} is on **${text(network)}**${more}.`;
}

function issuerOf(facts: CardFacts): Line {
  const { issuer, issuing_bank: bank = issuer } = facts.card;
  const behind = bank === issuer ? EMPTY : line`; the bank behind it is ${text(bank)}`;
  return sentence(line`${nameOf(facts)} is issued by **${text(issuer)}**${behind}`);
}

function statusOf({ card: { status, status_date: day } }: CardFacts): Line {
  if (status === "open") return line`takes new applications`;
  if (status === "discontinued")
    return day === undefined ? line`is discontinued` : line`was discontinued on ${date(day)}`;
  const closed =
    day === undefined
      ? line`takes no new applications`
      : line`has taken no new applications since ${date(day)}`;
  return status === "closed_new" ? closed : line`${closed}; you can only get it by product change`;
}

/** A card's successor and status, with the note on record. */
function becameOf(facts: CardFacts): Line {
  const { successor, note } = facts.card;
  const name = nameOf(facts);
  const more = note === undefined || note === "" ? EMPTY : line`On record: ${text(note)}.`;
  const now =
    successor === undefined
      ? line`${name} ${statusOf(facts)}; no other card replaced it.`
      : line`${name} became the **${text(successor.card_name)}**: it ${statusOf(facts)}.`;
  return join([now, more]);
}

/** The running statement credits, highest yearly value first; `words` narrows them. */
export function creditsOf({ credits }: CardFacts, words: readonly string[] = [], most = 99): Line {
  const running = credits
    .filter(({ upcoming, text: said }) => upcoming !== true && isOf(said, words))
    .toSorted((a, b) => (b.year_usd ?? 0) - (a.year_usd ?? 0));
  // Shortened to "Uber Cash: $10, a month".
  const told = running.slice(0, most).map(({ text: said }) => text(said.split(";")[0] ?? said));
  const more = running.length > told.length ? line`, among others` : EMPTY;
  return told.length === 0 ? EMPTY : line`Credits: ${listed(told)}${more}.`;
}

const isOf = (said: string, words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => said.toLowerCase().includes(word.toLowerCase()));

/** "Credit" itself names none. */
const creditWords = (frame: Frame): readonly string[] =>
  idsOf(frame, "benefit").filter((one) => one.toLowerCase() !== "credit");

function creditsTold(facts: CardFacts, frame: Frame): Line {
  const told = creditsOf(facts, creditWords(frame));
  if (told.text !== "") return line`${nameOf(facts)}. ${told}`;
  const ended = endedCredit(facts, frame);
  return ended === undefined
    ? line`we know of no such credit on ${nameOf(facts)}.`
    : line`${text(ended.name)} on ${nameOf(facts)} has ended: it has been gone since **${date(ended.on)}**.`;
}

/** A credit of that name that the card has lost, according to its changes. */
const endedCredit = ({ changes }: CardFacts, frame: Frame): EndedBenefit | undefined =>
  changes
    .filter(({ field, new: now, upcoming }) => isCredit(field) && now === undefined && !upcoming)
    .map(({ field, effective: on }) => ({ name: field.slice(CREDIT.length), on, note: "" }))
    .find((one) => creditWords(frame).some((word) => isCalled(one, word)));

const CREDIT = "credit:";
const isCredit = (field: string): boolean => field.startsWith(CREDIT);

/** Free nights and companion tickets of the kinds that are named, or all. */
function certificatesOf({ certificates }: CardFacts, frame: Frame): readonly Line[] {
  const named = idsOf(frame, "benefit").filter(isCertificate);
  return certificates
    .filter(
      ({ kind }) => named.length === 0 || named.some((one) => namesOfKind(kind).includes(one)),
    )
    .map((one) => line`**${text(one.text)}**`);
}

function certificatesTold(facts: CardFacts, frame: Frame): Line {
  const told = certificatesOf(facts, frame);
  return told.length === 0
    ? line`we know of no such free night or companion ticket on ${nameOf(facts)}.`
    : line`${nameOf(facts)} comes with ${listed(told)}.`;
}

/** The sentence for each column of a card. */
export const COLUMNS: Readonly<Record<string, CardColumn>> = {
  annual_fee_usd: {
    unit: "usd",
    words: namedAs("annual fee|yearly fee|annual fees|yearly fees|fee|fees|cost|costs|a year"),
    say: (facts) => line`${nameOf(facts)} has ${feeOf(facts)}.`,
    holds: ({ card }, frame) => feeHolds(card.annual_fee_usd, frame, "usd"),
  },
  authorized_user_fee_usd: {
    unit: "usd",
    words: namedAs(
      "authorized user fee|authorized user fees|authorized user|authorized users|additional|employee card|employee cards|au fee|au|extra card|extra person|another person|extra cardholder|second cardholder|add my|adding my",
    ),
    say: usersTold,
    // A first user free and a fee for the next is neither a yes nor a no.
    holds: ({ card }, frame) =>
      card.authorized_user_fee_usd === undefined || (card.authorized_users_free ?? 0) > 0
        ? undefined
        : feeHolds(card.authorized_user_fee_usd, frame, "usd"),
  },
  foreign_fee_percent: {
    unit: "percent",
    words: namedAs(
      "foreign transaction fee|foreign transaction fees|fx fees|foreign fee|foreign fees|fx fee|ftf|abroad|overseas|another country|foreign",
    ),
    say: foreignFee,
    holds: ({ card }, frame) => feeHolds(card.foreign_fee_percent, frame, "percent"),
  },
  network: {
    unit: "text",
    words: ["network", "visa", "mastercard", "discover"],
    say: networkOf,
    holds: ({ card }, frame) => isAmong(card.network, idsOf(frame, "network")),
  },
  currency: {
    unit: "text",
    words: ["currency", "kind of points", "which points", "what points", "cash or points"],
    say: (facts) =>
      facts.card.currency === undefined
        ? line`We do not know what ${nameOf(facts)} earns.`
        : line`${nameOf(facts)} earns **${text(facts.card.currency.name)}**.`,
    holds: ({ card }, frame) => isAmong(card.currency?.program, idsOf(frame, "program")),
  },
  issuer: {
    unit: "text",
    words: ["issuer", "bank", "issues", "issued by", "bank behind"],
    say: issuerOf,
    holds: ({ card }, frame) => isAmong(card.issuer, idsOf(frame, "issuer")),
  },
  elite_status: {
    unit: "text",
    words: ["status", "elite status", "elite nights", "elite night credits"],
    say: (facts, frame) => statusTold(nameOf(facts), facts, frame),
    holds: (facts, frame) => statusesOf(facts, frame).length > 0,
  },
  credits: {
    unit: "text",
    words: ["credits", "statement credits"],
    say: creditsTold,
    // Only credits were checked, so finding none does not rule out the benefit.
    holds: (facts, frame) =>
      creditsOf(facts, creditWords(frame)).text !== "" ||
      (endedCredit(facts, frame) === undefined ? undefined : false),
  },
  protections: {
    unit: "text",
    words: ["insurance", "insurances", "protections", TRAVEL_COVER],
    say: (facts, frame) => protectionsTold(nameOf(facts), facts, frame),
    holds: (facts, frame) => protectionsOf(facts, frame).length > 0 || undefined,
  },
  certificates: {
    unit: "text",
    words: [],
    say: certificatesTold,
    holds: (facts, frame) => certificatesOf(facts, frame).length > 0,
  },
  card_type: {
    unit: "text",
    words: ["business card", "personal card", "for businesses", "business or personal"],
    say: (facts) => line`${nameOf(facts)} is a **${text(facts.card.card_type)} card**.`,
  },
  status: {
    unit: "text",
    words: ["still open", "still around", "open to new", "discontinued", "still available"],
    say: (facts) => line`${nameOf(facts)} ${statusOf(facts)}.`,
    holds: ({ card }) => card.status === "open",
  },
  successor: {
    unit: "text",
    words: ["renamed", "called now", "replaced", "became", "become of", "turned into"],
    say: becameOf,
    holds: ({ card }) => card.successor !== undefined,
  },
};
