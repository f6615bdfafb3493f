import { heldCards } from "../../../../../tools/core/held.ts";
import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure, valueAt } from "../../../compose/figure.ts";
import { says } from "../../../readings/says.ts";
import { idsOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { withoutOffer } from "../rates/catalog-rates.ts";
import { joinLines } from "../../../compose/rows.ts";

/*
 * A seller that nobody knows, of whom the asker tells what he takes: "he takes American Express only".
 * What network the cards run on answers that without him.
 */

const MOST_CARDS = 12;

/** It is told, not asked, what he takes. */
const TOLD =
  /\bonly\b|\bnothing (?:else |other )?(?:but|except|than)\b|\bjust (?:takes?|visa|mastercard|american)\b/;

/** Which of the cards named, else held, run on a network that is taken; undefined when none is told. */
export function acceptedNetworks(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const { scene } = toolbox;
  if (!says(asked, TOLD)) return undefined;
  const taken = idsOf(asked, "network", scene.facts);
  const named = idsOf(asked, "card", scene.facts);
  const held = heldCards(scene, { owner: asked.owner }).map(({ card }) => card.id);
  const cards = [...new Set(named.length > 0 ? named : held)].slice(0, MOST_CARDS);
  if (taken.length === 0 || cards.length === 0) return undefined;
  const records = cards.map((card) => ask(toolbox, "get_card", { card }));
  const fits = (record: Envelope): boolean => taken.includes(networkOf(record) ?? "");
  const works = records.filter(fits);
  const fails = records.filter((record) => !fits(record) && networkOf(record) !== undefined);
  const unknown = records.filter((record) => networkOf(record) === undefined);
  const where = told(taken.join(" or "));
  return answer({
    result: [
      works.length === 0
        ? line`**No**: where only ${where} is taken, ${told(fails.length === 1 ? "it does" : "these do")} not work.`
        : line`**Yes**: where ${where} is taken, this works.`,
      ...works.map(networkLine),
      ...(works.length === 0 ? fails.map(networkLine) : []),
    ],
    details: [
      ...(works.length === 0
        ? []
        : fails.map((record) => joinLines([line`Not`, networkLine(record)], ": "))),
      ...unknown.map((record) => line`No source says which network the ${nameOf(record)} runs on.`),
    ],
    caveats: [
      line`What a seller takes I know only as you tell it.`,
      CAVEATS.asOf(records[0] ?? ask(toolbox, "get_wallet", {})),
    ],
    envelopes: records.map(withoutOffer),
  });
}

const networkOf = (record: Envelope): string | undefined => {
  const network = valueAt(record, ["card", "network"]);
  return typeof network === "string" ? network : undefined;
};

const nameOf = (record: Envelope) => figure(record, ["card", "card_name"], "text");

const networkLine = (record: Envelope): Line =>
  line`The **${nameOf(record)}** is a **${figure(record, ["card", "network"], "text")}**. ${cite(record)}`;
