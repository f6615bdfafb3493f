import { heldCards } from "../../../member/held-cards.ts";
import { ask, type DataOf, endWith, type InputOf } from "../../ask.ts";
import { answer, answeredBy, askBack, CAVEATS, type Draft } from "../../compose/draft.ts";
import { points, text, usd, inSentence } from "../../compose/figures.ts";
import { EMPTY, join, type Line, line, listed, sentence } from "../../compose/line.ts";
import { verdict, yesOrNoTo } from "../../compose/verdict.ts";
import { cardName, possessive } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { findHeld } from "../held.ts";
import { askSpend, knowsSpend, spendTold } from "../purchase/spend.ts";

type Change = DataOf<"simulate_card_change">;

const MAX_MOVES = 2;
const MAX_MOVES_ASKED = 4;
const MAX_BENEFITS = 3;
/** More of them when benefits are the question. */
const MAX_ASKED = 10;

/** The yearly effect of adding, dropping or swapping a card. */
export const cardChange = definePlan(answerChange, {
  takes: ["card", "category", "spend", "owner"],
  columns: {
    year1_usd: { unit: "usd", words: ["first year", "year one", "with the bonus"] },
    moved: { unit: "text", words: ["spend moves", "spending moves", "what moves"] },
    lost: { unit: "text", words: ["lose", "give up", "miss out on"] },
  },
});

function answerChange(frame: Frame, toolbox: Toolbox): Draft {
  if (!knowsSpend(frame, toolbox)) return askSpend();
  if (isOfKept(frame, toolbox)) return answeredBy({ ...frame, topic: "annual_rewards" });
  const input = { ...toInput(frame, toolbox), spend: spendTold(frame) };
  const { data, envelope } = ask(toolbox, "simulate_card_change", input);
  const moved = movesOf(frame, data);
  const isOfMoves = frame.column === "moved";
  const change = join([leadOf(frame, data), partsOf(data)]);
  const moves = join(moved.length > 0 ? moved : [line`None of that spending moves.`]);
  return answer({
    lead: [isOfMoves ? line`${yesOrNoTo(frame, moved.length > 0)}${moves} ${change}` : change],
    details: [
      ...(isOfMoves ? [] : moved),
      benefitsOf(line`You would give up`, data.lost, frame.column === "lost"),
      benefitsOf(line`New to you`, data.gained, frame.column === "gained"),
      ...transfersOf(data),
      ...rulesOf(data),
    ],
    caveats: [
      CAVEATS.estimate,
      line`Credits, lounges and other benefits are not included in the dollar amounts.`,
    ],
    envelopes: [envelope],
  });
}

/** "If I put $900 a month on the Gold": what it would earn, since nothing says to drop it. */
const isOfKept = (frame: Frame, { scene }: Toolbox): boolean =>
  frame.verb === undefined &&
  frame.column === undefined &&
  frame.focus === "amount" &&
  spendTold(frame) !== undefined &&
  idsOf(frame, "card", "from").length === 0 &&
  idsOf(frame, "card").every((id) => heldCards(scene).some(({ card }) => card.id === id));

/** Reads the cards to add and drop from role, verb and wallet. */
function toInput(frame: Frame, toolbox: Toolbox): InputOf<"simulate_card_change"> {
  const isFrom = idsOf(frame, "card", "from").length > 0;
  const [target] = idsOf(frame, "card", "to");
  const held = new Set(heldCards(toolbox.scene, { owner: frame.owner }).map(({ card }) => card.id));
  const replacesHeld = idsOf(frame, "card", "of").some((id) => held.has(id));
  if (target !== undefined && (isFrom || (replacesHeld && !held.has(target))))
    return {
      swap: {
        from: findHeld(frame, toolbox, isFrom ? "from" : "of").entry.id,
        to: target,
        product_change: frame.verb === "downgrade" || frame.verb === "upgrade" ? true : undefined,
      },
    };
  const cards = idsOf(frame, "card", "of", "to");
  const isAdded =
    target !== undefined ||
    frame.verb === "add" ||
    frame.verb === "apply" ||
    (frame.verb === undefined && cards.some((id) => !held.has(id)));
  if (isFrom || !isAdded)
    return { drop: [findHeld(frame, toolbox, ...(isFrom ? (["from"] as const) : [])).entry.id] };
  if (cards.length === 0) return endWith(askBack(line`Which card do you mean?`));
  return { add: [...cards], owner: frame.owner };
}

