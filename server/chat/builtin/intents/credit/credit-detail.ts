import * as z from "zod";
import { ask } from "../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  told,
} from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines, withVerdict } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { CREDIT_DETAIL } from "../../phrasings/credit.ts";
import { CREDIT_DETAIL_MORE } from "../../phrasings/credit-more.ts";
import { asksLacking } from "../../readings/asks-not.ts";
import { ofAsker, otherLines } from "../../readings/other-user.ts";
import { says } from "../../readings/says.ts";
import { ofKindNamed } from "../../readings/held-kind.ts";
import { ownerOfCard } from "../../readings/only-mine.ts";
import { asksWhose, asksWithout, ofEverybody } from "../../readings/rows-asked.ts";
import { idsOf } from "../../slots.ts";
import { amountsOf, mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { respondLounges } from "../lounge/lounge-access.ts";
import { respondProtection } from "../cover/protection.ts";
import { heldOf, preferHeld } from "../../readings/held-preferred.ts";
import { isTellable } from "../../compose/tellable.ts";
import { ANY_CREDIT, benefitsOf } from "./benefit-kind.ts";
import { catalogCredits } from "./catalog-credits.ts";
import { RESETS } from "./credit-conditions.ts";
import { creditsSaid, ofBankNamed } from "./credit-said.ts";
import { respondCertificates } from "./list-certificates.ts";
import { creditLeads, isYesAsked, leftOutLines } from "./credit-query.ts";
import type { Picked } from "./credit-columns.ts";
import { whetherLines } from "./credit-whether.ts";
import { respondList, withoutDraft } from "./list-credits.ts";
import {
  type Credit,
  creditLine,
  creditsIn,
  enrolLine,
  isAbout,
  merged,
  resetLine,
  withoutOthers,
} from "./credit-rows.ts";
import { withPast } from "./past-periods.ts";
import { someVsFee } from "./some-vs-fee.ts";

const MOST_SHOWN = 3;
/** Where all of a sort are asked for. */
const MOST_LISTED = 12;
const LISTS = /\b(?:which|each|all|every|list|them|they)\b/;
const MOST_DETAILS = 8;
const MOST_FOUND = 6;

/** One credit: what is left, when it resets, whether to enrol. */
export const creditDetail: Intent = {
  id: "credit_detail",
  group: "credit",
  label: "one credit: what is left and when it resets",
  likes: ["benefit", "merchant", "card"],
  needs: [],
  phrasings: `${CREDIT_DETAIL}${CREDIT_DETAIL_MORE}`,
  rules: [
    /^when does (?:the|my) (?:<card> )?<(?:credit|lounge|night|cover|status)> (?:reset|renew|refresh)$/,
  ],
  respond: (given, toolbox) => {
    const asked = preferHeld(ofAsker(given), toolbox.scene);
    const draft =
      someVsFee(asked, toolbox) ??
      withPast(respondDetail(asked, toolbox), asked, toolbox.scene.today);
    return { ...draft, result: [...draft.result, ...otherLines(given)] };
  },
};

/** "Uber One" is the membership alone, and not all that is paid at Uber. */
const withoutMembers = (asked: Understood): Understood => ({
  ...asked,
  mentions: asked.mentions.filter(
    ({ kind, start }) =>
      kind !== "merchant" ||
      !mentionsOf(asked, "benefit").some(
        (one) => one.start === start && one.ids.some((id) => id.endsWith(" membership")),
      ),
  ),
});

/** Lounges, covers and certificates are benefits too and are told by their own tools. */
export function respondDetail(given: Understood, toolbox: Toolbox): Draft {
  const asked = asksWhose(given) ? ofEverybody(given) : given;
  const { facts } = toolbox.scene;
  const benefits = benefitsOf(asked, "credit", facts).filter((id) => id !== ANY_CREDIT);
  const merchants = idsOf(withoutMembers(asked), "merchant", facts);
  if (benefits.length === 0) {
    // "Priority Pass" is a merchant too.
    if (benefitsOf(asked, "lounge", facts).length > 0) return respondLounges(asked, toolbox);
    if (benefitsOf(asked, "protection", facts).length > 0) return respondProtection(asked, toolbox);
    if (benefitsOf(asked, "certificate", facts).length > 0)
      return respondCertificates(asked, toolbox);
    const isOfKind = mentionsOf(asked, "category").length > 0;
    if (benefitsOf(asked, "credit", facts).length > 0 && !isOfKind)
      return respondList(asked, toolbox);
    if (merchants.length === 0) return respondSaid(asked, toolbox);
  }
  const list = ask(toolbox, "list_credits", ownerOfCard(asked, toolbox.scene));
  const cards = idsOf(asked, "card", facts);
  const stranger = cards.find((card) => heldOf(toolbox.scene, card, asked.owner).length === 0);
  const all = creditsIn(list);
  const about = all.filter(
    (row) => isAbout(row, { benefits, merchants }, facts) || isByName(row, asked),
  );
  const isMeant = ofKindNamed(asked, facts);
  const rows = about.filter(
    ({ card_id: id }) => (cards.length === 0 || cards.includes(id)) && isMeant(id),
  );
  if (rows.length === 0 && stranger !== undefined)
    return catalogCredits(stranger, benefits, toolbox);
  // "Capital One gives me $300 a year": by the sum, whatever else is named in passing.
  const bySum =
    about.length === 0 && amountsOf(asked, "usd").length > 0
      ? creditsSaid(all.filter(ofBankNamed(asked, facts)), asked, facts)
      : [];
  if (bySum.length > 0)
    return detailDraft({ list, all, rows: bySum, isNamed: true }, asked, toolbox);
  if (rows.length > 0 && asksLacking(asked) && asksWithout(asked))
    return withoutDraft(list, rows, toolbox);
  return rows.length === 0
    ? notHeld(list, asked, about, toolbox)
    : detailDraft({ list, all, rows, isNamed: true }, asked, toolbox);
}

/** "Bilt Cash", whose first word is a bank's name too. */
const isByName = ({ credit_name: name }: Credit, asked: Understood): boolean =>
  name.includes(" ") && ` ${asked.tokens.join(" ")} `.includes(` ${name.toLowerCase()} `);

const ALL_OF_IT =
  /\b(?:all|each|every|everything|unused|itemi[sz]e|list|credits|what (?:else )?(?:is|do i have|have i got) (?:still )?(?:left|open|remaining))\b/;

/** "When do they come back". */
const SEVERAL = /\b(?:they|them|those|these)\b/;

/** The credit that other words than its name tell of: "the airline fee thing on my platinum". */
function respondSaid(asked: Understood, toolbox: Toolbox): Draft {
  const { facts } = toolbox.scene;
  const cards = idsOf(asked, "card", facts);
  const list = ask(toolbox, "list_credits", ownerOfCard(asked, toolbox.scene));
  const all = creditsIn(list);
  const ofCards = all
    .filter(ofBankNamed(asked, facts))
    .filter(({ card_id: id }) => cards.length === 0 || cards.includes(id));
  const rows = creditsSaid(ofCards, asked, facts);
  if (rows.length > 0) return detailDraft({ list, all, rows, isNamed: true }, asked, toolbox);
  // "What is still unused on the Aspire": all of that card.
  const hasCredit = benefitsOf(asked, "credit", facts).length > 0;
  const isOfAll =
    hasCredit ||
    (cards.length > 0 && says(asked, ALL_OF_IT)) ||
    (says(asked, RESETS) && says(asked, SEVERAL));
  return isOfAll ? respondList(asked, toolbox) : clarify(line`Which credit do you mean?`);
}

function detailDraft(picked: Picked, asked: Understood, toolbox: Toolbox): Draft {
  const { list, all, rows } = picked;
  const order = rows.toSorted((a, b) => Number(a.status !== "open") - Number(b.status !== "open"));
  const leads = creditLeads(picked, asked, toolbox);
  const isLed = leads.length > 0;
  const shown = merged(order).slice(
    0,
    isLed ? MOST_DETAILS : says(asked, LISTS) ? MOST_LISTED : MOST_SHOWN,
  );
  const [first] = shown;
  // "When does it reset, and have I used any of it": in the order of the question.
  const isResetFirst = !isLed && says(asked, RESETS) && shown.length === 1;
  const subject = isResetFirst ? line`**${told(first?.credit_name ?? "")}**` : line`It`;
  const reset = first === undefined ? undefined : resetLine(list, first, subject);
  const about = first === undefined ? [] : aboutOf(list, first);
  const lines = shown.map((row) => creditLine(list, row, all));
  const verdict = whetherLines(shown, asked);
  const resets =
    reset === undefined || (isLed && shown.length > 1) ? [] : [joinLines([reset, line`.`], "")];
  const yes = verdict.length === 0 && isYesAsked(asked) ? [line`**Yes**:`] : verdict;
  return answer({
    result: [
      ...leads,
      ...(isResetFirst ? resets : []),
      ...(isLed
        ? []
        : withVerdict(
            yes,
            lines.map((one) => joinLines([one, line`${cite(list)}`], ". ")),
          )),
      ...(isResetFirst ? [] : resets),
    ],
    details: isLed && shown.length > 1 ? lines : about.slice(0, MOST_DETAILS),
    caveats: [
      line`Used is what was logged here; the issuer's own count decides.`,
      ...(leads.length > 0 ? leftOutLines(rows, asked) : []),
      CAVEATS.terms,
      CAVEATS.asOf(list),
    ],
    envelopes: [withoutOthers(list)],
  });
}

/** Enrolment, where it pays, and what else it asks for. */
function aboutOf(list: Envelope, row: Credit): readonly Line[] {
  return [
    ...(row.unit === "usd" && valueAt(list, ["credits", row.place, "year_usd"]) !== undefined
      ? [line`In a year: ${figure(list, ["credits", row.place, "year_usd"], "usd")} at face value`]
      : []),
    enrolLine(row),
    ...(row.merchants.length === 0 ? [] : [line`It pays at: ${told(row.merchants.join(", "))}`]),
    ...row.conditions
      .filter((words) => !words.startsWith("Enrolment is required") && isTellable(words))
      .slice(0, 3)
      .map((words) => line`${told(words)}`),
  ];
}

const found = z
  .array(
    z.looseObject({
      card_name: z.string(),
      matched_benefits: z.array(z.looseObject({ text: z.string() })),
    }),
  )
  .catch([]);

/** No held card has it: which cards of the catalog do. */
function notHeld(
  list: Envelope,
  asked: Understood,
  others: readonly Credit[],
  toolbox: Toolbox,
): Draft {
  const [mention] = [...mentionsOf(asked, "benefit"), ...mentionsOf(asked, "merchant")];
  const [id] = mention?.kind === "benefit" ? mention.ids : [];
  const cards = ask(toolbox, "find_cards_by_benefit", {
    benefit: id ?? mention?.text ?? "credit",
    limit: MOST_FOUND,
  });
  const rows = found.parse(valueAt(cards, ["cards"]));
  const elsewhere = others.map((row) => creditLine(list, row, others));
  return answer({
    result: [
      elsewhere.length > 0
        ? line`That card does not carry it; another of yours does. ${cite(list)}`
        : rows.length === 0
          ? line`None of your cards is known to carry that credit, and no other card is either. ${cite(list)}`
          : line`None of your cards is known to carry that credit. These cards do: ${told(rows.map(({ card_name: name }) => name).join(", "))}. ${cite(cards)}`,
    ],
    details: [
      ...elsewhere,
      ...rows.map(({ card_name: name, matched_benefits: [first] }) =>
        first === undefined ? line`${told(name)}` : line`${told(name)}: ${told(first.text)}`,
      ),
    ].slice(0, MOST_DETAILS),
    caveats: [CAVEATS.terms, CAVEATS.asOf(cards)],
    envelopes: [withoutOthers(list), cards],
  });
}
