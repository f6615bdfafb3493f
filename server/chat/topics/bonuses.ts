import type { DataOf } from "../ask.ts";
import { date, text, usd } from "../compose/figures.ts";
import { EMPTY, type Line, line } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { defineTopic } from "./topic.ts";

type Bonus = DataOf<"get_bonus_progress">["bonuses"][number];

/** Welcome bonuses in progress: what is left to spend, and until when. */
export const bonuses = defineTopic<"get_bonus_progress", Bonus>({
  tool: "get_bonus_progress",
  input: () => ({}),
  rows: ({ bonuses: rows }) => rows,
  noun: ["bonus", "bonuses"],
  keys: {
    card: ({ card }) => [card.card_id],
    held_card: ({ card }) => [card.wallet_card_id],
  },
  owner: ({ card }) => card.owner,
  columns: {
    left_usd: { unit: "usd", value: ({ left_usd: left }) => left },
    per_week_usd: { unit: "usd", value: ({ per_week_usd: pace }) => pace },
    deadline: { unit: "date", value: ({ deadline }) => deadline },
  },
  amount: "left_usd",
  day: "deadline",
  name: ({ card }) => cardName(card),
  sentence,
  none: () => line`no welcome bonus is being tracked.`,
});

function sentence(bonus: Bonus): Line {
  const { left_usd: left, deadline, per_week_usd: pace, reward } = bonus;
  const until = deadline === undefined ? EMPTY : line` by **${date(deadline)}**`;
  const weekly = pace === undefined ? EMPTY : line`, about ${usd(pace)} a week`;
  const prize = reward.text === undefined ? EMPTY : line`, for ${text(reward.text)}`;
  return line`Spend **${usd(left)}** more on the ${cardName(bonus.card)}${until}${weekly}${prize}.`;
}
