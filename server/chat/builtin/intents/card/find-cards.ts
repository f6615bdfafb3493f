import * as z from "zod";
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
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { says } from "../../held-meant.ts";
import type { Intent } from "../../intent.ts";
import { FIND_CARDS } from "../../phrasings/card.ts";
import type { Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { familyOf } from "./card-family.ts";
import { inWords, type Wanted, wantedOf } from "./find-filters.ts";

const MOST_SHOWN = 8;
/** Looked through, for the member's own and the cheapest come first. */
const MOST_SIFTED = 100;

const found = z
  .array(
    z.looseObject({
      card_id: z.string(),
      card_name: z.string(),
      held: z.boolean(),
      annual_fee_usd: z.number(),
      carries: z.array(z.looseObject({ text: z.string() })).optional(),
      earns: z.looseObject({ rate: z.number(), text: z.string() }).optional(),
    }),
  )
  .catch([]);

interface Placed {
  readonly card: z.infer<typeof found>[number];
  readonly place: number;
}

/** Cards with benefits, of an issuer, under a fee, of a currency or rate; the member's own first. */
export const findCards: Intent = {
  id: "find_cards",
  group: "card",
  label: "which cards have a benefit or a low fee",
  likes: ["benefit", "issuer", "usd", "program", "network"],
  needs: [],
  phrasings: FIND_CARDS,
  respond: (asked, toolbox) => {
    const family = familyOf(asked, toolbox);
    const wanted = wantedOf(family.asked, toolbox);
    if (family.cards !== undefined) return searched(wanted, family.asked, toolbox, family.cards);
    if (Object.keys(wanted.filters).length === 0) {
      return clarify(
        line`Which cards are you looking for: by a benefit, a bank, or the highest fee you would pay?`,
      );
    }
    return searched(wanted, asked, toolbox);
  },
};

function searched(
  wanted: Wanted,
  asked: Understood,
  toolbox: Toolbox,
  among?: ReadonlySet<string>,
): Draft {
  const list = ask(toolbox, "search_cards", {
    ...wanted.filters,
    limit: MOST_SIFTED,
    // A card that is held counts though nobody can apply for it now.
    ...(toolbox.scene.wallet.cards.length === 0 ? {} : { include_closed: true }),
  });
  const all = found
    .parse(valueAt(list, ["cards"]))
    .map((card, place) => ({ card, place }))
    .filter(({ card }) => among === undefined || among.has(card.card_id));
  const own = all.filter(({ card }) => card.held);
  const fitting = wanted.isOwn ? own : inOrder(all, wanted);
  const shown = fitting.slice(0, MOST_SHOWN);
  return answer({
    result: resultsOf(list, shown, wanted, { asked, isSome: among !== undefined }),
    details: shown.map((one) => detailOf(list, one)),
    caveats: [
      ...(fitting.length > shown.length
        ? [line`More fit than are shown; name one more thing that you want to narrow it.`]
        : []),
      CAVEATS.terms,
      CAVEATS.asOf(list),
    ],
    envelopes: [{ ...list, warnings: [] }],
  });
}

/** The member's own first, unless the cheapest or the highest rate is asked for. */
function inOrder(all: readonly Placed[], { order }: Wanted): readonly Placed[] {
  const rank = ({ card }: Placed): number =>
    order === "fee" ? card.annual_fee_usd : order === "rate" ? -(card.earns?.rate ?? 0) : 0;
  return all.toSorted((a, b) => rank(a) - rank(b) || Number(b.card.held) - Number(a.card.held));
}

/** "Is there a card …": asked whether there is any. */
const ASKS_ANY = /^(?:so |ok |hey )?(?:is there|are there|any|do any|does any|do i have|have i)\b/;

function resultsOf(
  list: Envelope,
  shown: readonly Placed[],
  wanted: Wanted,
  { asked, isSome }: { readonly asked: Understood; readonly isSome: boolean },
): readonly Line[] {
  const [first] = shown;
  if (first === undefined) return [noneOf(list, wanted)];
  const names = told(shown.map(({ card }) => card.card_name).join("; "));
  const one = told(first.card.card_name);
  const yes = says(asked, ASKS_ANY) ? [line`Yes.`] : [];
  if (wanted.isOwn) {
    const mine = figure(list, ["held_count"], "count");
    return [joinLines([...yes, line`Of your cards ${mine}: **${names}**. ${cite(list)}`])];
  }
  const many = isSome ? line`These fit` : manyOf(list);
  const own = shown.some(({ card }) => card.held);
  const count = own
    ? joinLines([many, line`yours first: **${names}**. ${cite(list)}`], ", ")
    : joinLines([many, line`**${names}**. ${cite(list)}`], ": ");
  const top =
    wanted.order === "fee"
      ? [
          line`The cheapest is the **${one}**, at ${figure(list, ["cards", first.place, "annual_fee_usd"], "usd")} a year.`,
        ]
      : [];
  const listed =
    wanted.order === "catalog" ? count : joinLines([many, line`**${names}**. ${cite(list)}`], ": ");
  return [joinLines([...yes, ...top, listed])];
}

const manyOf = (list: Envelope): Line => {
  const many = figure(list, ["matched_count"], "count");
  return many.value === 1 ? line`${many} card fits` : line`${many} cards fit`;
};

function noneOf(list: Envelope, wanted: Wanted): Line {
  const words = joinLines(inWords(wanted), " and ");
  if (wanted.isOwn) return line`No: none of your cards is known to have that. ${cite(list)}`;
  return words.pieces.length + words.strings.join("").length === 0
    ? line`No open card is known that fits. ${cite(list)}`
    : joinLines([
        line`No open card is known with`,
        joinLines([words, line`: none has all of it. ${cite(list)}`], ""),
      ]);
}

/** The fee, what the card carries of what is asked, and what it earns there. */
function detailOf(list: Envelope, { card, place }: Placed): Line {
  const fee = figure(list, ["cards", place, "annual_fee_usd"], "usd");
  return joinLines(
    [
      line`${told(card.card_name)}: ${fee} a year`,
      ...(card.carries ?? []).map(({ text }) => line`${told(text)}`),
      ...(card.earns === undefined ? [] : [line`earns ${told(card.earns.text)}`]),
    ],
    "; ",
  );
}
