import { expect, test } from "vitest";
import { deleteAccount } from "../../server/accounts/account-data.ts";
import { issueApiKey, revokeApiKey } from "../../server/accounts/api-keys.ts";
import { readAudit } from "../../server/accounts/audit.ts";
import { authenticate } from "../../server/accounts/caller.ts";
import { findFeedAccount, renewCalendarFeed } from "../../server/accounts/calendar-feeds.ts";
import { ACCESS, endAccess } from "../../server/accounts/end-access.ts";
import { SCOPES } from "../../server/accounts/scopes.ts";
import { endSession, findSession, startSession } from "../../server/accounts/sign-in/sessions.ts";
import { changeAccount } from "../../server/accounts/users.ts";
import { ADA, newKey, signUp } from "./ada.ts";
import { createDeps } from "./deps.ts";

const SECRET = Buffer.from("a secret for tests that is long enough");

test("says who did what to which account, with no secret and no address", async () => {
  const deps = createDeps();
  const { account, key, text } = await newKey(deps);
  const { token, session } = await startSession(deps, account.id, "Firefox on Linux", {
    by: "password and code",
  });
  await endSession(deps, account.id, session.id);
  await revokeApiKey(deps, account.id, key.id);
  await changeAccount({ ...deps, operator: "operator grace" }, account.id, { disabled: true });
  const bob = await signUp(deps, { ...ADA, email: "bob@example.org" });

  const entries = await readAudit(deps, account.id);
  expect(entries.map(({ who, did }) => `${who} ${did}`)).toEqual(
    expect.arrayContaining([
      "member created the account",
      `member created a key for ${SCOPES.join(", ")}`,
      "member signed in with Firefox on Linux by password and code",
      "member signed out Firefox on Linux",
      "member revoked a key",
      "operator grace changed disabled",
    ]),
  );
  expect(await readAudit(deps)).toHaveLength(entries.length + 1);
  const kept = JSON.stringify(await deps.store.list("audit/"));
  for (const trace of [text, key.id, token, session.id, account.id, bob.id, ADA.email, "laptop"]) {
    expect(kept).not.toContain(trace);
  }
});

test("outlives the account, and is forgotten after ninety days", async () => {
  const deps = createDeps();
  const account = await signUp(deps);
  await deleteAccount(deps, SECRET, account.id);
  const did = async () => (await readAudit(deps, account.id)).map((entry) => entry.did);
  expect(await did()).toEqual(["created the account", "deleted the account"]);
  deps.wait(89 * 86_400_000);
  expect(await did()).toHaveLength(2);
  deps.wait(2 * 86_400_000);
  expect(await did()).toEqual([]);
});

test("takes the same act within a quarter of an hour as one, by its last time", async () => {
  const deps = createDeps();
  const account = await signUp(deps);
  for (let count = 0; count < 20; count++) {
    await startSession(deps, account.id, "Firefox", { by: "passkey" });
    deps.wait(1000);
  }
  await startSession(deps, account.id, "Chrome", { by: "passkey" });
  deps.wait(15 * 60_000);
  await startSession(deps, account.id, "Firefox", { by: "passkey" });
  const entries = await readAudit(deps, account.id);
  expect(entries.map(({ at, did }) => `${at} ${did}`)).toEqual([
    "2026-11-21T12:00:00Z created the account",
    "2026-11-21T12:00:19Z signed in with Firefox by passkey",
    "2026-11-21T12:00:20Z signed in with Chrome by passkey",
    "2026-11-21T12:15:20Z signed in with Firefox by passkey",
  ]);
});

test.each(ACCESS)("ending %s ends these and nothing else", async (kind) => {
  const deps = createDeps();
  const { account, text } = await newKey(deps);
  const { token } = await startSession(deps, account.id, "Firefox");
  const feed = await renewCalendarFeed(deps, account.id);
  await endAccess(deps, account.id, [kind]);
  const caller = await authenticate(deps, async () => undefined, `Bearer ${text}`, "x");
  expect({
    sessions: (await findSession(deps, token)) !== undefined,
    keys: !("error" in caller),
    calendar: (await findFeedAccount(deps, feed)) !== undefined,
  }).toEqual({
    sessions: kind !== "sessions",
    keys: kind !== "keys",
    calendar: kind !== "calendar",
  });
  expect(
    (await issueApiKey(deps, account.id, { name: "new", scopes: SCOPES }))?.text,
  ).toBeDefined();
});
