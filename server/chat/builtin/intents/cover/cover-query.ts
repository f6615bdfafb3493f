import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import { holderOf, holdersOf } from "../../compose/whose.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import { says } from "../../readings/says.ts";
import { asksHowMany, asksWhichCards, asksWhose } from "../../readings/rows-asked.ts";
import { asksLacking } from "../../readings/asks-not.ts";
import type { Understood } from "../../../language/understood.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { inWords } from "../wallet/card-order.ts";
import { hasMeasure } from "./cover-order.ts";
import { type Cover, coversIn, nameOfCover, protectionOf, shortTerms } from "./cover-rows.ts";

/*
 * What is asked of a protection over all cards: which carry it, how many, whose, and which of two
 * named ones is better. Which one to book on is told elsewhere.
 */

interface Asked {
  readonly asked: Understood;
  /** All that are looked at: those of a bank where one is named. */
  readonly all: readonly Cover[];
  /** In the order that is asked for; the tool's own where none is. */
  readonly rows: readonly Cover[];
  /** Cards that are named. */
  readonly cards: readonly string[];
}

const BOOK = /\b(?:should|use|book|pay|put|charge|buy|best|better|go with|swipe)\b/;

const CARRY =
  /\b(?:has|have|got|get|gets|carry|carries|covers?|comes? with|includes?|gives?|offers?|protects?)\b/;

/** The lines that answer it; none where the card to use is what is asked. */
export function coverLeads(check: Envelope, { asked, all, rows, cards }: Asked): readonly Line[] {
  const sure = withPosition(
    rows.filter(({ has }) => has === "yes"),
    asked,
  );
  if (cards.length === 0 && asksLacking(asked)) return [lackingLead(check, all, sure)];
  if (asksWhose(asked)) return sure.length === 0 ? [] : [whoseLead(check, sure)];
  if (cards.length > 1) return comparedLead(check, rows, { asked, cards });
  const isCounted = asksHowMany(asked, /cards?/);
  if (cards.length === 1 || (hasMeasure(asked) && !isCounted)) return [];
  const isOfCards =
    (asksWhichCards(asked) && says(asked, CARRY)) || isCounted || asksAny(asked) || asksEach(asked);
  return isOfCards && (isCounted || !says(asked, BOOK))
    ? [cardLead(check, { sure, all }, asked)]
    : [];
}

/** The cards that are not among those that carry it: of these nobody verified that they do. */
function lackingLead(check: Envelope, all: readonly Cover[], sure: readonly Cover[]): Line {
  const others = all.filter((row) => !sure.includes(row));
  const cover = told(protectionOf(check));
  if (others.length === 0)
    return line`**None**: each of your cards carries ${cover}. ${cite(check)}`;
  const names = told(others.map((row) => nameOfCover(row, all)).join(", "));
  const many = told(`${inWords(others.length)} of ${inWords(all.length).toLowerCase()}`);
  return line`${many}: **${names}**; nobody verified that ${told(others.length === 1 ? "it carries" : "they carry")} ${cover}. ${cite(check)}`;
}

/** "How long is it on each of my cards". */
const asksEach = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:each|every one|all) (?:of )?(?:my |our |the )?(?:cards?|of them)\b|\b(?:per|by|each) card\b/,
  );

/** "Do I have …", "do any of my cards …". */
const asksAny = (asked: Understood): boolean =>
  asksWhether(asked) && says(asked, /\b(?:do i|do we|have i|any|am i|does \S+) \b/);

/** "Primary" and "secondary" are of those cards alone. */
function withPosition(rows: readonly Cover[], asked: Understood): readonly Cover[] {
  const said = positionSaid(asked).trim();
  return said === "" ? rows : rows.filter(({ position }) => position === said);
}

