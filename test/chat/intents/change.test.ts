import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { changeIntents } from "../../../server/chat/builtin/intents/change/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const demo = answering(changeIntents, DEMO_WALLET);

describe("what a card can become", () => {
  test("one certain card, with the fee and what goes", () => {
    const { text, calls } = demo("downgrade_options", "can i upgrade my csp to the reserve");
    expect(calls).toHaveLength(1);
    expect(calls[0]?.input).toEqual({ wallet_card_id: "demo-sapphire" });
    expect(text).toMatch(/^\*\*Yes\*\*: the \*\*Chase Sapphire Preferred Card\*\* can become/);
    expect(text).toContain("from $95 to **$795**");
    expect(text).toContain("a change is never promised");
  });

  test("whether a bonus comes with it, where that is asked", () => {
    for (const text of [
      "if i upgrade gold to platinum do i get the bonus",
      "upgrade my gold to the platinum: would it give me the welcome offer",
    ]) {
      expect(demo("downgrade_options", text).text).toMatch(/^\*\*No\*\* welcome bonus comes/);
    }
  });

  test("the other's one card of that bank, which is not named", () => {
    const both = walletOf([
      held("chase-sapphire-preferred", { id: "mine" }),
      held("chase-sapphire-preferred", { id: "hers", owner: "Dana", opened_on: "2026-06-18" }),
      held("amex-hilton-surpass", { id: "hilton", owner: "Dana" }),
    ]);
    const of = answering(changeIntents, both);
    const { calls } = of("downgrade_options", "may dana turn hers into a freedom unlimited");
    expect(calls[0]?.input).toEqual({ wallet_card_id: "hers" });
  });

  test("the wanted card named first does not become the one that changes", () => {
    const { text } = demo("downgrade_options", "get the reserve from my csp, is that an upgrade");
    expect(text).toContain(
      "the **Chase Sapphire Preferred Card** can become the **Chase Sapphire Reserve**",
    );
  });

  test("only cards without a fee when these are asked for", () => {
    const { text } = demo("downgrade_options", "which no fee card can i downgrade my csp to");
    expect(text).toContain("**Chase Freedom Unlimited** ($0 a year)");
    expect(text).not.toContain("Sapphire Reserve");
  });

  test("an account that is too young waits", () => {
    const young = walletOf([held("chase-sapphire-preferred", { opened_on: "2026-08-01" })]);
    const ask = answering(changeIntents, young);
    const { text } = ask("downgrade_options", "can i downgrade my csp to the freedom flex");
    expect(text).toMatch(/^\*\*Not yet\*\*.*from \*\*August 1, 2027\*\* on/);
  });

  test("a card that is not held is told by the catalog", () => {
    const { text, tools } = demo("downgrade_options", "what can i downgrade the csr to");
    expect(tools).toEqual(["get_card"]);
    expect(text).toContain("**Chase Freedom Flex**");
    expect(text).toContain("It is not in your wallet");
  });

  test("which card is asked when none is named", () => {
    const { kind, text } = demo("downgrade_options", "what are my chase downgrade options");
    expect(kind).toBe("clarify");
    expect(text).toContain("Chase Freedom Flex");
  });
});

describe("what becomes of points", () => {
  test("a downgrade that closes transfers", () => {
    const { text } = demo("downgrade_points", "what happens to my points if i downgrade my csp");
    expect(text).toMatch(/^You keep your \*\*83,640 Chase Ultimate Rewards points\*\*/);
    expect(text).toContain("**$836.40** instead of $1,589.16");
    expect(text).toContain("estimates, not market prices");
  });

  test("a closing that ends the last account", () => {
    const { text, tools } = demo("downgrade_points", "if i cancel venture x do i lose my miles");
    expect(tools).toEqual(["evaluate_renewal"]);
    expect(text).toMatch(/^You would \*\*lose\*\* your \*\*102,300 Capital One Miles points\*\*/);
  });

  test("a closing that another card makes up for", () => {
    const { text } = demo("downgrade_points", "do i lose my MR if i cancel my gold");
    expect(text).toMatch(/^\*\*No\*\*: by what is known, closing the \*\*American Express Gold/);
  });

  test("a number of points of a card that is not held is valued both ways", () => {
    const { text, tools } = demo(
      "downgrade_points",
      "what happens to 50000 UR if i downgrade the csr",
    );
    expect(tools).toEqual(["get_card", "value_points"]);
    expect(text).toContain("$950");
    expect(text).toContain("$500");
  });
});

describe("what changed", () => {
  test("on the cards that are held", () => {
    const { text, calls } = demo("card_changes", "what changed on my cards lately");
    expect(calls[0]?.input).toEqual({ since: "6 months", scope: "held", about: ["card"] });
    expect(text).toMatch(/^\*\*\d+\*\* changes are recorded since May 21, 2026/);
    expect(text).toContain("foreign transaction fee from 3% to 0%");
  });

  test("on one card", () => {
    const { text, tools } = demo("card_changes", "any changes to the csr");
    expect(tools).toEqual(["get_card_changes", "get_card"]);
    expect(text).toContain("January 22, 2026");
  });

  test.each([
    ["did the csr fee go up", /^\*\*Yes\*\*: .*June 23, 2025.*from \$550 to \$795 \(\$245 more\)/],
    ["did the csr fee go down", /^\*\*No\*\*: no such change of the \*\*Chase Sapphire Reserve/],
    ["which of my cards got worse this year", /^\*\*Chase Freedom Flex\*\*, /],
    [
      "what was added to the venture x this year",
      /^No such change of the \*\*Capital One Venture X/,
    ],
    ["did my platinum lose saks", /^\*\*Yes\*\*: .*Saks Fifth Avenue ended/],
    ["how many changes on my freedom flex this year", /^\*\*\d\*\* changes are recorded on/],
  ])("which way it went: %s", (question, first) => {
    expect(demo("card_changes", question).text).toMatch(first);
  });

  test("at one bank", () => {
    const { text } = demo("card_changes", "did chase change anything this year");
    expect(text).toContain("since January 1, 2026");
    expect(text).not.toContain("American Express");
  });

  test("with nothing held, on all cards", () => {
    const { text, calls } = answering(changeIntents, EMPTY_WALLET)(
      "card_changes",
      "what changed lately",
    );
    expect(calls[0]?.input).toMatchObject({ scope: "all" });
    expect(text).toContain("Your wallet holds nothing yet");
  });
});

