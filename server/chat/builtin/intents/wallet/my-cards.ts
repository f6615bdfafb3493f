import { inOrder, inWords, type Row } from "./card-order.ts";
import { ASKS_DIGITS, byDigits } from "./by-digits.ts";
import { asksEachHolder, byHolder } from "./by-holder.ts";
import { firstHolder } from "./first-holder.ts";
import { conditionOf } from "./card-conditions.ts";
import { bankLine, tellsFee } from "./card-sorts.ts";
import { countedWith } from "./counted-with.ts";
import { countsOf } from "./card-counts.ts";
import { averageLine, sinceLines } from "./held-age.ts";
import { heldColumnsOf } from "./held-columns.ts";
import { feeOf, groupLine, rankLines, toLine } from "./held-lines.ts";
import { heldRows } from "./held-rows.ts";
import { besideAsked, openedBeside, withoutBeside } from "./opened-beside.ts";
import { openedTest } from "./opened-span.ts";
import { asksLacking } from "../../readings/asks-not.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { ask } from "../../compose/ask.ts";
import { answer, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { type Figure, figure } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { holderOf, whose } from "../../compose/whose.ts";
import type { Intent } from "../../intent.ts";
import { MY_CARDS } from "../../phrasings/wallet.ts";
import { unknownTraits } from "../../readings/unknown-traits.ts";
import { says } from "../../readings/says.ts";
import { ownerAsked } from "../../readings/only-mine.ts";
import { idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST_SHOWN = 30;
/** So many are named in one line; more stand below. */
const MOST_NAMED = 6;

/** The cards of the wallet, all or those that are asked for. */
export const myCards: Intent = {
  id: "my_cards",
  group: "wallet",
  label: "which cards you hold",
  likes: ["card", "issuer"],
  needs: [],
  phrasings: MY_CARDS,
  rules: [
    /^(?:what|which) (?:credit )?cards do i (?:have|hold|own)$/,
    /^(?:show|list)(?: me)?(?: all)? my cards$/,
  ],
  wordings: [ASKS_DIGITS],
  respond: (given, toolbox) => {
    const ofDigits = byDigits(given, toolbox);
    if (ofDigits !== undefined) return ofDigits;
    const more = countedWith(given, toolbox);
    if (more !== undefined) return more;
    const beside = besideAsked(given);
    const asked = beside === undefined ? given : withoutBeside(given, beside);
    if (beside !== undefined) {
      const found = look("open", asked, toolbox);
      return toDraft({ ...found, wanted: openedBeside(found.all, beside) }, asked, toolbox);
    }
    if (unknownTraits(asked).length > 0 && !isNamed(asked)) return unknownTrait(toolbox);
    const first = firstHolder(asked, toolbox);
    if (first !== undefined) return first;
    if (asksEachHolder(asked)) return byHolder(asked, toolbox);
    const isClosed = says(asked, CLOSED) && !says(asked, WITHOUT_CLOSED);
    // What was opened counts though it was closed since.
    const isOpened = !isNamed(asked) && openedTest(asked, toolbox.scene.today) !== undefined;
    const found = look(isClosed ? "closed" : isOpened ? "all" : "open", asked, toolbox);
    if (found.wanted.length > 0) return toDraft(found, asked, toolbox);
    // A card that is named and not open may be a closed one, and the other way round.
    const other = isNamed(asked) ? look(isClosed ? "open" : "closed", asked, toolbox) : undefined;
    return other === undefined || other.wanted.length === 0
      ? noneOf(found.wallet, found.all.length > 0, asked)
      : toDraft(other, asked, toolbox);
  },
};

/** What is asked of each card is in no source of the catalog. */
const unknownTrait = (toolbox: Toolbox): Draft =>
  answer({
    result: [
      line`That is **not known** here of any card: I know their bank, network, fees, benefits and the day each was opened.`,
    ],
    envelopes: [ask(toolbox, "get_wallet", { include: ["cards"], status: "open" })],
  });

interface Found {
  readonly wallet: Envelope;
  readonly all: readonly Row[];
  readonly wanted: readonly Row[];
}

function look(status: "open" | "closed" | "all", asked: Understood, toolbox: Toolbox): Found {
  const wallet = ask(toolbox, "get_wallet", {
    include: ["cards"],
    status,
    ...ownerAsked(asked),
  });
  const all = heldRows(wallet);
  return {
    wallet,
    all,
    wanted: openedIn(all.filter(conditionOf(asked, toolbox.scene.facts)), asked, toolbox),
  };
}

const CLOSED =
  /\bclosed\b|\b(?:did|have|had) (?:i|we|\w+) (?:ever |already )?(?:close|cancel|shut)\b|\b(?:i|we) (?:cancel(?:l?ed)|shut)\b/;

/** "Not counting the ones i closed": asks of the open ones. */
const WITHOUT_CLOSED =
  /\b(?:not (?:counting|including)|without|excluding|except|minus|leaving out|besides|other than|but not|ignoring|apart from)\b[^.?!]{0,25}\bclosed\b|\b(?:are not|aren't|isn't|is not|not|never) (?:yet )?closed\b|\b(?:if|after|once) (?:\w+ ){1,2}(?:closed|cancel\w*|shut)\b/;

const STILL = /\b(?:still|do i (?:even )?(?:have|own|hold))\b/;

/** Those opened in the time that is told: "which cards did I open in 2023". */
function openedIn(rows: readonly Row[], asked: Understood, { scene }: Toolbox): readonly Row[] {
  const isIn = isNamed(asked) ? undefined : openedTest(asked, scene.today);
  return isIn === undefined ? rows : rows.filter(({ row }) => isIn(row.opened_on ?? ""));
}

const isNamed = (asked: Understood): boolean => mentionsOf(asked, "card").length > 0;

function noneOf(wallet: Envelope, hasAny: boolean, asked: Understood): Draft {
  const none = !hasAny
    ? line`${told(isNamed(asked) ? "**No**: your" : "Your")} wallet holds **no card** yet. Add cards with add_wallet_card or import_wallet.`
    : isNamed(asked)
      ? mentionsOf(asked, "card").length > 1
        ? line`**No**: none of those cards is in your wallet.`
        : line`**No**: that card is not in your wallet.`
      : noneLine(asked);
  return answer({ result: [none], envelopes: [wallet] });
}

const noneLine = (asked: Understood): Line =>
  line`${told(asksWhether(asked) ? "**No**, **none**" : "**None**")} of the cards in your wallet is one of those.`;

function toDraft(found: Found, asked: Understood, toolbox: Toolbox): Draft {
  const { wallet, all, wanted } = found;
  const { facts } = toolbox.scene;
  const shown = inOrder(wanted, asked);
  const columns = heldColumnsOf(asked, facts);
  const isWhole = shown.length === all.length && !isNamed(asked);
  const isTold = isWhole && columns.length > 0;
  const ranks = rankLines(wallet, shown, asked);
  const counts = countsOf(shown, asked, facts);
  const since = sinceLines(wallet, { rows: shown, isNamed: isNamed(asked) }, asked);
  const isSaid =
    since.length > 0 &&
    !asksWhether(asked) &&
    shown.every(({ row }) => row.closed_on === undefined);
  const banks =
    counts.length > 0 || asksLacking(asked)
      ? counts
      : bankLine(wallet, shown, new Set(idsOf(asked, "issuer", facts)));
  return answer({
    result: [
      ...banks,
      ...(shown.length < all.length && banks.length === 0 ? totalLine(wallet, asked) : []),
      ...averageLine(wallet, asked),
      ...ranks,
      ...since,
      ...(isWhole ? columns.map((column) => groupLine(wallet, shown, column)) : []),
      ...((ranks.length > 0 && !says(asked, LISTS)) || banks.length > 0 || isTold || isSaid
        ? []
        : [joinLines([...yesLine(found, asked), resultOf(wallet, shown, all, asked)])]),
    ],
    details: shown
      .slice(0, MOST_SHOWN)
      .map((one) =>
        joinLines(
          [
            toLine(wallet, one, facts),
            ...columns.map(({ cell }) => cell(wallet, one)),
            ...(tellsFee(asked) || ranks.length > 0 ? [feeOf(wallet, one)] : []),
          ],
          ", ",
        ),
      ),
    envelopes: [wallet],
  });
}

/** Asks for the cards besides the one at the end of their order. */
const LISTS =
  /\b(?:list|show|in order|how many|what cards|which cards (?:do|have|did) (?:i|we)|all (?:of )?(?:my|our))\b/;

/** "Do I have any from Barclays": some of the wallet are what is asked for. */
const yesLine = ({ all, wanted }: Found, asked: Understood): readonly Line[] =>
  asksWhether(asked) && !isNamed(asked) && wanted.length < all.length ? [line`**Yes**:`] : [];

/** "How many in all, and which is the Amex one?": the whole before the part. */
const totalLine = (wallet: Envelope, asked: Understood): readonly Line[] =>
  says(asked, /\bhow many\b.*\b(?:and|total|in all|altogether)\b/)
    ? [line`**${figure(wallet, ["totals", "cards"], "count")}** cards are in your wallet.`]
    : [];

/** What is held of what was asked for: by name, all of it, or so many of it. */
function resultOf(
  wallet: Envelope,
  shown: readonly Row[],
  all: readonly Row[],
  asked: Understood,
): Line {
  const names = [...new Set(shown.map(({ row }) => row.card_name))].join(", ");
  const isShut = shown.some(({ row }) => row.closed_on !== undefined);
  if (isNamed(asked)) return namedLine(names, shutOn(wallet, shown), asked);
  const many = figure(wallet, ["totals", "cards"], "count");
  if (isShut && says(asked, CLOSED)) return line`Closed cards that are kept here: **${many}**.`;
  if (shown.length === 0) return noneLine(asked);
  if (shown.length === 1 && !isShut && asked.owner === undefined && !says(asked, /\bhow many\b/))
    return line`You hold the **${told(names)}**.`;
  if (shown.length < all.length)
    return shown.length === 1
      ? line`**One** of the ${many} cards in your wallet: the **${told(names)}**.`
      : shown.length > MOST_NAMED
        ? line`**${told(inWords(shown.length))}** of the ${many} cards in your wallet are those:`
        : joinLines(
            [
              line`**${told(inWords(shown.length))}** of the ${many} cards in your wallet: `,
              joinLines(
                shown.map(({ row }) => line`**${told(row.card_name)}**${whose(row.owner)}`),
                ", ",
              ),
              line`.`,
            ],
            "",
          );
  const fees = figure(wallet, ["totals", "annual_fees_usd"], "usd");
  return asked.owner === undefined
    ? line`${many} cards are in your wallet, with ${fees} in annual fees a year.`
    : line`${holderOf(asked.owner)} has **${many}** of the cards in your wallet, with ${fees} in annual fees a year.`;
}

/** Since when what is shown is closed; undefined where one of it is open. */
function shutOn(wallet: Envelope, shown: readonly Row[]): Figure | undefined {
  const [first] = shown;
  return first === undefined || shown.some(({ row }) => row.closed_on === undefined)
    ? undefined
    : figure(wallet, ["cards", first.place, "closed_on"], "date");
}

/** Whether it is held, or was closed, as it was asked. */
function namedLine(names: string, shut: Figure | undefined, asked: Understood): Line {
  const asksShut = says(asked, CLOSED) && !says(asked, STILL);
  if (shut !== undefined) {
    if (!asksWhether(asked)) return line`The **${told(names)}** was closed on **${shut}**.`;
    return line`**${told(asksShut ? "Yes" : "No")}**: the **${told(names)}** was closed on **${shut}**.`;
  }
  return asksShut
    ? line`**No**: the **${told(names)}** is open.`
    : asked.owner === undefined
      ? line`**Yes**: you hold the **${told(names)}**.`
      : line`**Yes**: ${holderOf(asked.owner)} has the **${told(names)}**.`;
}
