import type { FactRow } from "../../../../contract/facts.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { termsOf } from "../../../../tools/cards/card-terms.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { joinLines } from "../../compose/rows.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { cardTypeAsked } from "../../readings/card-type-asked.ts";
import { says } from "../../readings/says.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";

/*
 * "Would an Ink count", "do Amex business cards": several cards are meant, and where all of them are
 * alike in it, which one makes no difference. Where they are not, each is told.
 */

type Card = FactRow<"cards">;

/** Cards that are meant together, and what they are called in the answer. */
interface Kind {
  readonly name: string;
  readonly cards: readonly Card[];
  /** Whether its bank alone is named. */
  readonly isOfBank?: boolean;
}

export interface Counted {
  readonly lines: readonly Line[];
  readonly envelopes: readonly Envelope[];
}

const MOST_CARDS = 8;
const MOST_CITED = 3;

/** What is so of each kind of cards that is named; nothing where none is. */
export function kindsCounted(asked: Understood, isUser: boolean, toolbox: Toolbox): Counted {
  const kinds = kindsOf(asked, toolbox);
  if (isUser) return ofUsers(kinds, toolbox);
  const found = kinds.map((kind) => ofKind(kind, asked, toolbox));
  const isAny = kinds.some(({ isOfBank }) => isOfBank) && !isOfBusiness(asked);
  return {
    lines: [
      ...(isAny ? [joinLines([...(asksWhether(asked) ? [YES] : []), PERSONAL])] : []),
      ...found.flatMap(({ lines }) => lines),
    ],
    envelopes: found.flatMap(({ envelopes }) => envelopes),
  };
}

const isOfBusiness = (asked: Understood): boolean => cardTypeAsked(asked) === "business";
const YES = line`**Yes**, mostly.`;
const PERSONAL = line`A personal card **counts** from its opening, whichever bank issued it.`;
const USERS_UNREPORTED = line`Those are business cards that are not reported to personal credit, so an authorised user of one **does not count** as a rule.`;

/** Of authorised users of one of several cards, where no such card is reported. */
function ofUsers(kinds: readonly Kind[], toolbox: Toolbox): Counted {
  const cards = kinds.flatMap((kind) => (kind.isOfBank ? [] : kind.cards));
  const isNone = cards.length > 0 && cards.every((card) => countsOf(card, toolbox) === false);
  return { lines: isNone ? [USERS_UNREPORTED] : [], envelopes: [] };
}

function kindsOf(asked: Understood, { scene }: Toolbox): readonly Kind[] {
  const { facts } = scene;
  const named = mentionsOf(asked, "card");
  if (named.length > 0) {
    return named
      .filter(({ ids }) => ids.length > 1)
      .map(({ ids }) => {
        const cards = ids.flatMap((id) => facts.cards.get(id) ?? []);
        return { name: `the ${namesOf(cards)}`, cards };
      });
  }
  if (!isOfBusiness(asked) && !says(asked, A_CARD)) return [];
  const banks = new Set(banksOf(asked).flatMap(({ ids }) => ids));
  return [...banks].flatMap((bank) => {
    const cards = [...facts.cards.values()].filter(
      ({ issuer, card_type: type, status }) =>
        issuer === bank && type === "business" && status === "open",
    );
    return cards.length === 0
      ? []
      : [{ name: `the business cards of ${bank}`, cards, isOfBank: true }];
  });
}

/** "A business card from Amex, does Chase see it": the bank that stands beside the cards. */
function banksOf(asked: Understood): readonly Mention[] {
  const banks = mentionsOf(asked, "issuer");
  const beside = banks.filter(
    ({ start, end }) =>
      /\bcards? (?:from|of|by|with)$/.test(asked.tokens.slice(0, start).join(" ")) ||
      /^(?:(?:or|and) \S+(?: \S+)? )?(?:business|biz|small|credit|cards?)\b/.test(
        asked.tokens.slice(end).join(" "),
      ),
  );
  return beside.length > 0 ? beside : banks;
}

/** "A Chase card", and not one of a kind of account that other lines tell of. */
const A_CARD =
  /^(?!.*\b(?:store|charge|closed|product chang\w*|upgrad\w*|downgrad\w*|personal|employee|corporate)\b).*\bcards?\b/;

