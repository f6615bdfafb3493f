import * as z from "zod";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { withVerdict } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { CARD_FACTS } from "../../phrasings/card.ts";
import { CARD_NETWORK } from "../../phrasings/card-network.ts";
import { unknownTraits } from "../../readings/unknown-traits.ts";
import { ASKS_OPEN } from "../../readings/asks-open.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { besideNames, says } from "../../readings/says.ts";
import { nameOf, needId } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { withoutOffer } from "../purchase/rates/catalog-rates.ts";
import { columnsOf } from "./card-columns.ts";
import { columnLines } from "./column-cells.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST_RATES = 8;
const MOST_CREDITS = 8;

const texts = z.array(z.looseObject({ text: z.string() })).catch([]);

/** The plain words of rows that tell themselves, such as rates and credits. */
const textsAt = (record: Envelope, key: string): readonly string[] =>
  texts.parse(valueAt(record, [key])).map(({ text }) => text);

/** All about one card: fees, rates, credits, lounges, offer. */
export const cardFacts: Intent = {
  id: "card_facts",
  group: "card",
  label: "what a card offers",
  likes: ["card"],
  needs: ["card"],
  phrasings: CARD_FACTS,
  respond: (asked, toolbox) => {
    const { facts } = toolbox.scene;
    const record = ask(toolbox, "get_card", { card: needId(asked, "card", facts) });
    const columns = columnsOf(asked, facts);
    const unknown = unknownTraits(asked);
    if (unknown.length > 0 && columns.every(({ key }) => key === "rate"))
      return unknownDraft(record, unknown);
    const { lead, items } = columnLines(record, columns, toolbox);
    const ofProgram = statusLines(record, asked);
    if (ofProgram.length > 0)
      return answer({
        result: ofProgram,
        details: items,
        caveats: [...statusOf(record), CAVEATS.terms, CAVEATS.asOf(record)],
        envelopes: [withoutOffer(record)],
      });
    return answer({
      // A place alone may be where somebody heard of the card.
      result: columns.some(({ key }) => key !== "rate") ? [lead] : [titleOf(record)],
      details: columns.length > 1 ? items : allOf(record),
      caveats: [...statusOf(record), CAVEATS.terms, CAVEATS.asOf(record)],
      envelopes: [columns.some(({ key }) => key === "offer") ? record : withoutOffer(record)],
    });
  },
};

/** What nobody noted of any card is not told by all that is known of this one. */
const unknownDraft = (record: Envelope, traits: readonly string[]): Draft =>
  answer({
    result: [
      line`My data does **not** tell this of the **${figure(record, ["card", "card_name"], "text")}**: ${told(traits.join(", "))}. The issuer's page does. ${cite(record)}`,
    ],
    caveats: [CAVEATS.asOf(record)],
    envelopes: [withoutOffer(record)],
  });

const STATUS = " status";

/** "Do I get Hilton Gold by it": the status with the program that is named. */
function statusLines(record: Envelope, asked: Understood): readonly Line[] {
  const names = mentionsOf(asked, "benefit").flatMap(({ ids }) =>
    ids.filter((id) => id.endsWith(STATUS)).map((id) => id.slice(0, -STATUS.length)),
  );
  const [named] = names;
  if (named === undefined) return [];
  const found = textsAt(record, "elite_status").filter((text) =>
    names.some((name) => text.startsWith(name)),
  );
  const card = figure(record, ["card", "card_name"], "text");
  const yes = told(
    asksWhether(asked) ? (found.length > 0 ? "**Yes**: the" : "**No**: the") : "The",
  );
  return found.length > 0
    ? [line`${yes} **${card}** gives **${told(found.join("; "))}**. ${cite(record)}`]
    : [line`${yes} **${card}** is not known to give ${told(named)} status. ${cite(record)}`];
}

const allOf = (record: Envelope): readonly Line[] => [
  ...textsAt(record, "earn")
    .slice(0, MOST_RATES)
    .map((text) => line`Earns ${told(text)}`),
  ...textsAt(record, "credits")
    .slice(0, MOST_CREDITS)
    .map((text) => line`Credit: ${told(text)}`),
  ...textsAt(record, "lounges").map((text) => line`Lounges: ${told(text)}`),
];

function titleOf(record: Envelope): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const issuer = figure(record, ["card", "issuer"], "text");
  const fee = figure(record, ["card", "annual_fee_usd"], "usd");
  const foreign = figure(record, ["card", "foreign_fee_percent"], "percent");
  return foreign.value === 0
    ? line`The **${name}** of ${issuer} costs ${fee} a year, with no foreign transaction fee. ${cite(record)}`
    : line`The **${name}** of ${issuer} costs ${fee} a year; the foreign transaction fee is ${foreign}. ${cite(record)}`;
}

/** A card that nobody can apply for is said to be one. */
function statusOf(record: Envelope): readonly Line[] {
  if (valueAt(record, ["card", "status"]) === "open") return [];
  return typeof valueAt(record, ["card", "successor", "card_name"]) === "string"
    ? [
        line`It takes no new applications; its successor is the ${figure(record, ["card", "successor", "card_name"], "text")}.`,
      ]
    : [line`It takes no new applications.`];
}

const KINDS: Readonly<Record<string, Line>> = {
  personal: line`It is a personal card.`,
  business: line`It is a business card.`,
};

/** Whether it can be had by who does not hold it. */
function availability(record: Envelope): readonly Line[] {
  const name = figure(record, ["card", "card_name"], "text");
  if (valueAt(record, ["card", "status"]) === "open")
    return [line`The **${name}** is **open** to new applicants. ${cite(record)}`];
  const successor = ["card", "successor", "card_name"] as const;
  return typeof valueAt(record, [...successor]) === "string"
    ? [
        line`**No**: the **${name}** takes no new applications; its successor is the **${figure(record, [...successor], "text")}**. ${cite(record)}`,
      ]
    : [line`**No**: the **${name}** takes no new applications. ${cite(record)}`];
}

