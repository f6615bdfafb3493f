import { ask, endWith } from "../../compose/ask.ts";
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
import { joinLines, numberAt, textAt } from "../../compose/rows.ts";
import { holderOf } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { ELIGIBILITY } from "../../phrasings/rules.ts";
import { idsOf, needId } from "../../slots.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { ownersOf } from "../../../../tools/core/owners.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { asksOfAllCards, ofAllCards } from "./all-checked.ts";
import { countsOfIssuer } from "./issuer-counts.ts";
import { joined, listedCards } from "./several-cards.ts";
import { countedLines, stoppingOf, verdictLine } from "./verdict-lines.ts";

const MOST_RULES = 4;
const MOST_COUNTED = 2;

/** Whether somebody may get a card and its bonus, and if not, from when on. */
export const eligibility: Intent = {
  id: "eligibility",
  group: "rules",
  label: "whether you can get a card or its bonus",
  likes: ["card", "issuer"],
  needs: [],
  phrasings: ELIGIBILITY,
  rules: [
    /\b(?:am i|would i be|is <person>) eligible for (?:the |a )?<card>/,
    /^can i get (?:the |a )?<card>(?: bonus)? if i (?:have|had|already have) (?:the |a )?<card>/,
    /^can i get (?:the |a )?(?:bonus|sub|welcome bonus) (?:on|for|of) (?:the |a )?<card>/,
  ],
  respond: (asked, toolbox) => {
    const { scene } = toolbox;
    const listed = listedCards(asked);
    if (listed.length > 1) return ofSeveral(listed, asked, toolbox);
    const mention = applied(asked, toolbox);
    if (mention === undefined) {
      if (asksOfAllCards(asked)) return ofAllCards(asked, toolbox);
      const issuers = idsOf(asked, "issuer", scene.facts);
      return issuers.length === 0
        ? endWith(clarify(line`Which card would you apply for?`))
        : joined(issuers.map((issuer) => countsOfIssuer(issuer, asked, toolbox)));
    }
    const people = ownersOf(scene.wallet);
    if ((says(asked, OF_HOUSE) || says(asked, WHO_OF)) && people.length > 1) {
      const drafts = people.map((owner) => forPerson(mention, { asked, owner }, toolbox));
      const all = joined(drafts);
      return says(asked, OF_HOUSE) ? { ...all, result: [BY_PERSON, ...all.result] } : all;
    }
    return says(asked, ME_BESIDE) && asked.owner !== undefined && asked.owner !== SELF
      ? joined([SELF, asked.owner].map((owner) => forPerson(mention, { asked, owner }, toolbox)))
      : ofOne(mention, asked, toolbox);
  },
};

function ofOne(mention: Mention, asked: Understood, toolbox: Toolbox): Draft {
  const { scene } = toolbox;
  const card = needId({ ...asked, mentions: [mention] }, "card", scene.facts);
  const day = asked.dates.find((one) => one.from > scene.today && !isPast(asked, one))?.from;
  const checked = ask(toolbox, "check_eligibility", {
    card,
    ...(day === undefined ? {} : { on_date: day }),
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  });
  return toDraft(checked, asked, toolbox);
}

/** "Can both of us get it, or is it one per house". */
const OF_HOUSE =
  /\b(?:(?:both|each|either) (?:of us|get|have|open|apply|earn)|(?:we|us) (?:both|each)|(?:one|once|only one) per (?:house\w*|family|couple|address))\b/;
/** "Which of us can get it": each of the household. */
const WHO_OF = /\b(?:which|who|either|any)(?: one)? of us\b|^who (?:can|could|is|may)\b/;
const BY_PERSON = line`Each person is judged by **their own** accounts: no rule by household is known.`;

/** "Can I or Dana get it": both are asked about. */
const ME_BESIDE = /\b(?:i|me) (?:or|and)\b|\b(?:or|and) (?:i|me)\b/;

function forPerson(
  mention: Mention,
  { asked, owner }: { readonly asked: Understood; readonly owner: string },
  toolbox: Toolbox,
): Draft {
  const draft = ofOne(mention, { ...asked, owner }, toolbox);
  const who = owner === SELF ? line`You:` : line`${holderOf(owner)}:`;
  return { ...draft, result: [joinLines([who, ...draft.result])] };
}

/** One after the other: each verdict with its day. */
const ofSeveral = (cards: readonly Mention[], asked: Understood, toolbox: Toolbox): Draft =>
  joined(cards.map((card) => ofOne(card, asked, toolbox)));

const DONE =
  /\b(?:opened|got|had|closed|received|earned|canceled|applied|approved|upgraded|downgraded|took|since|started|was|were|did)\b/;
const WORDS_BEFORE = 5;

/** "She opened hers in June" is no day to apply on. */
const isPast = ({ tokens }: Understood, { start }: { readonly start: number }): boolean =>
  DONE.test(tokens.slice(Math.max(0, start - WORDS_BEFORE), start).join(" "));

