import { answer, type Draft, type Line, line, refuse } from "../../compose/draft.ts";
import type { Intent } from "../../intent.ts";
import { GLOSSARY } from "../../phrasings/talk-more.ts";
import { wordsOf } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { SCOPE } from "./outside.ts";

/*
 * What words of the trade mean: "what is a product change". Rules and cards have answers of their own,
 * with their figures; here is only what needs none.
 */

interface Term {
  /** How it is called, without article; no capturing groups. */
  readonly called: string;
  readonly means: Line;
}

const STARTING =
  "(?:get(?:ting)? started|start(?:ing)?(?: out)?|begin(?:ning)?) (?:with|in|on|collecting|earning|using|traveling with|the) (?:all this |all the |credit card |travel )*(?:points|miles|rewards|points game|hobby)";

const TERMS: readonly Term[] = [
  {
    called: "product changes?|pc ing|product changing",
    means: line`A **product change** turns a card into another of the same bank: the account, its number of years and mostly its credit line stay, no new application is made, and as a rule no welcome bonus is paid.`,
  },
  {
    called: "cpp|cents per point",
    means: line`**cpp** is cents per point: what an award would cost in cash, less its taxes and fees, in cents, divided by the points it takes.`,
  },
  {
    called: "authorized user|au|authorized users|additional cardholder",
    means: line`An **authorized user** is somebody who gets a card of their own on another person's account: purchases go on that account, and its holder owes them and earns the points.`,
  },
  {
    called: "churning|churner|card churning|credit card churning",
    means: line`**Churning** is opening cards mainly for their welcome bonuses, over and over, and closing or changing them later. Banks have rules that limit it.`,
  },
  {
    called: "transfer partner|transfer partners",
    means: line`A **transfer partner** is an airline's or hotel's program into which a bank's points can be moved. Once moved they are that program's points and do not come back.`,
  },
  {
    called: "transferring points|point transfers?|transferring miles|transferring",
    means: line`**Transferring points** moves a bank's points, in steps and at a ratio, into the program of an airline or hotel, where they are used like its own. It takes a card that opens transfers and from minutes to days, and it cannot be undone: find the seat or room first.`,
  },
  {
    called: STARTING,
    means: line`**To start with points**: put what you buy anyway on one card whose points can be transferred, pay it in full each month, take a welcome offer only for spend you have anyway, and look for the award before you move any points. Tell me what you spend most on, or which cards you have, and I can say which card or which transfer fits.`,
  },
  {
    called: "points (?:and|or|vs|versus) miles|miles (?:and|or|vs|versus) points",
    means: line`**Points** and **miles** are the same kind of thing under two names: units of a program, counted one for one with what it says they buy. Airlines mostly say miles, banks and hotels points; what one is worth differs by program, not by name.`,
  },
  {
    called: "transferable points|transferable currency|flexible points",
    means: line`**Transferable points** are a bank's own points that can be moved into several airline and hotel programs.`,
  },
  {
    called: "transfer bonus|transfer bonuses",
    means: line`A **transfer bonus** gives more points than usual for a while when a bank's points are moved into a certain program.`,
  },
  {
    called:
      "sub|subs|sign ?up bonus|signup bonus|welcome bonus|welcome offer|intro bonus|(?:sign ?up|welcome) bonuses",
    means: line`A **welcome bonus** (SUB, sign-up bonus) is what a bank pays new holders for spending a sum within some months of the opening.`,
  },
  {
    called: "msr|minimum spend|minimum spend requirement|min spend",
    means: line`The **minimum spend** (MSR) is what has to be spent on a new card within its time for the welcome bonus. Annual fees, interest, cash advances and balance transfers do not count towards it.`,
  },
  {
    called: "annual fee|af",
    means: line`An **annual fee** (AF) is what a card costs a year. It is billed after the opening and then about each anniversary.`,
  },
  {
    called: "foreign transaction fee|ftf|foreign fee",
    means: line`A **foreign transaction fee** (FTF) is a share of the price that a card adds to purchases from abroad; many travel cards have none.`,
  },
  {
    called: "statement credit|statement credits",
    means: line`A **statement credit** is money that the bank takes off the bill after certain purchases.`,
  },
  {
    called: "manufactured spend|manufactured spending|ms ing",
    means: line`**Manufactured spending** is buying what is as good as cash only to earn points or meet a minimum spend. Banks may take the points back and close accounts for it.`,
  },
  {
    called: "downgrade|downgrading",
    means: line`A **downgrade** is a product change to a card of the same bank with a lower annual fee or none.`,
  },
  {
    called: "retention offer|retention offers|retention bonus",
    means: line`A **retention offer** is points or money that a bank may give a holder who thinks of closing a card, for keeping it.`,
  },
  {
    called: "hard pull|hard inquiry|hard inquiries|hp",
    means: line`A **hard pull** is a bank's look at a credit report for an application; it stands on the report and can lower the score for a while.`,
  },
  {
    called: "player 2|player two|p2",
    means: line`**Player two** is the partner in a household who holds cards of their own beside yours.`,
  },
];

