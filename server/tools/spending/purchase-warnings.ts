import { isShopsFuel } from "../../advice/purchase/merchant-ties.ts";
import type { FactRow } from "../../contract/facts.ts";
import { textsWhere } from "../frame/texts-where.ts";
import type { ReadPurchase } from "./purchase-input.ts";

/** Categories in which the payee often charges a fee for cards. */
const FEE_CATEGORIES: ReadonlySet<string> = new Set(["rent", "mortgage", "taxes", "education"]);

export const tellUnverified = ({ name }: Pick<FactRow<"merchants">, "name">): string =>
  `How ${name} codes is not verified`;

/** What the catalog says of the merchant that may change the answer. */
export function purchaseWarnings({ merchant, category, warnings }: ReadPurchase): string[] {
  return [
    ...(merchant?.confidence === "unverified"
      ? [
          `${tellUnverified(merchant)}, so only rates on every purchase, on the merchant itself or on ` +
            "a category that was given are counted.",
        ]
      : []),
    ...warnings,
    ...(merchant === undefined ? [] : notesOf(merchant)),
    ...textsWhere([
      [
        merchant !== undefined && category?.key === "gas" && isShopsFuel(merchant),
        "Rates on gas whose terms leave out fuel sold by superstores, supermarkets or warehouse " +
          "clubs are not counted here.",
      ],
      [
        FEE_CATEGORIES.has(category?.key ?? ""),
        `Whether paying ${category?.name.toLowerCase()} by card costs a fee is not in the data, so none ` +
          "is counted: ask, and take it off the dollars here.",
      ],
    ]),
  ];
}

function notesOf({
  confidence,
  name,
  note,
  category_basis: basis,
}: FactRow<"merchants">): string[] {
  if (confidence === "disputed") return [`Sources disagree on how ${name} codes: ${note}.`];
  return note === "" || basis === "kind" ? [] : [`${name}: ${note}.`];
}
