import { expect, test } from "vitest";
import { monthRecords } from "../../../server/accounts/purchases.ts";
import { openMember } from "../member.ts";
import { WALLET } from "./log-member.ts";

test("parts of one account's log are read one after the other, as each holds a month", async () => {
  const member = await openMember();
  await member.setWallet(WALLET);
  const { store } = member.deps;
  for (const month of ["2026-09", "2026-10"]) {
    // oxlint-disable-next-line no-await-in-loop
    await store.commit([monthRecords.put([member.account.id, month], { format: 1, rows: [] })]);
  }
  const read: string[] = [];
  const list = store.list.bind(store);
  store.list = async (prefix, options) => {
    const found = await list(prefix, options);
    if (prefix.startsWith("purchases/")) read.push(...found.map(({ key }) => key.slice(-2)));
    return found;
  };
  const ask = () => member.call("export_wallet", { format: "csv", sections: ["purchases"] });
  await Promise.all([ask(), ask(), ask()]);
  expect(read).toEqual(["09", "10", "09", "10", "09", "10"]);
});
