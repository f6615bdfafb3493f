import { formatPoints } from "../../../advice/money.ts";
import { POINTS_PATH } from "../../../contract/addresses.ts";
import { type Html, html } from "../../../look/html.ts";
import type { DataOf } from "../../../tools/desk.ts";
import type { listTransferRoutes } from "../../../tools/transfers/list-transfer-routes.ts";
import { toShortDay } from "../../page/dates.ts";
import { foldedList } from "../../page/lists.ts";
import { OWNER_FIELD } from "../owners.ts";
import type { BalanceRow } from "./point-list.ts";
import { timeText, toTransferQuery } from "./transfer.ts";

type Route = DataOf<typeof listTransferRoutes>["routes"][number];

/** Routes that at least one owner in the wallet can use. */
export const openRoutes = (routes: readonly Route[]): readonly Route[] =>
  routes.filter(({ usable_by: owners }) => owners.length > 0);

/** Transfer partners by program, each linked to the calculator. */
export function toReach(all: readonly Route[], balances: readonly BalanceRow[]): Html {
  const sources = [...new Map(all.map((one) => [one.from, one.from_name]))];
  if (sources.length === 0) {
    return html`<p class="empty">You can move none of your points to a partner.</p>`;
  }
  return html`${sources.map(([from, name]) => {
    const own = all.filter((one) => one.from === from);
    const open = openRoutes(own);
    const locked = own.filter((one) => one.state === "locked" && !open.includes(one));
    const below = `With a card you do not hold: ${locked.map(({ to_name: to }) => to).join(", ")}.`;
    const routes = open.map((route) => toRoute(route, balances));
    return html`${foldedList(name, routes, locked.length > 0 && html`<p class="hint">${below}</p>`)}`;
  })}`;
}

function toRoute(route: Route, balances: readonly BalanceRow[]): Html {
  const { from, from_name: fromName, to_name: to, ratio = "ratio unknown", hours } = route;
  const [owner = ""] = route.usable_by;
  const held = balances.find((one) => one.program === from && one.owner === owner);
  const query = toTransferQuery({
    from: fromName,
    to,
    points: formatPoints(held?.points ?? 0),
    ...(route.usable_now ? {} : { [OWNER_FIELD]: owner }),
  });
  return html`<a href="${POINTS_PATH}?${query}#transfer">${to}</a>
    <span class="hint"
      >${ratio}${hours !== undefined && `, ${timeText(hours)}`}${route.bonuses.map(
        ({ pct, ends }) =>
          html`, bonus ${pct !== undefined && `of ${pct}% `}until ${toShortDay(ends)}`,
      )}</span
    >`;
}
