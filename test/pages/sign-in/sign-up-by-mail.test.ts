import { beforeEach, describe, expect, test } from "vitest";
import type { Letter } from "../../../server/accounts/mail/mailer.ts";
import { issueLink } from "../../../server/accounts/mail/links.ts";
import { findAccountByEmail } from "../../../server/accounts/users.ts";
import { openSite, ORIGIN, PASSWORD, type Site } from "../support/site.ts";
import { createVisitor, type Visitor } from "../support/visitor.ts";

const EMAIL = "ada@example.org";
const ANOTHER = "another horse battery";
const WHY = "The sign-up was started in another browser";

let letters: Letter[];
let site: Site;
beforeEach(() => {
  letters = [];
  const send = (letter: Letter) => void letters.push(letter);
  site = openSite({ mailer: { send, deliver: async (letter) => send(letter) } });
});

const signUp = (visitor: Visitor, email = EMAIL) =>
  visitor.submit("/sign-up", { email, password: PASSWORD });

/** The path of the link in the newest letter. */
async function takeLink(): Promise<string> {
  await expect.poll(() => letters.length).toBeGreaterThan(0);
  const { text = "" } = letters.splice(0).at(-1) ?? {};
  return /https:\S+/.exec(text)?.[0]?.replace(ORIGIN, "") ?? "";
}

const opens = async (password: string): Promise<boolean> =>
  (await createVisitor(site).submit("/sign-in", { email: EMAIL, password })).status === 303;

test("in the browser that signed up, the link asks for nothing more", async () => {
  const ada = createVisitor(site);
  await signUp(ada);
  const link = await takeLink();
  const { text } = await ada.get(link);
  expect(text).not.toContain(WHY);
  expect(text).not.toContain(`type="password"`);
  const { status, headers } = await ada.submit(link, {});
  expect([status, headers.get("location")]).toEqual([303, "/account/wallet"]);
  expect(await opens(PASSWORD)).toBe(true);
});

describe("in another browser than the one that signed up", () => {
  let link: string;
  let owner: Visitor;
  beforeEach(async () => {
    await signUp(createVisitor(site));
    link = await takeLink();
    owner = createVisitor(site);
  });

  test("the link asks for a password and says why", async () => {
    const { text } = await owner.get(link);
    expect(text).toContain(WHY);
    expect(text).toContain(`autocomplete="new-password"`);
  });

  test.each([
    ["none", {}, "Choose a password of at least 15 characters."],
    ["one that is short", { password: "horse battery" }, "at least 15 characters"],
    ["one that is common", { password: "passwordpassword" }, "among the first to be guessed"],
    ["the address", { password: EMAIL }, "more than your e-mail address"],
  ])("%s makes no account, and the link stays good", async (_, fields, why) => {
    const { status, text } = await owner.submit(link, fields);
    expect([status, await findAccountByEmail(site.deps, EMAIL)]).toEqual([422, undefined]);
    expect(text).toContain(why);
    expect(text).toContain(WHY);
    expect((await owner.submit(link, { password: ANOTHER })).status).toBe(303);
  });

  test("the chosen password opens the account, and the one from the sign-up does not", async () => {
    const { status, headers } = await owner.submit(link, { password: ANOTHER });
    expect([status, headers.get("location")]).toEqual([303, "/account/wallet"]);
    expect((await owner.get("/account")).status).toBe(200);
    expect([await opens(PASSWORD), await opens(ANOTHER)]).toEqual([false, true]);
  });

  test("a sign-up of one's own does not make it one's own", async () => {
    await signUp(owner);
    await takeLink();
    expect((await owner.get(link)).text).toContain(WHY);
    expect((await owner.submit(link, {})).status).toBe(422);
  });
});

test("a link that an older version sent asks for a password", async () => {
  const password = await site.passwords.hash(PASSWORD);
  const link = { purpose: "sign-up", email: EMAIL, password } as const;
  const token = await issueLink(site.deps, link, "192.0.2.1");
  const { status } = await createVisitor(site).submit(`/account/mail/${token}`, {});
  expect(status).toBe(422);
});

describe("letters with a link to one address", () => {
  /** Asks so often for one from an address; gives how many are sent. */
  async function ask(address: string, times: number): Promise<number> {
    const link = { purpose: "sign-up", email: EMAIL } as const;
    const asked = Array.from({ length: times }, () => issueLink(site.deps, link, address));
    return (await Promise.all(asked)).filter((token) => token !== undefined).length;
  }

  test("are three an hour for one network, and ten for all", async () => {
    expect([await ask("192.0.2.1", 8), await ask("192.0.2.2", 1)]).toEqual([3, 0]);
    expect(await ask("2001:db8:1:1::/64", 8)).toBe(3);
    expect(await ask("2001:db8:2:1::/64", 1)).toBe(0);
    expect([await ask("198.51.100.1", 8), await ask("203.0.113.1", 8)]).toEqual([3, 1]);
    site.clock.now += 3_600_000;
    expect([await ask("192.0.2.1", 8), await ask("203.0.113.1", 8)]).toEqual([3, 3]);
  });

  test("reach the owner though strangers asked for theirs", async () => {
    site.clock.address = "192.0.2.1";
    for (let at = 0; at < 8; at++) await signUp(createVisitor(site));
    await takeLink();
    const owner = createVisitor(site);
    site.clock.address = "198.51.100.1";
    await signUp(owner);
    expect((await owner.submit(await takeLink(), {})).status).toBe(303);
  });
});
