import { describe, expect, test } from "vitest";
import { redact } from "../../server/ops/redact.ts";

describe("a log never holds", () => {
  test.each([
    ["a bearer token", "authorization: Bearer abc.def-ghi refused", "abc.def-ghi"],
    ["an API key", `key svc_0123456789abcdef_${"x".repeat(43)} is unknown`, "xxxx"],
    ["the password of a database", "cannot reach postgres://ada:hunter2@db:5432/cards", "hunter2"],
    ["a code of a redirect", "GET /callback?code=abc123&state=xyz789", "abc123"],
    ["an e-mail address", "no account for ada.lovelace+cards@example.org", "lovelace"],
    ["a card number", "input was 4111 1111 1111 1111", "4111 1111"],
    ["a card number with dashes", "4111-1111-1111-1111", "1111-1111"],
  ])("%s", (_, text, secret) => {
    expect(redact(text)).not.toContain(secret);
    expect(redact(text)).toMatch(/\[(?:redacted|address|number)\]/);
  });

  test.each([
    "serving data of 2026-11-21T09:09:20Z",
    "cannot listen on 127.0.0.1:3000: address in use; set HOST or PORT",
    "GET /v1/public/transfer-partners/from/Chase%20Ultimate%20Rewards",
    "transferred 250000 of 1234567 points",
  ])("but keeps %s", (text) => {
    expect(redact(text)).toBe(text);
  });
});
