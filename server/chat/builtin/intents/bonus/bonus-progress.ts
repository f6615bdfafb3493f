import { type HeldCard, heldCards } from "../../../../tools/core/held.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { numberAt, rowsAt, textAt, withVerdict } from "../../compose/rows.ts";
import { meantCard } from "../../readings/held-meant.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { BONUS_PROGRESS } from "../../phrasings/bonus.ts";
import { BONUS_PROGRESS_MORE } from "../../phrasings/bonus-more.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { offerOf } from "./card-offer.ts";
import { detailsOf, finishedLine, leadOf, totalOf } from "./bonus-lines.ts";
import { asksEarned, earnedLines, planFor, planLines } from "./bonus-plan.ts";
import { asksReceived, bonusLeads, withRuns } from "./bonus-leads.ts";
import { hadOrNot } from "./had-or-not.ts";
import { receivedLines } from "./received.ts";
import { asksEnough, type SpentTold, spentTold } from "./spent-told.ts";

const MOST_SHOWN = 6;

/** What is left to spend for a bonus, until when, and how much that is a week. */
export const bonusProgress: Intent = {
  id: "bonus_progress",
  group: "bonus",
  label: "how much is left to spend for a bonus",
  likes: ["card", "usd", "date"],
  needs: [],
  phrasings: `${BONUS_PROGRESS}${BONUS_PROGRESS_MORE}`,
  rules: [
    /\bhow much (?:more )?do i (?:still )?(?:need|have) to spend\b.*\b(?:bonus|sub|msr|minimum spend)\b/,
    /\bhow much (?:more )?per week\b/,
  ],
  respond: (asked, toolbox) => {
    const sorted = hadOrNot(asked, toolbox);
    if (sorted !== undefined) return sorted;
    const meant = mentionsOf(asked, "card").length > 0 ? meantCard(asked, toolbox) : undefined;
    if (meant?.kind === "catalog") {
      const closed = closedCard(meant.id, asked, toolbox);
      const received = closed === undefined ? [] : receivedLines(closed, asked, toolbox);
      if (received.length > 0) {
        const verdict = asksReceived(asked) || asksEarned(asked) ? [line`**Yes**:`] : [];
        return answer({
          result: withVerdict(verdict, received),
          envelopes: [ask(toolbox, "get_wallet", { include: ["cards"], status: "all" })],
        });
      }
      const offer = offerOf(meant.id, asked, toolbox);
      const none = closed === undefined ? NOT_HELD : NOT_NOTED;
      return { ...offer, result: [none, ...offer.result] };
    }
    const held = meant?.held;
    const card = held === undefined ? {} : { wallet_card_id: held.entry.id };
    const recorded = ask(toolbox, "get_bonus_progress", card);
    const spent = spentFor(recorded, asked);
    const plan = planFor(recorded, asked);
    const progress =
      spent === undefined && plan === undefined
        ? recorded
        : ask(toolbox, "get_bonus_progress", { ...card, ...spent, ...plan });
    const owner = held === undefined ? asked.owner : undefined;
    const running = ofOwner(progress, ["bonuses"], owner);
    if (running.length > 0) {
      const told = spent === undefined ? [] : toldLines(recorded);
      if (spent !== undefined && asksEnough(asked)) return ofPlanned(progress, recorded, running);
      const draft = toDraft(progress, running, { isAll: held === undefined, told });
      const first = [
        ...(says(asked, MISSES) ? [ALL_OR_NOTHING] : []),
        ...planLines(progress, running, asked),
      ];
      const asks = first.length > 0 ? first : bonusLeads(progress, running, asked, toolbox);
      const leads = asks.length > 0 ? asks : earnedLines(progress, running, asked);
      return { ...draft, result: [...leads, ...withRuns(draft.result, true, asked)] };
    }
    const finished = ofOwner(progress, ["finished"], owner);
    const received = receivedLines(held, asked, toolbox);
    if (held === undefined || finished.length > 0) {
      const none = nothingRuns(progress, finished);
      const now = withRuns(none.result, false, asked);
      if (isFinished(progress, finished) && asksEarned(asked))
        return { ...none, result: withVerdict([line`**Yes**:`], none.result) };
      const isNow = now !== none.result && !asksReceived(asked);
      return { ...none, result: isNow ? [...now, ...received] : [...received, ...none.result] };
    }
    if (received.length > 0) {
      const verdict = asksEarned(asked) ? [line`**Yes**:`] : [];
      return answer({ result: withVerdict(verdict, received), envelopes: [progress] });
    }
    const offer = offerOf(held.card.id, asked, toolbox);
    return { ...offer, result: [NOT_TRACKED, ...offer.result] };
  },
};