const NAMES = TERMS.map(({ called }) => called).join("|");
const OPEN =
  "(?:(?:so|ok|okay|and|hey|hi|sorry|wait|um|dumb question|noob question|stupid question|silly question|quick question|newbie here|i am new) )*";
const TAIL =
  "(?: (?:mean|means|meaning|stand for|stands for|even|exactly|anyway|actually|again|though|thing|thingy|in (?:credit )?(?:cards?|points|this game|plain english|simple terms)|in the (?:credit )?card world|when (?:people|they|y'all) say (?:it|that)))*";
/** "What is the annual fee" is of some card; "what is an annual fee" is of the word. */
const UNCOUNTED =
  "cpp|cents per point|(?:card |credit card )?churning|product changing|manufactured spend(?:ing)?|msr|ftf|player 2|player two|p2";
const ASKED = [
  String.raw`(?:what (?:the heck |the hell |on earth |exactly )?(?:is|s)|whats)(?: exactly| even)? (?:an? (?:${NAMES})|${UNCOUNTED})`,
  `what are (?:${NAMES})`,
  String.raw`what (?:does|do|is)(?: an?| the| this)? (?:${NAMES})(?: even| actually| exactly)? (?:mean|means|stand for)`,
  String.raw`(?:what (?:do )?(?:people|they|you|folks) mean by|what is meant by|(?:can you |could you |please )?(?:define|explain)(?: what)?|(?:meaning|definition) of|(?:no idea|not sure) what)(?: an?)? (?:${NAMES})(?: is| are| means?)?`,
  `(?:(?:how|where) (?:do|does|can|would|should|could) (?:i|we|one|you|people|a beginner) )?${STARTING}(?: and miles| and points)?`,
  "how (?:do|does|would|did) (?:an? |the )?(?:transferring(?: points| miles)?|point transfers?|transfer bonus(?:es)?|product changes?|product changing|churning|welcome bonus(?:es)?|sign ?up bonus(?:es)?|authorized users?) (?:even |actually |really )?work",
  "(?:(?:what is|whats|is there|explain) (?:the |a |any )?)?(?:actual |real )?difference (?:between|in|of) (?:points and miles|miles and points)|(?:points|miles) (?:versus|vs|or) (?:points|miles)(?: (?:what is|whats) the difference| difference)?|are (?:points and miles|miles and points) the same",
].join("|");

const QUESTION = new RegExp(`^${OPEN}(?:${ASKED})${TAIL}(?: please)?$`);

const whole = (called: string): RegExp => new RegExp(String.raw`\b(?:${called})\b`);

/** What is asked of a word besides its meaning is not answered by it: "is churning tax evasion". */
const DEFINES =
  /\b(?:difference|the same|versus|vs|or|how (?:do|does|would|did)|mean|means|meant|meaning|define|definition|explain|stands? for|whats|what (?:\S+ ){0,3}?(?:is|are|does|do|s)|what an?)\b/;

/** The term that is asked about, by the longest of its names. */
function termOf(asked: Understood): Term | undefined {
  const words = wordsOf(asked);
  if (!DEFINES.test(words) && !whole(STARTING).test(words)) return undefined;
  return TERMS.map((term) => ({ term, said: whole(term.called).exec(words)?.[0] ?? "" }))
    .filter(({ said }) => said !== "")
    .toSorted((a, b) => b.said.length - a.said.length)[0]?.term;
}

/** What a word of the trade means. */
export const glossary: Intent = {
  id: "glossary",
  group: "talk",
  label: "what a word about cards means",
  likes: [],
  needs: [],
  phrasings: GLOSSARY,
  wordings: [QUESTION],
  respond: (asked): Draft => {
    const term = termOf(asked);
    return term === undefined
      ? refuse(
          line`I explain what words about credit cards and points mean, and could not find one that I know in that.`,
          SCOPE,
        )
      : answer({ result: [term.means], envelopes: [] });
  },
};
