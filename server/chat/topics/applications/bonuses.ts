import { SELF } from "../../../accounts/wallet.ts";
import type { Scene } from "../../../member/scene.ts";
import type { DataOf } from "../../ask.ts";
import { date, text, usd } from "../../compose/figures.ts";
import { EMPTY, ifKnown, ifMore, join, type Line, line } from "../../compose/line.ts";
import { cardName, possessive } from "../../compose/whose.ts";
import { isNamed, namedCards } from "../../compose/pick.ts";
import type { Frame } from "../../frame.ts";
import { defineTopic } from "../topic.ts";
import { namedAs } from "../named-as.ts";

type Data = DataOf<"get_bonus_progress">;
type Bonus = Data["bonuses"][number];

/** Welcome bonuses in progress: the spending left, the deadline, and the pace. */
export const bonuses = defineTopic<"get_bonus_progress", Bonus>({
  tool: "get_bonus_progress",
  input: (frame, scene) => ({ plan: planOf(frame), ...spentOf(frame, scene) }),
  rows: (data, frame) => {
    const named = data.finished.filter((one) => isMeant(one, frame));
    return data.bonuses.some((one) => isMeant(one, frame)) ? data.bonuses : named;
  },
  noun: ["bonus", "bonuses"],
  keys: {
    card: ({ card }) => [card.card_id],
    held_card: ({ card }) => [card.wallet_card_id],
  },
  takes: ["spend", "spent"],
  owner: ({ card }) => card.owner,
  columns: {
    left_usd: { unit: "usd", value: ({ left_usd: left }) => left },
    spent_usd: {
      unit: "usd",
      words: ["spent so far", "have i spent", "put on it so far", "spent already", "already spent"],
      value: ({ net_spent_usd: spent }) => spent,
      say: spentSentence,
    },
    per_week_usd: {
      unit: "usd",
      words: ["pace", "per week", "a week", "each week", "weekly", "every week"],
      value: ({ per_week_usd: pace }) => pace,
    },
    in_time: {
      unit: "text",
      words: namedAs(
        "in time|on time|make it|on track|on pace|at this rate|at the rate|fast enough|going to make",
      ),
      value: (bonus) => inTime(bonus),
      say: inTimeSentence,
    },
    deadline: { unit: "date", value: ({ deadline }) => deadline },
  },
  isAhead: true,
  amount: "left_usd",
  day: "deadline",
  name: ({ card }) => cardName(card),
  sentence,
  holds: (rows, { column }) =>
    column === "in_time" ? rows.some((row) => inTime(row) === true) : rows.some(isRunning),
  none: (frame, scene) => line`no welcome bonus is in progress${doneOf(frame, scene)}.`,
  caveats: (rows, _, frame) =>
    spendIn(
      frame,
      rows.map(({ required_usd: all }) => all),
    ).map(({ value, role }) =>
      role === "spent"
        ? line`This assumes ${usd(value)} spent so far; nothing was recorded.`
        : value < 0
          ? line`This assumes a refund of ${usd(-value)}; nothing was recorded.`
          : line`This assumes ${usd(value)} more spent; nothing was recorded.`,
    ),
});

const isRunning = ({ status }: Bonus): boolean => status === "active";

/** Active bonuses; with a named card, its finished ones too. */
const isMeant = ({ card, status }: Bonus, frame: Frame): boolean =>
  namedCards(frame).length === 0 ? status === "active" : isNamed(card, frame);

type Each = "day" | "week" | "month";
const EACH: readonly Each[] = ["day", "week", "month"];

/** The planned spending from now on, if its frequency is known. */
function planOf({ amounts }: Frame): { usd: number; each: Each } | undefined {
  const told = amounts.find(({ role, per }) => role === "spend" && per !== undefined);
  const each = EACH.find((one) => one === told?.per);
  return told === undefined || each === undefined ? undefined : { usd: told.value, each };
}