describe("what a card is called now", () => {
  test.each([
    ["my aviator became a citi card which one do i have now", "Citi / AAdvantage Platinum Select"],
    ["what happened to the citi premier", "called **Citi Strata Premier Card** since May 31, 2024"],
    ["what replaced the chase freedom", "its successor is the **Chase Freedom Flex**"],
    ["is the csp still around", "still called **Chase Sapphire Preferred Card**"],
  ])("%s", (question, expected) => {
    const { text, tools } = demo("renamed_card", question);
    expect(tools.slice(0, 2)).toEqual(["get_card", "get_card_changes"]);
    expect(text.split("\n")[0]).toContain(expected);
  });
});

test("another card that opens the transfers keeps them open", () => {
  const both = walletOf([held("chase-sapphire-reserve"), held("chase-ink-preferred")], {
    balances: [
      { program: "chase_ultimate_rewards", owner: "me", points: 50_000, as_of: "2026-11-20" },
    ],
  });
  const { text } = answering(changeIntents, both)(
    "downgrade_points",
    "do my points survive if i close the reserve",
  );
  expect(text).toMatch(/^\*\*Yes, they stay\*\*/);
  expect(text).toContain("your **Ink Business Preferred Credit Card** opens them too");
});

describe("points beside a change", () => {
  test("what becomes of them, where that is asked too", () => {
    const { text } = demo("downgrade_options", "what can my platinum become without losing points");
    expect(text).toContain("none of your points are lost");
    const bare = demo("downgrade_options", "what can my platinum become").text;
    expect(bare).not.toContain("points are lost");
  });

  test("without a balance: whether they live with the card", () => {
    const of = answering(
      changeIntents,
      walletOf([held("chase-united-explorer"), held("wells-fargo-autograph")]),
    );
    expect(
      of("downgrade_points", "if i cancel the united explorer are my miles gone").text,
    ).toMatch(/^\*\*No\*\*: United MileagePlus points live in your account with the program/);
    expect(of("downgrade_points", "if i cancel the autograph are my points gone").text).toMatch(
      /end with the last account/,
    );
  });
});

describe("points where one change keeps them and another does not", () => {
  const of = answering(
    changeIntents,
    walletOf([held("chase-sapphire-reserve")], {
      balances: [
        {
          program: "chase_ultimate_rewards",
          owner: "me",
          points: 95_000,
          as_of: "2026-11-14",
        },
      ],
    }),
  );

  test("the one that keeps them first", () => {
    expect(
      of("downgrade_points", "what if i downgrade the reserve, are my points ok").text,
    ).toMatch(
      /^Changed into the \*\*Chase Sapphire Preferred Card\*\*, your points \*\*keep their worth/,
    );
  });

  test("closing and changing, where both are asked about", () => {
    const { text } = of("downgrade_points", "cancel or downgrade the reserve to keep my points");
    expect(text).toMatch(/^If you close it: You would \*\*lose\*\*/);
    expect(text).toContain("If you change it: Changed into");
  });
});

describe("changes to come", () => {
  test.each(["any changes coming to the platinum", "is anything about to change on my cards"])(
    "none of the past: %s",
    (question) => {
      expect(demo("card_changes", question).text).toMatch(/^\*\*None\*\*: no change/);
    },
  );
});

describe("changes of transfers", () => {
  test("of the two programs that are named", () => {
    const { text } = demo("card_changes", "did chase change its hyatt transfers");
    expect(text).toContain("**Chase Ultimate Rewards to World of Hyatt**");
    expect(text).not.toContain("Air Canada");
  });
});

describe("a card that is dropped to something", () => {
  const fees = answering(changeIntents, walletNamed("fees"));
  const closed = answering(changeIntents, walletNamed("closed"));

  test("is changed, and its points are not lost by closing", () => {
    const { text } = fees("downgrade_points", "could i drop the csr to something free, my points?");
    expect(text).not.toContain("**lose**");
    expect(text).toContain("no longer move to partners");
  });

  test("of closing and of changing both is told where no word says which", () => {
    const { text } = fees("downgrade_points", "what happens to my chase points without the csr");
    expect(text).toMatch(/^If you close it: You would \*\*lose\*\*/);
    expect(text).toContain("If you change it:");
  });

  test("to any card of a name: from the one that is held", () => {
    const { text } = fees(
      "downgrade_points",
      "what happens to my points if i go down to a freedom",
    );
    expect(text).toMatch(/^You keep your \*\*95,000/);
  });

  test("of a card that is another bank's by now, that is said first", () => {
    const { text } = closed("downgrade_options", "what can i drop my aviator red to at barclays");
    expect(text).toMatch(/^Its accounts became the \*\*Citi/);
  });
});
