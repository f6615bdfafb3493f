import { ask } from "../../compose/ask.ts";
import { cardNameOf } from "../../compose/card-name.ts";
import { answer, CAVEATS, cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, withVerdict } from "../../compose/rows.ts";
import { type MeantCard, meantCard } from "../../readings/held-meant.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { REFUND_WINDOW } from "../../phrasings/fee-days.ts";
import { idOf } from "../../slots.ts";
import { asksToConfirm } from "../../readings/told-claim.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Day } from "../../../../advice/days.ts";
import { spansAsked } from "../../readings/asked-span.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { ANNIVERSARY, cardOf, dueOf, isPosted, walletCardOf } from "./fee-lines.ts";
import { movedLines } from "./moved-account.ts";
import { risksOf, verdictOf as verdictOfWorth } from "./renewal-verdict.ts";
import { heldByName, withKin } from "./held-kin.ts";
import { emptyWallet } from "./upcoming-fees.ts";

const MOST_SHOWN = 4;

/** Until when a fee that posted comes back. */
export const refundWindow: Intent = {
  id: "refund_window",
  group: "fee",
  label: "how long you have to cancel and get a fee back",
  likes: ["card", "issuer"],
  needs: [],
  phrasings: REFUND_WINDOW,
  rules: [/\bfee (?:just )?(?:posted|hit)\b.*\b(?:back|refund|refunded|how long)\b/],
  respond: (given, toolbox) => {
    const { scene } = toolbox;
    const asked = heldByName(given, scene);
    if (heldCards(scene, { owner: asked.owner }).length === 0) return emptyWallet();
    const meant =
      mentionsOf(asked, "card").length > 0 ? withKin(meantCard(asked, toolbox), scene) : undefined;
    const fees = ask(
      toolbox,
      "list_upcoming_fees",
      asked.owner === undefined ? {} : { owner: asked.owner },
    );
    const rows = wantedOf(fees, asked, meant, toolbox);
    const isOfWorth = says(asked, ASKS_WORTH);
    const isOfPoints = says(asked, ASKS_POINTS);
    const weighed =
      meant?.kind === "held" && (isOfWorth || isOfPoints)
        ? ask(toolbox, "evaluate_renewal", { wallet_card_id: meant.held.entry.id })
        : undefined;
    return answer({
      result: [
        ...(mentionsOf(given, "card").length === 0 ? issuerRule(fees, rows, asked, toolbox) : []),
        ...withVerdict(
          meant?.kind === "catalog" ? [] : verdictOf(fees, rows, asked, toolbox),
          resultOf(fees, rows, meant, { toolbox, isOwnAsked: says(asked, /\bmine\b/) }),
        ),
        ...(weighed === undefined || !isOfWorth ? [] : [verdictOfWorth(weighed)]),
        ...(weighed === undefined || !isOfPoints ? [] : risksLines(weighed)),
        ...waiverOf(asked),
        ...(meant?.kind === "held" ? movedLines(meant.held.card.id, toolbox) : []),
      ],
      details: rows.slice(0, MOST_SHOWN).flatMap((row) => policyOf(fees, row)),
      caveats: [ANNIVERSARY, CAVEATS.terms, CAVEATS.asOf(fees)],
      envelopes: weighed === undefined ? [fees] : [fees, weighed],
    });
  },
};

/** "And would my points be gone". */
const ASKS_POINTS =
  /\b(?:points|miles)\b.*\b(?:gone|go|lose|lost|losing|vanish|die|survive|safe|stay|keep|happens?|left)\b|\b(?:lose|keep|happens?)\b.*\b(?:points|miles)\b/;

function risksLines(weighed: Envelope): readonly Line[] {
  const risks = risksOf(weighed);
  return risks.length > 0
    ? risks
    : [line`By what is known, closing it takes none of your points. ${cite(weighed)}`];
}

/** "And is it worth to keep": whether it pays for its fee, besides. */
const ASKS_WORTH = /\bworth\b(?! (?:of|about|\$))|\bpays? for itself\b/;

