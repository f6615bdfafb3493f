import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hasBrowser } from "../../support/chromium.ts";
import { openBrowser } from "../support/browser.ts";
import { openSite, PASSWORD, type Site } from "../support/site.ts";
import { createVisitor, signIn, signUp } from "../support/visitor.ts";

let site: Site;
beforeEach(() => {
  site = openSite();
});

const EMAIL = "ada.lovelace@example.org";

const choose = (password: string) =>
  createVisitor(site).submit("/sign-up", { email: EMAIL, password });

const TOO_SHORT = "Choose a password of at least 15 characters.";
const COMMON = "This password is among the first to be guessed.";
const NAMED = "more than your e-mail address or the name of this service";

test.each([
  ["horse battery", TOO_SHORT],
  // Fourteen of what a browser counts as twenty-eight.
  ["😀🎉🐶🍎🚀🌍🎲🔥🍀🐙🦊🌈⚽🎸", TOO_SHORT],
  ["x".repeat(201), "Choose a password of at most 200 characters."],
  ["aaaaaaaaaaaaaaa", COMMON],
  [" ".repeat(20), COMMON],
  ["😀".repeat(15), COMMON],
  ["123456789012345", COMMON],
  ["passwordpassword", COMMON],
  ["PASSWORD12password12", COMMON],
  ["ｐａｓｓｗｏｒｄ１２３４５６７", COMMON],
  ["Football-Football-99", COMMON],
  [EMAIL, NAMED],
  ["ADA.lovelace@example.org2026", NAMED],
  ["cardfile-cardfile", NAMED],
])("the new password %j is refused: %s", async (password, why) => {
  const { status, text } = await choose(password);
  expect(status).toBe(422);
  expect(text).toContain(`<a href="#password">`);
  expect(text).toContain(why);
});

test.each([
  PASSWORD,
  "x9".repeat(98).replace("x9", "q!Zr"),
  "😀🎉🐶🍎🚀🌍🎲🔥🍀🐙🦊🌈⚽🎸🎻",
  "seven lazy cats on the roof",
  "ada.lovelace@example.org has seven cats",
])("the new password %j is taken", async (password) => {
  expect((await choose(password)).status).toBe(303);
  await signIn(site, EMAIL, password);
});

test("a password is changed by the same rules, and one chosen by older rules goes on", async () => {
  const ada = await signUp(site, EMAIL);
  const change = (new_password: string) =>
    ada.submit("/account/password", { current_password: PASSWORD, new_password });
  expect((await change("iloveyouiloveyou")).text).toContain(COMMON);
  expect((await change(EMAIL)).text).toContain(NAMED);
  expect((await change("too short")).text).toContain(TOO_SHORT);
  await signIn(site, EMAIL);
  expect((await change("another horse battery")).status).toBe(303);
});

describe.skipIf(!hasBrowser)("the meter", () => {
  let opened: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    opened = await openBrowser();
  });
  afterAll(() => opened.close());

  test("tells while a password is typed how hard it is to guess", async () => {
    const { page, complaints } = await opened.open();
    await page.goto("/sign-up");
    const told = page.locator(".strength");
    expect(await told.isVisible()).toBe(false);
    const read = async (password: string) => {
      await page.fill("#password", password);
      return [
        await page.locator("meter").evaluate((meter) => Reflect.get(meter, "value")),
        await told.textContent(),
      ];
    };
    expect(await read("passwordpassword")).toEqual([
      0,
      expect.stringContaining("Very easy to guess"),
    ]);
    expect(await read("seven lazy cats on the roof")).toEqual([
      4,
      expect.stringContaining("Very hard"),
    ]);
    expect(complaints).toEqual([]);
  });

  test("stays away where no script runs", async () => {
    const { page } = await opened.open({ javaScriptEnabled: false });
    await page.goto("/sign-up");
    await page.fill("#password", PASSWORD);
    expect(await page.locator(".strength").isVisible()).toBe(false);
  });
});
