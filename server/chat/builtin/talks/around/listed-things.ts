/*
 * "List my credits, my fees and my points": what a wallet holds, named one after the other, is asked
 * of each by itself. Words as short as these would be lost beside each other.
 */

interface Thing {
  readonly words: string;
  /** What is asked of it, and what where sums are asked for. */
  readonly list: string;
  readonly total: string;
}

const THINGS: readonly Thing[] = [
  {
    words:
      "(?:annual |yearly |card )?fee (?:due )?dates?|(?:when the |the )?(?:annual )?fee is due",
    list: "when is the annual fee due",
    total: "when is the annual fee due",
  },
  {
    words: "(?:annual |yearly |card |upcoming )?fees",
    list: "what do my annual fees come to",
    total: "what do my annual fees come to",
  },
  {
    words: "(?:statement |unused |open |remaining )?credits",
    list: "what credits do i have left",
    total: "what do my credits come to in total a year",
  },
  {
    words: "(?:points?|miles) balances?|points|miles|balances",
    list: "how many points do i have",
    total: "how many points do i have in total",
  },
  { words: "cards", list: "which cards do i have", total: "how many cards do i have" },
  {
    words: "free nights?(?: certificates?| certs?)?|certificates?|certs",
    list: "which free night certificates do i have",
    total: "which free night certificates do i have",
  },
  {
    words: "(?:welcome |sign ?-?up |signup )?bonus deadlines?",
    list: "when is the deadline of my welcome bonus",
    total: "when is the deadline of my welcome bonus",
  },
  {
    words: "(?:welcome |sign ?-?up |signup )?bonus(?:es)?(?: progress)?",
    list: "how is my welcome bonus going",
    total: "how is my welcome bonus going",
  },
];

const THING = `(?:${THINGS.map(({ words }) => words).join("|")})`;
const OF = "(?:(?:my|our|the|all|total|any|of|how many|how much|what) ){0,3}";
const BETWEEN = String.raw`(?:\s*,\s*(?:and |plus |& )?|\s+(?:and|plus|&|n)\s+)`;
const LIST = new RegExp(
  String.raw`\b(?<list>${OF}${THING}\b(?:${BETWEEN}${OF}${THING}\b){1,3})(?<tail>[^.!?]{0,40})[.!?]*$`,
  "i",
);
const LEADS =
  /(?:^|\b(?:list|show|tell|give|send|see|check|know|need|want|summar\w+|overview|rundown|what(?:'s|s| is| are)?|how (?:many|much)|totals?|sum|add up|remind)\b[^.!?]{0,30})$/i;
const TOTALS = /\b(?:totals?|sum|how much|come to|comes to|add up)\b/i;
/** Beside each other, not each by itself. */
const COMPARES =
  /\b(?:compare\w*|versus|vs|against|minus|less|net|worth|offset|cover|beat|exceed|balance out|difference|between|count|transfer\w*|each)\b/i;
/** What may follow: whose they are, or of which card. */
const TAIL =
  /^\s*(?:(?:please|pls|now|today|thanks|do i have|have i got|i have|left|are there|in total|together|for me|for us|,)\s*)*(?:(?:for|on|of|with) (?:the |my |our )?[^,]{2,30})?\s*(?:please|pls|now|thanks)?$/i;
const MOST_READ = 400;

/** A question for each; undefined where no such list is asked for. */
export function listedThings(text: string): readonly string[] | undefined {
  if (text.length > MOST_READ) return undefined;
  const found = LIST.exec(text);
  const { list, tail = "" } = found?.groups ?? {};
  if (found === null || list === undefined) return undefined;
  const lead = text.slice(0, found.index);
  const asking = lead.split(/[.!?:;]\s+/).at(-1) ?? "";
  const isList =
    LEADS.test(asking) && TAIL.test(tail) && !COMPARES.test(`${asking} ${list} ${tail}`);
  if (!isList) return undefined;
  const things = [...list.matchAll(new RegExp(String.raw`\b${THING}\b`, "gi"))].flatMap(([said]) =>
    THINGS.filter(({ words }) => new RegExp(`^(?:${words})$`, "i").test(said)).slice(0, 1),
  );
  const distinct = [...new Set(things)];
  if (distinct.length < 2) return undefined;
  const isTotal = TOTALS.test(`${asking} ${list} ${tail}`);
  const of = /\b(?:for|on|of|with) (?:the |my |our )?[^,]{2,30}$/i.exec(tail.trim())?.[0] ?? "";
  return distinct.map((thing) => `${isTotal ? thing.total : thing.list} ${of}`.trim());
}
