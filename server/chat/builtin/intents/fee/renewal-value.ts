import { ask, respondTo } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import { meantCard } from "../../readings/held-meant.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { RENEWAL_VALUE } from "../../phrasings/fee.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import { type HeldCard, heldCards } from "../../../../tools/core/held.ts";
import { isOnlyMine } from "../../readings/only-mine.ts";
import { risksOf, verdictOf } from "./renewal-verdict.ts";
import { heldByName, withKin } from "./held-kin.ts";
import { weighAll } from "./weigh-all.ts";
import { asksOwnGain } from "./own-gain.ts";
import { creditsLeftOut } from "../credit/credits-left-out.ts";
import { someVsFee } from "../credit/some-vs-fee.ts";
import { addCardEffect } from "../year/add-card-effect.ts";
import { preferHeld } from "../../readings/held-preferred.ts";

const MOST_CREDITS = 6;

/** Whether a card is worth its fee: one that is held, one of the catalog, or all with a fee. */
export const renewalValue: Intent = {
  id: "renewal_value",
  group: "fee",
  label: "whether a card is worth its fee",
  likes: ["card"],
  needs: [],
  phrasings: RENEWAL_VALUE,
  rules: [
    /^(?:is|are) (?:the |my |it )?<card> (?:still )?worth (?:it|the (?:annual )?fee|keeping)$/,
    /^should i (?:keep or (?:cancel|close)|(?:cancel|close) or keep) (?:the |my )?<card>$/,
  ],
  respond: (given, toolbox) => {
    const asked = heldByName(given, toolbox.scene);
    const ofCredits = someVsFee(preferHeld(asked, toolbox.scene), toolbox);
    if (ofCredits !== undefined) return ofCredits;
    if (mentionsOf(asked, "card").length === 0) return weighAll(asked, toolbox);
    const several = heldBeside(asked, toolbox);
    if (several.length > 1) return weighEach(several, toolbox);
    const meant = withKin(meantCard(asked, toolbox), toolbox.scene);
    if (meant.kind !== "held" && (says(asked, GETS) || asksOwnGain(asked))) {
      const added = respondTo(addCardEffect, asked, toolbox);
      if (added.kind === "answer") return added;
    }
    return meant.kind === "held"
      ? renewalOf(meant.held, asked, toolbox)
      : toCatalogWorth(meant.id, toolbox);
  },
};

/** With the credits that the question leaves out counted as nothing. */
function renewalOf(held: HeldCard, asked: Understood, toolbox: Toolbox): Draft {
  const card = held.entry.id;
  const without = creditsLeftOut(held, asked, toolbox);
  const credits = Object.fromEntries(without.map((name) => [name, { percent_used: 0 }]));
  const weighed = ask(toolbox, "evaluate_renewal", {
    wallet_card_id: card,
    ...(without.length === 0 ? {} : { assumptions: { credits } }),
  });
  const draft = toRenewal(weighed, asked);
  const [first, ...rest] = draft.result;
  if (without.length === 0 || first === undefined) return draft;
  const named = without.length > MOST_NAMED ? "its credits" : without.join(" and ");
  return { ...draft, result: [joinLines([line`Without ${told(named)}:`, first]), ...rest] };
}

const MOST_NAMED = 3;

/** Of a card that is not held: whether to have it at all. */
const GETS =
  /\b(?:should (?:i|we)|(?:makes? sense|smart|wise|good idea|worth(?: it)?|dumb|stupid) to|(?:thinking|thought) (?:of|about)|considering|worth)(?: \w+)? (?:get|getting|open|opening|add|adding|pick up|picking up|apply(?:ing)? for)\b/;

/** Held cards that are weighed against each other: several named, or one of the name each of two people. */
function heldBeside(asked: Understood, { scene }: Toolbox): readonly HeldCard[] {
  const ids = new Set(
    mentionsOf(asked, "card").flatMap((mention) => (mention.ids.length === 1 ? mention.ids : [])),
  );
  const held = heldCards(scene).filter(
    ({ card, entry }) => ids.has(card.id) && !entry.authorized_user,
  );
  const isBeside = asked.owner !== undefined && says(asked, /\b(?:mine|my own|or my)\b/);
  const isOfBoth = isBeside || asked.beside !== undefined;
  if (isOfBoth && !isOnlyMine(asked)) return held;
  const own = held.filter(({ entry }) => entry.owner === (asked.owner ?? SELF));
  return new Set(own.map(({ card }) => card.id)).size > 1 ? own : [];
}

const MOST_WEIGHED = 4;

/** Each with its verdict, the one that nets most first. */
function weighEach(held: readonly HeldCard[], toolbox: Toolbox): Draft {
  const weighed = held
    .slice(0, MOST_WEIGHED)
    .map(({ entry }) => ({
      owner: entry.owner,
      one: ask(toolbox, "evaluate_renewal", { wallet_card_id: entry.id }),
    }))
    .toSorted((a, b) => netOf(b.one) - netOf(a.one));
  const [first] = weighed;
  return answer({
    result: weighed.map(({ owner, one }) => verdictOf(one, owner)),
    details: weighed.flatMap(({ owner, one }) =>
      [...breakEvenOf(one), ...risksOf(one)].map((about) =>
        joinLines(
          [line`${figure(one, ["card", "card_name"], "text")}${whose(owner)}`, about],
          ": ",
        ),
      ),
    ),
    caveats: [
      line`This is arithmetic, not advice: lounges, insurance and certificates are not counted.`,
      CAVEATS.estimate,
      ...(first === undefined ? [] : [CAVEATS.asOf(first.one)]),
    ],
    envelopes: weighed.map(({ one }) => one),
  });
}

