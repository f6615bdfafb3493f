import { isUsable } from "../../advice/plain-row.ts";
import type { UnsendableAmount, TransferRule } from "../../advice/transfers/transfer-amounts.ts";
import { routesInto, rowsOfRoute } from "../../advice/transfers/transfer-index.ts";
import { nearestAmounts } from "../../advice/transfers/transfer-rounding.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import { findTerms, type RouteTerms } from "../../advice/transfers/transfer-terms.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { formatPoints, toRatio } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { programName } from "../../member/holdings.ts";
import { tellOpeningCards, toOpeningCards } from "./opening-card.ts";
import { tellEnd } from "./tell-routes.ts";
import type { Wanted } from "./transfer-request.ts";

/** Says why points cannot move, and what would change that. */
export function refuseRoute(
  scene: Scene,
  wanted: Wanted,
  routeTerms: Exclude<RouteTerms, { state: "usable" }>,
): never {
  const name = `${programName(scene, wanted.from)} to ${programName(scene, wanted.to)}`;
  if (routeTerms.state === "ended") {
    throw new ToolError(
      `${name} ended${tellEnd(routeTerms.route)}. ${tellDetours(scene, wanted)}`.trim(),
    );
  }
  if (routeTerms.state === "locked") {
    const cards = toOpeningCards(scene, routeTerms.unlock_cards, "opens");
    throw new ToolError(
      `${name} is open only to holders of certain cards, none of which is held: ` +
        `${tellOpeningCards(cards)}. Give one as card to calculate as if it were held, or add a held ` +
        "one with add_wallet_card.",
    );
  }
  const { tables } = scene.facts.facts;
  const rows = rowsOfRoute(tables, toTransferProgram(tables, wanted.from), wanted.to).routes;
  if (rows.length > 0) throw new ToolError(`${name} on ${wanted.day}: ${routeTerms.reason}.`);
  throw new ToolError(`No transfer from ${name} is known. ${tellDetours(scene, wanted)}`.trim());
}

/** Ways in two transfers, where there are any with the same cards. */
function tellDetours(scene: Scene, { from, to, cards, day }: Wanted): string {
  const { tables } = scene.facts.facts;
  const ways = routesInto(tables, to)
    .filter((row) => isUsable(row))
    .flatMap(({ source: hub }) => {
      if (hub === toTransferProgram(tables, from)) return [];
      const first = findTerms(tables, from, hub, cards, day);
      const second = findTerms(tables, hub, to, cards, day);
      if (first.state !== "usable" || second.state !== "usable") return [];
      return [
        `${programName(scene, from)} to ${programName(scene, hub)} at ${toRatio(first.terms)}, then ` +
          `on at ${toRatio(second.terms)}`,
      ];
    });
  if (ways.length === 0) return "No way in two transfers is known either with these cards.";
  return `In two transfers, which nearly always lose value: ${ways.join("; ")}. See compare_transfer_paths.`;
}

/** Says why an amount cannot be sent, and which ones near it can. */
export function refuseAmount(refusal: UnsendableAmount, rule: TransferRule, send: number): never {
  const near = nearestAmounts(refusal, send).map(formatPoints).join(" or ");
  const rules = rule.step_known
    ? `at least ${formatPoints(rule.minimum)}, in multiples of ${formatPoints(rule.step)}`
    : `at least ${formatPoints(rule.minimum)}`;
  throw new ToolError(
    `${formatPoints(send)} points cannot be sent on this route: it takes ${rules}. ` +
      `The nearest that works: ${near}.`,
  );
}
