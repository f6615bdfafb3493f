import * as z from "zod";
import { comparedBenefit } from "../credit/held-benefit.ts";
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
import type { Intent } from "../../intent.ts";
import { unknownTraits } from "../../readings/unknown-traits.ts";
import { says } from "../../readings/says.ts";
import { COMPARE_CARDS } from "../../phrasings/card.ts";
import { idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { respondBestCard } from "../purchase/choice/best-card.ts";
import { hasAmount } from "../purchase/asked/purchase-sums.ts";
import { asksBeyond, beyondDraft } from "./beyond.ts";
import { columnsOf } from "./card-columns.ts";
import { aspectLines, aspectsOf } from "./compare-aspects.ts";
import { earnsMoreLine } from "./compare-earn.ts";
import { cardsIn, comparedIn, nameIn, readsApart, rowLine } from "./compare-rows.ts";

const MOST_CARDS = 5;
const MOST_ROWS = 10;

/** Two to five cards side by side, and what each is worth at the member's spend. */
export const compareCards: Intent = {
  id: "compare_cards",
  group: "card",
  label: "how cards compare",
  likes: ["card"],
  needs: ["card"],
  phrasings: COMPARE_CARDS,
  rules: [
    /<card> (?:vs|versus|against|compared to) (?:the |my )?<card>/,
    /^compare .*<card>.*<card>/,
  ],
  respond: (asked, toolbox) => {
    const cards = [...ownCard(asked, toolbox), ...idsOf(asked, "card", toolbox.scene.facts)].slice(
      0,
      MOST_CARDS,
    );
    if (cards.length === 1 && (isOfPurchase(asked) || hasAmount(asked)))
      return respondBestCard(asked, toolbox);
    if (cards.length < 2)
      return clarify(line`Which cards do you want to compare? Name two or more.`);
    const beyond = asksBeyond(asked)
      ? beyondDraft(ask(toolbox, "compare_cards", { cards }), asked, toolbox.scene.facts)
      : undefined;
    if (beyond !== undefined) return beyond;
    const ofOne = comparedBenefit(asked, cards, toolbox);
    if (ofOne !== undefined) return ofOne;
    const aspects = aspectsOf(asked, toolbox.scene.facts);
    if (aspects.length === 0 && isOfPurchase(asked)) return respondBestCard(asked, toolbox);
    const found = ask(toolbox, "compare_cards", { cards });
    const named = columnsOf(asked, toolbox.scene.facts).flatMap(({ id }) => id ?? []);
    return compared(found, aspects, { isOverall: says(asked, OVERALL), named, asked });
  },
};

/** "My card" of who holds but one. */
function ownCard(asked: Understood, { scene }: Toolbox): readonly string[] {
  if (!says(asked, /\b(?:my|our) (?:own |current |only )?card\b|\bwhat i (?:have|got)\b/))
    return [];
  const held = new Set(heldCards(scene).map(({ card }) => card.id));
  return held.size === 1 ? [...held] : [];
}

/** Asked for one kind of purchase: what they give there is meant, not the cards as a whole. */
const isOfPurchase = (asked: Understood): boolean =>
  mentionsOf(asked, "merchant").length > 0 ||
  mentionsOf(asked, "category").some(({ ids }) => !ids.includes("everything_else"));

/** Which is ahead as a whole is asked beside the rest. */
const OVERALL = /\b(?:worth (?:more|having|it)|overall|all in all|better card|comes? out ahead)\b/;

interface About {
  readonly isOverall: boolean;
  /** What is named of a list: of the lounges one network. */
  readonly named: readonly string[];
  readonly asked: Understood;
}

function compared(
  found: Envelope,
  aspects: readonly string[],
  { isOverall, named, asked }: About,
): Draft {
  const rows = comparedIn(found);
  const first = aspectLines(found, aspects, { named, asked });
  const isAll = first.length === 0;
  return answer({
    result: isAll
      ? [...unknownLines(asked), ...verdict(found), ...feesLine(found), ...earnsMoreLine(found)]
      : [...unknownLines(asked), ...(isOverall ? leadLine(found) : []), ...first],
    details: (isAll ? ORDER : FEE)
      .filter((field) => !aspects.includes(field))
      .flatMap((field) => rows.filter((row) => row.field.startsWith(field)))
      .filter(readsApart)
      .slice(0, MOST_ROWS)
      .map((row) => rowLine(found, row)),
    caveats: [
      ...(isAll && valueAt(found, ["value"]) !== undefined ? [CAVEATS.estimate] : []),
      CAVEATS.terms,
      CAVEATS.asOf(found),
    ],
    envelopes: [isAll ? found : { ...found, warnings: [] }],
  });
}

/** "Better for bags": what nobody noted of any card is said to be unknown before the rest. */
const unknownLines = (asked: Understood): readonly Line[] => {
  const unknown = unknownTraits(asked);
  return unknown.length === 0
    ? []
    : [line`My data does **not** tell ${told(unknown.join(", "))} of any card.`];
};

/** What each costs, unless the verdict tells it: by the fee alone where no spend is known. */
const feesLine = (found: Envelope): readonly Line[] =>
  valueAt(found, ["lead"]) === undefined && isSameFee(found)
    ? []
    : [line`${told(found.summary)} ${cite(found)}`];

const isSameFee = (found: Envelope): boolean =>
  comparedIn(found).some(({ field, differs }) => field === "annual_fee_usd" && !differs);

/** What members weigh cards by comes first. */
const ORDER = [
  "annual_fee_usd",
  "credits_year_usd",
  "lounges",
  "offer",
  "earn:",
  "foreign_fee_percent",
  "protections",
  "elite_status",
  "certificates",
  "credits",
  "currency",
] as const;

/** What is told beside the one thing that is asked. */
const FEE = ["annual_fee_usd"] as const;

const lead = z.looseObject({ card_id: z.string(), over_card_id: z.string(), more_usd: z.number() });

/** Which is worth more at the member's spend; where no spend is known by the fee, and what else differs. */
function verdict(found: Envelope): readonly Line[] {
  const ahead = leadLine(found);
  if (ahead.length > 0) return ahead;
  if (!isSameFee(found)) return aspectLines(found, ["annual_fee_usd"]).slice(0, 1);
  const [first] = cardsIn(found);
  const row = comparedIn(found).find(({ field }) => field === "annual_fee_usd");
  if (first === undefined || row === undefined) return [];
  const fee = figure(found, ["rows", row.place, "values", first.card_id], "usd");
  return [
    line`They differ in what they give; the annual fee is the same: **${fee}**. ${cite(found)}`,
  ];
}

function leadLine(found: Envelope): readonly Line[] {
  const ahead = lead.safeParse(valueAt(found, ["lead"]));
  if (!ahead.success) return [];
  const { card_id: one, over_card_id: other, more_usd: more } = ahead.data;
  if (more === 0)
    return [line`At your spend they give the same a year after fees, credits not counted.`];
  return [
    line`At your spend the **${told(nameIn(found, one))}** is ahead as the only card: **${figure(found, ["lead", "more_usd"], "usd")}** more a year than the ${told(nameIn(found, other))} after fees, credits not counted. ${cite(found)}`,
  ];
}