/** The spending that moves, in the requested categories. */
function movesOf(frame: Frame, { moved_spend: moves }: Change): readonly Line[] {
  const wanted = idsOf(frame, "category");
  return moves
    .filter(({ category }) => wanted.length === 0 || wanted.includes(category))
    .slice(0, frame.column === "moved" ? MAX_MOVES_ASKED : MAX_MOVES)
    .map((one) => {
      const from = one.from === undefined ? EMPTY : line` from the ${text(one.from.card_name)}`;
      const to = one.to === undefined ? EMPTY : line` to the ${text(one.to.card_name)}`;
      return line`${usd(one.yearly_usd)} a year on ${inSentence(one.category_name)} moves${from}${to}.`;
    });
}

function benefitsOf(what: Line, all: Change["lost"], isAsked: boolean): Line {
  const named = all
    .slice(0, isAsked ? MAX_ASKED : MAX_BENEFITS)
    .map(({ name, detail }) => text(detail === "" ? name : `${name} (${detail})`));
  const more = all.length > named.length ? line`, among others` : EMPTY;
  return named.length === 0 ? EMPTY : line`${what}: ${listed(named)}${more}.`;
}

const transfersOf = ({ transfers, balances }: Change): readonly Line[] =>
  transfers.map(({ program, owner, program_name: name, change }) => {
    const held = balances.find((one) => one.program === program && one.owner === owner);
    const worth =
      held === undefined
        ? EMPTY
        : line`; ${points(held.points)} points change in value by ${usd(held.change_usd)}`;
    return line`It ${text(change === "opened" ? "opens" : "ends")} partner transfers for ${possessive(owner)} ${text(name)} points${worth}.`;
  });

const rulesOf = ({ added }: Change): readonly Line[] =>
  added.flatMap(({ card_name: name, eligibility: { application, bonus, reason } = {} }) => {
    if (application !== "fail" && bonus !== "fail") return [];
    const what = application === "fail" ? "an application" : "its welcome bonus";
    const why = reason === undefined ? EMPTY : line` (${text(reason)})`;
    return [line`**${text(name)}**: a rule blocks ${text(what)}${why}.`];
  });

/** "With the Gold added you would be $150 better off a year." */
function leadOf(frame: Frame, data: Change): Line {
  const { added, dropped, delta_usd: delta } = data;
  const { year1, ongoing } = delta;
  const without = listed(dropped.map((one) => line`the **${cardName(one)}**`));
  const having = listed(added.map((one) => line`**${cardName(one)}**`));
  const change =
    added.length === 0
      ? line`without ${without}`
      : line`with ${having} ${dropped.length === 0 ? line`added` : line`in place of ${without}`}`;
  const asksIfWorth = frame.asks === "is" || frame.asks === "worth";
  // Only an added card gets a verdict; dropping one is the member's choice.
  const isDecided = frame.focus === "whether" && asksIfWorth && frame.column === undefined;
  const word = isDecided && dropped.length === 0 ? verdict(ongoing.net_usd > 0) : EMPTY;
  const offer = added[0]?.offer_usd;
  const counting =
    offer === undefined ? EMPTY : line`, counting a welcome offer worth about ${usd(offer)}`;
  const first = line`${betterBy(year1.net_usd, line`in the first year`)}${counting}`;
  const later = betterBy(ongoing.net_usd, line`each year`);
  const net =
    year1.net_usd === ongoing.net_usd
      ? betterBy(ongoing.net_usd, line`a year`)
      : frame.column === "year1_usd"
        ? line`${first}; then ${later}`
        : line`${later} from the second year on, and ${first}`;
  return sentence(line`${word}${change}, you would be ${net}`);
}

/** "**$150 better off** a year". */
function betterBy(net: number, span: Line): Line {
  if (net === 0) return line`**neither better nor worse off** ${span}`;
  return line`**${usd(Math.abs(net))} ${text(net > 0 ? "better" : "worse")} off** ${span}`;
}

/** "That is $257.40 less in rewards and $795 less in fees a year." */
function partsOf({ delta_usd: { ongoing } }: Change): Line {
  const { rewards_usd: rewards, fees_usd: fees, anniversary_points_usd: yearly } = ongoing;
  const parts = [
    line`${moreOf(rewards)} in rewards`,
    line`${moreOf(fees)} in fees`,
    ...(yearly === 0 ? [] : [line`${moreOf(yearly)} in anniversary points`]),
  ];
  return line`That is ${listed(parts)} a year.`;
}

const moreOf = (more: number): Line =>
  more === 0 ? line`the same` : line`${usd(Math.abs(more))} ${text(more < 0 ? "less" : "more")}`;
