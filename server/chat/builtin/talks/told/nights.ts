import { decide } from "../../ranking/decide.ts";
import { asks, type Form } from "./form.ts";

const THEM = /\b(?:they|them|those|these|it|that)\b/;
const MOST_WORDS = 9;

/** What such words are taken for where nothing was talked of. */
const POINTS_ELSE: ReadonlySet<string> = new Set([
  "points_expiry",
  "points_value",
  "stash_value",
  "all_values",
  "expiring",
  "balances",
]);

/** "How long are they good for", of free nights: of these, and not of points. */
const nights: Form = {
  after: new Set(["certificates"]),
  isSaid: ({ bare, said }) =>
    said.mentions.length === 0 &&
    said.tokens.length <= MOST_WORDS &&
    said.owner === undefined &&
    THEM.test(bare),
  ask: (next) => {
    const { talk, said, bare } = next;
    const own = decide(said, talk.mind, talk.scene.facts);
    const isElse = own.kind === "sure" && POINTS_ELSE.has(own.intent.id);
    return isElse ? asks(next, "certificates", bare.replace(THEM, "my free nights")) : undefined;
  },
};

export const OF_NIGHTS: readonly Form[] = [nights];