/** The fees of the card or bank that is named, else those that posted, else the next one. */
function wantedOf(
  fees: Envelope,
  asked: Understood,
  meant: MeantCard | undefined,
  { scene }: Toolbox,
): readonly Path[] {
  const rows = rowsAt(fees, ["fees"]);
  const issuer =
    meant?.kind === "catalog"
      ? scene.facts.cards.get(meant.id)?.issuer
      : idOf(asked, "issuer", scene.facts);
  const named = rows.filter((row) => {
    if (meant?.kind === "held") return walletCardOf(fees, row) === meant.held.entry.id;
    const cardId = textAt(fees, [...row, "card", "card_id"]) ?? "";
    return issuer === undefined || scene.facts.cards.get(cardId)?.issuer === issuer;
  });
  const posted = named.filter((row) => isPosted(fees, row));
  return posted.length > 0 ? posted : named.slice(0, 1);
}

function resultOf(
  fees: Envelope,
  rows: readonly Path[],
  meant: MeantCard | undefined,
  { toolbox, isOwnAsked }: { readonly toolbox: Toolbox; readonly isOwnAsked: boolean },
): readonly Line[] {
  const [first] = rows;
  if (meant?.kind === "catalog") {
    return [
      line`The **${cardNameOf(meant.id, toolbox)}** is not in your wallet, so I do not know when its fee posts.`,
      ...(first === undefined ? [] : daysOf(fees, first, meant.id, toolbox)),
    ];
  }
  if (first === undefined) {
    const unknown = rowsAt(fees, ["unknown"]).find(
      (row) => meant === undefined || walletCardOf(fees, row) === meant.held.entry.id,
    );
    return [
      unknown === undefined
        ? line`No annual fee of yours is due by ${figure(fees, ["until"], "date")}.`
        : line`${figure(fees, [...unknown, "card", "card_name"], "text")}: ${told(textAt(fees, [...unknown, "reason"]) ?? "")}`,
    ];
  }
  return isPosted(fees, first)
    ? rows.map((row) => postedLine(fees, row))
    : [...nextLines(fees, first), ...(isOwnAsked ? [] : twinLines(fees, first))];
}

const TOO_LATE = /\btoo late\b|\b(?:have|did) i miss/;
const STILL_BACK =
  /\b(?:can|could|may|am i able to|is it possible to|eligible|(?:do|will|would) (?:i|we|she|he|they) (?:still )?get)\b.*\b(?:back|refund|refunded|reversed|undo|waived)\b/;

/** "Can I still get it back", "is it too late": whether one that posted still comes back. */
function verdictOf(
  fees: Envelope,
  rows: readonly Path[],
  asked: Understood,
  { scene: { today } }: Toolbox,
): readonly Line[] {
  // "If I close it on December 4": on that day.
  const day = asked.dates.find(({ from }) => from > today)?.from ?? today;
  const isBack = rows.some(
    (row) => isPosted(fees, row) && day <= (textAt(fees, [...row, "decide_by"]) ?? day),
  );
  if (rows.length === 0 || !asksWhether(asked)) return [];
  const [said] = asked.dates;
  if (said !== undefined && asksToConfirm(asked)) {
    const isSo = rows.some((row) => textAt(fees, [...row, "decide_by"]) === said.to);
    return [isSo ? line`**Yes**.` : line`**No**, not on that day.`];
  }
  if (says(asked, TOO_LATE)) {
    return [isBack ? line`**No**, it is not too late.` : line`**Yes**, for one that is past.`];
  }
  if (!says(asked, STILL_BACK)) return [];
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0 && !isPosted(fees, only)) {
    const then = laterVerdict(fees, only, asked, today);
    if (then !== undefined) return [then];
  }
  if (isBack) return [line`**Yes**.`];
  return [
    rows.some((row) => isPosted(fees, row))
      ? line`**Not for sure**: that is after the last safe day.`
      : line`**No**, not any more.`,
  ];
}

