import * as z from "zod";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import type { Intent } from "../../intent.ts";
import { ENROLMENT } from "../../phrasings/credit.ts";
import { ENROLMENT_MORE } from "../../phrasings/enrolment-more.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { respondEnrolLounge } from "../lounge/lounge-enrol.ts";
import { cardOfLounge, loungesIn } from "../lounge/lounge-rows.ts";
import { withoutOffer } from "../purchase/rates/catalog-rates.ts";
import { heldOf, preferHeld } from "../../readings/held-preferred.ts";
import { joinLines } from "../../compose/rows.ts";
import { nameOfHeld } from "../../compose/held-name.ts";
import { ANY_CREDIT, benefitsOf } from "./benefit-kind.ts";
import { ownerAsked } from "../../readings/only-mine.ts";
import { asksLacking } from "../../readings/asks-not.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says } from "../../readings/says.ts";
import { respondCertificates } from "./list-certificates.ts";
import { respondDetail } from "./credit-detail.ts";
import {
  type Credit,
  creditLine,
  creditsIn,
  enrolLine,
  isAbout,
  nameOf,
  withoutOthers,
} from "./credit-rows.ts";

const MOST_SHOWN = 8;

/** What asks for enrolment before it pays. */
export const enrolment: Intent = {
  id: "enrolment",
  group: "credit",
  label: "whether a benefit needs enrolment",
  likes: ["benefit", "card", "merchant"],
  needs: [],
  phrasings: `${ENROLMENT}${ENROLMENT_MORE}`,
  rules: [
    /^(?:which|what) (?:<(?:credit|lounge|night|cover|status)>|credits|benefits|perks) (?:do i )?(?:need|require|have)(?: to| me to)? (?:enroll|enrollment|activation|activate)/,
  ],
  respond: (given, toolbox) => {
    const asked = preferHeld(given, toolbox.scene);
    const { facts } = toolbox.scene;
    const benefits = benefitsOf(asked, "credit", facts).filter((id) => id !== ANY_CREDIT);
    const merchants = idsOf(asked, "merchant", facts);
    // "Priority Pass" is a merchant too.
    if (benefits.length === 0 && benefitsOf(asked, "lounge", facts).length > 0)
      return respondEnrolLounge(asked, toolbox);
    if (benefits.length + merchants.length > 0)
      return ofOne(asked, { benefits, merchants }, toolbox);
    const [card] = idsOf(asked, "card", facts);
    const held = card === undefined ? [] : heldOf(toolbox.scene, card, asked.owner);
    return card !== undefined && held.length === 0
      ? ofCatalog(card, toolbox)
      : ofAll(asked, card, toolbox);
  },
};

interface Wanted {
  readonly benefits: readonly string[];
  readonly merchants: readonly string[];
}

const listFor = (asked: Understood, toolbox: Toolbox): Envelope =>
  ask(toolbox, "list_credits", ownerAsked(asked));

