import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { toCatalogToolSet } from "../../server/catalog-mcp/endpoint.ts";
import { createEndpoint } from "../../server/mcp/endpoint.ts";
import { doInTurn, noteAsker, takeTurn, takeTurnOf } from "../../server/ops/turns.ts";
import { listenWithMembers, type MemberServer } from "../members/server.ts";
import { keepBusy } from "../support/keep-busy.ts";
import { callTool, makeMember } from "./member.ts";

/* One client that asks for as much as it may at once, beside others. */

const FLOOD = 100;
const CALLS = 5;

let server: MemberServer;
beforeAll(async () => {
  server = await listenWithMembers();
});
afterAll(() => server.close());

test("a member's calls wait for one call at a time of another who sends a hundred at once", async () => {
  const place = { file: `${server.folder}/cardfile.db` };
  const [ada, bob] = [await makeMember(place), await makeMember(place)];
  expect(await callTool(server.root, bob.key, "get_wallet")).toMatchObject({ outcome: "ok" });
  let done = 0;
  const flood = Array.from({ length: FLOOD }, async (_, points) => {
    const { outcome } = await callTool(server.root, ada.key, "set_balance", {
      program: "hyatt",
      points,
    });
    done++;
    return outcome;
  });
  const before: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await callTool(server.root, bob.key, "get_wallet")).toMatchObject({ outcome: "ok" });
    before.push(done);
  }
  expect(before.at(-1)).toBeLessThan(FLOOD / 2);
  expect(new Set(await Promise.all(flood))).toEqual(new Set(["ok"]));
});

test("addresses take turns, and within an address those who show different credentials", async () => {
  const order: string[] = [];
  const work = async (address = "", credential = ""): Promise<void> => {
    const request = new Request("http://a/");
    noteAsker(request, { address, credential });
    await takeTurn(request);
    order.push(address + credential);
    keepBusy();
  };
  await work("z");
  const asked = ["a1", "a1", "a1", "a2", "a3", "b1", "b1"];
  await Promise.all(asked.map(([address, credential]) => work(address, credential)));
  expect(order).toEqual(["z", "a1", "b1", "a2", "b1", "a3", "a1", "a1"]);
});

test("networks take turns, so one gains nothing by calling from many addresses", async () => {
  const order: string[] = [];
  const work = async (address: string): Promise<void> => {
    await takeTurnOf({ address, credential: "" });
    order.push(address);
  };
  await work("z");
  const one = ["10.0.0.1", "10.0.0.2", "10.0.0.3", "2001:db8:1:1::/64", "2001:db8:1:2::/64"];
  await Promise.all([...one, "10.0.9.9", "2001:db8:2:1::/64"].map(work));
  const first = ["10.0.0.1", "2001:db8:1:1::/64", "10.0.9.9", "2001:db8:2:1::/64"];
  expect(order.slice(1, 5)).toEqual(first);
});

test("quick work waits for one piece of long work, whoever waits before", async () => {
  const order: string[] = [];
  const long = async (address: string): Promise<void> => {
    await takeTurnOf({ address, credential: "" });
    order.push("long");
    if (order.length > 1) return;
    doInTurn({ address: "10.0.0.1", credential: "" }, () => order.push("quick"));
  };
  await takeTurnOf({ address: "z", credential: "" });
  await Promise.all(["10.0.0.1", "10.0.1.1", "10.0.2.1", "10.0.3.1"].map(long));
  expect(order).toEqual(["long", "quick", "long", "long", "long"]);
});

test("the schemas of many tools are made in pieces, and others come between", async () => {
  const set = toCatalogToolSet({ current: () => undefined, publicUrl: "https://cards.example" });
  const log: string[] = [];
  const made = new Set<string>();
  const toListed = ({ name }: { readonly name: string }) => {
    if (!made.has(name)) {
      keepBusy();
      log.push("tool");
    }
    made.add(name);
    return { input: { type: "object" }, output: { type: "object" } };
  };
  const ask = createEndpoint(
    { ...set, toListed },
    { allowedHosts: undefined, log: () => undefined },
  );
  const others = setInterval(() => log.push("other"), 1);
  onTestFinished(() => clearInterval(others));
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const headers = { "content-type": "application/json" };
  await ask(new Request("http://127.0.0.1/mcp", { method: "POST", headers, body }));
  expect(log.filter((one) => one === "tool")).toHaveLength(set.tools.length);
  expect(log.join(" ")).not.toContain("tool tool tool");
});
