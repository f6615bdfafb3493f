import { beforeAll, describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { converse } from "../converse.ts";

const reasoner = createBuiltinReasoner();
const ask = async (question: string) => converse(reasoner, [question]);

beforeAll(reasoner.warm, 120_000);

describe("several cards of one name are answered each", () => {
  test("whether any is held", async () => {
    expect((await ask("do i hold any inks")).text).toMatch(/^\*\*No\*\*: none of those cards/);
  });

  test("what they cost", async () => {
    const { text } = await ask("annual fee on the chase inks");
    for (const name of ["Cash", "Preferred", "Premier", "Unlimited"])
      expect(text).toContain(`Ink Business ${name} Credit Card`);
  });

  test("which there are, whatever is held", async () => {
    const { text, intent } = await ask("what sapphires are there");
    expect(intent).toBe("find_cards");
    expect(text).toContain("Chase Sapphire Reserve for Business");
  });

  test("which is best is told side by side", async () => {
    expect((await ask("which of the inks is the best for us")).intent).toBe("compare_cards");
  });
});

describe("the airline and hotel cards of a bank", () => {
  test("are those whose points are an airline's", async () => {
    const { text } = await ask("list the airline cards of barclays");
    expect(text).toContain("JetBlue Card");
    expect(text).not.toContain("Wyndham");
  });

  test("are those whose points are a hotel's", async () => {
    expect((await ask("which hotel cards does chase have")).text).not.toContain("Sapphire");
  });
});

test("whether a bank has a card of a kind is looked for among its cards", async () => {
  const { text, intent } = await ask("does barclays have an airline card");
  expect(intent).toBe("find_cards");
  expect(text).toContain("JetBlue");
});

test("what is left of a credit that is a program's name too is the credit's", async () => {
  expect((await ask("my uber cash left?")).intent).toBe("credit_detail");
});

test("how much there is of a credit is what is left of it now", async () => {
  expect((await ask("how much uber cash do i have")).text).toMatch(/^\*\*\$30\*\* left/);
});

test("what a bank calls cash is no balance of its points", async () => {
  expect((await ask("how much bilt cash have i got")).text).toContain("Bilt Palladium Card");
});
