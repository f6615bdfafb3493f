import { normalizeName } from "../../contract/names.ts";
import { cut } from "../../member/names.ts";
import { UnknownName } from "../../member/needs-input.ts";

/** Their cards and networks are those of the US. */
const TERRITORIES = new Set(["US", "PR", "VI", "GU", "AS", "MP"]);
const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Whether a country, by its letters or its name, is abroad. Throws for what is no country. */
export function readCountry(asked = "US"): {
  readonly isAbroad: boolean;
  readonly assumption: string;
} {
  const code = asked.length === 2 ? asked.toUpperCase() : codeOfCountry(asked);
  const name = code === undefined || !/^[A-Z]{2}$/.test(code) ? undefined : regions.of(code);
  if (code === undefined || name === undefined) {
    throw new UnknownName(
      `No country is called "${cut(asked)}". Give two letters (ISO 3166), such as FR.`,
      { given: asked, candidates: [] },
    );
  }
  const isAbroad = !TERRITORIES.has(code);
  return {
    isAbroad,
    assumption: isAbroad
      ? `Charged by a bank in ${name}, so foreign transaction fees count.`
      : "Charged in the US, so no foreign transaction fee.",
  };
}

/** The letters of a country by what it is called in English; made when first asked for. */
let countries: ReadonlyMap<string, string> | undefined;

function codeOfCountry(asked: string): string | undefined {
  countries ??= nameCountries();
  return countries.get(normalizeName(asked));
}

function nameCountries(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // Codes that share a name are of one country, one of them of former days.
  const named = codes.flatMap((code) => {
    const name = regions.of(code);
    return name === undefined ? [] : [[normalizeName(name), code] as const];
  });
  return new Map([...named, ...OTHER_NAMES]);
}

const OTHER_NAMES = [
  ["usa", "US"],
  ["united states of america", "US"],
  ["uk", "GB"],
  ["great britain", "GB"],
  ["england", "GB"],
  ["scotland", "GB"],
] as const;
