import { type HeldCard, heldCards } from "../../../member/held-cards.ts";
import { ask, type DataOf } from "../../ask.ts";
import { answer, answeredBy, askBack, CAVEATS, type Draft } from "../../compose/draft.ts";
import { points, text } from "../../compose/figures.ts";
import { EMPTY, join, type Line, line, listed, when } from "../../compose/line.ts";
import { cardName, possessive } from "../../compose/whose.ts";
import { namedCards } from "../../compose/pick.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { findHeld } from "../held.ts";
import { isKnown, type Option, risksOf, riskTold } from "./product-changes-text.ts";

type Risk = DataOf<"evaluate_renewal">["points_at_risk"][number];

const MAX_OTHERS = 4;

/** The fate of points when a card is cancelled or changed. */
export const pointsAfterChange = definePlan(answerPoints, {
  takes: ["card", "held_card", "program", "owner"],
});

function answerPoints(frame: Frame, toolbox: Toolbox): Draft {
  const [card] = idsOf(frame, "card", "of", "from");
  const isHeld = heldCards(toolbox.scene).some((one) => one.card.id === card);
  if (card !== undefined && !isHeld) return ofCatalog(card, frame, toolbox);
  const isFrom = namedCards(frame, "from").length > 0;
  const first = frame.subjects.find(({ kind }) => kind === "card" || kind === "held_card");
  // "If I close the Reserve, can I still transfer with the Ink": the first is the one that goes.
  const gone = frame.asks === "can" && first !== undefined ? [first] : frame.subjects;
  const held = findHeld({ ...frame, subjects: [...gone] }, toolbox, isFrom ? "from" : "of");
  const isChange =
    frame.verb === "downgrade" || frame.verb === "upgrade" || idsOf(frame, "card", "to").length > 0;
  return isChange ? ofChange(frame, held, toolbox) : ofCancelling(frame, held, toolbox);
}

/** For a card that is not held: the day its points end, by their program's rule. */
function ofCatalog(card: string, frame: Frame, toolbox: Toolbox): Draft {
  const { currency } = ask(toolbox, "get_card", { card }).data.card;
  if (currency === undefined) return askBack(line`Which of your cards do you mean?`);
  const subjects: Frame["subjects"] = [{ kind: "program", id: currency.program, role: "of" }];
  return answeredBy({
    ...frame,
    topic: "points_expiry",
    focus: "list",
    column: undefined,
    subjects,
  });
}

function ofCancelling(frame: Frame, held: HeldCard, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "evaluate_renewal", { wallet_card_id: held.entry.id });
  const wanted = new Set(idsOf(frame, "program"));
  const risks = data.points_at_risk.filter(
    ({ program }) => wanted.size === 0 || wanted.has(program),
  );
  const name = line`the **${cardName(data.card)}**`;
  const safe = risks.length > 0 ? undefined : keptOf(held, toolbox, line`close ${name}`);
  return answer({
    lead:
      safe?.lead ??
      risks.map((risk) => riskTold(risk, data.card.owner, line`If you close ${name}`)),
    caveats: [
      when(
        risks.every(({ risk }) => risk !== "account_closure"),
        () =>
          line`Move the points to another card of yours that earns them before you close this one.`,
      ),
      when(risks.some(isValued), () => CAVEATS.estimate),
      CAVEATS.terms,
    ],
    envelopes: [envelope, ...(safe?.envelopes ?? [])],
  });
}

const isValued = ({ value_usd: value }: Risk): boolean => value !== undefined;

/** Nothing is at risk: the balance stays, and which other card still opens it. */
function keptOf(held: HeldCard, toolbox: Toolbox, what: Line) {
  const { owner } = held.entry;
  const wallet = ask(toolbox, "list_balances", { owner });
  const key = held.card.rewards_currency;
  const balance = wallet.data.balances.find(({ program }) => program === key);
  const others = key === undefined ? [] : othersOf(held, key, toolbox);
  const still =
    others.length === 0
      ? EMPTY
      : line` They can still be transferred to partners with the ${listed(
          others.map(({ card }) => text(card.card_name)),
          "or",
        )}.`;
  const lead =
    balance === undefined
      ? line`No points of yours are at risk if you ${what}.`
      : line`You keep ${possessive(owner)} **${points(balance.points)}** ${text(balance.program_name)} points if you ${what}: they are not at risk.${still}`;
  return { lead: [lead], envelopes: [wallet.envelope] };
}

/** Other open cards of the same person that open transfers of those points. */
function othersOf(held: HeldCard, program: string, toolbox: Toolbox): readonly HeldCard[] {
  return heldCards(toolbox.scene, { owner: held.entry.owner })
    .filter(({ entry, card }) => entry.id !== held.entry.id && card.rewards_currency === program)
    .slice(0, MAX_OTHERS)
    .filter(({ card }) =>
      ask(toolbox, "get_card", { card: card.id }).data.unlocks.some(
        (one) => one.program === program && one.unlocks === "transfers",
      ),
    );
}

/** By what it is changed into: where they stay as they are, and where they lose. */
function ofChange(frame: Frame, held: HeldCard, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "list_product_change_options", {
    wallet_card_id: held.entry.id,
  });
  const to = new Set(idsOf(frame, "card", "to"));
  const isDown = frame.verb === "downgrade";
  const options = data.options.filter((one) =>
    to.size > 0
      ? to.has(one.to_card.card_id)
      : isKnown(one) && !(isDown && one.direction === "upgrade"),
  );
  const name = line`the **${cardName(data.card)}**`;
  const risky = options.filter(({ points_at_risk: risks }) => risks.length > 0);
  const safe = options.filter(({ points_at_risk: risks }) => risks.length === 0);
  const kept = risky.length > 0 ? undefined : keptOf(held, toolbox, line`change ${name}`);
  const stays =
    safe.length === 0
      ? EMPTY
      : line`Nothing changes for them as the ${listed(safe.map(nameOf), "or")}.`;
  return answer({
    lead: kept?.lead ?? [join([...risksOf(risky, data.card.owner), stays])],
    caveats: [
      when(risky.flatMap((one) => one.points_at_risk).some(isValued), () => CAVEATS.estimate),
      CAVEATS.terms,
    ],
    envelopes: [envelope, ...(kept?.envelopes ?? [])],
  });
}

const nameOf = ({ to_card: { card_name: name } }: Option): Line => line`**${text(name)}**`;
