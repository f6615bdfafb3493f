import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rounds } from "../support/rounds.ts";
import { changedCalls, DIGEST_FILE, digestOf, parseDigest } from "./answers/digest.ts";
import { recordAnswers, RECORDED_WALLETS } from "./answers/record.ts";

const step = rounds(4, 1);
const walletNames = RECORDED_WALLETS.filter((_, place) => place % step === 0);

test("every tool answers as recorded, byte for byte", async () => {
  const recorded = parseDigest(readFileSync(DIGEST_FILE, "utf8"));
  const now = digestOf(await recordAnswers(walletNames));
  const changed = changedCalls(recorded, now, walletNames);
  expect(changed, "See how with `npm run answers -- --diff`").toEqual([]);
});
