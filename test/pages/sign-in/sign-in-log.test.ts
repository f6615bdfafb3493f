import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createLogger, LOG_FORMATS } from "../../../server/ops/log.ts";
import { openForAda } from "../support/ada.ts";
import { PASSWORD, type Site } from "../support/site.ts";
import { createVisitor, type Visitor } from "../support/visitor.ts";

const EMAIL = "ada@example.org";

const DOCUMENT = join(import.meta.dirname, "../../../build/deploy/README.md");

/** fail2ban's replacement for its tag: an address or a network. */
const SUBNET = String.raw`(?<host>[\d.]+|[\da-f:]+(?:/\d+)?)`;

const failregex = new RegExp(
  (/^failregex = (.+)$/m.exec(readFileSync(DOCUMENT, "utf8"))?.[1] ?? "none").replace(
    "<SUBNET>",
    SUBNET,
  ),
);

let site: Site;
let ada: Visitor;
beforeEach(async () => {
  ({ site, ada } = await openForAda());
});

test.each(["192.0.2.7", "2001:db8:0:1::/64"])("fail2ban finds who fails from %s", async (from) => {
  site.clock.address = from;
  for (let tries = 0; tries < 11; tries++) {
    const stranger = createVisitor(site);
    // oxlint-disable-next-line no-await-in-loop
    await stranger.submit("/sign-in", { email: EMAIL, password: `guess number ${tries}` });
  }
  await ada.submit("/account/password", {
    current_password: "x",
    new_password: "an entirely different phrase",
  });
  expect(site.logged).toHaveLength(12);
  expect(site.logged.filter((line) => line.endsWith("too many tries"))).toHaveLength(1);
  for (const format of LOG_FORMATS) {
    const lines: string[] = [];
    const write = (line: string): void => void lines.push(line);
    const { log } = createLogger({ format, now: () => new Date(0), write });
    for (const line of site.logged) log(line);
    expect(lines.map((line) => failregex.exec(line)?.groups?.["host"])).toEqual(
      lines.map(() => from),
    );
  }
  expect(site.logged.join()).not.toMatch(/guess|ada@|example/);
});

test("who signs in is not found", async () => {
  await createVisitor(site).submit("/sign-in", { email: EMAIL, password: PASSWORD });
  expect(site.logged).toEqual([]);
});

test("signing out has the browser forget what it kept, but that it is known", async () => {
  const { headers } = await ada.submit("/account", {}, "/sign-out");
  expect(headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect([...ada.cookies.keys()]).toContain("__Host-device");
});
