import type { Intent } from "../../intent.ts";
import { CREDITS } from "../../phrasings/credit.ts";
import { CREDITS_MORE } from "../../phrasings/credit-more.ts";
import { preferHeld } from "../../readings/held-preferred.ts";
import { ANY_CREDIT, benefitsOf } from "./benefit-kind.ts";
import { mentionsOf } from "../../../language/understood.ts";
import { respondDetail } from "./credit-detail.ts";
import { respondList } from "./list-credits.ts";
import { someVsFee } from "./some-vs-fee.ts";

/** The statement credits of the cards held, and what is left of them. */
export const credits: Intent = {
  id: "credits",
  group: "credit",
  label: "which statement credits you have and what is left",
  likes: ["card", "issuer", "date"],
  needs: [],
  phrasings: `${CREDITS}${CREDITS_MORE}`,
  rules: [
    /^(?:what|which|show me|list)(?: all)?(?: of)?(?: my)? credits (?:do i have|are left|have i (?:not )?used)/,
    /^(?:show |list )?(?:me )?(?:my )?<card> credits$/,
  ],
  respond: (given, toolbox) => {
    const asked = preferHeld(given, toolbox.scene);
    const benefits = benefitsOf(asked, "credit", toolbox.scene.facts);
    // "A credit for streaming" is one by what it pays for.
    const isOfOne =
      benefits.some((id) => id !== ANY_CREDIT) || mentionsOf(asked, "category").length > 0;
    const ofFee = someVsFee(asked, toolbox);
    if (ofFee !== undefined) return ofFee;
    return isOfOne ? respondDetail(asked, toolbox) : respondList(asked, toolbox);
  },
};
