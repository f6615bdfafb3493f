import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { loungeIntents } from "../../../server/chat/builtin/intents/lounge/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const ask = answering(loungeIntents, DEMO_WALLET);
const askEmpty = answering(loungeIntents, EMPTY_WALLET);

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("lounge_access", () => {
  test("the networks that are open, with one guest where one is brought", () => {
    const { text, calls } = ask("lounge_access", "which lounges, can i bring my brother in law");
    expect(calls[0]?.input).toEqual({ guests: 1 });
    expect(firstOf(text)).toContain("Centurion Lounge");
    expect(text).toContain("your guests cost $50 a visit");
    expect(text).toContain("not in the data");
  });

  test("one network with guests: the card, the cost, the conditions", () => {
    const { text, calls } = ask("lounge_access", "can i get into the centurion with 2 guests");
    expect(calls[0]?.input).toEqual({ network: "Centurion Lounge", guests: 2 });
    expect(firstOf(text)).toMatch(/^Yes: show the \*\*American Express Platinum Card/);
    expect(text).toContain("$100 a visit");
    expect(text).toContain("same day ticket");
  });

  test("a family of four is three guests", () => {
    const { calls } = ask("lounge_access", "which lounges for a family of four");
    expect(calls[0]?.input).toEqual({ guests: 3 });
  });

  test("who comes along does so on the asker's card", () => {
    const { calls, text } = ask("lounge_access", "can sam come with me to the capital one lounge");
    expect(calls[0]?.input).toEqual({ network: "Capital One Lounge", guests: 1 });
    expect(text).toContain("your guests cost $45 a visit");
    const own = ask("lounge_access", "does sam get into the centurion lounge");
    expect(own.calls[0]?.input).toEqual({ network: "Centurion Lounge", owner: "Sam" });
  });

  test("a card not held is told from the catalog", () => {
    const { text, tools } = ask("lounge_access", "does the csr get me into priority pass");
    expect(tools).toEqual(["get_card"]);
    expect(firstOf(text)).toContain("not in your wallet");
  });

  test("what no held card opens is told with the cards that do", () => {
    const { text } = ask("lounge_access", "can i get into the admirals club");
    expect(firstOf(text)).toContain("Citi / AAdvantage Executive");
    expect(firstOf(askEmpty("lounge_access", "centurion lounge").text)).toContain("Platinum");
  });
});

describe("lounge_enrol", () => {
  test("which cards ask for it", () => {
    const { text, tools } = ask("lounge_enrol", "do i have to enroll for priority pass");
    expect(tools).toEqual(["list_lounge_access"]);
    expect(firstOf(text)).toMatch(/^Yes: enrol .*Priority Pass with the Capital One Venture X/);
    expect(text).toContain("as recorded in your wallet");
  });

  test("of one card only", () => {
    const { text } = ask("lounge_enrol", "do i need to register my venture x for the lounge");
    expect(text).not.toContain("Platinum");
  });

  test("a card not held, an empty wallet", () => {
    expect(ask("lounge_enrol", "csr priority pass enrollment").tools).toEqual(["get_card"]);
    expect(askEmpty("lounge_enrol", "priority pass enrollment").text).toContain("holds no card");
  });
});

