import { beforeEach, describe, expect, test } from "vitest";
import { changeAccount, findAccountByEmail } from "../../../server/accounts/users.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { toRouteLabel } from "../../../server/ops/route-label.ts";
import { readCalendar } from "../../../server/pages/wallet/calendar/read.ts";
import { getWallet } from "../../../server/tools/wallet/get-wallet.ts";
import { updateWalletCard } from "../../../server/tools/wallet/update-wallet-card.ts";
import { toIcs } from "../../../server/pages/wallet/ics.ts";
import { EMAIL } from "../support/ada.ts";
import { ORIGIN } from "../support/site.ts";
import { createVisitor } from "../support/visitor.ts";
import { openWallet } from "./support/member.ts";

const PAGE = "/account/wallet/calendar";
const MAKE = `${PAGE}/feed`;
const REMOVE = `${PAGE}/feed/remove`;

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet();
});

/** Makes an address and gives its path. */
async function makeFeed(): Promise<string> {
  const { status, text } = await opened.ada.submit(PAGE, {}, MAKE);
  expect(status).toBe(200);
  const [, path = ""] = /value="https:\/\/cards\.example([^"]+\.ics)"/.exec(text) ?? [];
  expect(path).toMatch(/^\/account\/wallet\/calendar\/feed\/[\w-]{43}\.ics$/);
  return path;
}

/** A calendar program, which has no cookies. */
const read = async (path: string) => createVisitor(opened.site).get(path);

/** The lines of a calendar, with those that were folded put together again. */
const unfold = (text: string): readonly string[] =>
  text.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);

describe("the feed of the calendar", () => {
  test("has an event for each day of the page, with names and without amounts", async () => {
    const { status, headers, text } = await read(await makeFeed());
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.getSetCookie()).toEqual([]);
    const { months, fees } = await readCalendar(await opened.desk());
    const items = months.flatMap(({ lapsing }) => lapsing.items);
    const lines = unfold(text);
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(
      items.length + fees.data.fees.length,
    );
    expect(lines).toContain("SUMMARY:Use Dunkin' (American Express Gold Card)");
    expect(lines).toContain("SUMMARY:Annual fee for Capital One Venture X Rewards Credit Card");
    expect(lines).toContain("SUMMARY:Last day to get the fee for Sam's Platinum refunded");
    expect(lines).toContain("DTSTART;VALUE=DATE:20261209");
    expect(text).not.toMatch(/\$|\bUSD\b|\d\.\d\d/);
  });

  test("has ids of its own that stay, and stamps that come from the facts", async () => {
    const path = await makeFeed();
    const { text } = await read(path);
    const uids = unfold(text).filter((line) => line.startsWith("UID:"));
    expect(new Set(uids).size).toBe(uids.length);
    for (const uid of uids) expect(uid).toMatch(/^UID:[\w-]{43}@cards\.example$/);
    opened.site.clock.now += 3_600_000;
    expect((await read(path)).text).toBe(text);
  });

  test("is sent again only when it has changed", async () => {
    const path = await makeFeed();
    const ask = (etag: string) =>
      opened.site.app.request(ORIGIN + path, { headers: { "if-none-match": etag } });
    const { headers, text } = await read(path);
    const etag = headers.get("etag") ?? "";
    const again = await ask(etag);
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const { cards: [card] = [] } = (await opened.desk()).read(getWallet, {}).data;
    await (
      await opened.desk()
    ).write(updateWalletCard, {
      wallet_card_id: card?.wallet_card_id ?? "",
      nickname: "Renamed",
    });
    const changed = await ask(etag);
    expect(changed.status).toBe(200);
    expect(await changed.text()).not.toBe(text);
  });

  test("is read only, and costs no call", async () => {
    const path = await makeFeed();
    for (const method of ["POST", "PUT", "DELETE"]) {
      const { status } = await opened.site.app.request(`${ORIGIN}${path}`, { method });
      expect(status).toBe(405);
    }
    expect(await opened.callsUsed()).toBe(0);
  });

  test("is kept as a digest, shown once, and nowhere in what is logged", async () => {
    const path = await makeFeed();
    const [, secret = ""] = /([\w-]{43})\.ics$/.exec(path) ?? [];
    await read(path);
    await read(path.replace(secret, `x${secret.slice(1)}`));
    for (const [key, value] of await opened.site.dump()) {
      expect(key + value).not.toContain(secret);
    }
    expect((await opened.ada.get(PAGE)).text).not.toContain(secret);
    expect(opened.site.logged.join("\n")).not.toContain(secret.slice(1));
    expect(toRouteLabel(path)).toBe("/account");
  });

  test("another address ends the one before; removing it ends it", async () => {
    const first = await makeFeed();
    const second = await makeFeed();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    const { headers } = await opened.ada.submit(PAGE, {}, REMOVE);
    expect(headers.get("location")).toBe(PAGE);
    expect((await opened.ada.get(PAGE)).text).toContain("Create an address");
    expect((await read(second)).status).toBe(404);
    const left = [...(await opened.site.dump()).keys()];
    expect(left.filter((key) => key.includes("calendar"))).toEqual([]);
  });

  test("two made at once leave one that works", async () => {
    const paths = await Promise.all([makeFeed(), makeFeed()]);
    const statuses = await Promise.all(paths.map(async (path) => (await read(path)).status));
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
  });

  test("a disabled account has none", async () => {
    const path = await makeFeed();
    const { deps } = opened.site;
    const account = await findAccountByEmail(deps, EMAIL);
    await changeAccount(deps, account?.id ?? "", { disabled: true });
    expect((await read(path)).status).toBe(404);
  });

  test.each(["x.ics", `${"A".repeat(43)}.ics`, "A".repeat(43), "%2e%2e.ics"])(
    "%s opens nothing",
    async (name) => {
      await makeFeed();
      expect((await read(`${MAKE}/${name}`)).status).toBe(404);
    },
  );

  test("of an empty wallet is a calendar all the same", async () => {
    await opened.setWallet(EMPTY_WALLET);
    const { status, text } = await read(await makeFeed());
    expect(status).toBe(200);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VTIMEZONE[^]*END:VCALENDAR\r\n$/);
  });
});

describe("the file", () => {
  const event = { uid: "1@cards.example", day: "2026-11-30", asOf: "2026-10-07" };

  test("escapes what has a meaning and drops control characters", () => {
    const summary = "Tea; coffee, \\ and\r\nBEGIN:VALARM";
    expect(unfold(toIcs([{ ...event, summary }]))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//cardfile//Wallet calendar//EN",
      "X-WR-CALNAME:cardfile",
      "BEGIN:VEVENT",
      "UID:1@cards.example",
      "DTSTAMP:20261007T000000Z",
      "DTSTART;VALUE=DATE:20261130",
      String.raw`SUMMARY:Tea\; coffee\, \\ and BEGIN:VALARM`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
    ]);
  });

  test.each(["a", "é", "漢", "🙂"])("folds lines of %s at 75 bytes, between characters", (one) => {
    const summary = one.repeat(100);
    const text = toIcs([{ ...event, summary }]);
    const lines = text.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => Buffer.byteLength(line) > 71)).toBe(true);
    expect(unfold(text)).toContain(`SUMMARY:${summary}`);
    expect(text).not.toContain("\uFFFD");
  });
});
