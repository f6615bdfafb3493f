import { ask } from "../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  told,
} from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { shownOf } from "../../compose/shown.ts";
import { joinLines } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { unknownTraits } from "../../readings/unknown-traits.ts";
import type { Intent } from "../../intent.ts";
import { FIND_CARDS } from "../../phrasings/card.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldBenefit } from "../credit/held-benefit.ts";
import { familyOf } from "./card-family.ts";
import { inWords, isForBeginners, STUDENT, type Wanted, wantedOf } from "./find-filters.ts";
import { findForOther } from "./for-other.ts";
import { placeAsked } from "../purchase/choice/other-choice.ts";
import { askWithSum } from "./credit-sum.ts";
import { cardLine, extremeLines, foundIn, type Placed } from "./find-lead.ts";

const MOST_SHOWN = 8;
/** A few more are told rather than that there are some. */
const MOST_WHOLE = 12;
/** Looked through, for the member's own come first. */
const MOST_SIFTED = 100;

/** Cards with benefits, of an issuer, under a fee, of a currency or rate; the member's own first. */
export const findCards: Intent = {
  id: "find_cards",
  group: "card",
  label: "which cards have a benefit or a low fee",
  likes: ["benefit", "issuer", "usd", "program", "network"],
  needs: [],
  phrasings: FIND_CARDS,
  respond: (asked, toolbox) => {
    const forOther = findForOther(asked, toolbox);
    if (forOther !== undefined) return forOther;
    const family = familyOf(asked, toolbox);
    const wanted = wantedOf(family.asked, toolbox);
    const held = wanted.isOwn && isOfBenefits(wanted) ? heldBenefit(asked, toolbox) : undefined;
    if (held !== undefined) return held;
    const unknown = unknownTraits(asked);
    if (unknown.length > 0 && isOfOwnership(wanted)) return noSuchTrait(unknown, toolbox);
    if (family.cards !== undefined) return searched(wanted, family.asked, toolbox, family.cards);
    if (Object.keys(wanted.filters).length === 0 && wanted.order === undefined) {
      if (isForBeginners(asked))
        return searched({ ...wanted, filters: { query: STUDENT } }, asked, toolbox);
      return clarify(
        line`Which cards are you looking for: by a benefit, a bank, or the highest fee you would pay?`,
      );
    }
    return searched(wanted, asked, toolbox);
  },
};

/** Nothing is looked for that is known of cards, but whose they are. */
const isOfOwnership = ({ filters, order }: Wanted): boolean =>
  order === undefined && Object.keys(filters).every((key) => key === "held");

const noSuchTrait = (unknown: readonly string[], toolbox: Toolbox): Draft =>
  answer({
    result: [
      line`My data does **not** tell ${told(unknown.join(", "))} of any card; the issuer's page does.`,
    ],
    envelopes: [ask(toolbox, "get_wallet", { include: ["cards"], status: "open" })],
  });

/** Nothing but a benefit is looked for: no fee, bank or rate. */
const isOfBenefits = ({ filters }: Wanted): boolean =>
  Object.keys(filters).every((key) => key === "benefits");

