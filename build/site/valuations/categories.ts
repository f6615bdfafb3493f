import type { ValuationRow } from "../../../server/contract/valuations.ts";

type Category = ValuationRow["category"];

export const CATEGORIES: readonly {
  readonly category: Category;
  readonly heading: string;
  readonly about: string;
}[] = [
  {
    category: "transferable",
    heading: "Transferable",
    about: "Bank and card-program currencies that can become points of other programs.",
  },
  { category: "airline", heading: "Airline", about: "Miles and points of airline programs." },
  { category: "hotel", heading: "Hotel", about: "Points of hotel programs." },
  {
    category: "restricted",
    heading: "Restricted",
    about: "Cash-like currencies with limits on how they are redeemed.",
  },
  { category: "other", heading: "Other", about: "Programs that fit none of these." },
];

export const rowsOf = (rows: readonly ValuationRow[], category: Category) =>
  rows
    .filter((row) => row.category === category)
    .toSorted((a, b) => b.value - a.value || a.display_name.localeCompare(b.display_name, "en"));
