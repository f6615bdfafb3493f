import { ask, type DataOf } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { date, text } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed } from "../compose/line.ts";
import { holder } from "../compose/whose.ts";
import type { Frame } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";

type Checked = DataOf<"check_eligibility">;

const MOST_NAMED = 3;

/** Whether a bank's rules let a person get another of its personal cards, whichever it is. */
export function answerOfIssuer(issuer: string, frame: Frame, toolbox: Toolbox): Draft {
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
    lead: [leadOf(issuer, checked)],
    details: reasonsAgainst(checked),
    caveats: [line`This is about personal cards that you do not hold.`, CAVEATS.terms],
    envelopes: found.map(({ envelope }) => envelope),
  });
}

function leadOf(issuer: string, checked: readonly Checked[]): Line {
  const bank = text(issuer);
  const [first] = checked;
  if (first === undefined) return line`There is no other personal card of ${bank} in the catalog.`;
  const open = checked.filter((one) => one.application !== "fail");
  const withBonus = open.filter((one) => one.application === "pass" && one.bonus === "pass");
  if (withBonus.length > 0) {
    return line`**Yes**: by the rules we know, ${holder(first.owner)} can get other cards of ${bank} with their welcome bonus, such as ${namesOf(withBonus)}.`;
  }
  if (open.length > 0) {
    return line`No rule that we know surely stops an application for ${namesOf(open)}, but not every rule can be checked.`;
  }
  const [soonest] = checked.flatMap(({ clears_on: day }) => day ?? []).toSorted();
  const opens =
    soonest === undefined
      ? EMPTY
      : line` The first opens on **${date(soonest)}**, if nothing new is opened.`;
  return line`**No**: a rule stops an application for each other card of ${bank}.${opens}`;
}

const namesOf = (cards: readonly Checked[]): Line =>
  listed(cards.slice(0, MOST_NAMED).map(({ card }) => bold(text(card.card_name))));

/** Each rule that stops an application, once. */
function reasonsAgainst(checked: readonly Checked[]): readonly Line[] {
  const stopping = checked.flatMap(({ verdicts }) =>
    verdicts.filter(({ result, stops }) => result === "fail" && stops === "application_denied"),
  );
  return [...new Map(stopping.map((one) => [one.rule, one])).values()].map(
    (one) => line`**${text(one.name)}**: ${text(one.reason)}`,
  );
}
