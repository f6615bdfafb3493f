import { expect, test } from "vitest";
import { createQueues } from "../../server/contract/queues.ts";

test("work of one key is done one after the other, also after a failure; of others at once", async () => {
  const inLine = createQueues();
  const log: string[] = [];
  const work =
    (name: string, isWrong = false) =>
    async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (isWrong) throw new Error(name);
      return name;
    };
  const all = await Promise.allSettled([
    inLine("a", work("first", true)),
    inLine("a", work("second")),
    inLine("b", work("other")),
  ]);
  expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(log.indexOf("second begins")).toBeGreaterThan(log.indexOf("first ends"));
  expect(log.indexOf("other begins")).toBeLessThan(log.indexOf("first ends"));
});
