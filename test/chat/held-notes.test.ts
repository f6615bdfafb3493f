import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { render } from "../../server/chat/builtin/compose/render.ts";
import { withHeldNotes } from "../../server/chat/builtin/held-notes.ts";
import { intents } from "../../server/chat/builtin/intents/registry.ts";
import { understand } from "../../server/chat/language/understand.ts";
import { createToolbox } from "../../server/chat/toolbox.ts";
import { toScene } from "../../server/tools/core/scene.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";

const CLOSED_WALLET = {
  ...DEMO_WALLET,
  cards: DEMO_WALLET.cards.map((card) =>
    card.id === "demo-sapphire" ? { ...card, closed_on: "2026-01-15" } : card,
  ),
};

const noted = (id: string, question: string, wallet = DEMO_WALLET) => {
  const scene = toScene(wallet, {
    facts: readPinnedFacts(),
    now: Date.parse("2026-11-21T17:00:00Z"),
    newId: () => "new",
  });
  const intent = intents.find((one) => one.id === id);
  if (intent === undefined) throw new TypeError(`no intent is called ${id}`);
  const { asked, note } = withHeldNotes(intent, understand(question, scene), createToolbox(scene));
  const draft = { kind: "answer", details: [], caveats: [], envelopes: [] } as const;
  const said = note === undefined ? "" : render({ ...draft, result: [note] }, id).text;
  return { owner: asked.owner, said };
};

describe("a card that is not held as the question says", () => {
  test("closed: since when", () => {
    const { said } = noted("upcoming_fees", "when is my sapphire preferred due", CLOSED_WALLET);
    expect(said).toMatch(/closed.*January 15, 2026/);
  });

  test("a card for another of the household is of who holds the account", () => {
    const { owner, said } = noted("card_fee", "what do i pay for adding sam to the gold");
    expect(owner).toBeUndefined();
    expect(said).not.toContain("not one of");
  });

  test("another's of the household: whose it is", () => {
    const { owner, said } = noted("upcoming_fees", "sam's gold card, when is it due");
    expect(owner).toBeUndefined();
    expect(said).toContain("yours");
  });

  test.each([
    ["upcoming_fees", "sam's platinum, when is it due"],
    ["upcoming_fees", "when is my gold due"],
    ["upcoming_fees", "when is the sapphire reserve due"],
    ["offer_now", "what could sam get for the gold"],
  ])("%s: nothing where it is, or where no card of the wallet is meant", (id, question) => {
    expect(noted(id, question).said).toBe("");
  });
});
