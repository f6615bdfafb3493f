import { addDays } from "../../advice/days.ts";
import { SELF } from "../../accounts/wallet.ts";
import type { Scene } from "../../member/scene.ts";
import { type Amount, mentionsOf, type Understood } from "../language/understood.ts";
import type { Frame, Slot } from "../frame.ts";
import { topics } from "../topics/registry.ts";
import type { Answerable } from "../topics/topic.ts";
import { readAmounts } from "./amounts.ts";
import { countryOf, whereIn } from "./places.ts";
import { readColumns } from "./columns.ts";
import { type AskedAs, readFocus } from "./focus.ts";
import type { Label } from "../learning/lore.ts";
import { phrases, says, spaced, wordSet } from "../language/words/phrases.ts";
import { holderMeant, ownerOf } from "./owner.ts";
import { type Doubt, placePrograms, readSubjects } from "./subjects.ts";

type Channel = NonNullable<Frame["channel"]>;

const NO_PORTAL = phrases(
  "not thru a portal|not through a portal|not the portal|no portal|without the portal|not via the portal|not through the portal|outside the portal|skip the portal|straight with",
);

const CHANNELS: readonly (readonly [Channel, readonly string[]])[] = [
  [
    "portal",
    phrases("portal|travel portal|chase travel|amex travel|capital one travel|citi travel"),
  ],
  ["online", phrases("online|website|com|app order|dot com|delivered|shipped")],
  [
    "in_store",
    phrases(
      "in store|in the store|in person|warehouse|at the register|cashier|in the warehouse|walk in",
    ),
  ],
  ["direct", phrases("direct|directly|on their site|with the airline|with the hotel")],
  ["mobile_wallet", phrases("apple pay|google pay|samsung pay|mobile wallet|tap to pay")],
];

/** The channel of a purchase; undefined unless exactly one is named. */
function channelOf(tokens: readonly string[]): Channel | undefined {
  const text = spaced(tokens);
  if (says(text, NO_PORTAL)) return "direct";
  const [only, ...others] = CHANNELS.filter(([, forms]) => says(text, forms));
  return others.length === 0 ? only?.[0] : undefined;
}

const asksHow = (takes: ReadonlySet<Slot>): boolean =>
  takes.has("merchant") || takes.has("channel");

/** "The Chase portal": a channel, when the topic takes one. */
const isChannel = (name: string, takes: ReadonlySet<Slot>): boolean =>
  takes.has("channel") && channelOf(name.toLowerCase().split(" ")) !== undefined;

export interface Filled {
  readonly frame: Frame;
  readonly doubts: readonly Doubt[];
  /** Further columns in the question. */
  readonly columns: readonly string[];
}

/** Fills the frame of a label from a question. */
export function fill(label: Label, asked: Understood, scene: Scene): Filled {
  const topic = topics[label.topic];
  const takes: ReadonlySet<Slot> = new Set(topic.takes);
  const said = readFocus(askingWords(asked));
  const verb = said.verb ?? label.verb;
  const named = readSubjects(asked, takes, scene, topic);
  const { asked: columns, constraints, order, used } = readColumns(asked, topic);
  const [column, ...others] = columns;
  const amounts = readAmounts(
    { ...asked, amounts: withoutFees(asked, scene).filter((one) => !used.includes(one)) },
    takes,
    takes.has("program") ? placePrograms(asked, scene) : [],
    scene.wallet.balances,
  );
  const owner = ownerOf(asked, scene) ?? holderMeant(asked, scene);
  const unread = [
    ...named.unread.filter((name) => !isColumnWord(name, topic) && !isChannel(name, takes)),
    ...amounts.unread,
    ...(owner !== undefined && owner !== SELF && !takes.has("owner") ? [owner] : []),
    ...(BESIDE[label.topic]?.(asked) ?? []),
    ...(takes.has("spans") ? [] : datesLater(asked, scene)),
  ];
  const frame: Frame = {
    topic: label.topic,
    focus: focusOf(label, said, topic.isOfRows),
    asks: said.asks ?? label.asks,
    verb,
    column: column ?? abroadColumn(topic, asked) ?? label.column,
    subjects: [...named.subjects],
    amounts: [...amounts.amounts],
    constraints: [...constraints, ...placesOf(topic, asked)],
    order: order ?? undefined,
    owner: takes.has("owner") ? (isGuest(asked, takes) ? SELF : owner) : undefined,
    spans: takes.has("spans") && label.column === undefined ? spansOf(asked, scene, topic) : [],
    channel: asksHow(takes) ? channelOf(asked.tokens) : undefined,
    negated: says(spaced(asked.tokens), STOPPING) && !says(spaced(asked.tokens), OR_STOPPING),
    unread: [...new Set(unread)],
  };
  return { frame, doubts: named.doubts, columns: topic.isOfRows ? [] : others };
}

/** "Is the Gold worth 325": drops amounts that are the named card's fee. */
function withoutFees(asked: Understood, { facts }: Scene): readonly Amount[] {
  const named = mentionsOf(asked, "card").flatMap(({ ids }) => ids);
  const fees = new Set(named.map((id) => facts.cards.get(id)?.annual_fee));
  return asked.amounts.filter(({ unit, value }) => unit === "points" || !fees.has(value));
}

