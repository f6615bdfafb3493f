import { ask, tryAsk } from "../ask.ts";
import { answer, type Draft } from "../compose/draft.ts";
import { text } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

interface Perk {
  readonly name: Line;
  readonly card: string;
  readonly required: boolean | undefined;
  readonly enrolled: boolean | undefined;
}

/** Whether a credit or lounge of a held card must be enrolled in first. */
export const enrolment = definePlan(answerEnrolment, {
  takes: ["benefit", "merchant", "card", "held_card", "owner"],
});

const MOST_ROWS = 8;

function answerEnrolment(frame: Frame, toolbox: Toolbox): Draft {
  const names = [...idsOf(frame, "benefit"), ...idsOf(frame, "merchant")];
  const input = { owner: frame.owner, names: names.length === 0 ? undefined : names };
  const credits = tryAsk(toolbox, "list_credits", input);
  const access = ask(toolbox, "list_lounge_access", { owner: frame.owner });
  const perks: readonly Perk[] = [
    ...(credits?.data.credits ?? []).map((row) => ({
      name: line`${text(row.credit_name)} on the ${cardName(row)}`,
      card: row.card_id,
      required: row.enrol_required,
      enrolled: row.enrolled,
    })),
    ...access.data.access
      .filter(
        ({ network }) => names.length === 0 || names.includes(network) || names.includes("lounge"),
      )
      .map((row) => ({
        name: line`${text(row.network)} with the ${cardName(row.via_card)}`,
        card: row.via_card.card_id,
        required: row.enrol_required,
        enrolled: row.enrolled,
      })),
  ];
  const [name] = names;
  const benefit = perks.length > 0 || name === undefined ? undefined : benefitHeld(name, toolbox);
  if (benefit !== undefined) return benefit;
  const cards = idsOf(frame, "card");
  const fitting = perks.filter(({ card }) => cards.length === 0 || cards.includes(card));
  return answer({
    lead: [leadOf(fitting, names.length > 0)],
    details: names.length > 0 ? fitting.slice(1, MOST_ROWS).map(sentenceOf) : [],
    envelopes: [...(credits ? [credits.envelope] : []), access.envelope],
  });
}

/** A status or another benefit that a held card carries, which is neither credit nor lounge. */
function benefitHeld(name: string, toolbox: Toolbox): Draft | undefined {
  const { data, envelope } = ask(toolbox, "find_cards_by_benefit", {
    benefit: name,
    held_only: true,
  });
  const [first] = data.cards.flatMap(({ matched_benefits: benefits }) => benefits);
  if (first === undefined) return undefined;
  const cards = listed(data.cards.map(({ card_name: card }) => bold(text(card))));
  const enrol = first.enrollment_required === true ? line` It needs enrollment first.` : EMPTY;
  return answer({
    lead: [line`**Yes**: ${bold(text(first.name))} comes with the ${cards}.${enrol}`],
    envelopes: [envelope],
  });
}

function leadOf(perks: readonly Perk[], isNamed: boolean): Line {
  const [first] = perks;
  if (first === undefined) return line`No such benefit comes with the open cards of your wallet.`;
  if (isNamed) return sentenceOf(first);
  const needing = perks.filter(({ required }) => required === true);
  const open = needing.filter(({ enrolled }) => enrolled !== true);
  if (needing.length === 0) return line`None of these benefits is known to need enrollment.`;
  const done = open.length === 0 ? line` All of them are recorded as enrolled.` : EMPTY;
  return line`These need enrollment first: ${listed((open.length > 0 ? open : needing).slice(0, MOST_ROWS).map(({ name }) => bold(name)))}.${done}`;
}

function sentenceOf({ name, required, enrolled }: Perk): Line {
  if (required === undefined) return line`No source says whether ${bold(name)} needs enrollment.`;
  if (!required) return line`**No**: ${bold(name)} is automatic; no enrollment is needed.`;
  const done = enrolled === true ? line`; your wallet says that you are enrolled` : EMPTY;
  return line`**Yes**: ${bold(name)} needs enrollment first${done}.`;
}
