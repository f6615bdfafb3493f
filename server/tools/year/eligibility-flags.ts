import * as z from "zod";
import type { RuleVerdict } from "../../advice/applications/eligibility.ts";
import type { FactRow } from "../../contract/facts.ts";
import { eligibilityOf } from "../../member/history.ts";
import type { Scene } from "../../member/scene.ts";

const result = z.enum(["pass", "fail", "unknown"]);

/** The issuer's rules on a card and its bonus for one person, in short. */
export const eligibilityFlags = z.object({
  application: result.describe("Rules that stop the application."),
  bonus: result.describe("Rules that stop only the welcome bonus."),
  rule: z.string().optional().describe("The first rule in the way, or that may be."),
  reason: z.string().optional(),
  needs: z.string().optional().describe("What the applicant must have, and is not known to."),
  clears_on: z.iso
    .date()
    .optional()
    .describe("The first day on which every rule surely passes, if nothing new is opened."),
});

export function toEligibilityFlags(
  scene: Scene,
  card: FactRow<"cards">,
  owner: string,
): z.infer<typeof eligibilityFlags> {
  const { application, bonus, clearsOn, verdicts } = eligibilityOf(scene, card, { owner });
  const [worst] = verdicts
    .filter((verdict) => verdict.result !== "pass")
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return {
    application,
    bonus,
    rule: worst?.name,
    reason: worst?.reason,
    needs: worst?.kind === "needs" && worst.result === "unknown" ? worst.name : undefined,
    clears_on: worst && clearsOn,
  };
}

/** Failures before unknowns, and what stops the application before what stops the bonus. */
const rankOf = ({ result: outcome, effect }: RuleVerdict): number =>
  (outcome === "fail" ? 0 : 2) + (effect === "application_denied" ? 0 : 1);
