import type { DataOf } from "../../ask.ts";
import { counted, date, points, text, usd } from "../../compose/figures.ts";
import {
  bold,
  EMPTY,
  ifKnown,
  ifMore,
  join,
  type Line,
  line,
  listed,
  sentence,
  when,
} from "../../compose/line.ts";
import { possessive } from "../../compose/whose.ts";
import type { Frame } from "../../frame.ts";
import { asksForAdvice } from "./verdict.ts";

/* Texts about product changes. */

export type Changes = DataOf<"list_product_change_options">;
export type Option = Changes["options"][number];
type Risk = Option["points_at_risk"][number];

const MAX_BENEFITS = 2;
const MAX_ASKED = 10;

export const isKnown = (one: Option): boolean => one.path === "documented" && !isDisputed(one);

const isDisputed = ({ confidence }: Option): boolean => confidence === "disputed";

/** "Can" gets a yes or no; "should" gets only the figures. */
export function verdictOn({ focus, asks }: Frame, options: readonly Option[]): Line {
  if (focus !== "whether" || asksForAdvice({ asks })) return EMPTY;
  const known = options.filter(isKnown);
  if (options.length === 0) return EMPTY;
  if (known.length === 0) return line`**Perhaps**: `;
  return known.every((one) => one.old_enough === false) ? line`**Not yet**: ` : line`**Yes**: `;
}

/** "It can become A ($0 a year) or B"; disputed and unconfirmed ones stand apart. */
export function optionsTold(verdict: Line, name: Line, options: readonly Option[]): Line {
  const known = options.filter(isKnown);
  const disputed = options.filter(isDisputed);
  const others = options.filter((one) => one.path === "unknown");
  if (known.length > 0) {
    return join([
      sentence(line`${verdict}${name} can become ${namesOf(known)}`),
      when(disputed.length > 0, () => line`Sources disagree on ${namesOf(disputed)}.`),
      when(others.length > 0, () => line`No source confirms ${namesOf(others)}.`),
    ]);
  }
  const doubt = disputed.length > 0 ? line`sources disagree` : line`no source confirms it`;
  const doubted = disputed.length > 0 ? disputed : others;
  return sentence(
    line`${verdict}${name} may be able to become ${namesOf(doubted)}, but ${doubt}; ask the issuer`,
  );
}

const namesOf = (all: readonly Option[]): Line => listed(all.map(nameOf), "or");

function nameOf({ to_card: { card_name: name }, to_fee_usd: fee }: Option): Line {
  const costs = fee === 0 ? line`no annual fee` : line`${usd(fee)} a year`;
  return line`${bold(text(name))} (${costs})`;
}

/** The earliest date for the change, if the question wants it or it is still ahead. */
export function dayOf(frame: Frame, data: Changes, options: readonly Option[]): Line {
  const asked = options.find(isKnown) ?? options[0];
  if (asked === undefined) return EMPTY;
  const day = asked.earliest_on;
  const isAsked = frame.focus === "when" || frame.column === "earliest_on";
  if (day === undefined)
    return isAsked || frame.focus === "whether"
      ? line`The earliest day is not known${data.opened_on === undefined ? line`, because your wallet does not say when it was opened` : EMPTY}.`
      : EMPTY;
  if (asked.old_enough === false) return line`The earliest day is **${date(day)}**.`;
  return isAsked || frame.focus === "whether"
    ? line`${text(isKnown(asked) ? "It can be done now: the" : "The")} account has been old enough since ${date(day)}.`
    : EMPTY;
}

export function detailsOf(
  frame: Frame,
  options: readonly Option[],
  owner: string,
): readonly Line[] {
  const [first] = options;
  if (first === undefined) return [];
  const warned = options.flatMap((one) => (one.path === "documented" ? warningsOf(one) : []));
  return [savingOf(first), ...lostOf(frame, first), ...risksOf(options, owner), ...warned];
}

function savingOf({ to_card: to, from_fee_usd: from, fee_difference_usd: more }: Option): Line {
  if (more === 0) return EMPTY;
  if (more > 0)
    return line`The ${text(to.card_name)} costs ${usd(more)} a year more than the ${usd(from)} now.`;
  return -more === from
    ? line`The ${text(to.card_name)} saves the whole fee of ${usd(from)} a year.`
    : line`The ${text(to.card_name)} saves ${usd(-more)} a year of the ${usd(from)} fee.`;
}

const warningsOf = ({ to_card: to, warnings }: Option): readonly Line[] =>
  warnings.map((one) => line`${text(to.card_name)}: ${text(one)}`);

function lostOf(frame: Frame, { to_card: to, lost, gained }: Option): readonly Line[] {
  const most = frame.column === "lost" ? MAX_ASKED : MAX_BENEFITS;
  const tell = (what: Line, rows: Option["lost"]): readonly Line[] => {
    if (rows.length === 0) return [];
    const names = rows
      .slice(0, most)
      .map(({ name, detail }) =>
        detail === "" ? line`${text(name)}` : line`${text(name)} (${text(detail)})`,
      );
    const more = rows.length > most ? line`, among others` : EMPTY;
    return [line`${what} ${text(to.card_name)}: ${listed(names)}${more}.`];
  };
  const gives = tell(line`You would give up, with the`, lost);
  return frame.column === "lost" ? [...gives, ...tell(line`New with the`, gained)] : gives;
}

/** The fate of the points, grouping options with the same outcome. */
export function risksOf(options: readonly Option[], owner: string): readonly Line[] {
  const risks = options.flatMap(({ points_at_risk: all }) => all);
  const outcomes = new Map(risks.map((risk) => [JSON.stringify(risk), risk]));
  return [...outcomes].map(([key, risk]) => {
    const same = options.filter(({ points_at_risk: all }) =>
      all.some((one) => JSON.stringify(one) === key),
    );
    const names = listed(
      same.map(({ to_card: to }) => text(to.card_name)),
      "or",
    );
    return riskTold(risk, owner, line`As the ${names}`);
  });
}

/** The fate of an owner's points, after "if you close it" or "as the Preferred". */
export function riskTold(risk: Risk, owner: string, after: Line): Line {
  const what = line`${possessive(owner)} **${points(risk.points)}** ${text(risk.program_name)} points`;
  if (risk.risk === "account_closure") {
    const worth = ifKnown(risk.value_usd, (value) => line` (worth about ${usd(value)})`);
    const days = ifMore(risk.days_left, (left) => line` within ${counted(left, ["day", "days"])}`);
    return line`${after}, you lose ${what}${worth}${days}: use them or transfer them to a partner first.`;
  }
  return risk.risk === "no_transfers"
    ? line`${after}, you keep ${what}, but ${lockedOf(risk)}.`
    : line`${after}, you keep ${what} and can still transfer them, but ${lessOf(risk)}.`;
}

function lockedOf({ value_usd: before, value_after_usd: now }: Risk): Line {
  const instead = ifKnown(before, (value) => line` instead of ${usd(value)}`);
  const counts = ifKnown(now, (value) => line`; they are worth ${usd(value)}${instead}`);
  return line`they can no longer move to transfer partners${counts}`;
}

/** How transferable points lose value. */
const lessOf = ({ worse = [], value_after_usd: after }: Risk): Line =>
  worse.length === 0
    ? line`they are worth ${usd(after ?? 0)}`
    : line`they ${listed(
        worse.map(({ to, was, now }) =>
          now === undefined
            ? line`no longer transfer to ${text(to)}`
            : line`transfer to ${text(to)} at **${text(now)}** instead of ${text(was)}`,
        ),
      )}`;
