import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { createEndpoint } from "../../server/mcp/endpoint.ts";
import { MAX_BATCH_MESSAGES } from "../../server/mcp/limits.ts";
import { defineTool } from "../../server/mcp/tool.ts";
import { keepBusy } from "../support/keep-busy.ts";
import { openMember } from "../tools/member.ts";
import { type ListeningService, listen } from "../support/service.ts";
import { callBody, post } from "./requests.ts";

let service: ListeningService;
beforeAll(async () => {
  service = await listen();
});
afterAll(() => service.close());

const repeat = (count: number, toBody: (id: number) => unknown): readonly unknown[] =>
  Array.from({ length: count }, (_, at) => toBody(at + 1));
const facts = (id: number) => callBody("get_card_facts", { card_name: "csp" }, id);
/** About 240 kB. */
const everyCard = (id: number) => callBody("search_card_catalog", { limit: 200 }, id);

const error = (message: RegExp) => ({
  error: { code: -32_600, message: expect.stringMatching(message) },
  id: null,
});

test("a batch of as many calls as there may be is answered, in its order", async () => {
  const { status, json } = await post(`${service.root}/mcp`, repeat(MAX_BATCH_MESSAGES, facts));
  expect(status).toBe(200);
  expect(json).toMatchObject(
    repeat(MAX_BATCH_MESSAGES, (id) => ({ id, result: { resultType: "complete" } })),
  );
});

test("one message more is one error that says so, for members as for strangers", async () => {
  const told = error(/at most 20 messages, this one 21/);
  const tooMany = repeat(MAX_BATCH_MESSAGES + 1, facts);
  const { status, json } = await post(`${service.root}/mcp`, tooMany);
  expect(status).toBe(400);
  expect(json).toMatchObject(told);
  const member = await openMember();
  expect(await (await member.post(tooMany)).json()).toMatchObject(told);
});

test("answers of more than two megabytes are one error that says how far it came", async () => {
  const { status, json } = await post(`${service.root}/mcp`, repeat(MAX_BATCH_MESSAGES, everyCard));
  expect(status).toBe(400);
  expect(json).toMatchObject(error(/larger than 2 MB\. The first \d+ calls were carried out/));
});

test("one call of a batch may be as large as it is alone", async () => {
  const { status, json } = await post(`${service.root}/mcp`, [everyCard(1)]);
  expect(status).toBe(200);
  expect(json).toMatchObject([{ id: 1, result: { structuredContent: expect.anything() } }]);
});

test("notifications alone are accepted", async () => {
  const note = { jsonrpc: "2.0", method: "notifications/initialized" };
  const { status, text } = await post(`${service.root}/mcp`, [note, note]);
  expect([status, text]).toEqual([202, ""]);
});

test("what is no call is answered beside calls, each by its own id", async () => {
  const unknown = callBody("no_such_tool", {}, "b");
  const { json } = await post(`${service.root}/mcp`, [facts(1), unknown, facts(2)]);
  expect(json).toMatchObject([{ id: 1 }, { id: "b", error: { code: -32_602 } }, { id: 2 }]);
});

test.each([
  [[{ ...facts(1), method: "initialize" }, facts(2)], /initialize/],
  [[facts(1), { jsonrpc: "1.0" }], /invalid message/],
])("a batch that cannot be done whole is not begun: %j", async (batch, told) => {
  const { status, json } = await post(`${service.root}/mcp`, batch);
  expect(status).toBe(400);
  expect(json).toMatchObject({ error: { message: expect.stringMatching(told) } });
});

test("others are served between two calls, those of another batch too", async () => {
  const order: string[] = [];
  const note = defineTool({
    name: "note",
    title: "Note",
    description: "Notes that it was called.",
    readOnly: true,
    input: z.strictObject({ by: z.string() }),
    output: z.object({}),
    run: ({ by }: { by: string }, _context: undefined) => {
      order.push(by);
      setImmediate(() => order.push("others"));
      keepBusy();
      return { result: {}, notes: [] };
    },
  });
  const info = { name: "test", title: "test", version: "1" };
  const endpoint = createEndpoint(
    { info, instructions: "", tools: [note], getContext: () => undefined },
    { allowedHosts: undefined, log: () => undefined },
  );
  const send = (by: string) =>
    endpoint(
      new Request("http://localhost/mcp", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(repeat(2, (id) => callBody("note", { by }, id))),
      }),
    );
  await Promise.all([send("ada"), send("bob")]);
  expect(order.slice(0, 7)).toEqual(["ada", "others", "bob", "others", "ada", "others", "bob"]);
});
