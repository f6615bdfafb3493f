import * as fc from "fast-check";
import type * as z from "zod";
import type { Wallet } from "../../server/accounts/wallet.ts";
import { rounds } from "../support/rounds.ts";
import { openMember } from "../tools/member.ts";

/** Another seed each time; a failure prints it, and ORACLE_SEED repeats it. */
const SEED = Number(process.env["ORACLE_SEED"] ?? Date.now() % 2 ** 31);

/** Cases per domain, of eight: 504 cases in all, or 3,000 in the slow tests. */
const CASES = rounds(63, 375);

/** Tries cases by chance until the service and the oracle differ. */
export const tryCases = async <Case>(
  cases: fc.Arbitrary<Case>,
  check: (one: Case) => Promise<void>,
): Promise<void> =>
  fc.assert(fc.asyncProperty(cases, check), { numRuns: CASES, seed: SEED, endOnFailure: true });

export interface Question {
  readonly wallet: Wallet;
  /** The member's day. */
  readonly today: string;
  readonly tool: string;
  readonly input: object;
}

/** The service's answer, in the shape to compare. */
export async function ask<Data extends z.ZodType>(
  { wallet, today, tool, input }: Question,
  shape: Data,
): Promise<z.output<Data>> {
  const member = await openMember(undefined, { now: `${today}T17:00:00Z` });
  await member.setWallet(wallet);
  const { data, summary } = await member.call(tool, input);
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw new Error(`${tool} answers: ${summary}`, { cause: parsed.error });
  return parsed.data;
}
