import { ask, tryAsk } from "../../ask.ts";
import { answer, type Draft } from "../../compose/draft.ts";
import { text } from "../../compose/figures.ts";
import { EMPTY, type Line, line, listed } from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

interface Perk {
  readonly name: Line;
  readonly card: string;
  readonly required: boolean | undefined;
  readonly enrolled: boolean | undefined;
}

/** Credits and lounges of held cards that need enrollment first. */
export const enrolment = definePlan(answerEnrolment, {
  takes: ["benefit", "merchant", "card", "owner"],
});

const MAX_ROWS = 8;

function answerEnrolment(frame: Frame, toolbox: Toolbox): Draft {
  const { owner } = frame;
  const names = [...idsOf(frame, "benefit"), ...idsOf(frame, "merchant")];
  const [name] = names;
  const cards = idsOf(frame, "card");
  const credits = tryAsk(toolbox, "list_credits", {
    owner,
    names: name === undefined ? undefined : names,
  });
  const { data, envelope } = ask(toolbox, "list_lounge_access", { owner });
  const lounges = data.access.filter(
    ({ network }) => name === undefined || names.includes(network) || names.includes("lounge"),
  );
  const perks: readonly Perk[] = [
    ...(credits?.data.credits ?? []).map((row) => ({
      name: line`**${text(row.credit_name)} on the ${cardName(row)}**`,
      card: row.card_id,
      required: row.enrol_required,
      enrolled: row.enrolled,
    })),
    ...lounges.map((row) => ({
      name: line`**${text(row.network)} with the ${cardName(row.via_card)}**`,
      card: row.via_card.card_id,
      required: row.enrol_required,
      enrolled: row.enrolled,
    })),
  ];
  const other = perks.length > 0 || name === undefined ? undefined : otherBenefit(name, toolbox);
  if (other !== undefined) return other;
  const fitting = perks.filter(({ card }) => cards.length === 0 || cards.includes(card));
  const told = name === undefined ? [] : fitting.slice(0, MAX_ROWS).map(sentenceOf);
  const none = line`No such benefit comes with the open cards of your wallet.`;
  return answer({
    lead: [fitting.length === 0 ? none : (told[0] ?? needing(fitting))],
    details: told.slice(1),
    envelopes: [...(credits ? [credits.envelope] : []), envelope],
  });
}

/** A status or another benefit that a held card carries, which is neither credit nor lounge. */
function otherBenefit(name: string, toolbox: Toolbox): Draft | undefined {
  const input = { benefit: name, held_only: true };
  const { data, envelope } = ask(toolbox, "find_cards_by_benefit", input);
  const [first] = data.cards.flatMap(({ matched_benefits: benefits }) => benefits);
  if (first === undefined) return undefined;
  const cards = listed(data.cards.map(({ card_name: card }) => line`**${text(card)}**`));
  const enrol = first.enrollment_required === true ? line` It needs enrollment first.` : EMPTY;
  return answer({
    lead: [line`**Yes**: **${text(first.name)}** comes with the ${cards}.${enrol}`],
    envelopes: [envelope],
  });
}

/** Benefits still to enroll in. */
function needing(perks: readonly Perk[]): Line {
  const open = perks.filter(({ required, enrolled }) => required === true && enrolled !== true);
  return open.length === 0
    ? line`None of these benefits is known to need enrollment that you have not done.`
    : line`These need enrollment first: ${listed(open.slice(0, MAX_ROWS).map(({ name }) => name))}.`;
}

function sentenceOf({ name, required, enrolled }: Perk): Line {
  if (required === undefined) return line`No source says whether ${name} needs enrollment.`;
  if (!required) return line`**No**: ${name} is automatic; no enrollment is needed.`;
  const done = enrolled === true ? line`; your wallet says that you are enrolled` : EMPTY;
  return line`**Yes**: ${name} needs enrollment first${done}.`;
}