const TIER =
  /\b(?:infinite|signature|world elite|world legend|world|platinum(?= (?:visa|mastercard)))\b/;

function tierOf(record: Envelope): string | undefined {
  const tier = valueAt(record, ["card", "network_tier"]);
  return typeof tier === "string" && !/^(?:Not tiered|Unverified)$/.test(tier) ? tier : undefined;
}

/** Network, issuer, kind, and whether it can be had. */
export const cardNetwork: Intent = {
  id: "card_network",
  group: "card",
  label: "the network, bank or kind of a card",
  likes: ["card", "network"],
  needs: ["card"],
  phrasings: CARD_NETWORK,
  rules: [/^is (?:the |my )?<card> an? <network>$/, /^who issues (?:the )?<card>$/],
  respond: (asked, toolbox) => {
    const [card = needId(asked, "card", toolbox.scene.facts), ...alike] =
      mentionsOf(asked, "card")[0]?.ids ?? [];
    const record = ask(toolbox, "get_card", { card });
    const unknown = unknownTraits(asked);
    if (unknown.length > 0) return unknownDraft(record, unknown);
    const name = told(
      [card, ...alike].map((id) => nameOf("card", id, toolbox.scene.facts)).join(", "),
    );
    const issuer = figure(record, ["card", "issuer"], "text");
    const hasNetwork = typeof valueAt(record, ["card", "network"]) === "string";
    const tier = tierOf(record);
    const kind = KINDS[String(valueAt(record, ["card", "card_type"]))];
    const isOpen = valueAt(record, ["card", "status"]) === "open";
    const network = valueAt(record, ["card", "network"]);
    const [asksFor, other] = new Set(mentionsOf(asked, "network").flatMap(({ ids }) => ids));
    // "A Visa or a Mastercard" is no yes or no.
    const isWhether =
      hasNetwork &&
      asksFor !== undefined &&
      other === undefined &&
      !says(asked, /\bor\b/) &&
      (says(asked, /^(?:so |ok |wait )?(?:is|are|was|does|do)\b|\band (?:is|does) (?:it|that)\b/) ||
        (/\?\s*$/.test(asked.text) && !says(asked, /\b(?:what|which|who|whose|or)\b/)));
    const tierAsked = TIER.exec(asked.tokens.join(" "))?.[0];
    const isTier = tierAsked === undefined || tier?.toLowerCase().includes(tierAsked) === true;
    const isSo = isWhether ? asksFor === network && isTier : isAsTold(asked, record);
    const verdict = isSo === undefined ? [] : [isSo ? line`**Yes**.` : line`**No**.`];
    const available = says(asked, ASKS_OPEN) ? availability(record) : [];
    return answer({
      result: [
        ...available,
        ...withVerdict(verdict, [
          ...(kind !== undefined && KIND_ASKED.test(besideNames(asked)) ? [kind] : []),
          ...(says(asked, ACCOUNT) ? [accountLine(record)] : []),
          hasNetwork
            ? line`The **${name}** ${told(alike.length === 0 ? "is" : "are all")} issued by ${issuer} and ${told(alike.length === 0 ? "runs" : "run")} on the ${figure(record, ["card", "network"], "text")} network. ${cite(record)}`
            : line`The **${name}** is issued by ${issuer}; no source says which network it runs on now. ${cite(record)}`,
        ]),
      ],
      details: [
        ...(tier === undefined ? [] : [line`Its tier is ${told(tier)}.`]),
        ...(kind === undefined || KIND_ASKED.test(besideNames(asked)) ? [] : [kind]),
        ...(isOpen && available.length === 0 ? [line`It is open to new applicants.`] : []),
      ],
      caveats: [...(available.length === 0 ? statusOf(record) : []), CAVEATS.asOf(record)],
      envelopes: [record],
    });
  },
};

/** How what is bought is paid back: in full each month, or with a credit line. */
const ACCOUNT = /\bcharge cards?\b/;
const ACCOUNTS: Readonly<Record<string, string>> = {
  charge: "a charge card",
  credit: "a credit card",
};

function accountLine(record: Envelope): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const kind = ACCOUNTS[String(valueAt(record, ["card", "account_kind"]))];
  return kind === undefined
    ? line`No source says whether the **${name}** is a charge card. ${cite(record)}`
    : line`The **${name}** is **${told(kind)}**. ${cite(record)}`;
}

const KIND_ASKED = /\b(?:business(?:es)?|personal|consumer)\b/;

/** "Is the Ink for businesses only", "is the Savor from Chase": whether it is; undefined where neither is asked. */
function isAsTold(asked: Understood, record: Envelope): boolean | undefined {
  if (!asksWhether(asked)) return undefined;
  if (says(asked, ACCOUNT)) {
    const kind = valueAt(record, ["card", "account_kind"]);
    const isOpen = kind === undefined || says(asked, /\bor\b/);
    return isOpen ? undefined : kind === "charge";
  }
  const isBusiness = valueAt(record, ["card", "card_type"]) === "business";
  if (says(asked, /\b(?:personal|consumer)\b(?! or\b)/)) return !isBusiness;
  if (KIND_ASKED.test(besideNames(asked))) return isBusiness;
  const banks = mentionsOf(asked, "issuer").flatMap(({ ids }) => ids);
  const [bank] = banks;
  return banks.length === 1 ? bank === valueAt(record, ["card", "issuer"]) : undefined;
}
