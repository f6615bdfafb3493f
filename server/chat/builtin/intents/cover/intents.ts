import type { Intent } from "../../intent.ts";
import { amICovered } from "./am-i-covered.ts";
import { protection } from "./protection.ts";

/** Questions about protections of purchases and trips. */
export const coverIntents: readonly Intent[] = [protection, amICovered];
