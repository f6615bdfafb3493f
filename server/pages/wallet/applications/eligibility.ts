import { type Html, html } from "../../../look/html.ts";
import type { DataOf, Found } from "../../../tools/desk.ts";
import type { checkCardEligibility } from "../../../tools/offers/check-eligibility.ts";
import { toShortDay } from "../../page/dates.ts";
import { type Line, plainList } from "../../page/lists.ts";
import { toSentences, withDays } from "../words.ts";
import { RESULT_WORDS } from "./counts.ts";

export type Eligibility = Found<DataOf<typeof checkCardEligibility>>;
type Data = Eligibility["data"];

const VERDICTS = {
  pass: "No known rule stops",
  fail: "A rule stops",
  unknown: "A rule may stop",
} as const;

/** The verdict on a card and its bonus, with each rule's result. */
export const toEligibility = ({ data, warnings }: Eligibility): Html =>
  html`<h2 id="checked">${data.card.card_name}</h2>
    <p class="lead">${toVerdict(data)}</p>
    ${data.offer_now !== undefined && toOffer(data.offer_now)}
    ${warnings.length > 0 && html`<p class="hint">${toSentences(warnings)}</p>`}
    ${plainList(data.verdicts.map(toRow))}`;

function toVerdict(data: Data): Html {
  const { successor, application, bonus, clears_on: clears, on_date: today } = data;
  if (!data.takes_applications) {
    return html`It takes no new
    applications.${successor !== undefined && ` Its successor is ${successor.card_name}.`}`;
  }
  const isClear = application === "pass" && bonus === "pass";
  const when =
    clears === undefined
      ? html`Waiting alone does not clear it.`
      : html`If you open nothing new, all rules clear on <strong>${toShortDay(clears)}</strong>.`;
  return html`${VERDICTS[application]} the application. ${VERDICTS[bonus]} the bonus.
  ${(!isClear || (clears !== undefined && clears > today)) && when}`;
}

const toOffer = ({ seen_on: seen, steps }: NonNullable<Data["offer_now"]>): Html =>
  html`<p>
    Offer seen on ${toShortDay(seen)}: ${withDays(steps.map(({ text }) => text).join(", then "))}.
  </p>`;

const toRow = ({ name, result, clears_on: clears, reason }: Data["verdicts"][number]): Line => ({
  what: name,
  hint: html`${clears !== undefined && html`Clears ${toShortDay(clears)}. `}${toSentences([reason])}`,
  amount: RESULT_WORDS[result],
});