/** A card of the wallet that is closed: "did I get the bonus on my old Reserve". */
const closedCard = (id: string, asked: Understood, { scene }: Toolbox): HeldCard | undefined =>
  heldCards(scene, { owner: asked.owner, status: "closed" }).findLast(({ card }) => card.id === id);

const MISSES =
  /\b(?:miss|missed|missing|fail|fall short|(?:do|can|could|did) not (?:make|hit|reach|meet|finish|get)|run out of time)\b/;
const ALL_OR_NOTHING = line`If it is not all spent by the deadline, the bonus is **not earned**; no part of it is paid as a rule.`;

const NOT_HELD = line`That card is not in your wallet, so no bonus of it is tracked; this is its offer.`;
const NOT_NOTED = line`Whether the bonus of that closed card came is not noted in your wallet; update_wallet_card keeps it. This is its offer now.`;
const NOT_TRACKED = line`No bonus of that card is tracked yet: record what is to be spent, by when and what was spent. The offer seen last, which need not be yours:`;

const ofOwner = (progress: Envelope, path: Path, owner: string | undefined): readonly Path[] =>
  rowsAt(progress, path).filter(
    (row) => owner === undefined || textAt(progress, [...row, "card", "owner"]) === owner,
  );

/** What is told as spent, where it can be of one bonus only. */
function spentFor(recorded: Envelope, asked: Understood): SpentTold | undefined {
  const [only, ...others] = rowsAt(recorded, ["bonuses"]);
  const spent = spentTold(asked);
  const isTold = spent.net_spent_usd !== undefined || spent.more_spent_usd !== undefined;
  const isGoal = spent.net_spent_usd === numberAt(recorded, [...(only ?? []), "required_usd"]);
  return isTold && !isGoal && only !== undefined && others.length === 0 ? spent : undefined;
}

/** Whether a purchase to come finishes it: what is left now, and what after it. */
function ofPlanned(progress: Envelope, recorded: Envelope, rows: readonly Path[]): Draft {
  const draft = toDraft(recorded, rowsAt(recorded, ["bonuses"]), { isAll: false, told: [] });
  const [row = []] = rows;
  const after = figure(progress, [...row, "left_usd"], "usd");
  const verdict =
    after.value === 0
      ? line`**Yes**: with that purchase nothing is left to spend.`
      : line`**No**, not by itself: after that purchase **${after}** would still be left.`;
  return {
    ...draft,
    result: [verdict, ...draft.result],
    envelopes: [...draft.envelopes, progress],
  };
}

/** What is told is counted, not kept. */
const toldLines = (recorded: Envelope): readonly Line[] => [
  line`This counts what you tell; recorded are ${figure(recorded, ["bonuses", 0, "net_spent_usd"], "usd")}, of ${figure(recorded, ["bonuses", 0, "updated_on"], "date")}. Note it with record_bonus_progress.`,
];

interface Shown {
  readonly isAll: boolean;
  /** Said where what was told is counted in place of what is recorded. */
  readonly told: readonly Line[];
}

function toDraft(progress: Envelope, rows: readonly Path[], { isAll, told }: Shown): Draft {
  const [first, ...others] = rows;
  return answer({
    result: [
      ...(first === undefined ? [] : leadOf(progress, first)),
      ...(others.length > 0 && isAll ? [totalOf(progress)] : []),
      ...told,
    ],
    details: [
      ...(first === undefined ? [] : detailsOf(progress, first, told.length > 0)),
      ...others.slice(0, MOST_SHOWN).flatMap((row) => leadOf(progress, row)),
    ],
    caveats: [
      told.length > 0
        ? line`The issuer's own tracker decides.`
        : line`What was spent is as recorded in your wallet; the issuer's own tracker decides.`,
      line`Annual fees, balance transfers, cash advances and refunds do not count.`,
      CAVEATS.asOf(progress),
    ],
    envelopes: [progress],
  });
}

/** What is behind comes first: nothing else of it is to be told. */
function nothingRuns(progress: Envelope, finished: readonly Path[]): Draft {
  const behind = finished.slice(0, MOST_SHOWN).map((row) => finishedLine(progress, row));
  return answer({
    result: [
      ...behind,
      behind.length > 0
        ? line`No other is in progress in your wallet.`
        : line`No bonus is in progress in your wallet. Record one with what is to be spent, by when and what was spent so far, and I can tell what is left.`,
    ],
    envelopes: [progress],
  });
}

const isFinished = (progress: Envelope, finished: readonly Path[]): boolean =>
  finished.length > 0 &&
  finished.every((row) => textAt(progress, [...row, "status"]) === "completed");
