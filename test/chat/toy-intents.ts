import { answer, line, told } from "../../server/chat/builtin/compose/draft.ts";
import type { Intent } from "../../server/chat/builtin/intent.ts";
import { talkIntents } from "../../server/chat/builtin/intents/talk/intents.ts";
import { amountsOf, mentionsOf, type Understood } from "../../server/chat/language/understood.ts";

/** Tells what it understood: `card=amex-gold usd=50 owner=Sam`. */
function retell(asked: Understood): string {
  const names = (["card", "program", "merchant", "category"] as const).flatMap((kind) =>
    mentionsOf(asked, kind).map(({ ids }) => `${kind}=${ids.join("|")}`),
  );
  const amounts = amountsOf(asked, "usd", "points").map(({ unit, value }) => `${unit}=${value}`);
  const owner = asked.owner === undefined ? [] : [`owner=${asked.owner}`];
  const isTotal = /\btotal\b/.test(asked.tokens.join(" ")) ? ["in total"] : [];
  return [...names, ...amounts, ...owner, ...isTotal].join(" ");
}

const toy = (
  intent: Pick<Intent, "id" | "group" | "label" | "likes" | "needs" | "phrasings"> &
    Partial<Intent>,
): Intent => ({
  respond: (asked) =>
    answer({ result: [line`${told(`${intent.id}: ${retell(asked)}`)}`], envelopes: [] }),
  ...intent,
});

/** A few intents without tools, with small talk as it is. */
export const TOY_INTENTS: readonly Intent[] = [
  toy({
    id: "best_card",
    group: "purchase",
    label: "which card earns most on a purchase",
    likes: ["merchant", "category", "usd", "card"],
    needs: [],
    phrasings: `
(which|what) card (should i use|is best|do i use|earns most) (at|for|on) (the|) {merchant}
(which|what) card (should i use|is best|do i use|earns most) (at|for|on) (the|) {category}
best card (for|at) {merchant}
best card (for|at) {category}
i am (spending|paying) {usd} (at|on) {merchant} (which card|what card|)
`,
  }),
  toy({
    id: "annual_fee",
    group: "card",
    label: "what a card costs a year",
    likes: [],
    needs: ["card"],
    phrasings: `
(what is|how much is) the annual fee (of|on|for) (the|my) {card}
{card} annual fee
(what does|how much does) (the|my) {card} cost (a year|per year|)
how much is the fee (on|of) (the|my) card
`,
  }),
  toy({
    id: "keep_or_cancel",
    group: "fee",
    label: "whether to keep a card",
    likes: [],
    needs: ["card"],
    phrasings: `
(is|should) (the|my) {card} worth (keeping|it|the fee)
should i (keep|cancel|drop) (the|my) {card}
(keep|cancel) {card}
is (the|my) {card} worth keeping
is it worth keeping my card
`,
  }),
  toy({
    id: "transfer",
    group: "transfer",
    label: "where points can be moved",
    likes: ["program"],
    needs: ["program", "points"],
    phrasings: `
(can i|how do i) (transfer|move|send) {points} {program} (points|) to {program}
(transfer|move|send) {points} (from|) {program} to {program}
where (can|do) {program} (points|) transfer
how many {program} points (do i get|would i have) for {points} {program}
`,
  }),
  toy({
    id: "balances",
    group: "balance",
    label: "how many points you have",
    likes: ["program"],
    needs: [],
    phrasings: `
how many (points|miles) do (i|we) have (in total|altogether|)
how many {program} (points|) (do i have|does {person} have)
what are my (balances|points)
(my|our) {program} balance
`,
  }),
  ...talkIntents,
];
