import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, rowsAt, textAt } from "../../compose/rows.ts";
import { meantCard } from "../../readings/held-meant.ts";
import type { Intent } from "../../intent.ts";
import { UPCOMING_FEES } from "../../phrasings/fee-days.ts";
import { cardsLeftOut, leftOutOf } from "../../readings/left-out.ts";
import { ownerAsked } from "../../readings/only-mine.ts";
import { idOf, idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type HeldCard, heldCards } from "../../../../tools/core/held.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import {
  type AskedSpan,
  isWithin,
  NO_END,
  spansAsked,
  wholeOf,
} from "../../readings/asked-span.ts";
import { heldByName, withKin } from "./held-kin.ts";
import { chargedFee } from "./charged-fee.ts";
import { asksEach, shareLines } from "./fee-shares.ts";
import { asksChange, feeChangeOf } from "./fee-change.ts";
import { byRank } from "./fee-ranks.ts";
import { leadOf, nextLine } from "./fee-leads.ts";
import { ANNIVERSARY, cardOf, dueOf, isPosted, walletCardOf } from "./fee-lines.ts";
import { movedLines } from "./moved-account.ts";
import { asksToDrop, weighAll } from "./weigh-all.ts";
import { severalOfBank } from "../../readings/one-of-several.ts";
import { feesOfBank } from "./fees-of-bank.ts";
import { banksAsked, byBank } from "./fees-by-bank.ts";
import { fewLine, manyNext } from "./next-fees.ts";
import { toFeeDraft } from "./card-fee.ts";

const MOST_SHOWN = 12;
const MOST_MONTHS = 36;

/** The annual fees to come: of all cards, of one, or within some days. */
export const upcomingFees: Intent = {
  id: "upcoming_fees",
  group: "fee",
  label: "when your annual fees are due and what they come to",
  likes: ["card", "date"],
  needs: [],
  phrasings: UPCOMING_FEES,
  rules: [
    /^when is my next annual fee(?: due)?$/,
    /^(?:my )?(?:upcoming )?annual fees$/,
    /^when (?:does|will) (?:the |my )?<card> (?:annual )?(?:fee|renew)(?: post| hit| come due)?$/,
  ],
  respond: (given, toolbox) => {
    const charged = chargedFee(given, toolbox);
    if (charged !== undefined) return charged;
    const { asked: named, cards: leftOut } = withoutLeftOut(given, toolbox.scene);
    const banks = banksAsked(named, toolbox.scene);
    if (banks.length > 1 && mentionsOf(named, "card").length === 0) return byBank(banks, toolbox);
    const asked = heldByName(named, toolbox.scene);
    const isOfEach = asksEach(asked, toolbox.scene);
    const meant =
      mentionsOf(asked, "card").length > 0
        ? withKin(meantCard(asked, toolbox), toolbox.scene)
        : undefined;
    if (meant?.kind === "catalog") return notHeld(meant.id, asked, toolbox);
    const several = severalOfBank(asked, toolbox.scene, ownerAsked(asked));
    if (several !== undefined && leftOut.length === 0 && isOfAnyTime(asked, toolbox)) {
      const { bank, cards } = several;
      return feesOfBank(bank, cards, ask(toolbox, "list_upcoming_fees", { issuer: bank }), toolbox);
    }
    const issuer =
      mentionsOf(asked, "issuer").length === 1
        ? idOf(asked, "issuer", toolbox.scene.facts)
        : undefined;
    const owner = {
      ...(isOfEach ? {} : ownerAsked(asked)),
      ...(issuer === undefined || meant !== undefined ? {} : { issuer }),
      ...(leftOut.length === 0 ? {} : { exclude_cards: leftOut }),
    };
    if (meant !== undefined && asksChange(asked)) {
      return feeChangeOf(meant.held.card.id, asked, toolbox);
    }
    if (meant !== undefined) {
      const fees = ask(toolbox, "list_upcoming_fees", owner);
      const twins = isOfEach
        ? heldCards(toolbox.scene).filter(({ card }) => card.id === meant.held.card.id)
        : [];
      return joinDrafts(
        (twins.length > 1 ? twins : [meant.held]).map((held) =>
          ofOneCard(fees, held, asked, toolbox),
        ),
      );
    }
    const fees = ask(toolbox, "list_upcoming_fees", { ...daysAsked(asked, toolbox), ...owner });
    const draft = withLeftOut(toDraft(fees, asked, toolbox), leftOut, toolbox);
    return isOfEach ? { ...draft, result: [...shareLines(fees), ...draft.result] } : draft;
  },
};

