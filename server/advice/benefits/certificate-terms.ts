import type { PlainRow } from "../plain-row.ts";

type Terms = Pick<PlainRow<"certificates">, "cabins" | "valid_regions">;
type Region = Terms["valid_regions"][number];
type Cabin = Terms["cabins"][number];

const REGION_WORDS: Readonly<Record<Region, string>> = {
  worldwide: "the world",
  north_america: "North America",
  us: "the US",
  us_mainland: "the 48 contiguous US states",
  hawaii: "Hawaii",
  mexico: "Mexico",
  caribbean: "the Caribbean",
  central_america: "Central America",
  ireland: "Ireland",
};

const CABIN_WORDS: Readonly<Record<Cabin, string>> = {
  economy: "economy",
  extra_legroom: "economy with extra legroom",
  premium_economy: "premium economy",
  business: "business class",
  first: "first class",
};

/**
 * The flights a certificate is valid on: "in economy, within and between the US and Ireland".
 * Undefined if no source says.
 */
export function flightTerms({ cabins, valid_regions: regions }: Terms): string | undefined {
  const parts = [
    ...(cabins.length === 0
      ? []
      : [
          `in ${listOf(
            cabins.map((one) => CABIN_WORDS[one]),
            "or",
          )}`,
        ]),
    ...(regions.length === 0 ? [] : [placesOf(regions)]),
  ];
  return parts.length === 0 ? undefined : parts.join(", ");
}

function placesOf(regions: readonly Region[]): string {
  if (regions.includes("worldwide")) return "worldwide";
  const places = listOf(
    regions.map((one) => REGION_WORDS[one]),
    "and",
  );
  return regions.length === 1 ? `within ${places}` : `within and between ${places}`;
}

function listOf(words: readonly string[], last: "and" | "or"): string {
  const [end = "", ...others] = words.toReversed();
  return others.length === 0 ? end : `${others.toReversed().join(", ")} ${last} ${end}`;
}
