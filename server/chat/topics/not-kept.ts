import { type Draft, refuse } from "../compose/draft.ts";
import { type Line, line } from "../compose/line.ts";
import type { Askable } from "../compose/row-topic.ts";
import type { Frame } from "../frame.ts";
import { definePlan } from "./topic.ts";
import { namedAs } from "./named-as.ts";

/*
 * Subjects that people ask about and the catalog has no facts on. Each is a column, so that the
 * reader finds it by its words.
 */

interface Subject extends Askable {
  /** Completes "I have no facts on …". */
  readonly what: Line;
  /** Where to find it, or the nearest fact we have. */
  readonly where: Line;
}

const subject = (words: string, what: Line, where: Line): Subject => ({
  unit: "text",
  words: namedAs(words),
  what,
  where,
});

const ISSUER = line`Check the issuer's page for the card, or call the number on its back.`;
const PROGRAM = line`See the program's own site for its current rules.`;
const CREDITS = line`I do know if a card covers such fees with a statement credit: ask about its credits.`;

const SUBJECTS: Readonly<Record<string, Subject>> = {
  on_board: subject(
    "checked bag|checked bags|free bag|free bags|bag fee|bag fees|baggage|luggage|suitcase|suitcases|bags|priority boarding|board early|boarding|boarding group|seat|seats|seat selection|legroom|upgrade|upgrades|wifi|drinks|inflight|in flight|standby|same day change",
    line`what a card gives at the airport or on board, such as free bags, early boarding, seats or upgrades`,
    CREDITS,
  ),
  buying: subject(
    "buy points|buy miles|buying points|buying miles|purchase points|purchase miles|buy more|sale on points|points sale|buy|sell|selling|gift|gifting|share|donate",
    line`buying, selling or giving away points or free nights`,
    PROGRAM,
  ),
  award_rules: subject(
    "award|awards|award ticket|cancellation|change fee|redeposit|surcharge|surcharges|stopover|stopovers|open jaw|hold an award|infant|lap child|blackout|upgrade a|mixed cabin",
    line`the airlines' and hotels' rules for awards, such as changes, surcharges or stopovers`,
    PROGRAM,
  ),
  status_rules: subject(
    "status match|match my status|status challenge|requalify|keep my status|keep status|lifetime|qualifying|elite nights|elite night credits|elite benefits|status benefits|qualify for|nights to reach|mqd|pqp|loyalty points|companion pass",
    line`how status or a companion pass is earned, matched or kept, and what it brings`,
    line`I do know what status a card itself gives: ask about its elite status. ${PROGRAM}`,
  ),
  plastic: subject(
    "metal|plastic|heavy|weigh|weight|color|colour|design|designs|looks like|contactless|tap to pay|tap|chip|pin|apple pay|google pay|samsung pay|wallet app|virtual card|virtual number|virtual numbers|virtual card numbers|instant card number|instant number|customize",
    line`what a card is made of, its design, contactless or wallet apps, or virtual numbers`,
    ISSUER,
  ),
  posting: subject(
    "post|posts|posted|posting|show up|appear|arrive|arrives|take to get|mail|mailed|expedite|expedited|overnight|statement closes|hit my account",
    line`when points, bonuses or credits post, or how long a card takes to arrive`,
    ISSUER,
  ),
  retention: subject(
    "referral|refer|refer a friend|referring|amex offers|chase offers|citi offers|bank of america deals|card linked|rakuten|shopping portal|portal bonus|upgrade offer|spending offer|targeted|targeted offer|mailer",
    line`targeted offers: referral, upgrade, merchant and portal offers`,
    line`Your account at the issuer shows the ones you have.`,
  ),
  keeping: subject(
    "retention|retention offer|retention call|stay offer|keep me as a customer",
    line`what an issuer would offer you to keep a card`,
    line`Call or message the issuer once the annual fee has posted, say that you are thinking of closing the card because of its fee, and ask whether there is an offer to keep it. I do know your fee dates, and how long a fee is refundable.`,
  ),
  clawback: subject(
    "claw|claw back|claws back|clawback|clawed back|take back|taken back|shut down|shutdown|ban|banned|blacklist|lose my bonus|keep the bonus|pop up|popup|rat team",
    line`when an issuer takes a bonus back or closes accounts`,
    line`The terms of your offer say how long the card must stay open.`,
  ),
  claims: subject(
    "claim|claims|file|filing|how do i file|file a claim|papers|documents|document|paperwork|receipt|receipts|proof|administrator|deductible|reimbursed",
    line`how a claim is filed`,
    line`The guide to benefits of the card names the administrator and the documents. I do know which cards cover what, and up to how much: ask whether you are covered.`,
  ),
  applying: subject(
    "reconsideration|recon|pre approval|preapproval|preapproved|pre approved|prequalify|prequalified|pre qualified|instant approval|approval odds|pending|denied|declined|reapply|income|itin|ssn|social security|bureau|bureaus|credit pull|how old|minimum age|age",
    line`how issuers decide on an application, which bureau they ask, or how to get one reconsidered`,
    line`I do check the issuers' published rules against your cards: ask whether you are eligible for a card.`,
  ),
  service: subject(
    "concierge|presale|tickets|late checkout|early check in|room upgrade|breakfast|hotel collection|the edit|fine hotels|fhr|properties|list of hotels|which hotels|which restaurants|vip|customer service|support",
    line`services such as a concierge, ticket sales or the list of partner hotels`,
    ISSUER,
  ),
  lounge_visit: subject(
    "opening hours|open until|what time|hours|shower|showers|food|eat|buffet|bar|crowded|line|wait|waitlist|terminal|gate|play room|nap room|dress code",
    line`what a lounge is like, where in an airport it is and when it is open`,
    line`I do know which of your cards open a lounge network, and for how many guests.`,
  ),
  traveller_programs: subject(
    "interview|interviews|appointment|global entry|precheck|tsa|clear|kiosk|renew my global|passport",
    line`how Global Entry, TSA PreCheck or CLEAR are applied for and used`,
    line`I do know which of your cards pay for them: ask about that credit.`,
  ),
  future: subject(
    "rumor|rumors|rumour|rumours|refresh|refreshed|gossip|coming out|new card|discontinue|going away|devalue|devaluation|devalued|next year|predict|bring back|go up again|elevated again",
    line`what issuers and programs may do in the future`,
    line`I do know what has changed, and since when: ask what changed on a card.`,
  ),
  bank_accounts: subject(
    "checking|savings account|savings|bank bonus|account bonus|cd|brokerage|mortgage|debit",
    line`bank accounts and their bonuses`,
    line`I only know credit cards.`,
  ),
  estate: subject(
    "died|death|dies|deceased|passed|passed away|estate|executor|divorce|divorced|divorcing|inherit|widow",
    line`what happens to points after a death or in a divorce`,
    PROGRAM,
  ),
  partners_of_credit: subject(
    "trigger|triggers|count for the|counts for|qualify for the credit|participating|eligible restaurants|resy|near me|in my city",
    line`which purchases or places an issuer's credit accepts`,
    line`The credit's terms, in the issuer's app, list them. I do know what is left of it, and until when.`,
  ),
  limits: subject(
    "credit limit|credit line|limit|move my limit|shift|preset|spending limit",
    line`credit limits`,
    ISSUER,
  ),
  certificate_rules: subject(
    "top up|top off|topping up|topping off|extend|extension|combine certificates|two certificates|transfer a certificate|someone else use|reissue",
    line`the hotels' rules for certificates, such as topping them up, extending or giving them away`,
    line`I do know when yours expire and up to what they are good for. ${PROGRAM}`,
  ),
  reporting: subject(
    "report|reports|reported|reporting|credit bureaus|personal credit|appear on my",
    line`what issuers report to the credit bureaus`,
    line`As a rule, business cards from most banks stay off the personal report.`,
  ),
};

/** Says that we have no facts on the subject, and where to look. */
export const notKept = definePlan(decline, { takes: [], columns: SUBJECTS });

const KNOWN: Line = line`I do know fees, earn rates, credits, welcome offers, lounges, protections, application rules, transfer partners and point values.`;

function decline({ column = "" }: Frame): Draft {
  const found = SUBJECTS[column];
  return found === undefined
    ? refuse(line`I have no facts on that, so I will not guess.`, KNOWN)
    : refuse(line`I have no facts on ${found.what}, so I will not guess.`, found.where);
}
