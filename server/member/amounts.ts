import * as z from "zod";

const MAX_USD = 10_000_000;

/** US dollars of a payment: at least one cent. */
export const amountParam = z
  .number()
  .min(0.01, "must be at least one cent: 0.01 US dollars")
  .max(MAX_USD);
