import * as z from "zod";
import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure, valueAt } from "../../../compose/figure.ts";
import type { Intent } from "../../../intent.ts";
import { BONUS_OR_CATEGORY } from "../../../phrasings/purchase.ts";
import { BONUS_OR_CATEGORY_MORE } from "../../../phrasings/purchase-more.ts";
import { idsOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { heldRef, nameOfHeld } from "../../../compose/held-name.ts";
import { says } from "../../../readings/says.ts";
import { preferHeld } from "../../../readings/held-preferred.ts";
import { purchasesOf } from "../asked/purchase-slots.ts";
import { answerRanking, respondBestCard } from "./best-card.ts";
import {
  amountOfPurchase,
  caveatsOf,
  nameIn,
  type Ranked,
  rankedOf,
  refusedLines,
  totalOf,
  whereOf,
} from "./ranked-cards.ts";
import { bestRowsOf, cardNameIn, rowLine } from "../sheet/sheet-rows.ts";

const bonusRow = z.looseObject({
  card: heldRef,
  pace: z.string(),
  deadline: z.string().optional(),
  reward_percent_of_left: z.number().optional(),
});

type Bonus = z.infer<typeof bonusRow> & { readonly place: number };

/** A bonus in progress against the card that earns most there. */
export const bonusOrCategory: Intent = {
  id: "bonus_or_category",
  group: "purchase",
  label: "whether to use the card with a bonus in progress or the category card",
  likes: ["card", "category", "merchant"],
  needs: [],
  phrasings: `${BONUS_OR_CATEGORY}${BONUS_OR_CATEGORY_MORE}`,
  rules: [/\bnew card\b.*\b(?:category|usual|regular) card\b/],
  respond: (given, toolbox) => {
    const asked = preferHeld(given, toolbox.scene);
    const progress = ask(toolbox, "get_bonus_progress", {});
    const cards = idsOf(asked, "card", toolbox.scene.facts);
    const running = bonusesOf(progress);
    const named = running.filter(({ card }) => cards.includes(card.card_id));
    const [bonus] = named.length > 0 ? named : running;
    if (bonus === undefined && !says(asked, OF_BONUS)) return respondBestCard(given, toolbox);
    const [purchase] = purchasesOf(asked, toolbox.scene);
    const isPlaced = purchase !== undefined && purchase.category !== "everything_else";
    if (!isPlaced)
      return bonus === undefined ? noBonus(progress) : inGeneral(progress, bonus, asked, toolbox);
    const ranking = ask(toolbox, "best_card_for_purchase", purchase);
    if (bonus !== undefined && rankedOf(ranking).length > 0)
      return atPlace(progress, bonus, ranking);
    const draft = answerRanking(ranking, asked, toolbox);
    return {
      ...draft,
      result: [
        line`Your wallet tracks no bonus in progress, so none is counted. Without one:`,
        ...draft.result,
      ],
      caveats: [TRACK, ...draft.caveats],
      envelopes: [progress, ...draft.envelopes],
    };
  },
};

/** Without such a word it is a choice of cards like any other. */
const OF_BONUS =
  /\b(?:bonus(?:es)?|welcome|sign ?up|sub|minimum|min|spend|requirement|new(?:est)?|offer)\b/;

/** Bonuses that may still be reached. */
const bonusesOf = (progress: Envelope): readonly Bonus[] =>
  z
    .array(bonusRow)
    .catch([])
    .parse(valueAt(progress, ["bonuses"]))
    .map((row, place) => ({ ...row, place }))
    .filter(({ pace }) => pace === "open" || pace === "unknown");

const TRACK = line`Track a bonus with record_bonus_progress and it is counted here.`;

const noBonus = (progress: Envelope): Draft =>
  answer({
    result: [
      line`Your wallet tracks no bonus in progress. As a rule the bonus comes first: its reward, shared over the spend still missing, is mostly more than a category rate; once it is reached, go back to the category card.`,
    ],
    details: [
      TRACK,
      line`Then ask me again with the shop or category, and I work out both in dollars.`,
    ],
    envelopes: [progress],
  });

/** The bonus, the card that is best with it and the best without it, for one purchase. */
function atPlace(progress: Envelope, bonus: Bonus, ranking: Envelope): Draft {
  const rows = rankedOf(ranking);
  const [best] = rows;
  const own = rows.find(({ card }) => card.wallet_card_id === bonus.card.wallet_card_id);
  const other = rows.find(({ card }) => card.wallet_card_id !== bonus.card.wallet_card_id);
  const where = told(whereOf(ranking));
  const amount = amountOfPurchase(ranking);
  const result =
    best === undefined || own === undefined
      ? line`The **${told(nameOfHeld(bonus.card, [bonus.card]))}** with the bonus cannot be used or ranked ${where}.`
      : best.card.wallet_card_id === own.card.wallet_card_id
        ? line`Use the **${told(nameIn(ranking, own.card))}** with the bonus ${where}: with its share of the bonus it gives ${totalOf(ranking, own)} on ${amount}. ${cite(ranking)}`
        : line`Use the **${told(nameIn(ranking, best.card))}** ${where}: it gives ${totalOf(ranking, best)} on ${amount}, more than the ${told(nameIn(ranking, own.card))} with its bonus, ${totalOf(ranking, own)}. ${cite(ranking)}`;
  return answer({
    result: [result],
    details: [
      ...(own === undefined ? [] : shareLines(ranking, own)),
      ...(other === undefined
        ? []
        : [
            line`Without the bonus: ${told(nameIn(ranking, other.card))}, ${totalOf(ranking, other)}`,
          ]),
      ...leftLines(progress, bonus),
      ...refusedLines(ranking),
    ],
    caveats: [WHOLE, ...caveatsOf(ranking)],
    envelopes: [ranking, progress],
  });
}

const WHOLE = line`A bonus counts by its share of the spend still missing; it pays only when all of it is reached in time.`;

const shareLines = (ranking: Envelope, { place, bonus_usd: usd }: Ranked): readonly Line[] =>
  usd > 0
    ? [
        line`Of that, ${figure(ranking, ["ranked", place, "bonus_usd"], "usd")} is the share of the bonus and ${figure(ranking, ["ranked", place, "value_usd"], "usd")} the rewards`,
      ]
    : [line`What its bonus is worth is not recorded or not counted`];

function leftLines(progress: Envelope, { place, deadline }: Bonus): readonly Line[] {
  const left = figure(progress, ["bonuses", place, "left_usd"], "usd");
  return [
    deadline === undefined
      ? line`Still to spend for the bonus: ${left}`
      : line`Still to spend for the bonus: ${left}, by ${figure(progress, ["bonuses", place, "deadline"], "date")}`,
  ];
}

/** No purchase is named: what a dollar towards the bonus brings against the best categories. */
function inGeneral(progress: Envelope, bonus: Bonus, asked: Understood, toolbox: Toolbox): Draft {
  const owner = asked.owner === undefined ? {} : { owner: asked.owner };
  const sheet = ask(toolbox, "category_cheat_sheet", owner);
  const rows = bestRowsOf(sheet).toSorted((a, b) => b.best.percent_back - a.best.percent_back);
  const share = bonus.reward_percent_of_left;
  const name = told(nameOfHeld(bonus.card, [bonus.card]));
  const better = rows.filter(({ best }) => share !== undefined && best.percent_back > share);
  const names = told(
    better
      .slice(0, 5)
      .map((row) => `${row.category_name} (${cardNameIn(sheet, row.best.card)})`)
      .join(", "),
  );
  const percent =
    share === undefined
      ? undefined
      : figure(progress, ["bonuses", bonus.place, "reward_percent_of_left"], "percent");
  const result =
    percent === undefined
      ? line`What the bonus on the **${name}** is worth is not recorded, so I cannot weigh it against your category cards. ${cite(sheet)}`
      : better.length === 0
        ? line`Put everything on the **${name}** until the bonus is reached: each dollar still missing brings ${percent} besides its own rewards, more than any category card of yours. ${cite(sheet)}`
        : line`Put most on the **${name}**: each dollar still missing brings ${percent} besides its own rewards. Keep your category cards for: ${names}. ${cite(sheet)}`;
  return answer({
    result: [result],
    details: [...leftLines(progress, bonus), ...rows.slice(0, 3).map((row) => rowLine(sheet, row))],
    caveats: [WHOLE, CAVEATS.estimate, CAVEATS.asOf(sheet)],
    envelopes: [progress, sheet],
  });
}