/** The credit that is named; what cannot be found is told as any other credit is. */
function ofOne(asked: Understood, wanted: Wanted, toolbox: Toolbox): Draft {
  const list = listFor(asked, toolbox);
  const all = creditsIn(list);
  const cards = idsOf(asked, "card", toolbox.scene.facts);
  const rows = all
    .filter((row) => isAbout(row, wanted, toolbox.scene.facts))
    .filter(({ card_id: id }) => cards.length === 0 || cards.includes(id));
  if (rows.length === 0) return respondDetail(asked, toolbox);
  const shown = rows.slice(0, 3);
  const isLeftAsked = says(asked, /\b(?:how much|left|remaining|still have|balance)\b/);
  const certificates =
    benefitsOf(asked, "certificate", toolbox.scene.facts).length > 0 || says(asked, CERTIFICATE)
      ? respondCertificates(asked, toolbox)
      : undefined;
  return answer({
    result: [
      ...shown.map((row) => joinLines([rowLine(row, all), line`${cite(list)}`], ". ")),
      ...(isLeftAsked ? shown.map((row) => creditLine(list, row, all)) : []),
      ...(certificates === undefined ? [] : [...certificates.result, ...certificates.details]),
    ],
    details: rows
      .slice(0, 1)
      .flatMap(({ conditions }) => conditions.slice(1, 4).map((words) => line`${told(words)}`)),
    caveats: [HOW, CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [withoutOthers(list)],
  });
}

/** "When does the certificate come, and must I register for the credit". */
const CERTIFICATE = /\b(?:certificates?|certs?|free nights?)\b/;

const HOW = line`Enrol with the issuer, in its app or on its website; then note it with update_wallet_card.`;

const rowLine = (row: Credit, all: readonly Credit[]): Line =>
  joinLines([line`**${told(nameOf(row, all))}**`, enrolLine(row)], ": ");

/** Everything on the cards held that asks for it and is not known to be done. */
function ofAll(asked: Understood, card: string | undefined, toolbox: Toolbox): Draft {
  const owner = ownerAsked(asked);
  if (asksLacking(asked)) return withoutEnrolment(asked, card, toolbox);
  const list = ask(toolbox, "list_credits", { status: "not_enrolled", ...owner });
  const lounges = ask(toolbox, "list_lounge_access", owner);
  const isWanted = (id: string): boolean => card === undefined || id === card;
  const all = creditsIn(list);
  const credits = all.filter(({ card_id: id }) => isWanted(id));
  const doors = loungesIn(lounges).filter(
    (row) => isWanted(row.via_card.card_id) && row.enrol_required === true && row.enrolled !== true,
  );
  const found = [
    ...credits.map((row) => ({ name: row.credit_name, card: nameOfHeld(row, all) })),
    ...doors.map((row) => ({
      name: row.network,
      card: cardOfLounge(row, loungesIn(lounges)),
    })),
  ];
  const cards = [...new Set(found.map((one) => one.card))];
  const ofCard = (name: string): Line =>
    line`**${told(name)}**: ${told(
      found.flatMap((one) => (one.card === name ? [one.name] : [])).join(", "),
    )}`;
  const yes = told(asksWhether(asked) ? "**Yes**, these" : "These");
  return answer({
    result:
      found.length === 0
        ? [
            toolbox.scene.wallet.cards.length === 0
              ? line`Your wallet holds no card yet. Name a card and I tell what of it needs enrolment.`
              : line`Nothing on these cards is known to wait for enrolment. ${cite(list)}`,
          ]
        : [
            joinLines(
              [
                line`${yes} need enrolment, and none is recorded in your wallet. `,
                joinLines(cards.slice(0, MOST_IN_RESULT).map(ofCard), ". "),
                line`. ${cite(list)}`,
              ],
              "",
            ),
          ],
    details: cards.slice(MOST_IN_RESULT).map(ofCard),
    caveats: [HOW, CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [withoutOthers(list), withoutOthers(lounges)],
  });
}

/** "Which credits don't need enrolling": those of which that is known. */
function withoutEnrolment(asked: Understood, card: string | undefined, toolbox: Toolbox): Draft {
  const list = listFor(asked, toolbox);
  const all = creditsIn(list);
  const rows = all.filter(({ card_id: id }) => card === undefined || id === card);
  const free = rows.filter(({ enrol_required: required }) => required === false);
  const unknown = rows.filter(({ enrol_required: required }) => required === undefined);
  const namesOf = (some: readonly Credit[]) =>
    told([...new Set(some.map((row) => nameOf(row, all)))].join(", "));
  return answer({
    result: [
      free.length === 0
        ? line`Of **none** of your credits a source says that it needs no enrolment. ${cite(list)}`
        : line`No enrolment is needed for **${namesOf(free)}**. ${cite(list)}`,
    ],
    details:
      unknown.length === 0 ? [] : [line`No source says whether these need it: ${namesOf(unknown)}`],
    caveats: [CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [withoutOthers(list)],
  });
}

const MOST_IN_RESULT = 4;

const benefitRows = z
  .array(z.looseObject({ text: z.string(), enrollment_required: z.boolean().optional() }))
  .catch([]);

/** What of a card that is not held asks for enrolment. */
function ofCatalog(card: string, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card });
  const name = figure(record, ["card", "card_name"], "text");
  const rows = ["credits", "lounges"]
    .flatMap((key) => benefitRows.parse(valueAt(record, [key])))
    .filter(({ enrollment_required: required }) => required === true);
  return answer({
    result: [
      rows.length === 0
        ? line`The **${name}** is not in your wallet; nothing of it is known to need enrolment. ${cite(record)}`
        : line`The **${name}** is not in your wallet; this of it needs enrolment. ${cite(record)}`,
    ],
    details: rows.slice(0, MOST_SHOWN).map(({ text }) => line`${told(text)}`),
    caveats: [CAVEATS.terms, CAVEATS.asOf(record)],
    envelopes: [withoutOffer(record)],
  });
}
