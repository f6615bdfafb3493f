import type { Intent } from "../../intent.ts";
import { certificates } from "./certificates.ts";
import { creditDetail } from "./credit-detail.ts";
import { credits } from "./credits.ts";
import { creditsVsFee } from "./credits-vs-fee.ts";
import { enrolment } from "./enrolment.ts";
import { expiring } from "./expiring.ts";

/** Questions about statement credits, certificates and what expires. */
export const creditIntents: readonly Intent[] = [
  credits,
  creditDetail,
  expiring,
  creditsVsFee,
  certificates,
  enrolment,
];