/** Whether the fee itself is asked for, and not what falls into some days. */
const isOfAnyTime = (asked: Understood, { scene }: Toolbox): boolean =>
  spansToCome(asked, scene.today).length === 0 && !asksToDrop(asked);

/** The question without the cards that it leaves out, and these. */
function withoutLeftOut(asked: Understood, scene: Scene) {
  const left = leftOutOf(asked);
  const mentions = asked.mentions.filter((one) => !left.includes(one));
  return { asked: { ...asked, mentions }, cards: cardsLeftOut(left, scene) };
}

/** Says first what is not counted. */
function withLeftOut(draft: Draft, cards: readonly string[], { scene }: Toolbox): Draft {
  const names = heldCards(scene)
    .filter(({ entry }) => cards.includes(entry.id))
    .map(({ card }) => card.card_name);
  const [first, ...rest] = draft.result;
  if (names.length === 0 || first === undefined) return draft;
  const without = line`Without the ${told(names.join(" and the "))}:`;
  return { ...draft, result: [joinLines([without, first]), ...rest] };
}

/** The same card of several people, one after the other. */
const joinDrafts = ([first = emptyWallet(), ...others]: readonly Draft[]): Draft => ({
  ...first,
  result: [first, ...others].flatMap(({ result }) => result),
  details: [first, ...others].flatMap(({ details }) => details),
});

/** The spans that are asked for; "like last year" is none, for no fee is still to come then. */
const spansToCome = (asked: Understood, today: string): readonly AskedSpan[] =>
  spansAsked(asked, today).filter(({ to }) => to >= today);

/** The days as the tool takes them: from the first of all the spans to the last. */
function daysAsked(asked: Understood, { scene: { today } }: Toolbox) {
  const whole = wholeOf(spansToCome(asked, today));
  if (whole === undefined) return {};
  const { from, to } = whole;
  return {
    ...(from > today ? { from } : {}),
    ...(to === NO_END ? { within_months: MOST_MONTHS } : { until: to }),
  };
}

/** A card that is not held has a fee, but no day of it. */
function notHeld(id: string, asked: Understood, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card: id });
  const draft = toFeeDraft([record], asked);
  const missing = line`It is not in your wallet, so I do not know when its fee falls due.`;
  return { ...draft, result: [...draft.result, missing] };
}

function toDraft(fees: Envelope, asked: Understood, toolbox: Toolbox): Draft {
  const { scene } = toolbox;
  if (heldCards(scene, ownerAsked(asked)).length === 0) return emptyWallet();
  const spans = spansToCome(asked, scene.today);
  const rows = rowsAt(fees, ["fees"]).filter((row) => isAsked(fees, row, spans));
  const unknown = rowsAt(fees, ["unknown"]);
  const posted = rows.filter((row) => isPosted(fees, row));
  const coming = rows.filter((row) => !isPosted(fees, row));
  const few = coming.slice(0, manyNext(asked) ?? MOST_SHOWN);
  const weighed = asksToDrop(asked) && coming.length > 0 ? weighAll(asked, toolbox) : undefined;
  return answer({
    result: [
      ...(manyNext(asked) === undefined || coming.length === 0
        ? leadOf({ fees, coming, asked, spans, today: scene.today })
        : [fewLine(fees, few)]),
      ...(weighed?.result ?? []),
      ...(coming.length === 0 && spans.length > 0 ? nextBeyond(asked, toolbox) : []),
      ...posted.map((row) => postedLine(fees, row)),
    ],
    details: [
      ...byRank(fees, few, asked).map((row) => feeLine(fees, row)),
      ...(coming.length > MOST_SHOWN && few.length === MOST_SHOWN
        ? [line`Later ones are left out.`]
        : []),
      ...unknown.map((row) => unknownLine(fees, row)),
    ],
    caveats: [ANNIVERSARY, ...(weighed?.caveats ?? []), CAVEATS.asOf(fees)],
    more:
      few.length === MOST_SHOWN ? coming.slice(MOST_SHOWN).map((row) => feeLine(fees, row)) : [],
    envelopes: [fees, ...(weighed?.envelopes ?? [])],
  });
}

