import * as z from "zod";
import type { Eligibility, RuleVerdict } from "../../advice/applications/eligibility.ts";
import type { FactRow } from "../../contract/facts.ts";
import { eligibilityOf } from "../../member/history.ts";
import type { Scene } from "../../member/scene.ts";

const result = z.enum(["pass", "fail", "unknown"]);

/** Whether the issuer's rules let a person have a card and its bonus, in short. */
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
  const found = eligibilityOf(scene, card, { owner });
  const first = firstInTheWay(found);
  const { application, bonus, clearsOn } = found;
  return {
    application,
    bonus,
    rule: first?.name,
    reason: first?.reason,
    needs: first?.kind === "needs" && first.result === "unknown" ? first.name : undefined,
    clears_on: first === undefined || clearsOn === undefined ? undefined : clearsOn,
  };
}

/** What fails before what is unknown, what stops the application before what stops the bonus. */
const firstInTheWay = ({ verdicts }: Eligibility): RuleVerdict | undefined =>
  verdicts
    .filter((verdict) => verdict.result !== "pass")
    .toSorted((a, b) => gravityOf(a) - gravityOf(b))[0];

const gravityOf = ({ result: is, effect }: RuleVerdict): number =>
  (is === "fail" ? 0 : 2) + (effect === "application_denied" ? 0 : 1);
