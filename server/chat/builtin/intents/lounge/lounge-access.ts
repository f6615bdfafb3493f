import * as z from "zod";
import { LOUNGE_NETWORKS } from "../../../../../data/vocab.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import type { Intent } from "../../intent.ts";
import { LOUNGE_ACCESS } from "../../phrasings/lounge.ts";
import { LOUNGE_ACCESS_MORE } from "../../phrasings/lounge-more.ts";
import { amountOf, idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { benefitsOf } from "../credit/benefit-kind.ts";
import { withoutOffer } from "../purchase/catalog-rates.ts";
import { heldOf, isTellable, joinLines, preferHeld, wordsOf } from "../purchase/held-names.ts";
import {
  cardOfLounge,
  enrolLine,
  guestLine,
  type Lounge,
  loungeLine,
  loungesIn,
} from "./lounge-rows.ts";

const MOST_SHOWN = 7;
const MOST_GUESTS = 20;
const MOST_FOUND = 6;

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

export function respondLounges(given: Understood, toolbox: Toolbox): Draft {
  const { facts } = toolbox.scene;
  const asked = asGuest(given);
  const [network] = networksOf(asked, toolbox);
  const cards = idsOf(asked, "card", facts);
  const stranger = cards.find((card) => heldOf(toolbox.scene, card, asked.owner).length === 0);
  if (stranger !== undefined && cards.length === 1) return ofCatalog(stranger, network, toolbox);
  const guests = guestsOf(asked);
  const list = ask(toolbox, "list_lounge_access", {
    ...(network === undefined ? {} : { network }),
    ...(guests === undefined ? {} : { guests }),
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  });
  const rows = loungesIn(list).filter(
    ({ via_card: card }) => cards.length === 0 || cards.includes(card.card_id),
  );
  if (rows.length === 0) return noneDraft(list, network, toolbox);
  return network === undefined ? allDraft(list, rows) : oneDraft(list, rows);
}

/** "My wife costs extra?": who is named comes along on the asker's card, unless it is of their own. */
function asGuest(asked: Understood): Understood {
  const words = wordsOf(asked);
  const isOfTheirs =
    mentionsOf(asked, "card").length > 0 ||
    /\b(?:her|his|their|hers) (?:own )?(?:\w+ )?cards?\b/.test(words);
  const isGuest = COMES.test(words) && !isOfTheirs;
  if (asked.owner === undefined || !isGuest) return asked;
  const { owner, ...ofAsker } = asked;
  return { ...ofAsker, beside: owner };
}

const COMES =
  /\b(?:costs?|extra|free|bring|bringing|take|taking|come|comes|coming|guest|with me|along|tag|too|as well|charged?)\b/;

/** Lounge networks that are named. */
export const networksOf = (asked: Understood, { scene: { facts } }: Toolbox): readonly string[] => {
  const known: ReadonlySet<string> = new Set(LOUNGE_NETWORKS);
  return benefitsOf(asked, "lounge", facts).filter((id) => known.has(id));
};

const SOMEBODY =
  /\b(?:guest|someone|somebody|friend|brother|sister|mother|mom|father|dad|son|daughter|kid|child|coworker|plus one|with me|wife|husband|spouse|partner|girlfriend|boyfriend)\b/;

/** How many come along: a number of guests, a party less the asker, or one who is named. */
function guestsOf(asked: Understood): number | undefined {
  const words = wordsOf(asked);
  const people = amountOf(asked, "people");
  if (people !== undefined) {
    const isParty = /\b(?:family of|party of|group of|of us|we are)\b/.test(words);
    return Math.min(MOST_GUESTS, Math.max(0, isParty ? people - 1 : people));
  }
  return (SOMEBODY.test(words) || asked.beside !== undefined) &&
    /\b(?:bring|take|with me|come|comes|costs?|bringing)\b/.test(words)
    ? 1
    : undefined;
}

const AIRPORTS = line`Which lounges an airport has, and whether they are full, is not in the data; look it up before you go.`;

/** One network: the best card for it first. */
function oneDraft(list: Envelope, rows: readonly Lounge[]): Draft {
  const all = loungesIn(list);
  const [best, ...others] = rows;
  if (best === undefined) return answer({ result: [], envelopes: [list] });
  const opens = best.entry === "yes";
  const name = told(cardOfLounge(best, all));
  return answer({
    result: [
      opens
        ? line`Yes: show the **${name}** at the **${told(best.network)}**. ${cite(list)}`
        : line`No card of yours is known to open the **${told(best.network)}** for sure; the nearest is the **${name}**. ${cite(list)}`,
      joinLines([line`Guests`, guestLine(list, best)], ": "),
    ],
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

const userLines = ({ authorized_users: users }: Lounge): readonly Line[] =>
  users === undefined
    ? []
    : [users ? line`Authorized users get in too` : line`Authorized users do not get in by it`];

/** All networks, one line each with the best card for it. */
function allDraft(list: Envelope, rows: readonly Lounge[]): Draft {
  const all = loungesIn(list);
  const first = rows.filter(
    (row, at) => rows.findIndex(({ network }) => network === row.network) === at,
  );
  const open = first.filter(({ entry }) => entry === "yes");
  const names = told(open.map(({ network }) => network).join(", "));
  return answer({
    result: [
      open.length === 0
        ? line`None of these cards is known to give free entry for sure; this is what there is. ${cite(list)}`
        : line`You can enter: **${names}**. ${cite(list)}`,
    ],
    details: first.slice(0, MOST_SHOWN + 1).map((row) => loungeLine(list, row, all)),
    caveats: [AIRPORTS, CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

const found = z.array(z.looseObject({ card_name: z.string() })).catch([]);

/** No held card opens it: cards of the catalog that do. */
function noneDraft(list: Envelope, network: string | undefined, toolbox: Toolbox): Draft {
  const cards = ask(toolbox, "find_cards_by_benefit", {
    benefit: network ?? "lounge",
    limit: MOST_FOUND,
  });
  const names = told(
    found
      .parse(valueAt(cards, ["cards"]))
      .map(({ card_name: name }) => name)
      .join(", "),
  );
  const what = told(network ?? "a lounge");
  const hasNone = toolbox.scene.wallet.cards.length === 0;
  return answer({
    result: [
      names.told === ""
        ? line`No card in your wallet is known to open ${what}.`
        : hasNone
          ? line`Your wallet holds no card yet. These cards open ${what}: **${names}**. ${cite(cards)}`
          : line`No card in your wallet is known to open ${what}. These do: **${names}**. ${cite(cards)}`,
    ],
    caveats: [CAVEATS.terms, CAVEATS.asOf(cards)],
    envelopes: [list, cards],
  });
}

const lounges = z.array(z.looseObject({ network: z.string(), text: z.string() })).catch([]);

/** Lounges of a card that is not held. */
export function ofCatalog(card: string, network: string | undefined, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card });
  const name = figure(record, ["card", "card_name"], "text");
  const all = lounges.parse(valueAt(record, ["lounges"]));
  const rows = all.filter((row) => network === undefined || row.network === network);
  return answer({
    result: [
      rows.length === 0
        ? line`The **${name}** is not in your wallet, and it is not known to open ${told(network ?? "a lounge")}. ${cite(record)}`
        : line`The **${name}** is not in your wallet; it opens: **${told(rows.map((row) => row.network).join(", "))}**. ${cite(record)}`,
    ],
    details: rows.slice(0, MOST_SHOWN).map(({ text }) => line`${told(text)}`),
    caveats: [CAVEATS.terms, CAVEATS.asOf(record)],
    envelopes: [withoutOffer(record)],
  });
}
