import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, joinParts, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { nameOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/* What single kinds of spend bring in a year, in points first for who asks for points. */

const ASKS_POINTS = /\b(?:points|pts|miles)\b/;

/** The categories that are named, before the whole, each with the cards that earn it. */
export function categoryLines(found: Envelope, asked: Understood, scene: Scene): readonly Line[] {
  const wanted = new Set(mentionsOf(asked, "category").flatMap(({ ids }) => ids));
  const toLine = says(asked, ASKS_POINTS) ? pointsLine : valueLine;
  const rows = rowsAt(found, ["by_category"]).filter((row) =>
    wanted.has(textAt(found, [...row, "category"]) ?? ""),
  );
  if (rows.length === 0 && says(asked, ALONE)) return withoutSpend([...wanted], scene);
  return rows.map((row) => joinLines([toLine(found, row), line`. ${cite(found)}`], ""));
}

const ALONE = /\b(?:only|alone|just|from|by itself|spend(?:ing)?|off)\b/;

/** Nothing is known to be spent on it, and the whole is no answer to that. */
const withoutSpend = (keys: readonly string[], { facts }: Scene): readonly Line[] =>
  keys.length === 0
    ? []
    : [
        line`No spend on **${told(keys.map((key) => nameOf("category", key, facts)).join(" or "))}** is in your profile, so nothing of the year comes from it; tell me how much a month, and I count it.`,
      ];

/** "62,400 points a year with the card, worth so much": of several cards each its own, for points differ. */
function pointsLine(found: Envelope, row: Path): Line {
  const cards = rowsAt(found, [...row, "cards"]).filter(
    (card) => (numberAt(found, [...card, "points"]) ?? 0) > 0,
  );
  if (cards.length === 0) return valueLine(found, row);
  const parts = cards.map(
    (card) =>
      line`**${figure(found, [...card, "points"], "points")} points** a year with the **${figure(found, [...card, "card_name"], "text")}**`,
  );
  return joinLines(
    [
      line`${figure(found, [...row, "category_name"], "text")}: `,
      joinParts(parts),
      line`, worth ${figure(found, [...row, "value_usd"], "usd")} in all, on ${figure(found, [...row, "yearly_usd"], "usd")} of spend`,
    ],
    "",
  );
}

function valueLine(found: Envelope, row: Path): Line {
  const [first, ...others] = rowsAt(found, [...row, "cards"]);
  const what = line`${figure(found, [...row, "category_name"], "text")}: **${figure(found, [...row, "value_usd"], "usd")}** a year on ${figure(found, [...row, "yearly_usd"], "usd")} of spend`;
  const isOfPoints =
    first !== undefined &&
    others.length === 0 &&
    numberAt(found, [...first, "points"]) !== undefined;
  const points = isOfPoints ? [line`${figure(found, [...first, "points"], "points")} points`] : [];
  const card =
    first === undefined
      ? []
      : [line`mostly with the **${figure(found, [...first, "card_name"], "text")}**`];
  return joinLines([what, ...points, ...card], ", ");
}