/** "Five of your seven cards carry Trip delay: …", those of the same terms together. */
function cardLead(
  check: Envelope,
  { sure, all }: { readonly sure: readonly Cover[]; readonly all: readonly Cover[] },
  asked: Understood,
): Line {
  const isYesNo = asksWhether(asked);
  const cover = `${positionSaid(asked)}${protectionOf(check)}`;
  if (sure.length === 0)
    return line`${told(isYesNo ? "**No**: none" : "**None**")} of your cards is known to carry ${told(cover)}. ${cite(check)}`;
  const keys = [...new Set(sure.map(termsKey))];
  const groups = keys.map((key) => sure.filter((row) => termsKey(row) === key));
  const count = countOf(sure.length, all);
  const best = groups.length > 1 ? ", the best first" : "";
  const parts = groups.map((rows) => groupLine(check, rows, all));
  const start = isYesNo ? `**Yes**: ${count}` : capital(count);
  return joinLines(
    [line`${told(`${start} ${cover}${best}`)}: `, joinParts(parts), line`. ${cite(check)}`],
    "",
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const positionSaid = (asked: Understood): string => {
  const isOne = says(asked, /\bprimary\b/) !== says(asked, /\bsecondary\b/);
  return isOne ? (says(asked, /\bprimary\b/) ? "primary " : "secondary ") : "";
};

function countOf(many: number, rows: readonly Cover[]): string {
  const all = rows.length;
  const owners = new Set(rows.map(({ owner }) => owner));
  const [owner = SELF] = owners;
  const your = owners.size > 1 || owner === SELF ? "your" : holdersOf(owner).told;
  if (all === 1) return "the one card carries";
  const of =
    many === all
      ? all === 2
        ? "both cards"
        : `all ${inWords(all).toLowerCase()} of ${your} cards`
      : undefined;
  const words =
    of ?? `${inWords(many).toLowerCase()} of ${your} ${inWords(all).toLowerCase()} cards`;
  return `${words} ${many === 1 ? "carries" : "carry"}`;
}

function groupLine(check: Envelope, rows: readonly Cover[], all: readonly Cover[]): Line {
  const [first] = rows;
  const terms = first === undefined ? undefined : shortTerms(check, first);
  const names = line`**${told(rows.map((row) => nameOfCover(row, all)).join(", "))}**`;
  return terms === undefined ? names : joinLines([names, line` (`, terms, line`)`], "");
}

/** Each person with their own cards. */
function whoseLead(check: Envelope, sure: readonly Cover[]): Line {
  const owners = [...new Set(sure.map(({ owner }) => owner))];
  const parts = owners.map((owner) => {
    const own = sure.filter((row) => row.owner === owner).map(({ card_name: name }) => name);
    return owner === SELF
      ? line`**you**, with the ${told(own.join(", "))}`
      : line`**${holderOf(owner)}**, with the ${told(own.join(", "))}`;
  });
  const start = parts.length > 1 ? line`Both of you have ` : line`Only one of you has `;
  return joinLines(
    [start, line`${told(protectionOf(check))}: `, joinParts(parts), line`. ${cite(check)}`],
    "",
  );
}

interface Named {
  readonly asked: Understood;
  readonly cards: readonly string[];
}

/** Which of two named cards has the better cover, or that they have the same. */
function comparedLead(
  check: Envelope,
  rows: readonly Cover[],
  { asked, cards }: Named,
): readonly Line[] {
  const all = coversIn(check);
  const named = cards.flatMap((id) => rows.find((row) => row.card_id === id) ?? []);
  const [first, second] = named;
  if (first === undefined || second === undefined || named.length > 2) return [];
  const [best, other] =
    rows.indexOf(first) <= rows.indexOf(second) ? [first, second] : [second, first];
  if (best.has !== "yes") return [];
  const same = termsKey(best) === termsKey(other) && other.has === "yes";
  const isClaim =
    asksWhether(asked) &&
    !says(asked, /\bor\b/) &&
    says(asked, /\b(?:better|more|higher|longer|best)\b/);
  const verdict = !isClaim ? "" : best === first && !same ? "**Yes**: " : "**No**: ";
  const part = (row: Cover): Line =>
    row.has === "yes"
      ? groupLine(check, [row], all)
      : line`**${told(nameOfCover(row, all))}** (not known; nobody verified it)`;
  const cover = told(protectionOf(check));
  const lead = same
    ? line`${told(verdict)}${cover} is the same on both: `
    : line`${told(verdict === "" ? "For" : `${verdict}for`)} ${cover} the better one is the `;
  return [
    joinLines(
      [
        lead,
        part(best),
        line`${told(same ? ", " : ", before the ")}`,
        part(other),
        line`. ${cite(check)}`,
      ],
      "",
    ),
  ];
}

const termsKey = ({
  position,
  limit_usd,
  deductible_usd,
  after_hours,
  covered_days,
  warranty_months,
}: Cover): string =>
  JSON.stringify([position, limit_usd, deductible_usd, after_hours, covered_days, warranty_months]);
