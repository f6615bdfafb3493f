import { ask, type DataOf } from "../../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../../compose/draft.ts";
import { count, date, text } from "../../compose/figures.ts";
import {
  bold,
  EMPTY,
  ifKnown,
  type Line,
  line,
  listed,
  sentence,
  when,
} from "../../compose/line.ts";
import { verdict } from "../../compose/verdict.ts";
import { holder, possessive } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { cardChange } from "../renewal/card-change.ts";
import { knowsSpend } from "../purchase/spend.ts";
import { asksForAdvice } from "../renewal/verdict.ts";

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
  const { wallet, today } = toolbox.scene;
  const named = idsOf(frame, "card");
  const [issuer] = idsOf(frame, "issuer");
  const isAnother = frame.constraints.some(({ column }) => column === "another");
  if (issuer !== undefined && (named.length === 0 || isAnother)) {
    return answerOfIssuer(issuer, frame, toolbox);
  }
  // "The Reserve's bonus, if I already have the Preferred": the held card is only background.
  const isHeld = (id: string): boolean => wallet.cards.some(({ card_id: held }) => held === id);
  const card = named.find((id) => !isHeld(id)) ?? named[0];
  if (card === undefined) return askBack(line`Which card do you mean?`);
  const { data, envelope } = ask(toolbox, "check_eligibility", {
    card,
    owner: frame.owner,
    on_date: frame.spans.find(({ from }) => from >= today)?.from,
  });
  const stopping = data.verdicts.filter(({ result }) => result !== "pass");
  const gain = data.application === "fail" ? undefined : gainOf(frame, toolbox);
  return answer({
    lead: [...(gain?.lead ?? []), leadOf(frame, data)],
    details: [
      ...stopping.map((one) => line`**${text(one.name)}**: ${text(one.reason)}`),
      ifKnown(data.bonus_again, ({ says }) => line`${text(says)}`),
    ],
    caveats: [
      when(
        named.some((id) => id !== card && !isHeld(id)),
        () =>
          line`This uses the accounts in your wallet; other cards you mentioned are not counted.`,
      ),
      CAVEATS.terms,
      ...(gain?.caveats ?? []),
    ],
    envelopes: [envelope, ...(gain?.envelopes ?? [])],
  });
}

/** The gain from a card, for "should I get it": being eligible is no reason to apply. */
function gainOf(frame: Frame, toolbox: Toolbox): Draft | undefined {
  if (!asksToGet(frame) || !knowsSpend(frame, toolbox)) return undefined;
  const change = cardChange.answer({ ...frame, topic: "card_change", verb: "add" }, toolbox);
  return change.kind === "answer" ? change : undefined;
}

const asksToGet = (frame: Frame): boolean => frame.focus === "whether" && asksForAdvice(frame);

/** "When" leads with the date; "does a rule stop me" gets nothing that reads as a yes. */
function leadOf(frame: Frame, data: DataOf<"check_eligibility">): Line {
  const { application, bonus, takes_applications: isOpen, clears_on: day } = data;
  const name = bold(text(data.card.card_name));
  const who = holder(data.owner);
  const isLater = day !== undefined && day > data.on_date;
  if (frame.focus === "when" && day !== undefined) {
    return isLater
      ? line`${name} clears every rule on **${date(day)}**, if nothing new is opened.`
      : line`No rule we know of blocks ${name} today.`;
  }
  if (frame.negated && isOpen && application !== "fail" && bonus !== "fail") {
    return line`**No rule** we know of stops ${who} from getting ${name} and its welcome bonus.`;
  }
  const opens = isLater ? line` That ends on **${date(day)}**.` : EMPTY;
  const word = frame.negated ? line`**Yes**` : line`**No**`;
  if (!isOpen) return line`${word}, ${name} takes no new applications.${opens}`;
  if (application === "fail")
    return line`${word}, a rule blocks an application for ${name}.${opens}`;
  if (bonus === "fail")
    return sentence(line`${who} can apply for ${name}, but **not its welcome bonus**.${opens}`);
  if (application !== "pass" || bonus !== "pass")
    return line`No rule we know of rules out ${name}, but some could not be checked.${opens}`;
  return asksToGet(frame)
    ? line`The issuer's rules let ${who} get ${name} and its welcome bonus.`
    : line`**Yes**, by the issuer's published rules, ${name} and its welcome bonus are open to ${who}; nobody can say whether the bank will approve it.`;
}

/** Counts one person's accounts by the issuers' rules, and says when the next one drops off. */
export const applications = definePlan(answerApplications, { takes: ["owner", "issuer"] });

const FIVE_24 = "chase-5-24";
const NO_RULE = line`No rule we know of counts your accounts.`;

