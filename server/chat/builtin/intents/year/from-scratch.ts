import * as z from "zod";
import { joining } from "../../../../tools/spending/fee-cards.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines, rowsAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { spendOf } from "./known-spend.ts";
import { withoutSpend } from "./without-spend.ts";

/* A wallet begun anew: the card that leaves most, then the one that adds most beside it. */

/** "No points, just money". */
export const isCash = (asked: Understood): boolean =>
  says(asked, /\bcash ?back\b|\bpure cash\b|\b(?:just|only) (?:money|cash)\b|\bno points\b/);

const MOST_ROUNDS = 3;
const ranked = z.looseObject({ card_id: z.string() });

/** So many cards of the whole catalog at the spend that is known; by rates where none is. */
export function fromScratch(asked: Understood, many: number, toolbox: Toolbox): Draft {
  const known = spendOf(asked, toolbox) ?? ofProfile(toolbox);
  if (known === undefined) return withoutSpend(asked, toolbox);
  const rounds: Envelope[] = [];
  let box = toolbox.supposing((wallet) => ({ ...wallet, cards: [] }));
  while (rounds.length < Math.min(many, MOST_ROUNDS)) {
    const found = ask(box, "rank_candidate_cards", {
      ...known,
      ...(isCash(asked) ? { goal: "cash back" } : {}),
      card_type: "personal",
      limit: 1,
    });
    const row = ranked.safeParse(valueAt(found, ["ranked", 0]));
    const card = row.success ? box.scene.facts.cards.get(row.data.card_id) : undefined;
    if (card === undefined) break;
    rounds.push(found);
    const { entry } = joining(box.scene, card);
    box = box.supposing((wallet) => ({ ...wallet, cards: [...wallet.cards, entry] }));
  }
  return toDraft(rounds);
}

const ofProfile = ({ scene }: Toolbox) =>
  Object.values(scene.wallet.spend ?? {}).some((usd) => usd > 0) ? {} : undefined;

function toDraft(rounds: readonly Envelope[]): Draft {
  const [first] = rounds;
  const parts = rounds.map((found, place): Line => {
    const name = figure(found, ["ranked", 0, "card_name"], "text");
    const net = figure(found, ["ranked", 0, "delta_ongoing_usd"], "usd");
    const fee = figure(found, ["ranked", 0, "annual_fee_usd"], "usd");
    return place === 0
      ? line`the **${name}** leaves **${net}** a year after its fee of ${fee} ${cite(found)}`
      : line`the **${name}** adds **${net}** beside that after its fee of ${fee} ${cite(found)}`;
  });
  return answer({
    result: [joinLines([line`From scratch, of all personal cards:`, joinLines(parts, "; ")])],
    details: rounds.flatMap((found) =>
      rowsAt(found, ["ranked"]).map(
        (row) =>
          line`${figure(found, [...row, "card_name"], "text")}: fee ${figure(found, [...row, "annual_fee_usd"], "usd")}`,
      ),
    ),
    caveats: [
      line`One card after the other at your spend; credits, lounges and welcome offers are not in it, and the issuer decides on an application.`,
      CAVEATS.estimate,
      ...(first === undefined ? [] : [CAVEATS.asOf(first)]),
    ],
    envelopes: rounds.map((one) => ({ ...one, warnings: [] })),
  });
}
