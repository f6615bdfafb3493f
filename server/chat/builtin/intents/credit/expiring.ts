import * as z from "zod";
import { daysBetween } from "../../../../advice/days.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { says, wordsOf } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { EXPIRING } from "../../phrasings/credit-dates.ts";
import { EXPIRING_MORE } from "../../phrasings/expiring-more.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { spansAsked, wholeOf } from "../../readings/asked-span.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { preferHeld } from "../../readings/held-preferred.ts";
import { ANY_CREDIT, benefitsOf } from "./benefit-kind.ts";
import { type Item, item, itemLines, labelOf, worthOf } from "./expiring-lines.ts";
import { respondList } from "./list-credits.ts";
import { withPast } from "./past-periods.ts";
import { ownerAsked } from "../../readings/only-mine.ts";

const MOST_DAYS = 1100;
const YEAR_DAYS = 365;

/** What is lost unless it is used. */
export const expiring: Intent = {
  id: "expiring",
  group: "credit",
  label: "what expires soon",
  likes: ["date"],
  needs: [],
  phrasings: `${EXPIRING}${EXPIRING_MORE}`,
  rules: [
    /^what (?:is |are )?(?:expires?|expiring)(?: soon| <date>| this (?:week|month))?$/,
    /\buse it or lose it\b/,
  ],
  respond: (given, toolbox) => {
    const asked = preferHeld(given, toolbox.scene);
    const kinds = kindsOf(asked);
    // Of a bank's credits alone the list has the sum.
    return kinds.join() === "credit" && mentionsOf(asked, "issuer").length > 0
      ? respondList(asked, toolbox)
      : withPast(respondExpiring(asked, toolbox, kinds), asked, toolbox.scene.today);
  },
};

type Kind = Item["kind"];

/** What runs out in the days asked about, of some kinds or of all. */
function respondExpiring(asked: Understood, toolbox: Toolbox, kinds: readonly Kind[]): Draft {
  const rest = {
    ...(kinds.length === 0 ? {} : { kinds }),
    ...ownerAsked(asked),
    ...cardsAsked(asked, toolbox),
  };
  const days = daysOf(asked, toolbox);
  const list = ask(toolbox, "list_expiring", { ...days, ...rest });
  const all = itemsOf(list);
  const items = all.filter(isMeant(all, asked, toolbox));
  const isAll = items.length === all.length;
  return items.length === 0
    ? nothing({ list, isLater: "from" in days }, asked, toolbox, rest)
    : toDraft({ list, items, isAll, isLater: "from" in days }, asked, toolbox);
}

/** Of the held cards that are named, so that its sums are of these. */
function cardsAsked(asked: Understood, { scene }: Toolbox) {
  const ids = new Set(mentionsOf(asked, "card").flatMap((one) => one.ids));
  const held = heldCards(scene).flatMap(({ card, entry }) => (ids.has(card.id) ? [entry.id] : []));
  return held.length === 0 ? {} : { cards: held };
}

const itemsOf = (list: Envelope): readonly Item[] =>
  z
    .array(item)
    .catch([])
    .parse(valueAt(list, ["items"]))
    .map((row, place) => ({ ...row, place }));

/** How far ahead is asked, and from when; as far as the tool looks by itself where no time is told. */
function daysOf(asked: Understood, { scene: { today } }: Toolbox) {
  const whole = wholeOf(spansAsked(asked, today).filter((span) => span.to >= today));
  if (whole === undefined) return {};
  const { from, to } = whole;
  const days = Math.min(Math.max(0, daysBetween(today, to)), MOST_DAYS);
  return { within_days: days, ...(from > today ? { from } : {}) };
}

const KIND_WORDS = [
  ["credit", /\bcredits?\b/],
  ["points", /\b(?:points|miles)\b/],
  ["certificate", /\b(?:certificates?|certs?|nights?|vouchers?)\b/],
  ["activation", /\bactivat/],
  ["bonus", /\bbonus(?:es)?\b/],
] as const;

/** "Nights, miles, whatever" is all of them. */
const ANY_KIND = /\b(?:anything|everything|whatever|any thing|stuff|things?|and so on|etc)\b/;

const kindsOf = (asked: Understood): readonly Kind[] =>
  ANY_KIND.test(wordsOf(asked))
    ? []
    : KIND_WORDS.filter(([, said]) => said.test(wordsOf(asked))).map(([kind]) => kind);

