import type { Understood } from "../language/understood.ts";
import { phrases, says, spaced } from "../language/words/phrases.ts";

/* Countries and airports that a question names. */

/** A place that is no country by its name: a city, "abroad". */
const ABROAD_SOMEWHERE = "abroad";
const ABROAD = phrases(
  "abroad|overseas|international|internationally|foreign country|another country|other countries|euros|pounds|yen|pesos|outside the us|outside the usa|outside the states|outside us|outside the country|out of the country",
);

/** The two letters of the country in which it is paid; undefined at home. */
export function countryOf({ country, tokens }: Understood): string | undefined {
  if (country !== undefined) return CODES.get(country.toLowerCase()) ?? ABROAD_SOMEWHERE;
  return says(spaced(tokens), ABROAD) ? ABROAD_SOMEWHERE : undefined;
}

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
/** FX was France in former days. */
const isOfToday = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

const CODES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const code = first + second;
      const name = isOfToday(code) ? regions.of(code) : undefined;
      return name === undefined ? [] : [[name.toLowerCase(), code] as const];
    }),
  ),
);

/** The airports with most passengers whose IATA codes are no English words. */
const AIRPORTS = new Set(
  "atl aus bdl bna bos bwi cle clt cmh cvg dca den dfw dtw ewr fll hnl iad iah ind jax jfk las lax lga mci mco mdw mia msp msy oak ogg ord pdx phl phx pit rdu sdf sea sfo sjc slc smf sna stl tpa lhr cdg nrt hnd fra ams yyz yvr cun".split(
    " ",
  ),
);

/** The codes of airports in a question, in capitals. */
export const airportsIn = ({ tokens }: Understood): readonly string[] =>
  tokens.filter((word) => AIRPORTS.has(word)).map((word) => word.toUpperCase());
