import { ask, type DataOf, type InputOf } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { text, usd } from "../../compose/figures.ts";
import { bold, EMPTY, ifKnown, ifMore, type Line, line, sentence } from "../../compose/line.ts";
import { possessive } from "../../compose/whose.ts";
import type { Frame } from "../../frame.ts";
import { mcpPage } from "../../../contract/pages.ts";
import { sumOf } from "../../compose/rows.ts";
import type { Envelope } from "../../../tools/frame/envelope.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import {
  amongOf,
  feeOf,
  goalOf,
  issuersOf,
  searchOf,
  typeOf,
  amongWhat,
} from "./next-card-filters.ts";
import { byCatalog, isOnce } from "./next-card-catalog.ts";
import { knowsSpend, spendTold } from "../purchase/spend.ts";
import { FOR_BUSINESS } from "../named-as.ts";

type Candidate = DataOf<"rank_candidate_cards">["ranked"][number];

const MAX_RANKED = 50;
const MAX_OTHERS = 3;

/** The card not yet held that would add most at the member's spending. */
export const nextCard = definePlan(answerNext, {
  takes: [
    "card",
    "held_card",
    "issuer",
    "program",
    "category",
    "network",
    "spend",
    "price",
    "owner",
  ],
  columns: {
    annual_fee_usd: { unit: "usd", words: ["annual fee", "annual fees", "yearly fee", "fee"] },
    foreign_fee_percent: { unit: "percent", words: ["foreign transaction fee", "foreign fee"] },
    card_type: {
      unit: "text",
      values: {
        business: FOR_BUSINESS,
        personal: ["personal card", "personal cards", "personal one", "personal credit card"],
      },
    },
    made_for: {
      unit: "text",
      values: {
        student: ["student", "college", "freshman"],
        secured: ["secured", "build credit", "bad credit", "no credit history"],
      },
    },
    no_history: {
      unit: "flag",
      words: ["no credit", "never had a credit card", "never had a card", "new to credit"],
    },
    reward_kind: {
      unit: "text",
      values: {
        cash: ["cash back", "cashback", "cash rewards"],
        airline: ["airline card", "airline cards", "airline miles", "airline credit card"],
        hotel: ["hotel card", "hotel cards", "hotel points", "hotel credit card"],
        transferable: ["transferable", "flexible points"],
        travel: ["travel card", "travel cards", "travel credit card", "travel rewards"],
      },
    },
    added_usd: { unit: "usd", words: ["adds most", "most valuable", "best"] },
    offer_usd: { unit: "usd", words: ["welcome bonus", "sign-up bonus", "welcome offer"] },
  },
});

function answerNext(frame: Frame, toolbox: Toolbox): Draft {
  if (isBarredFromBusiness(frame, toolbox)) {
    const found = byCatalog(frame, toolbox);
    return { ...found, lead: [NO_BUSINESS, ...found.lead] };
  }
  if (isOnce(frame) || !knowsSpend(frame, toolbox)) return byCatalog(frame, toolbox);
  const { data, envelope } = ask(toolbox, "rank_candidate_cards", toInput(frame, toolbox));
  const rows = inOrder(frame, ofIssuers(frame, data.ranked));
  const open = rows.filter(isOpen);
  const told = (open.length === 0 ? rows : open).slice(frame.order?.nth ?? 0);
  const [first, ...others] = told;
  const better = first === undefined ? [] : rows.slice(0, rows.indexOf(first)).filter(isBarred);
  return answer({
    lead:
      first === undefined
        ? [line`No card you do not already hold fits that.`]
        : [
            ...leadOf(frame, told),
            ...firstYearOf(frame, [...told, ...offersOf(frame, data, toolbox)], (row) =>
              firstYear(row, toolbox, envelope),
            ),
          ],
    details: [...better.slice(0, MAX_BARRED), ...others.slice(0, MAX_OTHERS)]
      .map(detail)
      .concat(againOf(data.bonuses_again)),
    caveats: [
      CAVEATS.estimate,
      line`This counts rewards and the annual fee, not credits, lounges or other benefits.`,
    ],
    envelopes: [envelope],
  });
}

/** The question asks for business cards, which the wallet's settings exclude from every ranking. */
const isBarredFromBusiness = (frame: Frame, { scene: { wallet } }: Toolbox): boolean =>
  typeOf(frame) === "business" && wallet.profile.business_eligible === false;

const NO_BUSINESS = line`Your wallet says you are not eligible for business cards, so none was counted at your spending. An AI assistant connected to your wallet can change that (${text(mcpPage.path)} shows how). What follows is from the catalog.`;

const firstYear = (row: Candidate, toolbox: Toolbox, envelope: Envelope): number =>
  sumOf(toolbox, firstYearParts(row), [envelope]);

/** The best offers, which the ranking by later years may have cut off. */
function offersOf(
  frame: Frame,
  { considered, ranked }: DataOf<"rank_candidate_cards">,
  toolbox: Toolbox,
): readonly Candidate[] {
  if (considered <= ranked.length) return [];
  const search = { ...searchOf(frame), order_by: "offer_value", limit: MAX_OFFERS } as const;
  const { cards } = ask(toolbox, "search_cards", search).data;
  const among = cards.map(({ card_id: id }) => id);
  if (among.length === 0) return [];
  const { data } = ask(toolbox, "rank_candidate_cards", { ...toInput(frame, toolbox), among });
  return ofIssuers(frame, data.ranked).filter(isOpen);
}
const MAX_OFFERS = 20;

