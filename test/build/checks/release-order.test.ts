import { expect, test } from "vitest";
import releaseOrder from "../../../build/checks/release-order.ts";
import { BASE, readRows } from "../fixtures.ts";

test("without a release the build has no clock", () => {
  expect(releaseOrder.run({ ...readRows(BASE), releases: [] })).toEqual([
    { file: "releases.csv", message: "add a row: the build takes its clock here" },
  ]);
});
