import type { Understood } from "../language/understood.ts";

/* Airports by their codes (IATA), of the US ones those with most passengers that are no English words. */

const CODES = new Set(
  "atl aus bdl bna bos bwi cle clt cmh cvg dca den dfw dtw ewr fll hnl iad iah ind jax jfk las lax lga mci mco mdw mia msp msy oak ogg ord pdx phl phx pit rdu sdf sea sfo sjc slc smf sna stl tpa lhr cdg nrt hnd fra ams yyz yvr cun".split(
    " ",
  ),
);

/** The codes of airports in a question, in capitals. */
export const airportsIn = ({ tokens }: Understood): readonly string[] =>
  tokens.filter((word) => CODES.has(word)).map((word) => word.toUpperCase());
