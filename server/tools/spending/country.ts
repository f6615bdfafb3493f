import { normalizeName } from "../../contract/names.ts";
import { cut } from "../../catalog/match-names.ts";
import { UnknownName } from "../../member/needs-input.ts";

/** Not abroad: cards and networks work there as in the US. */
const TERRITORIES = new Set(["US", "PR", "VI", "GU", "AS", "MP"]);
const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

export function readCountry(name = "US") {
  const code = name.length === 2 ? name.toUpperCase() : codeOfCountry(name);
  const fullName = code === undefined || !/^[A-Z]{2}$/.test(code) ? undefined : regions.of(code);
  if (code === undefined || fullName === undefined) {
    throw new UnknownName(
      `No country is called "${cut(name)}". Give two letters (ISO 3166), such as FR.`,
      { given: name, candidates: [] },
    );
  }
  const isAbroad = !TERRITORIES.has(code);
  return {
    isAbroad,
    assumption: isAbroad
      ? `Charged by a bank in ${fullName}, so foreign transaction fees count.`
      : "Charged in the US, so no foreign transaction fee.",
  };
}

/** Codes by English name, built on first use. */
let countries: ReadonlyMap<string, string> | undefined;

function codeOfCountry(name: string): string | undefined {
  countries ??= nameCountries();
  return countries.get(normalizeName(name));
}

function nameCountries(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // Codes with the same name mean one country; one of them is obsolete.
  const byName = codes.flatMap((code) => {
    const name = regions.of(code);
    return name === undefined ? [] : [[normalizeName(name), code] as const];
  });
  return new Map([...byName, ...OTHER_NAMES]);
}

const OTHER_NAMES = [
  ["usa", "US"],
  ["united states of america", "US"],
  ["uk", "GB"],
  ["great britain", "GB"],
  ["england", "GB"],
  ["scotland", "GB"],
] as const;
