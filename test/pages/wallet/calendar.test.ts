import { beforeEach, describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { daysBetween } from "../../../server/advice/days.ts";
import { formatUsd } from "../../../server/advice/money.ts";
import { readCalendar } from "../../../server/pages/wallet/calendar/read.ts";
import { listExpiringTool } from "../../../server/tools/benefits/list-expiring.ts";
import { bigWallet } from "../../tools/wallets.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet/calendar";

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet();
});

const show = async () => (await opened.ada.get(PATH)).text;

/** The list of each month, by its key. */
const monthsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('<details class="month" id="m-').flatMap((part, at) => {
      const [list = ""] = part.split("</details>");
      return at === 0 ? [] : [[part.slice(0, 7), list] as const];
    }),
  );

describe("the calendar", () => {
  test("says first what lapses next and what it is worth", async () => {
    const [lead = ""] = /<p class="lead">.*?<\/p>/s.exec(await show()) ?? [];
    expect(wordsOf(lead)).toContain(
      "$3,510.90 lapses by Jan 5, 2027 unless you use it, first $25 of Digital entertainment " +
        "(Platinum) by Nov 30, 2026. Your next annual fee is $395 for Capital One Venture X",
    );
    expect(wordsOf((await opened.ada.get("/account/wallet")).text)).toContain(wordsOf(lead).trim());
  });

  test("shows twelve months, every figure as the tools answer it", async () => {
    const shown = monthsIn(await show());
    const { months } = await readCalendar(await opened.desk());
    expect([...shown.keys()]).toEqual(months.map(({ month }) => month));
    expect(months.map(({ month }) => month)).toMatchObject({ 0: "2026-11", 11: "2027-10" });
    let figures = 0;
    for (const { month, lapsing, fees, feesUsd } of months) {
      const list = wordsOf(shown.get(month) ?? "");
      const { items, totals } = lapsing;
      expect(shown.get(month)?.match(/<span class="when">/g) ?? []).toHaveLength(
        items.length + fees.length,
      );
      const usd = [
        ...items.map(({ value_usd: value = 0 }) => value),
        ...fees.map(({ fee_usd: fee }) => fee),
        totals.value_usd,
        feesUsd,
      ].filter((value) => value > 0);
      figures += usd.length;
      for (const value of usd) expect(list).toContain(formatUsd(value));
    }
    expect(figures).toBeGreaterThan(100);
  });

  test("counts each month as the tool does on its first day", async () => {
    const desk = await opened.desk();
    const kinds = ["credit", "certificate", "points"] as const;
    for (const { month, lapsing } of (await readCalendar(desk)).months) {
      const today = month === "2026-11" ? desk.today : `${month}-01`;
      const within_days = daysBetween(today, lapsing.until);
      const asked = { within_days, kinds: [...kinds], as_if: { today } };
      const { items, totals } = lapsing;
      expect(desk.read(listExpiringTool, asked).data).toEqual({
        items,
        totals,
        until: lapsing.until,
      });
    }
  });

  test("credits that renew come again, those that do not stay away", async () => {
    const shown = monthsIn(await show());
    const withDunkin = [...shown].filter(([, list]) => list.includes("Dunkin&#39;"));
    expect(withDunkin).toHaveLength(12);
    const withEquinox = [...shown].filter(([, list]) => list.includes("Equinox"));
    expect(withEquinox.map(([month]) => month)).toEqual(["2026-12"]);
  });

  test("a credit of a running period can be marked as used and then is gone", async () => {
    const fields = { card: "demo-gold", credit: "Dunkin'", back: PATH };
    const before = await show();
    const running = before.match(/Used it/g) ?? [];
    const { headers } = await opened.ada.submit(PATH, fields, "/account/wallet/used");
    expect(headers.get("location")).toBe(PATH);
    const after = await show();
    expect(after.match(/Used it/g)).toHaveLength(running.length - 1);
    expect(monthsIn(after).get("2026-11")).not.toContain("Dunkin&#39;");
    expect(monthsIn(after).get("2026-12")).toContain("Dunkin&#39;");
  });

  test("only what runs now can be marked", async () => {
    const shown = monthsIn(await show());
    expect(shown.get("2026-12")).toContain("Used it");
    expect(shown.get("2027-01")).not.toContain("Used it");
    // Its year has begun.
    expect(shown.get("2027-06")).toContain('Used it<span class="unseen">: Chase Travel hotel');
  });

  test("a posted fee stands in the running month while it comes back", async () => {
    const november = wordsOf(monthsIn(await show()).get("2026-11") ?? "");
    expect(november).toMatch(
      /posted \w+ \d+, 2026\s*Annual fee for Sam's Platinum\s*refundable until/,
    );
  });

  test("each month can be reached from the strip", async () => {
    const text = await show();
    for (const month of monthsIn(text).keys()) expect(text).toContain(`href="#m-${month}"`);
  });

  test("speaks to people, rests on sources and costs no call", async () => {
    const [shown = "", sources = ""] = (await show()).split('<details class="sources">');
    expect(wordsOf(shown)).not.toMatch(/[a-z]_[a-z]/);
    expect(sources).toContain("https://");
    expect(await opened.callsUsed()).toBe(0);
  });

  test("an empty wallet has nothing in it", async () => {
    await opened.setWallet(EMPTY_WALLET);
    expect(wordsOf(await show())).toContain("Nothing lapses or falls due in the next twelve");
  });

  test("holds 100 cards", async () => {
    await opened.setWallet(bigWallet(100));
    expect((await opened.ada.get(PATH)).status).toBe(200);
  });
});
