import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { creditIntents } from "../../../server/chat/builtin/intents/credit/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(creditIntents, DEMO_WALLET);
const [firstOf, lastOf] = [0, -1].map((at) => (text: string) => text.split("\n\n").at(at) ?? "");

describe("long lists are told whole", () => {
  test("what is lost on one day is all of that day, and of no other", () => {
    const { text, calls } = ask("expiring", "what do i forfeit on december 31st");
    expect(calls[0]?.input).toEqual({ within_days: 40, from: "2026-12-31" });
    for (const name of ["Equinox $300", "CLEAR Plus $219", "lululemon $75", "Apple TV $156"]) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain("November 30");
  });

  test("two people's cards that lose the same are one line", () => {
    const { text } = ask("expiring", "what expires by the end of december");
    expect(text.match(/Equinox/g)).toHaveLength(1);
    expect(text).toContain("American Express Platinum Card (each of yours): Digital");
  });

  test("all credits of a card, the last ones too", () => {
    const { text } = ask("credits", "what credits does my gold have");
    expect(text).toContain("The Hotel Collection property");
  });

  test("of a card that two people hold each has its sum", () => {
    const { text } = ask("credits", "total of the platinum credits");
    expect(text).toMatch(/Platinum Card\*\*: \*\*\$[\d,.]+\*\* left/);
    expect(text).toContain("**American Express Platinum Card (Sam's)**:");
    expect(lastOf?.(text)).toContain("Sources");
  });

  test("only mine leaves out the other's", () => {
    const { text } = ask("credits", "only mine: what credits are open");
    expect(text).not.toContain("Sam's");
    expect(text).not.toContain("each of yours");
  });

  test("the biggest is told by itself first", () => {
    const { text } = ask("credits", "which of my credits is the biggest");
    expect(firstOf?.(text)).toMatch(/^The biggest is \*\*Fine Hotels.*\$300 of \$300 left/);
  });

  test("before a day is what ends until then", () => {
    const { text } = ask("credits", "which credits could i use before the end of december");
    expect(firstOf?.(text)).toContain("of 30 credits that end in that time");
  });
});

describe("what runs out, of whatever kind", () => {
  const wallet = walletOf([], {
    certificates: [
      { id: "c1", name: "Night", program: "world_of_hyatt", owner: "me", expires_on: "2026-12-10" },
    ],
  });
  const one = answering(creditIntents, wallet);

  test("nights are certificates, and anything is all kinds", () => {
    expect(one("expiring", "do any nights run out this year").calls[0]?.input).toEqual({
      within_days: 40,
      kinds: ["certificate"],
    });
    const { text, calls } = one(
      "expiring",
      "anything running out this year? nights, miles, whatever",
    );
    expect(calls[0]?.input).toEqual({ within_days: 40 });
    expect(text).toMatch(/^\*\*Yes\*\*: 1 thing expires .*a certificate of World of Hyatt/);
  });

  test("nothing in the time asked about: what comes next is told", () => {
    const { text } = one("expiring", "does anything expire this week");
    expect(text).toMatch(/^\*\*No\*\*: nothing known expires/);
    expect(text).toContain("The next is **a certificate of World of Hyatt**, on December 10, 2026");
  });
});

test("certificates of two programs are both told", () => {
  const two = answering(
    creditIntents,
    walletOf([], {
      certificates: [
        { id: "a", name: "A", program: "world_of_hyatt", owner: "me", expires_on: "2026-12-20" },
        { id: "b", name: "B", program: "marriott_bonvoy", owner: "me", cap_points: 50_000 },
        { id: "c", name: "C", program: "hilton_honors", owner: "me" },
      ],
    }),
  );
  const { text } = two(
    "certificates",
    "when does the hyatt night expire and what is the cap of the marriott one",
  );
  expect(text).toContain("December 20, 2026");
  expect(text).toContain("50,000 points");
  expect(text).not.toContain("Hilton");
});

test("enrolment and what is left, in one question", () => {
  const { text } = ask("enrolment", "must i enroll for lululemon and how much is left");
  expect(text).toContain("needs enrolment");
  expect(text).toMatch(/lululemon.*: \$75 of \$75 left/);
});

test("credits that end in the days told are summed", () => {
  const { text } = ask("credits", "credits ending on dec 31, total value");
  expect(firstOf?.(text)).toMatch(/is left of 19 credits .*December 31, 2026/);
});

describe("certificates", () => {
  test("how many there are comes first", () => {
    expect(ask("certificates", "how many free nights do i have").text).toMatch(
      /^\*\*One\*\* in hand/,
    );
  });

  test("of two cards that are named each is told", () => {
    const two = walletOf([
      held("amex-hilton-aspire", { opened_on: "2025-02-11" }),
      held("amex-marriott-brilliant", { opened_on: "2024-09-30" }),
    ]);
    const { text } = answering(creditIntents, two)(
      "certificates",
      "when does the aspire free night come and when the brilliant one",
    );
    expect(text).toContain("February 11, 2027");
    expect(text).toContain("September 30, 2027");
  });
});
