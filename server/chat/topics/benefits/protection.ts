import { heldCards } from "../../../member/held-cards.ts";
import { ask, type DataOf, type Found } from "../../ask.ts";
import {
  ADD_CARDS,
  answer,
  answeredBy,
  askBack,
  CAVEATS,
  type Draft,
} from "../../compose/draft.ts";
import { count, counted, text, usd, inSentence } from "../../compose/figures.ts";
import {
  bold,
  EMPTY,
  ifKnown,
  ifMore,
  join,
  type Line,
  line,
  listed,
  when,
} from "../../compose/line.ts";
import { yesOrNoTo } from "../../compose/verdict.ts";
import { joinDrafts } from "../../compose/join.ts";
import { cardName } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { findCards } from "../cards/find-cards.ts";
import { TRAVEL_COVER } from "../cards/card-protections.ts";
import { SITUATIONS } from "./situations.ts";

type Data = DataOf<"check_protection">;
type Cover = Data["cards"][number];

/** The held card with a protection, and its terms. */
export const protection = definePlan(answerProtection, {
  takes: ["benefit", "card", "held_card", "issuer", "category", "owner"],
  columns: {
    position: {
      unit: "text",
      words: ["primary", "secondary", "first", "own insurance"],
    },
    limit_usd: { unit: "usd", words: ["limit", "maximum", "max", "how much", "up to", "most it"] },
    deductible_usd: { unit: "usd", words: ["deductible"] },
    warranty_months: { unit: "count", words: ["longest", "how long", "how many months"] },
    ...SITUATIONS,
    after_hours: {
      unit: "count",
      words: ["how many hours", "after how long", "hours of delay", "kick in"],
    },
  },
});

function answerProtection(asked: Frame, toolbox: Toolbox): Draft {
  const issuers = idsOf(asked, "issuer");
  const ofIssuers = heldCards(toolbox.scene).filter(({ card }) => issuers.includes(card.issuer));
  const cards = [...new Set([...idsOf(asked, "card"), ...ofIssuers.map(({ card }) => card.id)])];
  const frame = ofIssuers.length === 0 ? asked : withCards(asked, cards);
  const wanted = coverIn(frame);
  if (wanted === undefined) return WHICH_COVER;
  if (cards.length === 0 && (issuers.length > 0 || toolbox.scene.wallet.cards.length === 0))
    return inCatalog(frame, wanted, toolbox);
  if (wanted === TRAVEL_COVER && cards.length > 0)
    return answeredBy({ ...withCards(frame, cards), topic: "card", column: "protections" });
  if (cards.length > 1)
    return sideBySide(
      cards.map((id) => answerProtection({ ...withCards(frame, [id]), focus: "amount" }, toolbox)),
    );
  return ofHeld(frame, wanted, toolbox);
}

const LATE_BAG = "Baggage delay";

function coverIn(frame: Frame): string | undefined {
  const [named] = idsOf(frame, "benefit");
  const isSaid = (situation: string): boolean =>
    frame.constraints.some(({ column }) => column === situation);
  const happened = Object.keys(SITUATIONS).find((one) => one !== LATE_BAG && isSaid(one));
  const isLate = isSaid(LATE_BAG) || isSaid("Trip delay");
  if (named === undefined && happened === "Lost luggage" && isLate) return LATE_BAG;
  return named ?? happened ?? ofCategory(idsOf(frame, "category")[0]);
}

const WHICH_COVER = askBack(line`Which protection do you mean?`, [
  line`rental car damage`,
  line`trip delay`,
  line`lost or delayed bags`,
  line`cell phone`,
  line`extended warranty`,
  line`purchase protection`,
]);

/** The named card, or the best held one. */
function ofHeld(frame: Frame, wanted: string, toolbox: Toolbox): Draft {
  const cards = idsOf(frame, "card");
  const covers = ask(toolbox, "check_protection", { protection: wanted, owner: frame.owner });
  const { data, envelope } = covers;
  const rows = data.cards.filter(({ card_id: id }) => cards.length === 0 || cards.includes(id));
  const covered = rows.filter(({ has }) => has === "yes");
  const [first, ...others] = covered;
  if (first === undefined) return noneOf(frame, toolbox, covers);
  return answer({
    lead: [leadOf(frame, data, first)],
    details: [
      ...conditionsOf(first),
      ifKnown(first.note, (note) => line`Terms noted: ${text(note)}.`),
      ...others
        .slice(0, MAX_OTHERS)
        .map((row) => join([line`${cardName(row)}: ${termsOf(row)}`, ...conditionsOf(row)], ". ")),
      ifMore(
        others.length - MAX_OTHERS,
        (more) => line`And ${count(more)} more: ${listed(others.slice(MAX_OTHERS).map(cardName))}.`,
      ),
    ],
    caveats: [line`${text(data.condition)}`, CAVEATS.terms],
    envelopes: [envelope],
  });
}

const MAX_OTHERS = 5;

/** "Is A's better than B's": the terms of each, with no yes or no. */
function sideBySide(drafts: readonly Draft[]): Draft {
  const [first, ...others] = drafts.map(({ lead: [one] }) => one?.text.split(": ")[1]);
  const isSame = first !== undefined && others.every((terms) => terms === first);
  const same = when(isSame, () => line`The terms on record are **the same**.`);
  const both = joinDrafts(drafts);
  return answer({ ...both, lead: [same, ...both.lead] });
}

const withCards = (frame: Frame, ids: readonly string[]): Frame => ({
  ...frame,
  subjects: [
    ...frame.subjects.filter(({ kind }) => kind !== "card" && kind !== "issuer"),
    ...ids.map((id) => ({ kind: "card", id, role: "of" }) as const),
  ],
});

