import { cite, line, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { nameOf } from "../../../slots.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { PurchaseInput } from "../asked/purchase-slots.ts";
import { rateOf } from "../choice/ranked-cards.ts";
import { type CatalogRate, codedAs, isPlain, placeOf } from "./catalog-rates.ts";

/* What a card earns at a place, in one line. */

/** `at Costco (Wholesale clubs)`, `on Groceries`. */
export function whereIs(place: PurchaseInput, { scene: { facts } }: Toolbox): string {
  const coded = codedAs(facts, place);
  const category = coded === undefined ? "" : nameOf("category", coded, facts);
  if (place.merchant === undefined) return `on ${category}`;
  return `at ${nameOf("merchant", place.merchant, facts)} (counts as ${category})`;
}

export function rateLine(
  { record, plain, rates, isTaken }: CatalogRate,
  where: ReturnType<typeof told>,
) {
  const name = figure(record, ["card", "card_name"], "text");
  const network = isTaken ? line`` : line` But its network is not taken in the store.`;
  if (plain === undefined) {
    const [other] = rates;
    return other === undefined
      ? line`No verified rate of the **${name}** ${where} is known. ${cite(record)}`
      : line`The **${name}** earns this ${where}: ${told(other.text)}. ${cite(record)}`;
  }
  const rate = rateOf(record, ["earn", plain.at], plain.unit);
  const base = plain.category === "everything_else" && plain.merchants === undefined;
  const said = base
    ? line`The **${name}** earns no bonus ${where}: ${rate}, as on ${told(placeOf(plain))}.`
    : isPlain(plain)
      ? line`The **${name}** earns **${rate}** ${where}.`
      : line`The **${name}** earns **${rate}** there: ${told(plain.text)}.`;
  return {
    strings: [
      ...said.strings.slice(0, -1),
      `${said.strings.at(-1) ?? ""}${network.strings[0] ?? ""} `,
      "",
    ],
    pieces: [...said.pieces, cite(record)],
  };
}