/** "If I cancel in January": of a fee that will have posted by then. */
function laterVerdict(fees: Envelope, row: Path, asked: Understood, today: Day): Line | undefined {
  const span = spansAsked(asked, today).find(({ to }) => to > today);
  const due = textAt(fees, [...row, "due_on"]);
  const last = textAt(fees, [...row, "decide_by"]);
  if (span === undefined || due === undefined || last === undefined) return undefined;
  if (span.to < due)
    return line`**Nothing to get back then**: the fee is not charged before ${dueOf(fees, row)}, so who closes earlier does not pay it.`;
  if (span.from > last) return line`**Not for sure**: that is after the last safe day.`;
  return span.to <= last
    ? line`**Yes**.`
    : line`**Yes, until ${figure(fees, [...row, "decide_by"], "date")}**; after that not for sure.`;
}

/** The same card of somebody else, whose fee did post: "my Platinum fee just hit". */
const twinLines = (fees: Envelope, row: Path): readonly Line[] =>
  rowsAt(fees, ["fees"])
    .filter(
      (other) =>
        isPosted(fees, other) &&
        textAt(fees, [...other, "card", "card_id"]) === textAt(fees, [...row, "card", "card_id"]),
    )
    .map((other) => postedLine(fees, other));

/** "Since they waive it for nurses": what the asker takes for granted is not on record. */
const waiverOf = (asked: Understood): readonly Line[] =>
  says(asked, /\bwaiv/)
    ? [line`No source here tells of such a waiver; without one on your statement the fee is owed.`]
    : [];

function postedLine(fees: Envelope, row: Path): Line {
  return joinLines([
    line`You have until at least **${figure(fees, [...row, "decide_by"], "date")}**, ${figure(fees, [...row, "refund", "days_left"], "count")} days from today, to close or change the`,
    cardOf(fees, row),
    line`and get its ${figure(fees, [...row, "fee_usd"], "usd")} fee back; it fell due on ${dueOf(fees, row)}. ${cite(fees)}`,
  ]);
}

function nextLines(fees: Envelope, row: Path): readonly Line[] {
  const next = joinLines([
    line`No fee of the`,
    cardOf(fees, row),
    line`is still refundable today: the next, ${figure(fees, [...row, "fee_usd"], "usd")}, falls due on ${dueOf(fees, row)}.`,
  ]);
  return textAt(fees, [...row, "decide_by"]) === undefined
    ? [next, line`No dated source says how long the issuer refunds it.`]
    : [
        next,
        line`That one comes back until at least **${figure(fees, [...row, "decide_by"], "date")}**, ${figure(fees, [...row, "refund", "days_left"], "count")} days from today. ${cite(fees)}`,
      ];
}

/** What the bank that is named does, by the fee of one of its cards. */
function issuerRule(
  fees: Envelope,
  [first]: readonly Path[],
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] {
  const cardId = first === undefined ? undefined : textAt(fees, [...first, "card", "card_id"]);
  const isNamed = mentionsOf(asked, "issuer").length > 0;
  return first === undefined || cardId === undefined || !isNamed
    ? []
    : daysOf(fees, first, cardId, toolbox);
}

/** What the bank of a card that is not held does with the fees of one that is. */
function daysOf(
  fees: Envelope,
  row: Path,
  cardId: string,
  { scene }: Pick<Toolbox, "scene">,
): readonly Line[] {
  if (numberAt(fees, [...row, "refund", "refund_days"]) === undefined) return [];
  const issuer = told(scene.facts.cards.get(cardId)?.issuer ?? "");
  return [
    line`As a rule ${issuer} gives a fee back within ${figure(fees, [...row, "refund", "refund_days"], "count")} days. ${cite(fees)}`,
  ];
}

function policyOf(fees: Envelope, row: Path): readonly Line[] {
  const note = textAt(fees, [...row, "refund", "note"]);
  if (numberAt(fees, [...row, "refund", "refund_days"]) === undefined) return [];
  const days = figure(fees, [...row, "refund", "refund_days"], "count");
  const name = figure(fees, [...row, "card", "card_name"], "text");
  return [
    note === undefined
      ? line`${name}: ${days} days from the day the fee is due`
      : line`${name}: ${days} days (${told(note)}); counted here from the due day, so the true last day may lie some weeks later`,
  ];
}
