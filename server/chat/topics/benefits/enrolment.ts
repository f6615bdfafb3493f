import { PROTECTIONS } from "../../../../data/vocab.ts";
import { ask, tryAsk } from "../../ask.ts";
import { answer, answeredBy, type Draft } from "../../compose/draft.ts";
import { text } from "../../compose/figures.ts";
import { EMPTY, type Line, line, listed, listedSome, when } from "../../compose/line.ts";
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
  if (PROTECTIONS.some((one) => one === name)) return answeredBy({ ...frame, topic: "protection" });
  if (perks.length === 0 && name !== undefined) return otherBenefit(name, frame, toolbox);
  const fitting = perks.filter(({ card }) => cards.length === 0 || cards.includes(card));
  const told = name === undefined ? [] : fitting.slice(0, MAX_ROWS).map(sentenceOf);
  return answer({
    lead: [fitting.length === 0 ? NONE : (told[0] ?? needing(fitting))],
    details: told.slice(1),
    envelopes: [...(credits ? [credits.envelope] : []), envelope],
  });
}

/** Another benefit of a held card, such as status; if none has it, the cards that carry it. */
function otherBenefit(name: string, frame: Frame, toolbox: Toolbox): Draft {
  const search = (held: boolean) =>
    ask(toolbox, "find_cards_by_benefit", { benefit: name, held_only: held });
  const { data, envelope } = search(true);
  const found = data.cards.flatMap(({ matched_benefits: benefits }) => benefits);
  const benefits = [...new Map(found.map((one) => [one.name, one])).values()];
  const namesOf = (cards: typeof data.cards): Line =>
    listedSome(
      cards.map(({ card_name: card }) => line`**${text(card)}**`),
      MAX_ROWS,
    );
  if (benefits.length === 0) {
    const others = search(false);
    const { cards } = others.data;
    return answer({
      lead: [NONE],
      // A list that ignores a condition of the question would answer another question.
      details: [
        when(
          cards.length > 0 && frame.unread.length === 0,
          () => line`Cards that have it: ${namesOf(cards)}.`,
        ),
      ],
      envelopes: [others.envelope],
    });
  }
  const told = benefits.slice(0, MAX_ROWS).map(({ name: benefit, enrollment_required: enrol }) => {
    const cards = data.cards.filter(({ matched_benefits: all }) =>
      all.some((one) => one.name === benefit),
    );
    const first = when(enrol === true, () => line` (enroll first)`);
    return line`**${text(benefit)}** with the ${namesOf(cards)}${first}`;
  });
  return answer({ lead: [line`**Yes**: ${listed(told)}.`], envelopes: [envelope] });
}

const NONE = line`No open card in your wallet has such a benefit.`;

/** Benefits still to enroll in. */
function needing(perks: readonly Perk[]): Line {
  const open = perks.filter(({ required, enrolled }) => required === true && enrolled !== true);
  return open.length === 0
    ? line`We know of no enrollment left to do for these benefits.`
    : line`These need enrollment first: ${listedSome(
        open.map(({ name }) => name),
        MAX_ROWS,
      )}.`;
}

function sentenceOf({ name, required, enrolled }: Perk): Line {
  if (required === undefined) return line`No source says whether ${name} needs enrollment.`;
  if (!required) return line`**No**: ${name} is automatic; no enrollment is needed.`;
  const done = enrolled === true ? line`; your wallet says you are enrolled` : EMPTY;
  return line`**Yes**: ${name} needs enrollment first${done}.`;
}
