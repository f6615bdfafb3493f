import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { bonusIntents } from "../../../server/chat/builtin/intents/bonus/intents.ts";
import { creditIntents } from "../../../server/chat/builtin/intents/credit/intents.ts";
import { walletIntents } from "../../../server/chat/builtin/intents/wallet/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(walletIntents, DEMO_WALLET);
const first = (text: string): string => text.split("\n\n")[0] ?? "";

describe("since when cards are held", () => {
  const closed = answering(
    walletIntents,
    walletOf([held("amex-gold", { opened_on: "2020-02-17", closed_on: "2024-03-01" })]),
  );

  test("a closed card that is named: how long, and when it ended", () => {
    const { text } = closed(
      "my_cards",
      "when did i close the amex gold and how long did i have it",
    );
    expect(text).toContain("was held for **4** years.");
    expect(text).toContain("was closed on **March 1, 2024**");
  });

  test("an open one: since when and how long, without a yes", () => {
    const { text } = ask("my_cards", "how long have i had the double cash");
    expect(text).toMatch(/opened in \*\*February 2019\*\*.*\*\*7\*\* years and \*\*9\*\* months/s);
    expect(text).not.toContain("**Yes**");
  });

  test.each(["what is my average card age", "average age of my accounts"])("%s", (question) => {
    expect(first(ask("my_cards", question).text)).toBe(
      "On the average your cards have been held for **4** years and **3** months.",
    );
  });
});

test("of two networks the one with more", () => {
  const { text } = ask("my_cards", "do i have more visas or mastercards");
  expect(first(text)).toMatch(
    /^(?:\*\*As many of each\*\*|More of \*\*\w+\*\*): \w+ of \w+, \w+ of \w+\.$/,
  );
});

test("last digits that no card has", () => {
  expect(first(ask("my_cards", "my card ending 9999 what is it").text)).toContain(
    "**None** of the cards in your wallet is kept with the last digits 9999",
  );
  expect(first(ask("my_cards", "which card ends in 4417 and when did i open it").text)).toBe(
    "The **Chase Sapphire Preferred Card** was opened on **June 30, 2021**.",
  );
});

describe("whether a bonus is on track", () => {
  const at = (net_spent_usd: number) =>
    answering(
      bonusIntents,
      walletOf([held("capital-one-venture", { opened_on: "2026-10-05" })], {
        bonuses: [
          {
            id: "b",
            wallet_card_id: "capital-one-venture",
            status: "active",
            required_usd: 4000,
            net_spent_usd,
            started_on: "2026-10-05",
            deadline: "2027-01-05",
            updated_on: "2026-11-18",
          },
        ],
      }),
    );

  test.each([
    "am I on track to get my bonus",
    "will i make it if i keep spending like this",
    "is the bonus doable at this rate",
  ])("%s", (question) => {
    expect(first(at(1350)("bonus_progress", question).text)).toMatch(
      /^\*\*No\*\*, not at the pace so far: \*\*\$210\*\* a week .* about \*\*\$1,270\*\* would be missing/,
    );
    expect(first(at(3000)("bonus_progress", question).text)).toMatch(
      /^\*\*Yes\*\*, at the pace so far/,
    );
  });

  test("what is still to be spent is not what was spent", () => {
    const { text } = at(1350)("bonus_progress", "how much do i still have to spend for my bonus");
    expect(first(text)).toMatch(/^\*\*\$2,650\*\* is left/);
  });
});

describe("certificates by what is asked of them", () => {
  const two = answering(
    creditIntents,
    walletOf([], {
      certificates: [
        { id: "a", name: "A", program: "world_of_hyatt", owner: "me", expires_on: "2026-12-20" },
        {
          id: "b",
          name: "B",
          program: "marriott_bonvoy",
          owner: "me",
          cap_points: 50_000,
          expires_on: "2027-05-31",
        },
      ],
    }),
  );

  test.each([
    ["is my marriott certificate good for a 60k hotel", "**No**, not by itself"],
    ["can i use the marriott cert at a 45k place", "**Yes**"],
  ])("%s", (question, verdict) => {
    expect(first(two("certificates", question).text).trim()).toBe(
      `${verdict}: the Marriott Bonvoy certificate is good for up to **50,000** points a night.`,
    );
  });

  test("which of two ends sooner", () => {
    expect(
      first(two("certificates", "which expires sooner, my hyatt cert or my marriott cert").text),
    ).toMatch(
      /^The first to expire is the \*\*World of Hyatt certificate\*\*, on \*\*December 20, 2026/,
    );
  });
});