/** Those of the card or credit that is named; of all where a name tells of none of them. */
function isMeant(all: readonly Item[], asked: Understood, { scene }: Toolbox) {
  const { facts, wallet } = scene;
  const cards = new Set(mentionsOf(asked, "card").flatMap(({ ids }) => ids));
  const names = new Set(benefitsOf(asked, "credit", facts).filter((id) => id !== ANY_CREDIT));
  const isOfCard = ({ wallet_card_id: id }: Item): boolean =>
    cards.size === 0 ||
    wallet.cards.some(({ id: own, card_id: card }) => own === id && cards.has(card));
  const isNamed = all.some(({ name }) => names.has(name));
  return (row: Item): boolean => isOfCard(row) && (!isNamed || names.has(row.name));
}

/** Nothing is lost then; what comes next is told, for it may be what is feared. */
function nothing(
  { list, isLater }: Pick<Found, "list" | "isLater">,
  asked: Understood,
  toolbox: Toolbox,
  rest: Readonly<Record<string, unknown>>,
): Draft {
  const { wallet } = toolbox.scene;
  if (wallet.cards.length + wallet.balances.length + wallet.certificates.length === 0) {
    return answer({
      result: [
        line`Your wallet is empty, so I know of nothing that expires. Add your cards with add_wallet_card.`,
      ],
      envelopes: [list],
    });
  }
  const until = figure(list, ["until"], "date");
  const upTo = isLater ? "in that time, up to" : "up to";
  const later = ask(toolbox, "list_expiring", { within_days: YEAR_DAYS, ...rest });
  const all = itemsOf(later);
  const next = all.find(isMeant(all, asked, toolbox));
  return answer({
    result: [
      asksWhether(asked)
        ? line`**No**: nothing known expires ${told(upTo)} ${until}. ${cite(list)}`
        : line`Nothing known expires ${told(upTo)} ${until}. ${cite(list)}`,
      ...(next === undefined
        ? []
        : [
            line`The next is **${told(labelOf(next, all, toolbox))}**, on ${figure(later, ["items", next.place, "expires_on"], "date")}.`,
          ]),
    ],
    caveats: [CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

interface Found {
  readonly list: Envelope;
  readonly items: readonly Item[];
  /** Whether they are all that the tool found, which its totals are of. */
  readonly isAll: boolean;
  /** Whether the days asked about begin after today. */
  readonly isLater: boolean;
}

function toDraft(found: Found, asked: Understood, toolbox: Toolbox): Draft {
  const { list, items } = found;
  return answer({
    result: [leadOf(found, asked, toolbox)],
    ...itemLines(list, items, toolbox),
    caveats: [
      line`Credits are at face value and used as far as logged here.`,
      ...(items.some(({ value_basis: basis }) => basis === "service_estimate")
        ? [CAVEATS.estimate]
        : []),
      CAVEATS.terms,
      CAVEATS.asOf(list),
    ],
    envelopes: [list],
  });
}

const WORTH_MOST = /\b(?:biggest|largest|most valuable|worth (?:the )?most|hurts? (?:the )?most)\b/;

function leadOf({ list, items, isAll, isLater }: Found, asked: Understood, toolbox: Toolbox): Line {
  const [first] = items;
  const [most] = items.toSorted((a, b) => (b.value_usd ?? 0) - (a.value_usd ?? 0));
  if (first === undefined || most === undefined) return line``;
  const yes = asksWhether(asked) && !says(asked, /\bwhich\b/) ? [line`**Yes**:`] : [];
  const dayOf = ({ place }: Item) => figure(list, ["items", place, "expires_on"], "date");
  const isWorth = says(asked, WORTH_MOST);
  const lead = isWorth ? most : first;
  const one = joinLines(
    [
      line`${told(isWorth ? "the most valuable" : "the first")} is **${told(labelOf(lead, items, toolbox))}**, on ${dayOf(lead)}`,
      ...(isWorth || items.length === 1 ? worthOf(list, lead) : []),
    ],
    ", ",
  );
  if (!isAll) return joinLines([...yes, joinLines([one, line`. ${cite(list)}`], "")]);
  const many = figure(list, ["totals", "items"], "count");
  const until = figure(list, ["until"], "date");
  const worth = figure(list, ["totals", "value_usd"], "usd");
  const when = told(
    isLater ? (first.expires_on === until.value ? "on" : "in that time, up to") : "up to",
  );
  const count = line`${many} ${told(items.length === 1 ? "thing expires" : "things expire")} ${when} ${until}, worth about **${worth}**; `;
  return joinLines([...yes, joinLines([count, one, line`. ${cite(list)}`], "")]);
}