/** None falls into the days asked about: which comes next at all. */
function nextBeyond(asked: Understood, toolbox: Toolbox): readonly Line[] {
  const [issuer, ...others] = idsOf(asked, "issuer", toolbox.scene.facts);
  const ofBank = issuer === undefined || others.length > 0 ? {} : { issuer };
  const fees = ask(toolbox, "list_upcoming_fees", { ...ownerAsked(asked), ...ofBank });
  const next = rowsAt(fees, ["fees"]).find((row) => !isPosted(fees, row));
  return next === undefined ? [] : [nextLine(fees, next)];
}

/** Whether a fee falls into the days asked about; all do when none are. */
function isAsked(fees: Envelope, row: Path, spans: readonly AskedSpan[]): boolean {
  const first = textAt(fees, [...row, "due_on"]) ?? textAt(fees, [...row, "due_between", "first"]);
  return spans.length === 0 || first === undefined || spans.some((span) => isWithin(first, span));
}

const postedLine = (fees: Envelope, row: Path): Line =>
  joinLines([
    line`The ${figure(fees, [...row, "fee_usd"], "usd")} fee of the`,
    cardOf(fees, row),
    line`fell due on ${dueOf(fees, row)} and still comes back until at least ${figure(fees, [...row, "decide_by"], "date")}.`,
  ]);

function feeLine(fees: Envelope, row: Path): Line {
  const due = joinLines(
    [cardOf(fees, row), line` ${figure(fees, [...row, "fee_usd"], "usd")} on ${dueOf(fees, row)}`],
    ":",
  );
  return textAt(fees, [...row, "decide_by"]) === undefined
    ? due
    : joinLines(
        [due, line`refundable until at least ${figure(fees, [...row, "decide_by"], "date")}`],
        ", ",
      );
}

const unknownLine = (fees: Envelope, row: Path): Line =>
  line`${figure(fees, [...row, "card", "card_name"], "text")}: ${told(textAt(fees, [...row, "reason"]) ?? "")}`;

function ofOneCard(
  fees: Envelope,
  { entry, card }: HeldCard,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const { scene } = toolbox;
  const rows = rowsAt(fees, ["fees"]).filter((row) => walletCardOf(fees, row) === entry.id);
  const unknown = rowsAt(fees, ["unknown"]).find((row) => walletCardOf(fees, row) === entry.id);
  const next = rows.find((row) => !isPosted(fees, row));
  const spans = spansToCome(asked, scene.today);
  const isIn = next !== undefined && isAsked(fees, next, spans);
  const verdict = spans.length > 0 && asksWhether(asked) ? [isIn ? YES : NO] : [];
  const lead =
    next !== undefined
      ? joinLines([
          ...verdict,
          line`The next fee of the`,
          cardOf(fees, next),
          line`is **${figure(fees, [...next, "fee_usd"], "usd")}**, due on **${dueOf(fees, next)}**. ${cite(fees)}`,
        ])
      : unknown === undefined
        ? line`No annual fee of the **${told(card.card_name)}** falls due by ${figure(fees, ["until"], "date")}.`
        : unknownLine(fees, unknown);
  return answer({
    result: [
      lead,
      ...rows.filter((row) => isPosted(fees, row)).map((row) => postedLine(fees, row)),
      ...movedLines(card.id, toolbox),
    ],
    details: next === undefined ? [] : [feeLine(fees, next)],
    caveats: [ANNIVERSARY, CAVEATS.asOf(fees)],
    envelopes: [fees],
  });
}

const YES = line`**Yes**.`;
const NO = line`**No**.`;

export const emptyWallet = (): Draft =>
  answer({
    result: [
      line`Your wallet holds no open card, so no fee is known to be due. Add the cards you hold with their opening dates, or name a card to hear what it costs.`,
    ],
    envelopes: [],
  });