const netOf = (weighed: Envelope): number => numberAt(weighed, ["net_usd", "low"]) ?? 0;

/** "And until when does the fee come back". */
const ASKS_REFUND =
  /\b(?:refund(?:ed|s)?|(?:money|fee) back|last (?:day|date)|until (?:when|which|what)|by when|deadline)\b/;

function toRenewal(weighed: Envelope, asked: Understood): Draft {
  const dates = datesOf(weighed);
  const isOfDates = says(asked, ASKS_REFUND);
  const hasEarning = numberAt(weighed, ["earn_value_usd"]) !== undefined;
  return answer({
    result: [
      ...(asked.why === true ? whyOf(weighed) : []),
      verdictOf(weighed),
      ...(isOfDates ? dates : []),
    ],
    details: [
      ...creditsOf(weighed),
      hasEarning
        ? line`Earning beyond your other cards and a plain card: ${figure(weighed, ["earn_value_usd"], "usd")} a year.`
        : line`Earning is not counted: no spending profile is saved.`,
      line`Credits logged since ${figure(weighed, ["captured", "since"], "date")}: ${figure(weighed, ["captured", "credits_usd"], "usd")}.`,
      ...breakEvenOf(weighed),
      ...(isOfDates ? [] : dates),
      ...risksOf(weighed),
    ],
    caveats: [
      line`This is arithmetic, not advice: lounges, insurance and certificates are not counted.`,
      ...(hasEarning ? [CAVEATS.estimate] : []),
      CAVEATS.asOf(weighed),
    ],
    envelopes: [weighed],
  });
}

/** What stands on either side, in one line. */
function whyOf(weighed: Envelope): readonly Line[] {
  if (numberAt(weighed, ["fee_usd"]) === 0) return [];
  const credits = (end: "low" | "high") => figure(weighed, ["credits_value_usd", end], "usd");
  const earning =
    numberAt(weighed, ["earn_value_usd"]) === undefined
      ? line`; what it earns is not counted, for no spending profile is saved`
      : line`, and **${figure(weighed, ["earn_value_usd"], "usd")}** of earning beyond your other cards`;
  return [
    joinLines(
      [
        line`**Because** against the fee of **${figure(weighed, ["fee_usd"], "usd")}** stand credits of **${credits("low")}** to **${credits("high")}** a year, by how much of them you use`,
        earning,
        line`. ${cite(weighed)}`,
      ],
      "",
    ),
  ];
}

function creditsOf(weighed: Envelope): readonly Line[] {
  const low = figure(weighed, ["credits_value_usd", "low"], "usd");
  const high = figure(weighed, ["credits_value_usd", "high"], "usd");
  if (high.value === 0) return [line`It has no yearly credits that count.`];
  return low.value === high.value
    ? [line`Credits you use: ${high} a year.`]
    : [line`Credits: between ${low} and ${high} a year, by how much of them you use.`];
}

function breakEvenOf(weighed: Envelope): readonly Line[] {
  const text = textAt(weighed, ["break_even", "text"]);
  const isPaid = (numberAt(weighed, ["net_usd", "low"]) ?? 0) >= 0;
  return text === undefined || isPaid ? [] : [line`${told(text)}`];
}

function datesOf(weighed: Envelope): readonly Line[] {
  const due = textAt(weighed, ["fee_due", "due_on"]);
  const decideBy = textAt(weighed, ["fee_due", "decide_by"]);
  const isPosted = textAt(weighed, ["fee_due", "status"]) === "posted";
  const day = () => figure(weighed, ["fee_due", "due_on"], "date");
  const last = () => figure(weighed, ["fee_due", "decide_by"], "date");
  return [
    ...(due === undefined
      ? []
      : [isPosted ? line`The fee was due on ${day()}.` : line`The fee is next due on ${day()}.`]),
    ...(decideBy === undefined
      ? []
      : [line`If you close or change it, do so by ${last()} for the fee to come back.`]),
  ];
}

function toCatalogWorth(id: string, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card: id });
  const name = figure(record, ["card", "card_name"], "text");
  const fee = figure(record, ["card", "annual_fee_usd"], "usd");
  const credits = figure(record, ["credits_year_usd"], "usd");
  const hasCredits = Number(credits.value) > 0;
  return answer({
    result: [
      hasCredits
        ? joinLines([
            Number(credits.value) > Number(fee.value)
              ? line`**It depends** on how much of its credits you would use: the`
              : line`**Not by its credits alone**: the`,
            line`**${name}** costs **${fee}** a year, and its credits come to **${credits}** a year at face value if you use all of them. ${cite(record)}`,
          ])
        : line`The **${name}** costs **${fee}** a year and has no yearly credits that count on their own. ${cite(record)}`,
      line`It is not in your wallet, so I cannot weigh what you use of it; add it, or ask what adding it would change.`,
    ],
    details: rowsAt(record, ["credits"])
      .flatMap((row) => textAt(record, [...row, "text"]) ?? [])
      .slice(0, MOST_CREDITS)
      .map((text) => line`Credit: ${told(text)}`),
    caveats: [
      line`Credits count at face value, not at what they are worth to you.`,
      CAVEATS.asOf(record),
    ],
    envelopes: [record],
  });
}
