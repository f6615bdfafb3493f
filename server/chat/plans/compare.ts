import { ask } from "../ask.ts";
import { answer, askBack, type Draft } from "../compose/draft.ts";
import { type Figure, text, usd, write } from "../compose/figures.ts";
import { bold, join, type Line, line, listed } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

const MOST_CARDS = 5;
const MOST_DIFFERENCES = 6;

/** Two or more cards side by side: the fees first, then where else they differ. */
export const compare = definePlan(answerCompare, { takes: ["card"] });

function answerCompare(frame: Frame, toolbox: Toolbox): Draft {
  const cards = [...new Set(idsOf(frame, "card"))].slice(0, MOST_CARDS);
  if (cards.length < 2) return askBack(line`Which cards do you want to compare?`);
  const { data, envelope } = ask(toolbox, "compare_cards", { cards });
  const names = new Map(data.cards.map((one) => [one.card_id, one.card_name]));
  const fees = data.cards.map(
    (one) => line`${bold(text(one.card_name))} costs **${usd(one.annual_fee_usd)}** a year`,
  );
  const differing = data.rows.filter(({ differs, field }) => differs && field !== "annual_fee_usd");
  const toDetail = ({ label, values }: (typeof differing)[number]): Line => {
    const told = Object.entries(values).map(
      ([id, value]) => line`${text(names.get(id) ?? id)}: ${toFigure(value)}`,
    );
    return line`**${text(label)}**. ${join(told, "; ")}`;
  };
  return answer({
    lead: [line`${listed(fees)}.`],
    details: differing.slice(0, MOST_DIFFERENCES).map(toDetail),
    caveats: unreadOf(frame),
    envelopes: [envelope],
  });
}

const toFigure = (value: unknown): Figure =>
  typeof value === "number" || typeof value === "boolean"
    ? write(value, "count")
    : text(typeof value === "string" ? value : "unknown");
