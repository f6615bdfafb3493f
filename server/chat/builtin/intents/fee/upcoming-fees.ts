import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, rowsAt, textAt } from "../../compose/rows.ts";
import { meantCard } from "../../held-meant.ts";
import type { Intent } from "../../intent.ts";
import { UPCOMING_FEES } from "../../phrasings/fee-days.ts";
import { amountOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { ANNIVERSARY, cardOf, dueOf, isPosted, walletCardOf } from "./fee-lines.ts";
import { toFeeDraft } from "./card-fee.ts";

const MOST_SHOWN = 8;
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
  respond: (asked, toolbox) => {
    const meant = mentionsOf(asked, "card").length > 0 ? meantCard(asked, toolbox) : undefined;
    if (meant?.kind === "catalog") return notHeld(meant.id, asked, toolbox);
    const months = amountOf(asked, "months");
    const fees = ask(toolbox, "list_upcoming_fees", {
      ...(months === undefined ? {} : { within_months: toMonths(months) }),
      ...(asked.owner === undefined ? {} : { owner: asked.owner }),
    });
    return meant === undefined
      ? toDraft(fees, asked, toolbox)
      : ofOneCard(fees, meant.held.entry.id, meant.held.card.card_name);
  },
};

const toMonths = (months: number): number => Math.min(MOST_MONTHS, Math.max(1, Math.round(months)));

/** A card that is not held has a fee, but no day of it. */
function notHeld(id: string, asked: Understood, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card: id });
  const draft = toFeeDraft([record], asked);
  const missing = line`It is not in your wallet, so I do not know when its fee falls due.`;
  return { ...draft, result: [...draft.result, missing] };
}

function toDraft(fees: Envelope, asked: Understood, { scene }: Toolbox): Draft {
  const rows = rowsAt(fees, ["fees"]).filter((row) => isWithin(fees, row, asked));
  const unknown = rowsAt(fees, ["unknown"]);
  if (heldCards(scene, { owner: asked.owner }).length === 0) return emptyWallet();
  return answer({
    result: [
      ...leadOf(fees, rows, asked.dates.length > 0 && !asksForSum(asked)),
      ...postedOf(fees, rows),
    ],
    details: [
      ...rows
        .filter((row) => !isPosted(fees, row))
        .slice(0, MOST_SHOWN)
        .map((row) => feeLine(fees, row)),
      ...unknown.map((row) => unknownLine(fees, row)),
    ].slice(0, MOST_SHOWN),
    caveats: [ANNIVERSARY, CAVEATS.asOf(fees)],
    envelopes: [fees],
  });
}

const asksForSum = ({ tokens }: Understood): boolean =>
  /\b(?:total|altogether|all together|adds? up|(?:comes?|coming) to|sum)\b/.test(tokens.join(" "));

/** Whether a fee falls into the days asked about; all do when none are. */
function isWithin(fees: Envelope, row: Path, { dates }: Understood): boolean {
  const first = textAt(fees, [...row, "due_on"]) ?? textAt(fees, [...row, "due_between", "first"]);
  const [asked] = dates;
  return asked === undefined || first === undefined || (first >= asked.from && first <= asked.to);
}

function leadOf(fees: Envelope, rows: readonly Path[], isSpan: boolean): readonly Line[] {
  const next = rows.find((row) => !isPosted(fees, row));
  const year = line`All annual fees together come to **${figure(fees, ["year_total_usd"], "usd")}** a year. ${cite(fees)}`;
  if (next === undefined) {
    const none = isSpan
      ? line`No annual fee that I can date falls due in that time.`
      : line`No annual fee that I can date falls due by ${figure(fees, ["until"], "date")}.`;
    return [none, year];
  }
  const fee = figure(fees, [...next, "fee_usd"], "usd");
  const lead = joinLines([
    line`The next annual fee is **${fee}** for the`,
    cardOf(fees, next),
    line`on ${dueOf(fees, next)}.`,
  ]);
  return isSpan ? [lead] : [lead, year];
}

const postedOf = (fees: Envelope, rows: readonly Path[]): readonly Line[] =>
  rows
    .filter((row) => isPosted(fees, row))
    .map((row) =>
      joinLines([
        line`The ${figure(fees, [...row, "fee_usd"], "usd")} fee of the`,
        cardOf(fees, row),
        line`fell due on ${dueOf(fees, row)} and still comes back until ${figure(fees, [...row, "decide_by"], "date")}.`,
      ]),
    );

function feeLine(fees: Envelope, row: Path): Line {
  const due = joinLines(
    [cardOf(fees, row), line` ${figure(fees, [...row, "fee_usd"], "usd")} on ${dueOf(fees, row)}`],
    ":",
  );
  return textAt(fees, [...row, "decide_by"]) === undefined
    ? due
    : joinLines([due, line`refundable until ${figure(fees, [...row, "decide_by"], "date")}`], ", ");
}

const unknownLine = (fees: Envelope, row: Path): Line =>
  line`${figure(fees, [...row, "card", "card_name"], "text")}: ${told(textAt(fees, [...row, "reason"]) ?? "")}`;

function ofOneCard(fees: Envelope, walletCardId: string, name: string): Draft {
  const rows = rowsAt(fees, ["fees"]).filter((row) => walletCardOf(fees, row) === walletCardId);
  const unknown = rowsAt(fees, ["unknown"]).find((row) => walletCardOf(fees, row) === walletCardId);
  const next = rows.find((row) => !isPosted(fees, row));
  const lead =
    next !== undefined
      ? joinLines([
          line`The next fee of the`,
          cardOf(fees, next),
          line`is **${figure(fees, [...next, "fee_usd"], "usd")}**, due on **${dueOf(fees, next)}**. ${cite(fees)}`,
        ])
      : unknown === undefined
        ? line`No annual fee of the **${told(name)}** falls due by ${figure(fees, ["until"], "date")}.`
        : unknownLine(fees, unknown);
  return answer({
    result: [lead, ...postedOf(fees, rows)],
    details: next === undefined ? [] : [feeLine(fees, next)],
    caveats: [ANNIVERSARY, CAVEATS.asOf(fees)],
    envelopes: [fees],
  });
}

export const emptyWallet = (): Draft =>
  answer({
    result: [
      line`Your wallet holds no open card, so no fee is known to be due. Add the cards you hold with their opening dates, or name a card to hear what it costs.`,
    ],
    envelopes: [],
  });
