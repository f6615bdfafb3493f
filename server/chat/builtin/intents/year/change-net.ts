import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";

/*
 * What a change of cards comes to in a later year, with none of the statement credits used and with
 * all: a dear card is nothing but its fee without them, and that must not be read as all of it.
 */

/** A change as it was simulated, and the same with every credit used where any comes or goes. */
export interface Change {
  readonly found: Envelope;
  readonly full: Envelope | undefined;
}

const FIRST = ["delta_usd", "year1"];
const LATER = ["delta_usd", "ongoing"];

const netOf = (found: Envelope): number => numberAt(found, [...LATER, "net_usd"]) ?? 0;
const net = (found: Envelope) => figure(found, [...LATER, "net_usd"], "usd");

/** Yes, no, or that it hangs on the credits. */
export function verdictLine({ found, full = found }: Change): Line {
  const [none, all] = [netOf(found), netOf(full)];
  const figures =
    all === none
      ? line`${net(found)} in a later year. ${cite(found)}`
      : line`${net(found)} in a later year with none of the credits used, ${net(full)} with all of them. ${cite(found)}`;
  if (none > 0 && all > 0) return joinLines([line`**Yes, by what can be counted**:`, figures]);
  return none <= 0 && all <= 0
    ? joinLines([line`**No, by what can be counted**:`, figures])
    : joinLines([line`**It depends on the credits**:`, figures]);
}

/** "How much worse off": the figure of a normal year, said as better or worse. */
export function offLine({ found, full = found }: Change): Line {
  const worth = (one: Envelope): Line =>
    netOf(one) < 0 ? line`worse off, **${net(one)}**` : line`better off, **${net(one)}**`;
  const lead = line`In a later year you are`;
  return netOf(found) === netOf(full)
    ? joinLines([lead, worth(found), line`${cite(found)}`])
    : joinLines([
        lead,
        worth(found),
        line`with none of the credits used;`,
        worth(full),
        line`with all of them. ${cite(found)}`,
      ]);
}

/** A normal year first, for who asks about that. */
export const laterLine = ({ found }: Change): Line =>
  line`**${net(found)} in a later year**, with ${figure(found, [...FIRST, "net_usd"], "usd")} in the first. ${cite(found)}`;

/** How the figure of a later year comes about. */
export function partsLine(found: Envelope): Line {
  const part = (name: string) => figure(found, [...LATER, name], "usd");
  const has = (name: string): boolean => (numberAt(found, [...LATER, name]) ?? 0) !== 0;
  return joinLines(
    [
      line`In a later year: rewards ${part("rewards_usd")}`,
      line`annual fees ${part("fees_usd")}`,
      ...(has("credits_usd") ? [line`credits ${part("credits_usd")}`] : []),
      ...(has("anniversary_points_usd")
        ? [line`anniversary points ${part("anniversary_points_usd")}`]
        : []),
      line`net ${part("net_usd")}`,
    ],
    ", ",
  );
}

/** Credits that end soon are of the first year only. */
const hasCredits = (found: Envelope): boolean =>
  [FIRST, LATER].some((year) => (numberAt(found, [...year, "credits_usd"]) ?? 0) !== 0);

/** What is not in the figures, said beside them. */
export function uncountedLine({ found, full }: Change, isCreditTold: boolean): readonly Line[] {
  const credits =
    isCreditTold || full === undefined || !hasCredits(full)
      ? []
      : [
          line`Statement credits count for nothing in that. With every one of them used it is **${net(full)}** in a later year, ${figure(full, [...FIRST, "net_usd"], "usd")} in the first.`,
        ];
  const yearly = rowsAt(found, ["certificates"]).some((row) =>
    ["anniversary", "spend", "stay"].includes(textAt(found, [...row, "how"]) ?? ""),
  );
  const nights = yearly
    ? [line`Free nights and tickets that come again each year are not counted either; see below.`]
    : [];
  return credits.length + nights.length === 0 ? [] : [joinLines([...credits, ...nights])];
}
