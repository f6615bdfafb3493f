import type { Intent } from "../../intent.ts";
import { CERTIFICATES } from "../../phrasings/credit-dates.ts";
import { CERTIFICATES_MORE } from "../../phrasings/expiring-more.ts";
import { preferHeld } from "../../readings/held-preferred.ts";
import { benefitsOf } from "./benefit-kind.ts";
import { respondDetail } from "./credit-detail.ts";
import { respondCertificates } from "./list-certificates.ts";

/** Free nights and other certificates: when they expire, what they are worth, which come. */
export const certificates: Intent = {
  id: "certificates",
  group: "credit",
  label: "your free nights and certificates",
  likes: ["program", "benefit", "card"],
  needs: [],
  phrasings: `${CERTIFICATES}${CERTIFICATES_MORE}`,
  rules: [
    /\bwhen (?:do|does) my (?:<program> |<merchant> )?(?:free nights?|certificates?)\b.* expire/,
  ],
  respond: (given, toolbox) => {
    const asked = preferHeld(given, toolbox.scene);
    const { facts } = toolbox.scene;
    // "When do I get my next …" is asked of credits as well.
    const isCredit =
      benefitsOf(asked, "certificate", facts).length === 0 &&
      benefitsOf(asked, "credit", facts).length > 0;
    return isCredit ? respondDetail(asked, toolbox) : respondCertificates(asked, toolbox);
  },
};