/** Drops the leading name: "up to $1,000, $25 deductible". */
function ownTerms(terms: string): Line {
  const [, ...own] = terms.split(": ");
  return own.length === 0 ? EMPTY : line`: ${text(own.join(": "))}`;
}

type Condition = NonNullable<Cover["conditions"]>[number];

const CONDITIONS: Readonly<Record<Condition, string>> = {
  arranged_by_hotline: "It only covers what the benefit's hotline arranges.",
  business_rentals: "It is meant for business rentals.",
  carry_on_included: "Carry-on bags are covered too.",
  days_31_abroad: "On rentals abroad it covers 31 days.",
  dispatch_only: "It sends help; you pay for the help itself.",
  not_in_australia_italy_new_zealand:
    "Rentals in Australia, Italy and New Zealand are not covered.",
  position_at_home: "That is for rentals at home; we do not know how it pays abroad.",
  primary_abroad: "It pays first on rentals abroad.",
  round_trip: "Only round trips are covered.",
};

const conditionsOf = ({ conditions = [] }: Cover): readonly Line[] =>
  conditions.slice(0, 2).map((one) => line`${text(CONDITIONS[one])}`);

const BY_CATEGORY: Readonly<Record<string, string>> = {
  car_rentals: "rental",
  phone: "cell phone",
  electronics: "purchase protection",
};
const ofCategory = (category = ""): string | undefined => BY_CATEGORY[category];

function leadOf(frame: Frame, { protection: name }: Data, first: Cover): Line {
  const cover = inSentence(name);
  const card = bold(cardName(first));
  const isAsked = frame.focus === "whether";
  // There being cover does not answer "is it primary": the terms do.
  const word = frame.column === "position" ? EMPTY : yesOrNoTo(frame, true);
  const said =
    isAsked || idsOf(frame, "card").length > 0
      ? line`${card} carries ${cover}`
      : line`For ${cover}, use ${card}`;
  const terms = join([said, termsOf(first)], ": ");
  return line`${word}${terms}.`;
}

const termsOf = (row: Cover): Line => {
  const terms = limitsOf(row);
  return terms.text === "" ? line`limits unknown` : terms;
};

const limitsOf = (row: Cover): Line =>
  join(
    [
      row.position === "unknown" ? EMPTY : line`**${text(row.position)}**`,
      ifKnown(row.limit_usd, (limit) => line`up to **${usd(limit)}**${perOf(row)}`),
      ifKnown(row.deductible_usd, (own) => line`a deductible of **${usd(own)}**`),
      ifKnown(row.after_hours, (hours) => line`after **${counted(hours, ["hour", "hours"])}**`),
      ifKnown(row.covered_days, (days) => line`for ${counted(days, ["day", "days"])}`),
      ifKnown(
        row.warranty_months,
        (more) => line`up to ${counted(more, ["month", "months"])} more`,
      ),
      ifKnown(row.claims_per_year, (most) => line`${counted(most, ["claim", "claims"])} a year`),
    ],
    ", ",
  );

const perOf = ({ limit_per: per }: Cover): Line => ifKnown(per, (each) => line` per ${text(each)}`);

/** The wallet has no card, or none of that bank: looks in the catalog. */
function inCatalog(frame: Frame, cover: string, toolbox: Toolbox): Draft {
  const issuers = frame.subjects.filter(({ kind }) => kind === "issuer");
  const asked: Frame = {
    ...frame,
    topic: "find_cards",
    focus: "list",
    column: undefined,
    constraints: [],
    subjects: [...issuers, { kind: "benefit", id: cover, role: "of" }],
  };
  const found = findCards.answer(asked, toolbox);
  const banks = listed(issuers.map(({ id }) => text(id)));
  const whose = issuers.length === 0 ? EMPTY : line` from ${banks}`;
  const none = line`Your wallet has no card${whose} yet: tell me which one you have, or ${ADD_CARDS}.`;
  return { ...found, lead: [join([none, line`With ${inSentence(cover)}:`, ...found.lead])] };
}

/** No held card has it for certain; a named catalog card gets its own terms. */
function noneOf(
  frame: Frame,
  toolbox: Toolbox,
  { data, envelope }: Found<"check_protection">,
): Draft {
  const [id] = idsOf(frame, "card");
  const unknown = data.cards.filter(
    (row) => row.has === "unknown" && (id === undefined || row.card_id === id),
  );
  const cover = inSentence(data.protection);
  const found = id === undefined ? undefined : ask(toolbox, "get_card", { card: id });
  const own = found?.data.protections.find((one) => one.protection === data.protection);
  if (found !== undefined && own !== undefined) {
    return answer({
      lead: [
        line`${frame.column === "position" ? EMPTY : yesOrNoTo(frame, true)}${bold(text(found.data.card.display_name))} carries ${cover}${ownTerms(own.text)}.`,
      ],
      caveats: [CAVEATS.terms],
      envelopes: [found.envelope],
    });
  }
  const names = listed(unknown.slice(0, 3).map((row) => bold(cardName(row))));
  const lead =
    unknown.length > 0
      ? line`No source says whether ${names} ${text(unknown.length === 1 ? "carries" : "carry")} ${cover}.`
      : found === undefined
        ? line`**No**: none of your cards carries ${cover}, as far as we know.`
        : line`**No**: ${bold(text(found.data.card.display_name))} carries no ${cover}, as far as we know.`;
  const others = data.cards.filter(({ has }) => has === "yes").slice(0, 2);
  return answer({
    lead: [lead],
    details: others.map((row) => line`${bold(cardName(row))} does: ${termsOf(row)}`),
    caveats: [when(others.length > 0, () => line`${text(data.condition)}`), CAVEATS.terms],
    envelopes: found === undefined ? [envelope] : [envelope, found.envelope],
  });
}
