import { LOUNGE_NETWORKS } from "../../../../../data/vocab.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { LOUNGE_ACCESS } from "../../phrasings/lounge.ts";
import { LOUNGE_ACCESS_MORE } from "../../phrasings/lounge-more.ts";
import { ofKindNamed } from "../../readings/held-kind.ts";
import { asksWhose, ofEverybody } from "../../readings/rows-asked.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { asksToConfirm } from "../../readings/told-claim.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { benefitsOf } from "../credit/benefit-kind.ts";
import { heldOf, preferHeld } from "../../readings/held-preferred.ts";
import { cardsLeftOut, leftOutOf } from "../../readings/left-out.ts";
import { isTellable } from "../../compose/tellable.ts";
import { joinLines } from "../../compose/rows.ts";
import { closedLines, noneDraft, ofCatalog } from "./lounge-catalog.ts";
import { AIRPORTS, allDraft } from "./lounge-all.ts";
import { ofAll, unknownLounge, withUnknown } from "./lounge-unknown.ts";
import { loungeLeads } from "./lounge-query.ts";
import {
  cardOfLounge,
  enrolLine,
  guestLine,
  type Lounge,
  loungeLine,
  loungesIn,
} from "./lounge-rows.ts";
import {
  asGuest,
  asksFree,
  asksToPay,
  asksOfBoth,
  guestsOf,
  hasChildren,
  partyOf,
  wantedOf,
} from "./lounge-party.ts";

const MOST_SHOWN = 7;

/** Which lounges open with the cards held, and what guests cost. */
export const loungeAccess: Intent = {
  id: "lounge_access",
  group: "lounge",
  label: "which lounges you can enter, and with whom",
  likes: ["benefit", "card"],
  needs: [],
  phrasings: `${LOUNGE_ACCESS}${LOUNGE_ACCESS_MORE}`,
  rules: [
    /^(?:which|what) (?:airport )?lounges? (?:can|do) (?:i|we)\b/,
    /\blounge access\b(?!.*\benroll)/,
  ],
  respond: (asked, toolbox) => respondLounges(preferHeld(asked, toolbox.scene), toolbox),
};

export function respondLounges(said: Understood, toolbox: Toolbox): Draft {
  const name = unknownLounge(said);
  if (name === undefined) return respondKnown(said, toolbox);
  return withUnknown(
    respondKnown(ofAll(said), toolbox),
    name,
    ask(toolbox, "list_lounge_access", {}),
  );
}

function respondKnown(given: Understood, toolbox: Toolbox): Draft {
  const { facts } = toolbox.scene;
  const asked = asksWhose(given) ? ofEverybody(given) : asGuest(given, toolbox.scene);
  const [network] = networksOf(asked, toolbox);
  const out = leftOutOf(asked);
  const cards = idsOf(
    { ...asked, mentions: asked.mentions.filter((one) => !out.includes(one)) },
    "card",
    facts,
  );
  const own = cards.filter((card) => heldOf(toolbox.scene, card, asked.owner).length > 0);
  if (cards.length > 0 && own.length === 0)
    return ofCatalog(cards, network, toolbox, tellsTerms(asked));
  const party = partyOf(asked);
  const list = ask(toolbox, "list_lounge_access", {
    ...(network === undefined ? {} : { network }),
    ...party,
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  });
  const isMeant = ofKindNamed(asked, facts);
  const left = new Set(cardsLeftOut(out, toolbox.scene));
  const all = loungesIn(list).filter(
    ({ via_card: card }) => isMeant(card.card_id) && !left.has(card.wallet_card_id),
  );
  const named = all.filter(({ via_card: card }) => cards.includes(card.card_id));
  const shut = own.filter((card) => named.every(({ via_card: via }) => via.card_id !== card));
  const rows = named.length > 0 ? named : all;
  const plain =
    rows.length === 0
      ? noneDraft(list, network, toolbox, asksIn(asked) && shut.length === 0)
      : network === undefined
        ? allDraft(list, rows, asked, shut.length === 0 && asksIn(asked))
        : oneDraft(list, rows, asked, shut.length > 0);
  const leads = loungeLeads(list, rows, {
    asked: given,
    isOfOne: network !== undefined,
    scene: toolbox.scene,
  });
  const open = leads.length === 0 ? plain : { ...plain, result: leads };
  if (shut.length === 0) return open;
  const { lines, records } = closedLines(shut, network, toolbox);
  const isNo =
    named.length === 0 && (cards.length === 1 ? asksWhether(asked) : asksToConfirm(asked));
  const [first = line``, ...others] = lines;
  return {
    ...open,
    result: [isNo ? joinLines([line`**No**:`, first], " ") : first, ...others, ...open.result],
    envelopes: [...open.envelopes, ...records],
  };
}

/** Whether on what terms a lounge opens is asked, and not only which. */
const tellsTerms = (asked: Understood): boolean =>
  guestsOf(asked) !== undefined || wantedOf(asked) !== "entry" || says(asked, /\bguests?\b/);

/** Lounge networks that are named. */
export const networksOf = (asked: Understood, { scene: { facts } }: Toolbox): readonly string[] => {
  const known: ReadonlySet<string> = new Set(LOUNGE_NETWORKS);
  return benefitsOf(asked, "lounge", facts).filter((id) => known.has(id));
};

/** "Can I get into any lounge", not which. */
const asksIn = (asked: Understood): boolean =>
  asksWhether(asked) && !says(asked, /\b(?:which|what|how)\b/);

