import { type Draft, line, refuse } from "../../compose/draft.ts";

/** What can be asked, in one sentence. */
export const SCOPE = line`I can tell you which of your cards to use, what your points are worth and where they transfer, which fees are due and credits expire, and what a card offers.`;

/** Not about cards and points, or not to be understood. */
export const OUTSIDE: Draft = refuse(
  line`I can only help with US credit cards, points and your own wallet, and could not read that as a question about them.`,
  SCOPE,
);

export const NO_DEBT_ADVICE: Draft = refuse(
  line`I give no advice on carrying a balance, borrowing or debt, and know no interest rates. Interest costs far more than any rewards bring, so paying in full each month comes first; a nonprofit credit counselor can help when that is hard.`,
  SCOPE,
);