/** "Hotels" among transfer partners is a kind of program, not a spending category. */
const isColumnWord = (name: string, { columns }: Answerable): boolean =>
  Object.values(columns).some(({ words = [], values = {} }) =>
    [...words, ...Object.values(values).flat()].includes(name.toLowerCase()),
  );

/** "A lounge at JFK": kept, so that the answer says whether it knows the place. */
const placesOf = ({ columns }: Answerable, asked: Understood): Frame["constraints"] =>
  columns[PLACE] === undefined
    ? []
    : whereIn(asked).map((value) => ({ column: PLACE, op: "=", value }));
const PLACE = "place";

const RULE_MONTHS = 24;

/** "In the last 12 months": the tool counts 24 months. */
function otherWindows({ amounts }: Understood): readonly string[] {
  return amounts.flatMap(({ unit, value, text }) =>
    unit === "months" && value !== RULE_MONTHS ? [text] : [],
  );
}

/** "Primary rental cover": the search does not tell primary from secondary. */
const positionsIn = ({ tokens }: Understood): readonly string[] => {
  const at = tokens.indexOf("primary");
  return at < 0 ? [] : [tokens.slice(at, at + 2).join(" ")];
};

/** Authorized users may get less than the cardholder. */
const usersIn = ({ tokens }: Understood): readonly string[] =>
  says(spaced(tokens), USERS) ? ["authorized user"] : [];
const USERS = phrases("authorized user|authorized users|authorised user|an au|as au");

/** Parts of a question that the topic ignores, although they name no card or program. */
const BESIDE: Readonly<Partial<Record<Frame["topic"], (asked: Understood) => readonly string[]>>> =
  {
    protection: usersIn,
    enrolment: positionsIn,
    applications: otherWindows,
  };

/** Days that may change an answer; today's facts hold for this week too. */
const datesLater = ({ dates }: Understood, { today }: Pick<Scene, "today">): readonly string[] =>
  dates
    .filter(({ from, to }) => to < today || from > addDays(today, WEEK_DAYS))
    .map(({ text }) => text);
const WEEK_DAYS = 7;

const UNTIL = wordSet("before by until til till through thru");

/** "Before the 30th": from today up to then; "since August": from then up to today. */
const spansOf = (
  { dates, tokens }: Understood,
  { today }: Pick<Scene, "today">,
  { isAhead = false }: Answerable,
) =>
  dates
    .filter(({ to }) => !isAhead || to >= today)
    .map(({ from, to, start }) => {
      const isSince = [tokens[start - 1], tokens[start - 2]].includes("since");
      if (isSince && to < today) return { from, to: today };
      const isUntil = [tokens[start - 1], tokens[start - 2]].some((word) => UNTIL.has(word ?? ""));
      return isUntil && from > today ? { from: today, to } : { from, to };
    });

/** A country means the foreign transaction fee, unless the question names another column. */
const abroadColumn = ({ columns, takes }: Answerable, asked: Understood): string | undefined =>
  Object.hasOwn(columns, "foreign_fee_percent") &&
  !takes.includes("country") &&
  countryOf(asked) !== undefined
    ? "foreign_fee_percent"
    : undefined;

/** "Would any rule stop me": a yes to this is a no to "can I". */
const STOPPING = phrases(
  "true that i cant|true that i cannot|true that i can not|true that im not|stop me|stops me|stop us|block me|blocks me|blocked|denied|deny me|reject me|rule me out|rules me out|keep me from|prevent|too soon|too early|too many cards|lock me out",
);

/** "Can I get it now or is it too soon": asks the first. */
const OR_STOPPING = phrases(
  "or too soon|or too early|or is it too soon|or is it too early|or is that too soon|or am i too early|or am i blocked|or am i locked out|or will they deny me|or denied|or blocked",
);

/** "Can Sam get in with me": as the member's guest. */
const isGuest = ({ tokens }: Understood, takes: ReadonlySet<Slot>): boolean =>
  takes.has("guests") && says(spaced(tokens), WITH_ME);
const WITH_ME = phrases(
  "in with me|with me|come with me|as my guest|with us|on my card|can i bring|with my wife|with my husband|with my partner",
);

export const topicOf = (id: Frame["topic"]): Answerable => topics[id];

/** The words of the asking sentences; all words when there is only one sentence. */
const askingWords = ({ tokens, asking }: Understood): readonly string[] =>
  asking.length === 0 ? tokens : asking.flatMap(({ start, end }) => tokens.slice(start, end));

/** The question's own focus, if it fits the label's. */
function focusOf(
  { focus: usual, column }: Label,
  { focus: said, isOfAny }: AskedAs,
  isOfRows: boolean,
): Frame["focus"] {
  if (said === undefined || said === usual) return usual;
  if (usual === "compare") return usual;
  // Rows answer only whether there are any; "is it due soon" is told by the rows themselves.
  if (said === "whether" && isOfRows && !isOfAny) return usual;
  if (said === "which" && (usual === "list" || usual === "which")) return said;
  // "Which day", "what is the amount": the label already asks that.
  if (said === "which") return usual === "whether" && column === undefined ? "list" : usual;
  if (said === "count" && usual === "amount") return usual;
  return said;
}
