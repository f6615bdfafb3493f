import type { HeldCard } from "../../../member/held-cards.ts";
import { ask, type DataOf } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
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

/** The fate of points when a card is cancelled or changed. */
export const pointsAfterChange = definePlan(answerPoints, {
  takes: ["card", "held_card", "program", "owner"],
});

function answerPoints(frame: Frame, toolbox: Toolbox): Draft {
  const isFrom = namedCards(frame, "from").length > 0;
  const first = frame.subjects.find(({ kind }) => kind === "card" || kind === "held_card");
  // "If I close the Reserve, can I still transfer with the Ink": the first card is closed.
  const gone = frame.asks === "can" && first !== undefined ? [first] : frame.subjects;
  const held = findHeld({ ...frame, subjects: [...gone] }, toolbox, isFrom ? "from" : "of");
  const isChange =
    frame.verb === "downgrade" || frame.verb === "upgrade" || idsOf(frame, "card", "to").length > 0;
  return isChange ? ofChange(frame, held, toolbox) : ofCancelling(frame, held, toolbox);
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

/** Nothing is at risk: the balance stays. */
function keptOf(held: HeldCard, toolbox: Toolbox, what: Line) {
  const { owner } = held.entry;
  const wallet = ask(toolbox, "list_balances", { owner });
  const key = held.card.rewards_currency;
  const balance = wallet.data.balances.find(({ program }) => program === key);
  const lead =
    balance === undefined
      ? line`No points of yours are at risk if you ${what}.`
      : line`You keep ${possessive(owner)} **${points(balance.points)}** ${text(balance.program_name)} points if you ${what}: they are not at risk.`;
  return { lead: [lead], envelopes: [wallet.envelope] };
}

/** Groups the new cards: points stay as they are, or lose value. */
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
      : line`Nothing changes for them with the ${listed(safe.map(nameOf), "or")}.`;
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