/** One network: the best card for it first. */
function oneDraft(
  list: Envelope,
  rows: readonly Lounge[],
  asked: Understood,
  isInstead: boolean,
): Draft {
  const all = loungesIn(list);
  const [best, ...others] = rows;
  if (best === undefined) return answer({ result: [], envelopes: [list] });
  return answer({
    result: asksOfBoth(asked)
      ? [bothLine(list, rows), joinLines([line`Guests`, line`${told(best.guest_rule)}`], ": ")]
      : [...resultsOf(list, best, asked, isInstead), ...childLines(best, asked)],
    details: [
      loungeLine(list, best, all),
      ...best.conditions
        .filter(isTellable)
        .slice(0, 3)
        .map((words) => line`${told(words)}`),
      joinLines([line`For entry`, enrolLine(best)], ": "),
      ...userLines(best),
      ...others.map((row) => loungeLine(list, row, all)),
    ].slice(0, MOST_SHOWN + 1),
    caveats: [AIRPORTS, CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

/** What children pay, and that they are counted as adults where nobody said how old they are. */
function childLines(
  { child_rule: rule, guests_cost_usd: cost }: Lounge,
  asked: Understood,
): readonly Line[] {
  if (!hasChildren(asked)) return [];
  if (rule === undefined) return [line`All are counted as adults; no price for children is known.`];
  const isAsAdults = cost !== undefined && partyOf(asked).child_ages === undefined;
  return [
    line`${told(isAsAdults ? "That counts children as adults, but " : "For children: ")}${told(rule)}.`,
  ];
}

/** The way in, after what is asked of it in particular. */
function resultsOf(
  list: Envelope,
  best: Lounge,
  asked: Understood,
  isInstead: boolean,
): readonly Line[] {
  const name = told(cardOfLounge(best, loungesIn(list)));
  const network = told(best.network);
  const wanted = wantedOf(asked);
  const isOpen = best.entry === "yes";
  const visits = line`Visits to the **${network}** with the **${name}**: ${told(best.visits)}. ${cite(list)}`;
  const guests = joinLines([line`Guests`, guestLine(list, best)], ": ");
  const span = best.conditions.filter((words) => /\bvisits? (?:run|reset|count)/.test(words));
  if (isOpen && wanted === "visits")
    return [visits, ...span.map((words) => line`${told(words.replace(/^v/, "V"))}.`), guests];
  if (isOpen && wanted === "users") return [usersLine(list, best, asked), guests];
  const entry = isOpen
    ? line`${told(isInstead || asksWhich(asked) ? "Show" : "Yes: show")} the **${name}** at the **${network}**. ${cite(list)}`
    : line`No card of yours is known to open the **${network}** for sure; the nearest is the **${name}**. ${cite(list)}`;
  if (!isOpen || wanted !== "guests") return [entry, guests];
  const place = line`at the **${network}** with the **${name}**`;
  const cost = joinLines([place, guestLine(list, best)], ": ");
  return [joinLines([...freeLine(best, asked), joinLines([cost, line`${cite(list)}`], ". ")], " ")];
}

/** "Why does anyone pay for the Platinum": no yes is asked. */
const asksWhich = (asked: Understood): boolean =>
  !asksWhether(asked) && says(asked, /\b(?:which|what|why)\b/);

/** "Yes," or "No," where it is asked whether guests are free. */
function freeLine(
  { guests_cost_usd: cost, guest_rule: rule }: Lounge,
  asked: Understood,
): readonly Line[] {
  if (!asksFree(asked) && !asksToPay(asked)) return [line`Guests`];
  const isFree = cost === undefined ? !/^no guest/i.test(rule) : cost === 0;
  return [isFree === asksFree(asked) ? line`Yes,` : line`No,`];
}

/** Two people: each on a card of their own, where each has one. */
function bothLine(list: Envelope, rows: readonly Lounge[]): Line {
  const all = loungesIn(list);
  const open = rows.filter(({ entry }) => entry === "yes");
  const own = open.filter(
    (row, at) => open.findIndex(({ via_card: card }) => card.owner === row.via_card.owner) === at,
  );
  const names = told(own.map((row) => cardOfLounge(row, all)).join(" and the "));
  const [first] = own;
  const network = told(first?.network ?? "");
  if (first === undefined)
    return line`No card of yours is known to open it for sure. ${cite(list)}`;
  return own.length > 1
    ? line`Yes, both: each with their own card, the **${names}**, at the **${network}**. ${cite(list)}`
    : line`Only the **${names}** opens the **${network}**; whoever has no card for it goes in as a guest. ${cite(list)}`;
}

/** Whether authorised users get in on their own card, which is asked first of all. */
function usersLine(list: Envelope, best: Lounge, asked: Understood): Line {
  const place = told(`the ${best.network} with the ${cardOfLounge(best, loungesIn(list))}`);
  const { authorized_users: users } = best;
  if (users === undefined)
    return line`No source says whether authorised users get into ${place}. ${cite(list)}`;
  const start = asksWhether(asked)
    ? told(users ? "**Yes**: authorised" : "**No**: authorised")
    : told("Authorised");
  return line`${start} users ${told(users ? "get into" : "do not get into")} ${place}${told(users ? " too, with their own card" : "")}. ${cite(list)}`;
}

const userLines = ({ authorized_users: users }: Lounge): readonly Line[] =>
  users === undefined
    ? []
    : [users ? line`Authorized users get in too` : line`Authorized users do not get in by it`];
