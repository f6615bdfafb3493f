import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import {
  addTotp,
  newTotp,
  openTotp,
  useFactorCode,
} from "../../server/accounts/sign-in/factor-codes.ts";
import { readFactors } from "../../server/accounts/sign-in/factors.ts";
import type { Account } from "../../server/accounts/users.ts";
import { ADA, signUp } from "./ada.ts";
import { createDeps, type TestDeps } from "./deps.ts";

const SECRETS = [Buffer.from("a secret for tests that is long enough")] as const;

let deps: TestDeps;
let ada: Account;
beforeEach(async () => {
  deps = createDeps();
  ada = await signUp(deps);
});

/** The code that an app shows now (RFC 6238). */
function toCode(secret: Buffer): string {
  const message = Buffer.alloc(8);
  message.writeUInt32BE(Math.floor(deps.now() / 30_000), 4);
  const mac = createHmac("sha1", secret).update(message).digest();
  const number = mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

test("the sealed secret of an app is good for its account only", async () => {
  const eve = await signUp(deps, { ...ADA, email: "eve@example.org" });
  const { bytes, sealed } = newTotp(deps, SECRETS[0], eve.id);
  const given = { sealed, code: toCode(bytes) };
  expect(openTotp(SECRETS, ada.id, sealed)).toBeUndefined();
  expect(await addTotp(deps, SECRETS, ada.id, given)).toBe(false);
  expect((await readFactors(deps, ada.id)).totp).toBeUndefined();
  expect(await addTotp(deps, SECRETS, eve.id, given)).toBe(true);
});

test("setting an app up again makes none of its used codes good", async () => {
  const { bytes, sealed } = newTotp(deps, SECRETS[0], ada.id);
  const first = toCode(bytes);
  expect(await addTotp(deps, SECRETS, ada.id, { sealed, code: first })).toBe(true);
  deps.wait(30_000);
  const second = toCode(bytes);
  expect(await useFactorCode(deps, SECRETS, ada.id, second)).toBe(true);
  expect(await addTotp(deps, SECRETS, ada.id, { sealed, code: first })).toBe(false);
  expect(await useFactorCode(deps, SECRETS, ada.id, second)).toBe(false);
});
