import { isShopsFuel } from "../../advice/purchase/merchant-ties.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { ReadPurchase } from "./purchase-input.ts";

/** Categories in which who takes the payment often charges for cards. */
const FEE_CATEGORIES: ReadonlySet<string> = new Set(["rent", "mortgage", "taxes", "education"]);

export const tellUnverified = ({ name }: Pick<FactRow<"merchants">, "name">): string =>
  `How ${name} codes is not verified`;

/** What the catalog says of the merchant that may change the answer. */
export function purchaseWarnings({
  merchant,
  category,
  warnings,
}: ReadPurchase): readonly string[] {
  const note = merchant?.note ?? "";
  const isTold = note !== "" && merchant?.category_basis !== "kind";
  const mayCost = category !== undefined && FEE_CATEGORIES.has(category.key);
  return [
    ...(merchant?.confidence === "unverified"
      ? [
          `${tellUnverified(merchant)}, so only rates on every purchase, on the merchant itself or on ` +
            "a category that was given are counted.",
        ]
      : []),
    ...warnings,
    ...(merchant?.confidence === "disputed"
      ? [`Sources disagree on how ${merchant.name} codes: ${note}.`]
      : []),
    ...(isTold && merchant !== undefined && merchant.confidence !== "disputed"
      ? [`${merchant.name}: ${note}.`]
      : []),
    ...(merchant !== undefined && category?.key === "gas" && isShopsFuel(merchant)
      ? [
          "Rates on gas whose terms leave out fuel sold by superstores, supermarkets or warehouse " +
            "clubs are not counted here.",
        ]
      : []),
    ...(mayCost
      ? [
          `Whether paying ${category.name.toLowerCase()} by card costs a fee is not in the data, so none ` +
            "is counted: ask, and take it off the dollars here.",
        ]
      : []),
  ];
}
