import { createStorage } from "unstorage";
import fsDriver from "unstorage/drivers/fs";
import { expect, inject, test } from "vitest";
import type { FactIndex } from "../../server/member/facts.ts";
import { createFactSource } from "../../server/member/fact-source.ts";

test("facts are prepared once, whoever asks for them", async () => {
  const storage = createStorage({ driver: fsDriver({ base: inject("dist"), readOnly: true }) });
  const prepared: FactIndex[] = [];
  const prepare = async (facts: FactIndex) => void prepared.push(facts);
  const getFacts = createFactSource(storage, () => undefined, expect.unreachable, prepare);
  const [facts] = await Promise.all([getFacts(), getFacts()]);
  await getFacts();
  expect(prepared).toEqual([facts]);
});
