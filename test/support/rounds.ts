/** Set by vitest.slow.config.ts. */
const isThorough = process.env["TEST_THOROUGH"] === "1";

/** Rounds of randomised tests: few in `npm test`, many in `npm run test:slow`. */
export const rounds = (few: number, many: number): number => (isThorough ? many : few);