function answerApplications(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_application_history", { owner: frame.owner });
  const five = data.counts[FIVE_24];
  const told = five === undefined ? [NO_RULE] : [countOf(five, data.owner), dropsOf(five)];
  return answer({
    lead: frame.focus === "when" ? told.toReversed() : told,
    details: rulesOf(frame, toolbox)
      .flatMap((rule) => data.counts[rule] ?? [])
      .filter(({ count: own }) => own > 0)
      .map((one) => line`${text(one.name)}: ${count(one.count)} counted`),
    caveats: [CAVEATS.terms],
    envelopes: [envelope],
  });
}

type Counted = DataOf<"get_application_history">["counts"][string];

function countOf(five: Counted, owner: string): Line {
  const maybe =
    five.may_count === 0 ? EMPTY : line` for certain, and ${count(five.may_count)} more may`;
  return line`By ${text(five.name)}, **${count(five.count)}** of ${possessive(owner)} accounts count${maybe}.`;
}

/** By 5/24 alone: other rules drop the same account on other days. */
function dropsOf({ next_drop_off: day, counted }: Counted): Line {
  if (day === undefined) return EMPTY;
  const names = counted
    .filter(({ counts_until: last }) => last !== undefined && last < day)
    .map(({ card_name: name }) => bold(text(name)));
  return line`The next to drop off is ${listed(names)}, on **${date(day)}**.`;
}

/** The rules of the banks named; 5/24 is in the lead already. */
function rulesOf(frame: Frame, { scene: { facts } }: Toolbox): readonly string[] {
  const issuers = idsOf(frame, "issuer");
  return facts.facts.tables.issuerRules
    .filter(
      ({ issuer, rule_id: id }) => issuer !== "Chase" && issuers.includes(issuer) && id !== FIVE_24,
    )
    .map(({ rule_id: id }) => id);
}

type Checked = DataOf<"check_eligibility">;

const MAX_NAMED = 3;

/** Checks every personal card of a bank that the member does not hold. */
function answerOfIssuer(issuer: string, frame: Frame, toolbox: Toolbox): Draft {
  const { wallet, facts } = toolbox.scene;
  const held = new Set(wallet.cards.map(({ card_id: id }) => id));
  const found = facts.facts.tables.cards
    .filter(
      (one) =>
        one.issuer === issuer &&
        one.status === "open" &&
        one.card_type === "personal" &&
        !held.has(one.id),
    )
    .map(({ id }) => ask(toolbox, "check_eligibility", { card: id, owner: frame.owner }));
  const checked = found.map(({ data }) => data);
  return answer({
    lead: [leadOfIssuer(issuer, checked, frame.negated)],
    details: reasonsAgainst(checked),
    caveats: [line`This covers personal cards that you do not hold.`, CAVEATS.terms],
    envelopes: found.map(({ envelope }) => envelope),
  });
}

function leadOfIssuer(issuer: string, checked: readonly Checked[], asksIfNot: boolean): Line {
  const bank = text(issuer);
  const [first] = checked;
  if (first === undefined) return line`The catalog has no other personal cards from ${bank}.`;
  const open = checked.filter((one) => one.application !== "fail");
  const withBonus = open.filter(
    (one) => one.application === "pass" && one.bonus === "pass" && one.offer_now !== undefined,
  );
  if (withBonus.length > 0) {
    return line`${verdict(!asksIfNot)}by the rules we know, ${holder(first.owner)} can get other cards from ${bank} with their welcome bonus, such as ${namesOf(withBonus)}; nobody can say whether the bank will approve it.`;
  }
  if (open.length > 0) {
    return line`No rule we know of definitely blocks an application for ${namesOf(open)}, but not every rule can be checked.`;
  }
  const [soonest] = checked.flatMap(({ clears_on: day }) => day ?? []).toSorted();
  const opens =
    soonest === undefined
      ? EMPTY
      : line` The first opens on **${date(soonest)}**, if nothing new is opened.`;
  return line`${verdict(asksIfNot)}a rule blocks an application for every other card from ${bank}.${opens}`;
}

const namesOf = (cards: readonly Checked[]): Line =>
  listed(cards.slice(0, MAX_NAMED).map(({ card }) => bold(text(card.card_name))));

/** Each rule that stops an application, once. */
function reasonsAgainst(checked: readonly Checked[]): readonly Line[] {
  const stopping = checked.flatMap(({ verdicts }) =>
    verdicts.filter(({ result, stops }) => result === "fail" && stops === "application_denied"),
  );
  return [...new Map(stopping.map((one) => [one.rule, one])).values()].map(
    (one) => line`**${text(one.name)}**: ${text(one.reason)}`,
  );
}