function searched(
  wanted: Wanted,
  asked: Understood,
  toolbox: Toolbox,
  among?: ReadonlySet<string>,
): Draft {
  const { order } = wanted;
  const input = {
    ...wanted.filters,
    ...(order === undefined ? {} : { order_by: order }),
    limit: MOST_SIFTED,
    // A card that is held counts though nobody can apply for it now.
    ...(toolbox.scene.wallet.cards.length === 0 ? {} : { include_closed: true }),
  };
  const list = askWithSum(input, asked, toolbox);
  const all = foundIn(list).filter(({ card }) => among === undefined || among.has(card.card_id));
  const own = all.filter(({ card }) => card.held);
  const others = all.filter(({ card }) => !card.held);
  const fitting = wanted.isOwn ? own : order === undefined ? [...own, ...others] : all;
  const most = fitting.length > MOST_WHOLE ? MOST_SHOWN : MOST_WHOLE;
  const shown = fitting.slice(0, manyAsked(asked) ?? most);
  return answer({
    result: [
      ...unknownLine(asked),
      ...besideOwn(list, fitting, wanted, asked),
      ...(isForBeginners(asked) ? studentLines(wanted, toolbox) : []),
      ...resultsOf(list, { fitting, shown }, wanted, { asked, isSome: among !== undefined }),
    ],
    ...shownOf(
      fitting.map((one) => cardLine(list, one)),
      manyAsked(asked) ?? most,
    ),
    caveats: [
      ...(fitting.length > shown.length && manyAsked(asked) === undefined
        ? [line`More fit than are shown; name one more thing that you want to narrow it.`]
        : []),
      ...(shown.some(({ card }) => card.offer !== undefined) ? [OFFERS] : []),
      ...(shown.some(isValued) ? [CAVEATS.estimate] : []),
      CAVEATS.terms,
      CAVEATS.asOf(list),
    ],
    envelopes: [{ ...list, warnings: [] }],
  });
}

/** What nobody noted of any card is no filter, and said to be none. */
function unknownLine(asked: Understood): readonly Line[] {
  const traits = unknownTraits(asked);
  return traits.length === 0
    ? []
    : [
        line`My data does **not** tell ${told(traits.join(", "))} of any card; these fit what else you ask.`,
      ];
}

const THAN_OWN =
  /\b(?:better|more|higher|beats?)\b.*\b(?:than|from)? ?(?:what i|what we|mine|ours|the ones? i|my (?:own|best|current)|anything i)\b/;

/** "And is it better than what I have": the best of the member's own beside the best of all. */
function besideOwn(
  list: Envelope,
  fitting: readonly Placed[],
  { order }: Wanted,
  asked: Understood,
): readonly Line[] {
  const [best] = fitting;
  if (order !== "earn_back" || best === undefined || !says(asked, THAN_OWN)) return [];
  if (best.card.held) return [line`**No**: none gives more back there than what you hold.`];
  const own = fitting.find(({ card }) => card.held);
  if (own?.card.earns?.back_percent === undefined) return [];
  const back = ({ place }: Placed) =>
    figure(list, ["cards", place, "earns", "back_percent"], "percent");
  return [
    own.card.earns.back_percent >= (best.card.earns?.back_percent ?? 0)
      ? line`**No**: your **${told(own.card.card_name)}** gives as much, ${back(own)} back. ${cite(list)}`
      : line`**Yes**: the **${told(best.card.card_name)}** gives about ${back(best)} back there, the best of yours, the **${told(own.card.card_name)}**, ${back(own)}. ${cite(list)}`,
  ];
}

/** Those of them that are made for students, of which a first card is often one. */
function studentLines(wanted: Wanted, toolbox: Toolbox): readonly Line[] {
  const list = ask(toolbox, "search_cards", { ...wanted.filters, query: STUDENT });
  const names = foundIn(list).map(({ card }) => card.card_name);
  return names.length === 0
    ? []
    : [
        line`Made for students: **${told(names.join("; "))}**. ${cite(list)} Whom a bank accepts is not known here.`,
      ];
}

/** Whether what is told of a card counts its points. */
const isValued = ({ card: { offer, earns } }: Placed): boolean =>
  offer !== undefined || (earns?.back_percent ?? earns?.rate) !== earns?.rate;

const OFFERS = line`An offer seen on a day is no promise that it still runs; check the issuer's page.`;

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const NUMBER = "two|three|four|five|six|[2-8]";
const END = "top|best|cheapest|biggest|highest|lowest|largest|priciest";
/** "The three best", "top five cards". */
const MANY = new RegExp(
  `\\b(?:(?:${END}) (${NUMBER})|(${NUMBER}) (?:${END}))\\b(?! (?:x|percent|months|years)\\b)`,
);