/** Spending in the question; amounts from the bonus threshold up are the threshold or points. */
const spendIn = ({ amounts }: Frame, thresholds: readonly number[]): Frame["amounts"] =>
  amounts.filter(({ per, value }) => per === undefined && value < Math.max(...thresholds));

/** The spending so far, or the amount on top of the recorded one. */
function spentOf(frame: Frame, { wallet }: Scene) {
  const told = spendIn(
    frame,
    wallet.bonuses.map(({ required_usd: all }) => all),
  );
  const before = told.find(({ role }) => role === "spent");
  const more = told.filter((one) => one !== before).reduce((sum, one) => sum + one.value, 0);
  if (before !== undefined) return { net_spent_usd: before.value + more };
  return more > 0 ? { more_spent_usd: more } : {};
}

/** Completed bonuses by card; of the named cards only, if any are named. */
function doneOf(frame: Frame, { wallet, facts }: Scene): Line {
  const named = namedCards(frame);
  const done = wallet.cards.flatMap(({ id, card_id: cardId, owner, bonus_received_on: day }) => {
    const isNamedCard = named.includes(cardId);
    const isWanted =
      (named.length === 0 || isNamedCard) && [undefined, owner].includes(frame.owner);
    const isComplete = wallet.bonuses.some(
      (one) => one.wallet_card_id === id && one.status === "completed",
    );
    const posted = isNamedCard ? day : undefined;
    const name = facts.cards.get(cardId)?.card_name;
    if (name === undefined || !isWanted || !(isComplete || posted)) return [];
    const whose = owner === SELF ? EMPTY : line`${possessive(owner)} `;
    return [line`${whose}${text(name)}${ifKnown(posted, (on) => line`, posted ${date(on)}`)}`];
  });
  return done.length === 0 ? EMPTY : line`; completed: ${join(done, ", ")}`;
}

function sentence(bonus: Bonus): Line {
  const { left_usd: left, deadline, per_week_usd: pace, reward } = bonus;
  if (bonus.status === "completed") {
    return line`The welcome bonus of the ${cardName(bonus.card)} is **complete**: all of the required ${usd(bonus.required_usd)} is spent.`;
  }
  if (bonus.planned !== undefined) return inTimeSentence(bonus);
  const until = ifKnown(deadline, (day) => line` by **${date(day)}**`);
  const weekly = ifKnown(pace, (sum) => line`, about ${usd(sum)} a week`);
  const prize = ifKnown(reward.text, (won) => line`, for ${text(won)}`);
  return line`Spend **${usd(left)}** more on the ${cardName(bonus.card)}${until}${weekly}${prize}.`;
}

function spentSentence(bonus: Bonus): Line {
  const { net_spent_usd: spent, required_usd: all, left_usd: left, updated_on: day } = bonus;
  return line`**${usd(spent)}** of ${usd(all)} was spent on the ${cardName(bonus.card)}, as recorded on ${date(day)}; **${usd(left)}** is left.`;
}

const inTime = ({ planned, so_far: soFar }: Bonus): boolean | undefined =>
  (planned ?? soFar)?.in_time;

/** Judges by the plan, or else by the pace so far. */
function inTimeSentence(bonus: Bonus): Line {
  const { planned, so_far: soFar, deadline, left_usd: left, per_week_usd: pace } = bonus;
  const told = planned ?? soFar;
  if (told === undefined) return sentence(bonus);
  const how = planned === undefined ? line`At your pace so far,` : line`At that pace,`;
  const word = told.in_time === false ? line`**not in time**` : line`**in time**`;
  const end = ifKnown(deadline, (day) => line` for the deadline, **${date(day)}**`);
  return join([
    line`${how} the bonus on the ${cardName(bonus.card)} is done on ${date(told.done_on)}, ${word}${end}; **${usd(left)}** is left to spend.`,
    ifMore(told.missing_usd, (missing) => line`You would be ${usd(missing)} short.`),
    ifKnown(
      told.in_time === false ? pace : undefined,
      (sum) => line`It takes ${usd(sum)} a week to finish in time.`,
    ),
  ]);
}
