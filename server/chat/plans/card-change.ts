import { SELF } from "../../accounts/wallet.ts";
import { heldCards } from "../../member/held-cards.ts";
import { ask, type DataOf, endWith, type InputOf } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { points, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed, sentence } from "../compose/line.ts";
import { cardName, possessive } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { findHeld } from "./held.ts";
import { askSpend, knowsSpend, spendTold } from "./spend.ts";

/* What a change of cards moves, takes and brings, besides the dollars. */

type Change = DataOf<"simulate_card_change">;

const MOST_MOVES = 2;
const MOST_MOVES_ASKED = 4;
const MOST_BENEFITS = 3;
/** Where they are what is asked for. */
const MOST_ASKED = 10;

/** What is asked for comes first. */
function detailsOf(frame: Frame, data: Change): readonly Line[] {
  const moved = frame.column === "moved" ? [] : movesOf(frame, data);
  const mostOf = (column: string): number => (frame.column === column ? MOST_ASKED : MOST_BENEFITS);
  const lost = benefitsOf(line`You would give up`, data.lost.slice(0, mostOf("lost")), data.lost);
  const gained = benefitsOf(line`New to you`, data.gained.slice(0, mostOf("gained")), data.gained);
  const parts = frame.column === "lost" ? [...lost, ...moved] : [...moved, ...lost];
  return [...parts, ...gained, ...transfersOf(data), ...rulesOf(data)];
}

/** The spend that moves, on the categories asked for. */
function movesOf(frame: Frame, { moved_spend: moves }: Change): readonly Line[] {
  const wanted = new Set(idsOf(frame, "category"));
  return moves
    .filter(({ category }) => wanted.size === 0 || wanted.has(category))
    .slice(0, frame.column === "moved" ? MOST_MOVES_ASKED : MOST_MOVES)
    .map((one) => {
      const from = one.from === undefined ? EMPTY : line` from the ${text(one.from.card_name)}`;
      const to = one.to === undefined ? EMPTY : line` to the ${text(one.to.card_name)}`;
      return line`${usd(one.yearly_usd)} a year on ${text(one.category_name.toLowerCase())} moves${from}${to}.`;
    });
}

function benefitsOf(what: Line, told: Change["lost"], all: Change["lost"]): readonly Line[] {
  if (told.length === 0) return [];
  const named = told.map(({ name, detail }) =>
    detail === "" ? line`${text(name)}` : line`${text(name)} (${text(detail)})`,
  );
  const more = all.length > told.length ? line`, among others` : EMPTY;
  return [line`${what}: ${listed(named)}${more}.`];
}

function transfersOf({ transfers, balances }: Change): readonly Line[] {
  return transfers.map((one) => {
    const whose = possessive(one.owner);
    const held = balances.find(
      ({ program, owner }) => program === one.program && owner === one.owner,
    );
    const worth =
      held === undefined
        ? EMPTY
        : line`; ${points(held.points)} points change by ${usd(held.change_usd)} in what they count for`;
    return one.change === "opened"
      ? line`It opens transfers to partners for ${whose} ${text(one.program_name)} points${worth}.`
      : line`It ends transfers to partners for ${whose} ${text(one.program_name)} points${worth}.`;
  });
}

function rulesOf({ added }: Change): readonly Line[] {
  return added.flatMap(({ card_name: name, eligibility: { application, bonus, reason } = {} }) =>
    application === "fail" || bonus === "fail"
      ? [
          line`${bold(text(name))}: ${text(application === "fail" ? "a rule stops an application" : "a rule stops its welcome bonus")}${reason === undefined ? EMPTY : line` (${text(reason)})`}.`,
        ]
      : [],
  );
}

/** What adding, dropping or swapping a card changes in a year. */
export const cardChange = definePlan(answerChange, {
  takes: ["card", "held_card", "category", "spend", "owner"],
  columns: {
    ongoing_usd: { unit: "usd", words: ["a normal year", "every year", "year after year"] },
    year1_usd: { unit: "usd", words: ["first year", "year one", "with the bonus"] },
    fees_usd: { unit: "usd", words: ["save in fees", "fees saved"] },
    moved: { unit: "text", words: ["spend moves", "spending moves", "what moves"] },
    lost: { unit: "text", words: ["lose", "give up", "miss out on"] },
    gained: { unit: "text", words: ["gain", "get with it"] },
  },
});

function answerChange(frame: Frame, toolbox: Toolbox): Draft {
  if (!knowsSpend(frame, toolbox)) return askSpend();
  const input = { ...toInput(frame, toolbox), spend: spendTold(frame) };
  const { data, envelope } = ask(toolbox, "simulate_card_change", input);
  return answer({
    lead: [tell(frame, data)],
    details: detailsOf(frame, data),
    caveats: [CAVEATS.estimate, line`Credits, lounges and other benefits are not in the dollars.`],
    envelopes: [envelope],
  });
}