describe("who goes in, and what is asked of it", () => {
  test.each([
    ["capital one lounge for me plus 3 coworkers, what would it cost", 3],
    ["both kids and my brother with me into the capital one lounge", 3],
    ["capital one lounge with my wife and our 2 kids", 3],
  ])("%s", (question, guests) => {
    expect(ask("lounge_access", question).calls.at(-1)?.input).toMatchObject({ guests });
  });

  test("what it costs comes first where that is asked", () => {
    const { text } = ask("lounge_access", "capital one lounge with 2 friends, what does it cost");
    expect(firstOf(text)).toContain("your guests cost $90 a visit");
  });

  test.each([
    ["my 4 and 7 year olds at the centurion lounge, what does it cost", 2, [4, 7]],
    ["can i bring my wife and our 2 year old into the centurion lounge", 2, [2]],
    ["centurion lounge, me and two kids 4 and 9", 2, [4, 9]],
    ["centurion lounge with my wife and my son who is 6, what do i pay", 2, [6]],
    ["centurion lounge with my husband and 3 kids aged 1, 5 and 9, how much", 4, [1, 5, 9]],
    ["my son has 15 years, what does he pay at the capital one lounge", 1, [15]],
    ["is the centurion free for our 18 month old baby", 1, [1]],
  ])("how old children are is told to the tool: %s", (question, guests, ages) => {
    const [call] = ask("lounge_access", question).calls;
    expect(call?.input).toMatchObject({ guests, child_ages: ages });
  });

  test("what children pay is told in words, and reckoned where their age is", () => {
    const kids = ask("lounge_access", "can i bring 2 kids into the centurion lounge");
    expect(kids.text).toContain(
      "That counts children as adults, but children under 2 are free, a further guest from 2 to 17 years pays $30",
    );
    const son = ask(
      "lounge_access",
      "my son has 15 years, what does he pay at the capital one lounge",
    );
    expect(son.text).toContain("your guests cost $25 a visit");
  });

  test("what children pay is not known where no source says", () => {
    const { text } = ask("lounge_access", "can i take my 2 kids into the escape lounge");
    expect(text).toContain("All are counted as adults; no price for children is known");
  });

  test("whether guests are free is answered with yes or no", () => {
    const no = ask("lounge_access", "does the centurion still let guests in for free");
    expect(firstOf(no.text)).toMatch(/^No, at the \*\*Centurion Lounge/);
    const yes = ask("lounge_access", "are 2 guests free at the escape lounge");
    expect(firstOf(yes.text)).toMatch(/^Yes, at the \*\*Escape Lounge/);
  });

  test("how often comes first where that is asked", () => {
    const { text } = ask("lounge_access", "how many times a year can i use the escape lounge");
    expect(firstOf(text)).toMatch(/^Visits to the \*\*Escape Lounge.*unlimited/);
  });

  test("two people with a card each go in on their own", () => {
    const { text } = ask("lounge_access", "can sam and i both get in the centurion lounge");
    expect(firstOf(text)).toMatch(/^Yes, both: .*\(yours\) and the .*\(Sam's\)/);
  });

  test("cards that need no enrolment are told beside those that do", () => {
    const { text } = answering(loungeIntents, walletNamed("twelve"))(
      "lounge_enrol",
      "do i have to sign up for priority pass first",
    );
    expect(firstOf(text)).toContain("no enrolment is needed for **Priority Pass with the Chase");
  });
});

describe("who comes along", () => {
  test.each([
    ["would my mother get in with me by the platinum", /^\*\*Yes\*\*.*free at \*\*Escape Lounge/],
    ["is my son free at the centurion lounge", /^No, .*\$50 a visit/],
    ["must i pay for my daughter at the centurion lounge", /\$50 a visit/],
    ["do i have to pay for my friend at plaza premium", /^No, /],
    ["can sam take me into a lounge", /\*\*Yes\*\*.*free at \*\*Escape/],
    ["which card lets in the most guests", /^The most guests: 2 guests free/],
    ["how many visits to the sky club do i have a year", /^Visits to the .*10 a year/],
    ["does the csr let my wife in", /guests free/],
  ])("%s", (question, said) => {
    expect(firstOf(ask("lounge_access", question).text)).toMatch(said);
  });

  test("whether any lounge is open is told by a yes or a no", () => {
    const none = answering(loungeIntents, walletNamed("one_card"));
    expect(firstOf(none("lounge_access", "am i able to get into a lounge").text)).toMatch(
      /^\*\*No\*\*: no card/,
    );
    expect(firstOf(ask("lounge_access", "can i get in a lounge at all").text)).toMatch(
      /^\*\*Yes\*\*. You can enter/,
    );
  });
});
