import { checks } from "../../build/checks/registry.ts";

/** Every check but the one that counts the real cards. */
export const checksOfAnyData = checks.filter(({ name }) => name !== "counts");