/** "The top three": so many are shown. */
function manyAsked(asked: Understood): number | undefined {
  const [, before, after] = MANY.exec(asked.tokens.join(" ")) ?? [];
  const word = before ?? after;
  if (word !== undefined) return NUMBERS[word] ?? Number(word);
  const count = amountsOf(asked, "count").find(({ start }) =>
    /\b(?:top|best|first|name|list|cheapest|biggest|highest|lowest|largest|most expensive)(?: me)?$/.test(
      asked.tokens.slice(0, start).join(" "),
    ),
  );
  return count !== undefined && count.value >= 2 && count.value <= MOST_SHOWN
    ? count.value
    : undefined;
}

/** "Is there a card …": asked whether there is any. */
const ASKS_ANY =
  /^(?:so |ok |hey )?(?:is there|are there|any|do any|does any|does an?|do i have|have i)\b/;

function resultsOf(
  list: Envelope,
  { fitting, shown }: { readonly fitting: readonly Placed[]; readonly shown: readonly Placed[] },
  wanted: Wanted,
  { asked, isSome }: { readonly asked: Understood; readonly isSome: boolean },
): readonly Line[] {
  if (shown.length === 0) return [noneOf(list, wanted)];
  const names = told(shown.map(({ card }) => card.card_name).join("; "));
  const yes = says(asked, ASKS_ANY) ? [line`Yes.`] : [];
  const many = wanted.isOwn
    ? line`Of your cards ${figure(list, ["held_count"], "count")}`
    : isSome
      ? line`These fit`
      : manyOf(list);
  const isOwnFirst =
    !wanted.isOwn && wanted.order === undefined && shown.some(({ card }) => card.held);
  const listed = isOwnFirst
    ? joinLines([many, line`yours first: **${names}**. ${cite(list)}`], ", ")
    : joinLines([many, line`**${names}**. ${cite(list)}`], ": ");
  // How many is asked before which.
  const isCount = says(asked, /\bhow many\b/);
  // "The cheapest three" are told by name, and not the one at the end.
  if (wanted.isExtreme && manyAsked(asked) !== undefined)
    return [joinLines([...yes, line`**${names}**. ${cite(list)}`, many, line`in all.`])];
  const [top, ...more] = wanted.isExtreme
    ? extremeLines(list, fitting, wanted.order, placeAsked(asked))
    : [];
  if (top === undefined) return [joinLines([...yes, listed])];
  const few = fitting.length <= 1 || wanted.isOwn ? [] : [joinLines([many, line`in all.`])];
  return isCount
    ? [joinLines([...yes, ...few, top]), ...more]
    : [joinLines([...yes, top, ...(wanted.order === "lowest_fee" ? [listed] : few)]), ...more];
}

const manyOf = (list: Envelope): Line => {
  const many = figure(list, ["matched_count"], "count");
  return many.value === 1 ? line`**${many}** card fits` : line`**${many}** cards fit`;
};

function noneOf(list: Envelope, wanted: Wanted): Line {
  if (wanted.filters.gives_back_least !== undefined && wanted.filters.held === false)
    return line`**No**: no open card is known to give back more there than yours at once; some may on what is chosen or activated. ${cite(list)}`;
  if (wanted.filters.gives_back_least !== undefined && wanted.filters.earns_at !== undefined)
    return line`No${told(wanted.isOwn ? " card of yours" : " open card")} is known that gives so much back there. ${cite(list)}`;
  if (wanted.filters.gives_back_least !== undefined && !wanted.isOwn)
    return line`No open card is known that gives so much back there at once; some may on what is chosen or activated. ${cite(list)}`;
  const words = joinLines(inWords(wanted), " and ");
  if (wanted.isOwn) return line`No: none of your cards is known to have that. ${cite(list)}`;
  return words.pieces.length + words.strings.join("").length === 0
    ? line`No open card is known that fits. ${cite(list)}`
    : joinLines([
        line`No open card is known with`,
        joinLines([words, line`: none has all of it. ${cite(list)}`], ""),
      ]);
}