/** With its welcome offer another card may bring more in its first year. */
function firstYearOf(
  frame: Frame,
  rows: readonly Candidate[],
  worthOf: (row: Candidate) => number,
): readonly Line[] {
  const [best] = rows
    .filter(({ eligibility: { bonus } }) => bonus !== "fail")
    .toSorted((a, b) => inFirstYear(b) - inFirstYear(a));
  if (best?.offer_value_usd === undefined || isByOffer(frame)) return [];
  const kind = best.card_type === "business" ? line`, a business card,` : EMPTY;
  return [
    sentence(
      line`${amongWhat(frame)}counting welcome offers, ${bold(text(best.card_name))}${kind} brings the most in its first year: about **${usd(worthOf(best))}**, of which ${usd(best.offer_value_usd)} is the offer.`,
    ),
  ];
}

/** Rewards after the fee, the welcome offer, and any discount on the first annual fee. */
const firstYearParts = (row: Candidate): readonly number[] => [
  row.delta_ongoing_usd,
  row.offer_value_usd ?? 0,
  row.annual_fee_usd - (row.first_year_fee_usd ?? row.annual_fee_usd),
];

const inFirstYear = (row: Candidate): number =>
  firstYearParts(row).reduce((sum, part) => sum + part, 0);

const MAX_BARRED = 2;

/** Welcome bonuses the member can earn again, now or from a date on. */
const againOf = (rows: DataOf<"rank_candidate_cards">["bonuses_again"]): readonly Line[] =>
  rows
    .filter(({ state }) => state === "now" || state === "from")
    .slice(0, MAX_OTHERS)
    .map(({ says }) => line`${text(says)}`);

/** No known rule stops the application, and no requirement is in doubt. */
const isOpen = ({ eligibility: { application, needs } }: Candidate): boolean =>
  application !== "fail" && needs === undefined;

const isBarred = (row: Candidate): boolean => !isOpen(row);

const toInput = (frame: Frame, toolbox: Toolbox): InputOf<"rank_candidate_cards"> => ({
  spend: spendTold(frame),
  goal: goalOf(frame),
  max_fee: feeOf(frame),
  card_type: typeOf(frame),
  among: amongOf(frame, toolbox),
  owner: frame.owner,
  limit: MAX_RANKED,
});

const isIn = (names: readonly string[], issuer: string): boolean =>
  names.some((name) => issuer.toLowerCase().startsWith(name.toLowerCase()));

const ofIssuers = (frame: Frame, rows: readonly Candidate[]): readonly Candidate[] => {
  const { wanted, unwanted } = issuersOf(frame);
  return rows.filter(
    ({ issuer }) => (wanted.length === 0 || isIn(wanted, issuer)) && !isIn(unwanted, issuer),
  );
};

const isByOffer = (frame: Frame): boolean =>
  frame.column === "offer_usd" || frame.order?.column === "offer_usd";

const inOrder = (frame: Frame, rows: readonly Candidate[]): readonly Candidate[] =>
  isByOffer(frame)
    ? rows.toSorted((a, b) => (b.offer_value_usd ?? 0) - (a.offer_value_usd ?? 0))
    : rows;

/** The best card; if that is a business card nobody asked for, the best personal one too. */
function leadOf(frame: Frame, rows: readonly Candidate[]): readonly Line[] {
  const [first] = rows;
  if (first === undefined) return [];
  const who = ifKnown(frame.owner, (owner) => line` alongside ${possessive(owner)} cards`);
  const lead = isByOffer(frame) ? offerLead(first) : addedLead(first, who, amongWhat(frame));
  const personal = rows.find(({ card_type: type }) => type === "personal");
  if (first.card_type === "personal" || typeOf(frame) !== undefined || personal === undefined)
    return [sentence(lead)];
  return [
    line`${sentence(lead)} That is a business card; of the personal ones, ${bold(text(personal.card_name))} would add the most: ${usd(personal.delta_ongoing_usd)} a year ${feeTold(personal)}.`,
  ];
}

function addedLead(row: Candidate, who: Line, among: Line): Line {
  const name = bold(text(row.card_name));
  if (row.delta_ongoing_usd <= 0)
    return line`${among}none would pay for itself at your spending${who}; ${name} comes closest, at ${usd(row.delta_ongoing_usd)} a year ${feeTold(row)}.`;
  return line`${among}${name} would add the most${who}: about **${usd(row.delta_ongoing_usd)}** a year at your spending, ${feeTold(row)}${offerTold(row)}.`;
}

const offerLead = (row: Candidate): Line =>
  row.offer_value_usd === undefined
    ? line`We know of no welcome offer for those cards.`
    : line`${bold(text(row.card_name))} has the most valuable welcome offer: about **${usd(row.offer_value_usd)}**; after that it would add ${usd(row.delta_ongoing_usd)} a year.`;

const feeTold = ({ annual_fee_usd: fee }: Candidate): Line =>
  fee === 0 ? line`with no annual fee` : line`after its ${usd(fee)} fee`;

const offerTold = ({ offer_value_usd: value }: Candidate): Line =>
  ifMore(value, (worth) => line`, plus a one-time welcome offer worth about ${usd(worth)}`);

function detail(row: Candidate): Line {
  return sentence(
    line`${text(row.card_name)}: ${usd(row.delta_ongoing_usd)} a year ${feeTold(row)}${offerTold(row)}${barrierOf(row)}`,
  );
}

function barrierOf({ eligibility: { application, bonus, rule, needs } }: Candidate): Line {
  if (needs !== undefined) return line`; it requires ${text(needs.replace(/^A /, "a "))}`;
  if (rule === undefined || (application !== "fail" && bonus !== "fail")) return EMPTY;
  const stopped = application === "fail" ? "an application" : "its bonus";
  return line`; a rule blocks ${text(stopped)} (${text(rule)})`;
}
