import { ask } from "../ask.ts";
import { answer, type Draft, refuse, SCOPE } from "../compose/draft.ts";
import { date } from "../compose/figures.ts";
import { EMPTY, type Line, line, sentence } from "../compose/line.ts";
import { yesOrNoTo } from "../compose/verdict.ts";
import type { Frame } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { type Aspect, aspect, HOW_TO } from "./how-to.ts";
import { definePlan } from "./topic.ts";

/* Questions about the chat itself. An aspect is a column, so the reader finds it by its words. */

const no = (words: string, says: Line): Aspect => aspect(words, says, false);

const ASPECTS: Readonly<Record<string, Aspect>> = {
  ...HOW_TO,
  person: no(
    "person|human|agent|bot|robot|machine|ai|llm|language model|model|chatgpt|chat gpt|gpt|claude|gemini|who are you|your name|who made you|talking to",
    line`I am a program, the built-in chat of this service: not a person and not a language model. I work answers out from data.`,
  ),
  commissions: no(
    "paid|pay you|pays you|commission|commissions|kickback|kickbacks|affiliate|sponsored|sponsor|partnered|ads|advertising|biased|bias|push|referral links|make money|work for",
    line`I promote no card and speak for no bank: answers are arithmetic on the catalog and your wallet, with no commissions involved.`,
  ),
  sources: aspect(
    "source|sources|come from|comes from|get your|get this|get that|you get|how do you know|do you know that|who says|calculate|figure out|your data|your numbers",
    line`My figures come from open tables of cards, programs, rules and point values, and from your wallet; the sources are listed under each answer. Point values are estimates from what publishers say.`,
  ),
  current: aspect(
    "current|up to date|updated|update|outdated|stale|live|real time|latest|how old|how often|fresh|recent",
    line`It is a catalog that is updated from time to time, not a live feed.`,
  ),
  trust: aspect(
    "trust|reliable|accurate|accuracy|right|correct|wrong|mistakes|mistake|sure|made up|make up|making up|make things up|fake|hallucinate",
    line`Figures come from the data with their sources and are never made up. But the data can be out of date, point values are estimates, and the issuer's terms decide. When I do not know, I say so.`,
  ),
  languages: no(
    "language|languages|spanish|french|german|chinese|hindi|tagalog",
    line`I only understand English so far.`,
  ),
  countries: no(
    "in canada|canada|canadian|the uk|uk|british|europe|european|india|indian|australia|mexico|japan|other countries|international|i live in",
    line`I only know cards issued in the United States.`,
  ),
  awards: no(
    "award search|award seats|award space|award availability|find flights|find me flights|search flights|search for flights|search awards",
    line`I do not search for award seats or prices. I can say where your points transfer, and what they are worth at a price you name.`,
  ),
  acts: no(
    "for me|make changes|change things|do things|do stuff|pay bills|book|only talk|just talk|not able|cannot do|can not do",
    line`I only read and answer: I do not change or pay anything, move points or apply for cards. ${SCOPE}`,
  ),
};

const SELF = line`I am the built-in chat of this service: a program, not a person and not a language model. I work answers out from your wallet and a catalog of US credit cards, and name my sources.`;

const EXAMPLES = [
  line`Which card should I use at a supermarket?`,
  line`What are my points worth, and where do they transfer?`,
  line`Is my card worth its annual fee?`,
  line`Which of my credits expire this month?`,
  line`Which of my cards gets me into a lounge?`,
];

export const about = definePlan(describe, { takes: [], columns: ASPECTS });

function describe({ column, focus }: Frame, toolbox: Toolbox): Draft {
  const asked = column === undefined ? undefined : ASPECTS[column];
  if (asked === undefined) return answer({ lead: [SELF, SCOPE], details: EXAMPLES, envelopes: [] });
  const { holds, says } = asked;
  const said = sentence(line`${holds === undefined ? EMPTY : yesOrNoTo({ focus }, holds)}${says}`);
  if (column === "delete") return refuse(said);
  if (column !== "current") return answer({ lead: [said], envelopes: [] });
  const { envelope } = ask(toolbox, "list_valuations", { held_only: true });
  const day = line`My data is as of **${date(envelope.as_of)}**. ${said}`;
  return answer({ lead: [day], envelopes: [envelope] });
}
