import { ask } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { count, date, text } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import { cardName, possessive } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

/** Eligibility for a card and its welcome bonus: the rules that stop it, and until when. */
export const eligibility = definePlan(answerEligibility, {
  takes: ["card", "owner", "spans"],
});

function answerEligibility(frame: Frame, toolbox: Toolbox): Draft {
  const [card] = idsOf(frame, "card");
  if (card === undefined) return askBack(line`Which card do you mean?`);
  const input = { card, owner: frame.owner, on_date: dayOf(frame, toolbox) };
  const { data, envelope } = ask(toolbox, "check_eligibility", input);
  const name = bold(text(data.card.card_name));
  const { clears_on: day } = data;
  const isLater = day !== undefined && day > data.on_date;
  const opens = isLater ? line` That ends on **${date(day)}**.` : EMPTY;
  const stopping = data.verdicts.filter(({ result }) => result !== "pass");
  return answer({
    lead: [line`${resultOf(data, name)}${opens}`],
    details: stopping.map((one) => line`**${text(one.name)}**: ${text(one.reason)}`),
    caveats: [CAVEATS.terms, ...unreadOf(frame)],
    envelopes: [envelope],
  });
}

/** The day that is asked about, when it is still to come. */
const dayOf = ({ spans }: Frame, { scene }: Toolbox): string | undefined =>
  spans.find(({ from }) => from >= scene.today)?.from;

function resultOf(
  {
    application,
    bonus,
    takes_applications: isOpen,
  }: {
    readonly application: string;
    readonly bonus: string;
    readonly takes_applications: boolean;
  },
  name: Line,
): Line {
  if (!isOpen) return line`**No**, ${name} takes no new applications.`;
  if (application === "fail") return line`**No**, a rule stops an application for ${name}.`;
  if (bonus === "fail") return line`You can apply for ${name}, but **not its welcome bonus**.`;
  return application === "pass" && bonus === "pass"
    ? line`**Yes**, ${name} and its welcome bonus are open to you by the issuer's rules.`
    : line`No rule we know rules out ${name}, but some could not be checked.`;
}

/** How one person's accounts count by the issuers' rules, and when the next one drops off. */
export const applications = definePlan(answerApplications, { takes: ["owner", "issuer"] });

function answerApplications(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_application_history", { owner: frame.owner });
  const next = data.next_drop_off;
  const drops =
    next === undefined
      ? EMPTY
      : line`The next to drop off is ${listed(next.accounts.map(cardName))}, on **${date(next.on)}**.`;
  const five = data.counts["chase-5-24"];
  const whose = possessive(data.owner);
  const maybe =
    five === undefined || five.may_count === 0
      ? EMPTY
      : line` for certain, and ${count(five.may_count)} more may`;
  const counted =
    five === undefined
      ? line`No rule that we know counts your accounts.`
      : line`By ${text(five.name)}, **${count(five.count)}** of ${whose} accounts count${maybe}.`;
  return answer({
    lead: [counted, drops].filter(({ text: said }) => said !== ""),
    details: Object.values(data.counts)
      .filter((one) => one !== five && one.count > 0)
      .map((one) => line`${text(one.name)}: ${count(one.count)} counted`),
    caveats: [CAVEATS.terms, ...unreadOf(frame)],
    envelopes: [envelope],
  });
}