function ofKind(kind: Kind, asked: Understood, toolbox: Toolbox): Counted {
  const { cards } = kind;
  const [counted, uncounted, unknown] = [true, false, undefined].map((is) =>
    cards.filter((card) => countsOf(card, toolbox) === is).slice(0, MOST_CARDS),
  );
  const isMixed = [counted, uncounted, unknown].filter((some) => some?.length !== 0).length > 1;
  const envelopes = cards
    .slice(0, isMixed ? MOST_CARDS : MOST_CITED)
    .map(({ id }) => ask(toolbox, "get_card", { card: id }));
  const cites = envelopes.slice(0, 1).map((record) => line`${cite(record)}`);
  const lead = isMixed
    ? line`**It depends on which**: ${told(mixed(counted ?? [], uncounted ?? [], unknown ?? []))}.`
    : alike(kind, { is: countsOf(cards[0], toolbox), asked });
  return { lines: [joinLines([lead, ...cites])], envelopes };
}

/** Whether the personal report shows a card; undefined where nobody says. */
function countsOf(card: Card | undefined, { scene }: Toolbox): boolean | undefined {
  if (card === undefined) return undefined;
  if (card.card_type !== "business") return true;
  return termsOf(scene.facts, card.id)?.reports_to_personal_credit;
}

const namesOf = (cards: readonly Card[]): string =>
  cards.map(({ card_name: name }) => name).join(", ");

const mixed = (
  counted: readonly Card[],
  uncounted: readonly Card[],
  unknown: readonly Card[],
): string =>
  [
    ...(counted.length === 0
      ? []
      : [`reported to personal credit, so counted, are the ${namesOf(counted)}`]),
    ...(uncounted.length === 0
      ? []
      : [`not reported, so not counted, are the ${namesOf(uncounted)}`]),
    ...(unknown.length === 0 ? [] : [`no source says it of the ${namesOf(unknown)}`]),
  ].join("; ");

function alike(
  { name, cards, isOfBank = false }: Kind,
  { is, asked }: { readonly is: boolean | undefined; readonly asked: Understood },
): Line {
  const isAny = cards.every(({ card_type: type }) => type === "business") && !isOfBusiness(asked);
  // Of any card the verdict stands before what is so of these.
  const word = is === undefined || (isOfBank && isAny) ? "" : verdictWord(is, asked);
  const who = told(word === "" ? name.charAt(0).toUpperCase() + name.slice(1) : name);
  if (is === undefined)
    return line`No source says of ${told(name)} whether they are reported to personal credit.`;
  if (!is)
    return line`${told(word)}${who} are not reported to personal credit, so such a card **does not count**.`;
  return cards.every(({ card_type: type }) => type === "business")
    ? line`${told(word)}${who} are reported to personal credit, so such a card **counts**.`
    : line`${told(word)}${who} are personal cards, so each **counts** from its opening.`;
}

const DENIED = /\b(?:not|never|no|skips?|avoids?|bypass\w*|invisible)\b(?! (?:more|sure))/;

/** What is known of business cards, bank by bank. */
export function banksReporting({ scene }: Toolbox): readonly Line[] {
  const policies = scene.facts.facts.tables.issuerPolicies.filter(
    ({ policy }) => policy === "reports_business_to_personal",
  );
  const banks = (value: string): string =>
    policies
      .filter((one) => one.value === value)
      .map(({ issuer }) => issuer)
      .join(", ");
  return [
    ...(banks("false") === ""
      ? []
      : [line`Not reported, so not counted: those of ${told(banks("false"))}`]),
    ...(banks("true") === "" ? [] : [line`Reported, so counted: those of ${told(banks("true"))}`]),
    ...(banks("some") === "" ? [] : [line`By the card: those of ${told(banks("some"))}`]),
  ];
}

/** Yes or no before the rest; of what is denied, whether that is right. */
export function verdictWord(counts: boolean, asked: Understood): string {
  if (!asksWhether(asked)) return "";
  const isDenied = says(asked, DENIED);
  return counts === isDenied ? "**No**: " : "**Yes**: ";
}
