import { ask, type DataOf } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { count, date, text } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed } from "../compose/line.ts";
import { holder, possessive } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { cardChange } from "./card-change.ts";
import { knowsSpend } from "./spend.ts";
import { answerOfIssuer } from "./issuer-eligibility.ts";
import { asksForAdvice } from "./verdict.ts";

/** Eligibility for a card and its welcome bonus: the rules that stop it, and until when. */
export const eligibility = definePlan(answerEligibility, {
  takes: ["card", "issuer", "owner", "spans"],
  columns: {
    another: {
      unit: "flag",
      words: ["another", "a different", "one more", "next get", "next apply", "other card"],
    },
  },
});

function answerEligibility(frame: Frame, toolbox: Toolbox): Draft {
  const named = idsOf(frame, "card");
  const [issuer] = idsOf(frame, "issuer");
  const isAnother = frame.constraints.some(({ column }) => column === "another");
  if (issuer !== undefined && (named.length === 0 || isAnother)) {
    return answerOfIssuer(issuer, frame, toolbox);
  }
  // "The Reserve's bonus, if I already have the Preferred": what is held is only told.
  const held = new Set(toolbox.scene.wallet.cards.map(({ card_id: id }) => id));
  const card = named.find((id) => !held.has(id)) ?? named[0];
  if (card === undefined) return askBack(line`Which card do you mean?`);
  const input = { card, owner: frame.owner, on_date: dayOf(frame, toolbox) };
  const { data, envelope } = ask(toolbox, "check_eligibility", input);
  const name = bold(text(data.card.card_name));
  const { clears_on: day } = data;
  const isLater = day !== undefined && day > data.on_date;
  const opens = isLater ? line` That ends on **${date(day)}**.` : EMPTY;
  const stopping = data.verdicts.filter(({ result }) => result !== "pass");
  const gain = data.application === "fail" ? undefined : gainOf(frame, toolbox);
  return answer({
    lead: [...(gain?.lead ?? []), leadOf(frame, data, name, opens)],
    details: stopping.map((one) => line`**${text(one.name)}**: ${text(one.reason)}`),
    caveats: [CAVEATS.terms, ...(gain?.caveats ?? [])],
    envelopes: [envelope, ...(gain?.envelopes ?? [])],
  });
}

/** Whether to get a card is decided by what it brings; that it can be had is no yes to that. */
function gainOf(frame: Frame, toolbox: Toolbox): Draft | undefined {
  if (!asksToGet(frame) || !knowsSpend(frame, toolbox)) return undefined;
  const change = cardChange.answer({ ...frame, topic: "card_change", verb: "add" }, toolbox);
  return change.kind === "answer" ? change : undefined;
}

const asksToGet = (frame: Frame): boolean => frame.focus === "whether" && asksForAdvice(frame);

/** The day that is asked about, when it is still to come. */
const dayOf = ({ spans }: Frame, { scene }: Toolbox): string | undefined =>
  spans.find(({ from }) => from >= scene.today)?.from;

/** Asked when, the day leads; asked whether a rule stops it, nothing is said that reads as a yes. */
function leadOf(
  frame: Frame,
  data: Parameters<typeof resultOf>[0] & {
    readonly clears_on?: string | undefined;
    readonly on_date: string;
    readonly owner: string;
  },
  name: Line,
  opens: Line,
): Line {
  const { clears_on: day } = data;
  if (frame.focus === "when" && day !== undefined) {
    return day > data.on_date
      ? line`Every rule clears for ${name} on **${date(day)}**, if nothing new is opened.`
      : line`No rule that we know stops ${name} today.`;
  }
  const stops = data.application === "fail" || data.bonus === "fail";
  if (frame.negated && !stops && data.takes_applications) {
    return line`**No rule** that we know stops you: ${name} and its welcome bonus pass.`;
  }
  const isOpen = data.application === "pass" && data.bonus === "pass" && data.takes_applications;
  if (!isOpen) return line`${resultOf(data, name, frame.negated)}${opens}`;
  const who = holder(data.owner);
  return asksToGet(frame)
    ? line`The issuer's rules let ${who} get ${name} and its welcome bonus.`
    : line`**Yes**, ${name} and its welcome bonus are open to ${who} by the issuer's rules.`;
}

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
  isNegated: boolean,
): Line {
  const verdict = isNegated ? line`**Yes**` : line`**No**`;
  if (!isOpen) return line`${verdict}, ${name} takes no new applications.`;
  if (application === "fail") return line`${verdict}, a rule stops an application for ${name}.`;
  if (bonus === "fail") return line`You can apply for ${name}, but **not its welcome bonus**.`;
  return line`No rule we know rules out ${name}, but some could not be checked.`;
}

/** Rules of other banks are told when their bank is named, and it is not the one of 5/24. */
function isOfIssuer(rule: string, frame: Frame, { scene }: Toolbox): boolean {
  const issuers = idsOf(frame, "issuer").filter((one) => one !== "Chase");
  const found = scene.facts.facts.tables.issuerRules.find(({ rule_id: id }) => id === rule);
  return found !== undefined && issuers.includes(found.issuer);
}

type Counted = DataOf<"get_application_history">["counts"][string];

/** By 5/24 alone: other rules drop the same account on other days. */
function dropsOf({ next_drop_off: day, counted }: Counted): Line {
  if (day === undefined) return EMPTY;
  const names = counted
    .filter(({ counts_until: last }) => last !== undefined && last < day)
    .map(({ card_name: name }) => bold(text(name)));
  return line`The next to drop off is ${listed(names)}, on **${date(day)}**.`;
}

/** How one person's accounts count by the issuers' rules, and when the next one drops off. */
export const applications = definePlan(answerApplications, { takes: ["owner", "issuer"] });

function answerApplications(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_application_history", { owner: frame.owner });
  const five = data.counts["chase-5-24"];
  const drops = five === undefined ? EMPTY : dropsOf(five);
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
    lead: (frame.focus === "when" ? [drops, counted] : [counted, drops]).filter(
      ({ text: said }) => said !== "",
    ),
    details: Object.entries(data.counts)
      .filter(([rule, one]) => one !== five && one.count > 0 && isOfIssuer(rule, frame, toolbox))
      .map(([, one]) => line`${text(one.name)}: ${count(one.count)} counted`),
    caveats: [CAVEATS.terms],
    envelopes: [envelope],
  });
}
