import { expect, test } from "vitest";
import { openSite } from "../support/site.ts";
import { createVisitor, signIn } from "../support/visitor.ts";

test("a password of 64 characters of any kind is taken, masked, and left to managers", async () => {
  const site = openSite();
  const visitor = createVisitor(site);
  for (const [path, use] of [
    ["/sign-up", "new-password"],
    ["/sign-in", "current-password"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const { text } = await visitor.get(path);
    const field = /<input\b[^>]*name="password"[^>]*>/.exec(text)?.[0] ?? "";
    expect(field).toContain('type="password"');
    expect(field).toContain(`autocomplete="${use}"`);
    expect(field).not.toMatch(/onpaste|maxlength|pattern/);
  }
  const short = await visitor.submit("/sign-up", { email: "a@example.org", password: "seven77" });
  expect(short.status).toBe(422);
  for (const [at, password] of [
    "onlysmallletters ".repeat(4),
    "ünïcode 漢字 🦊 ".repeat(5),
  ].entries()) {
    const email = `ada${at}@example.org`;
    expect(password.length).toBeGreaterThanOrEqual(64);
    // oxlint-disable-next-line no-await-in-loop
    const { status } = await createVisitor(site).submit("/sign-up", { email, password });
    expect(status).toBe(303);
    // oxlint-disable-next-line no-await-in-loop
    await signIn(site, email, password);
    // oxlint-disable-next-line no-await-in-loop
    await expect(signIn(site, email, password.slice(0, 63))).rejects.toThrow("422");
  }
});