/** What is added and dropped, by role, verb, or whether the card is held. */
function toInput(frame: Frame, toolbox: Toolbox): InputOf<"simulate_card_change"> {
  const to = idsOf(frame, "card", "to");
  const isFrom = idsOf(frame, "card", "from").length + idsOf(frame, "held_card", "from").length > 0;
  const [target] = to;
  if (target !== undefined && isFrom)
    return {
      swap: {
        from: findHeld(frame, toolbox, "from").entry.id,
        to: target,
        product_change: frame.verb === "downgrade" || frame.verb === "upgrade" ? true : undefined,
      },
    };
  if (isFrom) return { drop: [findHeld(frame, toolbox, "from").entry.id] };
  const cards = idsOf(frame, "card", "of", "to");
  const isHeld = (id: string): boolean =>
    heldCards(toolbox.scene, { owner: frame.owner }).some(({ card }) => card.id === id);
  const isAdded =
    target !== undefined ||
    frame.verb === "add" ||
    frame.verb === "apply" ||
    (frame.verb === undefined && cards.length > 0 && !cards.every(isHeld));
  if (!isAdded) return { drop: [findHeld(frame, toolbox).entry.id] };
  if (cards.length === 0) return endWith(askBack(line`Which card do you mean?`));
  return { add: [...cards], owner: frame.owner };
}

function tell(frame: Frame, data: Change): Line {
  const figures = line`${verdictOf(frame, data)}${changeOf(data)} you would be ${netOf(frame, data)}`;
  const all = join([sentence(figures), partsOf(data)]);
  return frame.column === "moved" ? join([movedLead(frame, data), all]) : all;
}

function netOf(frame: Frame, data: Change): Line {
  const { year1, ongoing } = data.delta_usd;
  if (year1.net_usd === ongoing.net_usd) return betterBy(ongoing.net_usd, line`a year`);
  const first = line`${betterBy(year1.net_usd, line`in the first year`)}${offerOf(data)}`;
  return frame.column === "year1_usd"
    ? line`${first}; then ${betterBy(ongoing.net_usd, line`each year`)}`
    : line`${betterBy(ongoing.net_usd, line`each year`)} from the second year on, and ${first}`;
}

/** Whether spend moves, and which. */
function movedLead(frame: Frame, data: Change): Line {
  const moves = movesOf(frame, data);
  const isAsked = frame.focus === "whether";
  if (moves.length === 0) {
    const names = listed(idsOf(frame, "category").map((id) => text(id.replaceAll("_", " "))));
    const what =
      names.text === "" ? line`none of your spending` : line`none of your ${names} spending`;
    return sentence(line`${isAsked ? line`**No**: ` : EMPTY}${what} moves`);
  }
  return line`${isAsked ? line`**Yes**: ` : EMPTY}${join(moves)}`;
}

/** Only what is added can be said to be worth it; dropping a card is the member's choice. */
function verdictOf({ focus, asks, column }: Frame, data: Change): Line {
  const isAsked = focus === "whether" && (asks === "is" || asks === "worth");
  if (!isAsked || data.dropped.length > 0 || column !== undefined) return EMPTY;
  return data.delta_usd.ongoing.net_usd > 0 ? line`**Yes**: ` : line`**No**: `;
}

function changeOf({ added, dropped }: Change): Line {
  const without = listed(dropped.map((one) => line`the **${cardName(one)}**`));
  const having = listed(
    added.map((one) =>
      one.owner === SELF ? bold(text(one.card_name)) : line`**${cardName(one)}**`,
    ),
  );
  if (added.length === 0) return line`without ${without}`;
  return dropped.length === 0
    ? line`with ${having} added`
    : line`with ${having} in place of ${without}`;
}

/** "**$150 better off** a year". */
function betterBy(net: number, span: Line): Line {
  if (net === 0) return line`**neither better nor worse off** ${span}`;
  const by = usd(Math.abs(net));
  return net > 0 ? line`**${by} better off** ${span}` : line`**${by} worse off** ${span}`;
}

function offerOf({ added }: Change): Line {
  const [one] = added;
  return one?.offer_usd === undefined
    ? EMPTY
    : line`, counting a welcome offer worth about ${usd(one.offer_usd)}`;
}

/** "That is $257.40 less in rewards and $795 less in fees." */
function partsOf({ delta_usd: { ongoing } }: Change): Line {
  const { rewards_usd: rewards, fees_usd: fees, anniversary_points_usd: yearly } = ongoing;
  const parts = [
    rewards === 0 ? line`the same in rewards` : line`${moreOf(rewards)} in rewards`,
    fees === 0 ? line`the same in fees` : line`${moreOf(fees)} in fees`,
    ...(yearly === 0 ? [] : [line`${moreOf(yearly)} in anniversary points`]),
  ];
  return line`That is ${listed(parts)} a year.`;
}

const moreOf = (usdMore: number): Line =>
  line`${usd(Math.abs(usdMore))} ${text(usdMore < 0 ? "less" : "more")}`;
