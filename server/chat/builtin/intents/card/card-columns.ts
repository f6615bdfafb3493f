import type { FactIndex } from "../../../../tools/core/facts.ts";
import type { Mention, MentionKind, Understood } from "../../../language/understood.ts";
import { ANY_CREDIT, kindOfBenefit } from "../credit/benefit-kind.ts";

/*
 * What a question asks of a card, whichever card it is: its fee, its offer, what it earns on
 * groceries. Several may be asked for at once; each knows the fields of a comparison that tell it.
 */

export type ColumnKey =
  | "annual_fee"
  | "net_fee"
  | "first_year"
  | "user_fee"
  | "foreign_fee"
  | "credits"
  | "offer"
  | "kind"
  | "network"
  | "issuer"
  | "currency"
  | "point_value"
  | "lounges"
  | "protections"
  | "status"
  | "certificates"
  | "rate"
  | "benefit";

export interface ColumnAsked {
  readonly key: ColumnKey;
  /** The fields of compare_cards that hold it. */
  readonly fields: readonly string[];
  /** Its place in the question, by tokens. */
  readonly start: number;
  readonly end: number;
  /** What is named, of a benefit or a place: its id. */
  readonly id?: string;
  readonly of?: "category" | "merchant" | undefined;
}

type Named = Pick<ColumnAsked, "key" | "fields">;

/** The narrow words before the wide ones: a foreign fee is no fee a year. */
const WORDS: readonly (readonly [RegExp, Named])[] = [
  [
    /\b(?:foreign|fx|ftf)(?: transaction)?(?: fees?| charges?)?\b|\b(?:abroad|overseas)\b/g,
    { key: "foreign_fee", fields: ["foreign_fee_percent"] },
  ],
  [
    /\b(?:(?:fees?|costs?|price) (?:for|of|to add) (?:an? |each )?)?(?:authorized users?|additional (?:cards?|users?)|aus?)(?: fees?| costs?)?\b/g,
    { key: "user_fee", fields: ["authorized_user_fee_usd"] },
  ],
  [
    /\b(?:first|1st) year(?: fees?| free| waived)?\b|\bfees? (?:in |for )?(?:the )?first year\b/g,
    { key: "first_year", fields: ["first_year_fee_usd"] },
  ],
  [
    /\b(?:welcome|sign ?up|signup|intro|opening|current|card) (?:bonus(?:es)?|offers?)\b|\bsubs?\b|\bbonus(?:es)?\b|\b(?:the|its|and|current) offers?\b|\bmin(?:imum)? spend\b/g,
    { key: "offer", fields: ["offer_value_usd", "offer"] },
  ],
  [/\blounges?(?: access)?\b/g, { key: "lounges", fields: ["lounges"] }],
  [
    /\b(?:insurance|insured|protections?|coverage|covers?|covered|warranty)\b/g,
    { key: "protections", fields: ["protections"] },
  ],
  [/\belite status\b|(?<!\bcredits? )\bstatus\b/g, { key: "status", fields: ["elite_status"] }],
  [
    /\bfree nights?\b|\bcertificates?\b|(?<!\belite )\bnights\b/g,
    { key: "certificates", fields: ["certificates"] },
  ],
  [
    /\b(?:points?|miles?) (?:are |is )?worth(?: more)?\b|\bcents? per point\b/g,
    { key: "point_value", fields: ["cpp"] },
  ],
  [
    /\b(?:after|net of|minus|less|counting|including|once i use) (?:all |the |its |their )*(?:statement )?(?:credits|perks)\b|\b(?:effective|net|real|true) (?:annual |yearly )?(?:fees?|costs?)\b/g,
    { key: "net_fee", fields: ["fee_less_credits_usd", "annual_fee_usd", "credits_year_usd"] },
  ],
  [
    /\b(?:statement credits?|credits|perks?)\b/g,
    { key: "credits", fields: ["credits_year_usd", "credits"] },
  ],
  [
    /\b(?:personal|consumer|business) or (?:an? )?(?:personal|consumer|business)\b/g,
    { key: "kind", fields: ["card_type"] },
  ],
  [/\bnetworks?\b/g, { key: "network", fields: ["network"] }],
  [/\b(?:banks?|issuers?|issues|issued|issuing)\b/g, { key: "issuer", fields: ["issuer"] }],
  [
    /\b(?:annual |yearly )?(?:fees?|cheaper|cheapest|pricier|expensive|costs?)\b|\bhow much (?:more|less) (?:is|are)\b/g,
    { key: "annual_fee", fields: ["annual_fee_usd"] },
  ],
];

/** "We are not lounge people", "lounges aside": what is named so does not count. */
const NOT_CARED =
  /\b(?:not|never|ignor(?:e|ing)|forget(?:ting)?|besides|regardless of|matters? little)(?: \S+){0,4}? $/;
