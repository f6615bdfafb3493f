import type { Intent } from "../../intent.ts";
import { loungeAccess } from "./lounge-access.ts";
import { loungeEnrol } from "./lounge-enrol.ts";

/** Questions about airport lounges. */
export const loungeIntents: readonly Intent[] = [loungeAccess, loungeEnrol];
