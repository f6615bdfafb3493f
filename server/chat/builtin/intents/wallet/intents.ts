import type { Intent } from "../../intent.ts";
import { myCards } from "./my-cards.ts";
import { exportHelp, myProfile } from "./my-profile.ts";

/** Questions about what the member keeps here. */
export const walletIntents: readonly Intent[] = [myCards, myProfile, exportHelp];