const ASIDE = /^ ?(?:\S+ )?(?:aside|apart|do not matter|does not matter)\b/;

/** What is asked of a card, in the order of the question; each once. */
export function columnsOf(asked: Understood, facts: FactIndex): readonly ColumnAsked[] {
  const { tokens, mentions } = asked;
  const words = [...tokens];
  const taken = (kind: MentionKind): readonly Mention[] =>
    mentions.filter((one) => one.kind === kind && one.end > one.start);
  const blank = ({ start, end }: Pick<Mention, "start" | "end">): void => {
    words.fill("~", start, end);
  };
  for (const card of taken("card")) blank(card);
  const benefits = taken("benefit").flatMap((one) => toBenefit(one, facts));
  for (const one of benefits) blank(one);
  const isFree = ({ start, end }: Mention): boolean =>
    words.slice(start, end).every((word) => word !== "~");
  const places = (["category", "merchant"] as const).flatMap((kind) =>
    taken(kind)
      .filter(isFree)
      // "Hyatt free nights": whose they are, and no place to pay.
      .filter(
        ({ start: at, end }) =>
          /^(?:on|for|at|in)$/.test(tokens[at - 1] ?? "") ||
          !benefits.some(({ start }) => start === end),
      )
      .flatMap(toRate),
  );
  const networks = taken("network")
    .filter((one) => isFree(one) && !taken("issuer").some(({ start }) => start === one.start))
    .map(({ start, end }): ColumnAsked => ({ key: "network", fields: ["network"], start, end }));
  const named = WORDS.flatMap(([said, column]) => {
    const found = placesOf(words, said);
    for (const place of found) blank(place);
    return found.slice(0, 1).map((place): ColumnAsked => ({ ...column, ...place }));
  });
  // "Cheaper for a second user": of the fee that is named.
  const hasOtherFee = named.some(({ key }) => OTHER_FEES.has(key));
  const isOfOther = ({ key, start }: ColumnAsked): boolean =>
    key === "annual_fee" && hasOtherFee && /^(?:cheap|pric|exp|cost)/.test(tokens[start] ?? "");
  const all = [...benefits, ...places, ...networks, ...named]
    .filter((one) => !isOfOther(one))
    .filter((one) => isCaredFor(tokens, one))
    .toSorted((a, b) => a.start - b.start);
  return all.filter(
    (one, place) => all.findIndex((other) => keyOf(other) === keyOf(one)) === place,
  );
}

const OTHER_FEES: ReadonlySet<ColumnKey> = new Set(["user_fee", "foreign_fee", "net_fee"]);

const keyOf = ({ key, id = "" }: ColumnAsked): string => `${key} ${id}`;

/** Where words stand in the text, by tokens. */
function placesOf(words: readonly string[], said: RegExp) {
  const text = words.join(" ");
  return [...text.matchAll(said)].map(({ 0: found, index }) => {
    const start = spacesIn(text.slice(0, index));
    return { start, end: start + spacesIn(found) + 1 };
  });
}

const spacesIn = (text: string): number => text.split(" ").length - 1;

function isCaredFor(tokens: readonly string[], { start, end }: ColumnAsked): boolean {
  const before = tokens.slice(0, start).join(" ");
  return !NOT_CARED.test(`${before} `) && !ASIDE.test(` ${tokens.slice(end).join(" ")}`);
}

const SORTS = {
  lounge: { key: "lounges", fields: ["lounges"] },
  protection: { key: "protections", fields: ["protections"] },
  credit: { key: "credits", fields: ["credits_year_usd", "credits"] },
  certificate: { key: "certificates", fields: ["certificates"] },
} as const satisfies Record<string, Named>;

/** Words for all of a sort at once. */
const WHOLE: ReadonlySet<string> = new Set(["lounge", ANY_CREDIT, "travel insurance"]);

function toBenefit({ ids, start, end }: Mention, facts: FactIndex): readonly ColumnAsked[] {
  const [id = ""] = ids;
  const kind = kindOfBenefit(id, facts);
  if (kind === "other") {
    return /foreign/i.test(id)
      ? [{ key: "foreign_fee", fields: ["foreign_fee_percent"], start, end }]
      : /status$/i.test(id)
        ? [{ key: "status", fields: ["elite_status"], start, end }]
        : [];
  }
  const { key, fields } = SORTS[kind];
  return WHOLE.has(id)
    ? [{ key, fields, start, end }]
    : [{ key: "benefit", fields, id, start, end }];
}

const toRate = ({ kind, ids: [id = ""], start, end }: Mention): readonly ColumnAsked[] => [
  {
    key: "rate",
    fields: kind === "category" ? [`earn:${id}`] : [],
    of: kind === "merchant" ? "merchant" : "category",
    id,
    start,
    end,
  },
];