/** The card that is wanted: of two named, not the one that "if I have the …" is about. */
function applied(asked: Understood, { scene }: Toolbox): Mention | undefined {
  const named = mentionsOf(asked, "card");
  const [first, second] = named;
  if (second === undefined || first === undefined) return first;
  const before = asked.tokens.slice(0, first.start).join(" ");
  const leads = /\b(?:having|have|has|had|having had|hold|my|closed|got)(?: had)?(?: the| a| an)?$/;
  const isFirstHeld = heldCards(scene, { status: "all" }).some(({ card }) =>
    first.ids.includes(card.id),
  );
  return leads.test(before) || (isFirstHeld && /\b(?:does|will)\b/.test(before)) ? second : first;
}

function toDraft(checked: Envelope, asked: Understood, { scene }: Toolbox): Draft {
  const owner = asked.owner ?? SELF;
  const isEmpty = heldCards(scene, { owner, status: "all" }).length === 0;
  const isOnOffer = valueAt(checked, ["takes_applications"]) === true;
  if (!isOnOffer) {
    return answer({
      result: [line`**No**: ${told(checked.summary)} ${cite(checked)}`],
      caveats: [CAVEATS.asOf(checked)],
      envelopes: [checked],
    });
  }
  const stopping = stoppingOf(checked);
  return answer({
    result: [verdictOf(checked, asked), ...whenOf(checked, stopping.length > 0)],
    details: [
      ...stopping
        .slice(0, MOST_RULES)
        .flatMap((row) => [
          verdictLine(checked, row),
          ...countedLines(checked, [...row, "counted"], MOST_COUNTED),
        ]),
      ...offerOf(checked),
    ],
    caveats: [
      isEmpty
        ? line`The wallet holds no accounts of this person, so nothing counts yet: add all cards, closed ones too.`
        : line`Only the accounts in the wallet count here; add any that are missing, closed ones too.`,
      line`A pass means that no known rule stops it, not that the issuer approves.`,
      CAVEATS.asOf(checked),
    ],
    envelopes: [checked],
  });
}

function verdictOf(checked: Envelope, asked: Understood): Line {
  const name = figure(checked, ["card", "card_name"], "text");
  const day = figure(checked, ["on_date"], "date");
  const application = textAt(checked, ["application"]);
  const bonus = textAt(checked, ["bonus"]);
  const why = joinLines(
    stoppingOf(checked)
      .slice(0, 1)
      .map((row) => line` by the rule "${figure(checked, [...row, "name"], "text")}"`),
  );
  if (application === "fail") {
    return joinLines(
      [
        says(asked, STOPS)
          ? line`**Yes**, it is stopped on ${day}: the application for the **${name}** fails`
          : line`**No**, not on ${day}: the application for the **${name}** fails`,
        why,
        line`. ${cite(checked)}`,
      ],
      "",
    );
  }
  if (application === "unknown") {
    return joinLines(
      [
        line`**It cannot be said for sure**: for the **${name}** something is not known`,
        why,
        line`. ${cite(checked)}`,
      ],
      "",
    );
  }
  if (bonus === "fail") {
    return joinLines(
      [
        bonusVerdict(asked),
        line`You may get the **${name}**, but **not its welcome bonus** on ${day}`,
        why,
        line`. ${cite(checked)}`,
      ],
      "",
    );
  }
  if (bonus === "unknown") {
    return joinLines(
      [
        line`No known rule stops the **${name}** itself; whether its welcome bonus comes **cannot be said for sure**`,
        why,
        line`. ${cite(checked)}`,
      ],
      "",
    );
  }
  return says(asked, STOPS) || says(asked, /\b(?:wait|locked)\b/)
    ? line`**Nothing known stops you**: the **${name}** and its welcome bonus both pass every known rule on ${day}. ${cite(checked)}`
    : line`**Yes**, by the known rules: the **${name}** and its welcome bonus both pass on ${day}. ${cite(checked)}`;
}

/** "Does the Platinum stop me" is a yes where "can I get it" is a no. */
const STOPS =
  /\b(?:stops?|stopping|blocks?|blocking|prevents?|bars?|rules? (?:me|it) out|in the way)\b/;

/** Before the words on a bonus that cannot be had, where it is the bonus that is asked about. */
function bonusVerdict(asked: Understood): Line {
  if (!asksWhether(asked) || !says(asked, /\b(?:bonus|sub|offer|welcome)\b/)) return line``;
  return says(asked, STOPS) ? line`**Yes**, of the bonus. ` : line`**No**. `;
}

function whenOf(checked: Envelope, isStopped: boolean): readonly Line[] {
  if (!isStopped) return [];
  return textAt(checked, ["clears_on"]) === undefined
    ? [line`Waiting alone does not clear it.`]
    : [
        line`All of it is clear on **${figure(checked, ["clears_on"], "date")}** if nothing new is opened.`,
      ];
}

function offerOf(checked: Envelope): readonly Line[] {
  const text = textAt(checked, ["offer_now", "steps", 0, "text"]);
  if (text === undefined) return [];
  const seen = figure(checked, ["offer_now", "seen_on"], "date");
  const worth =
    numberAt(checked, ["offer_now", "value_usd"]) === undefined
      ? []
      : [line`about ${figure(checked, ["offer_now", "value_usd"], "usd")} by our estimate`];
  return [joinLines([line`Offer seen on ${seen}: ${told(text)}`, ...worth], ", ")];
}
