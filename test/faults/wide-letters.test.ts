import { afterEach, expect, test, vi } from "vitest";
import { callBody } from "../mcp/requests.ts";
import { openService, postJson } from "../support/service.ts";
import { openMember } from "../tools/member.ts";

/* One character that Unicode spells out as eighteen, as many as fit: only a name's length is read. */

const WIDE = "\uFDFA";
const NAME_CHARACTERS = 200;

afterEach(() => void vi.restoreAllMocks());

/** The lengths of what is normalised while this is at work. */
async function lengthsDuring(work: () => Promise<unknown>): Promise<readonly number[]> {
  const normalize = Reflect.get(String.prototype, "normalize");
  const lengths: number[] = [];
  vi.spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form) {
    lengths.push(this.length);
    return normalize.call(this, form);
  });
  await work();
  vi.restoreAllMocks();
  return lengths;
}

const letters = WIDE.repeat(20_000);
const path = "/v1/public/credit-cards";

test.each([
  ["search", `${path}?search=${letters}`],
  ["issuer", `${path}?issuer=${letters}`],
  ["programs", `/v1/public/valuations?programs=${letters}`],
  ["programs, one by one", `/v1/public/valuations?programs=${`${WIDE},`.repeat(20_000)}`],
  ["issuer in a body", `${path}/search`, { issuer: letters }],
  ["currency in a body", `${path}/search`, { rewards_currency: letters }],
  ["query in a body", "/v1/public/benefits-search", { query: letters }],
])("%s is read as far as a name goes", async (_, address, body?: object) => {
  const { app } = await openService();
  const lengths = await lengthsDuring(async () => {
    const response = await app.request(address, body && postJson(body));
    expect(response.status).toBe(200);
  });
  expect(lengths.length).toBeLessThan(20);
  expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(NAME_CHARACTERS);
});

const LINES = 499;
const listed = (line: string): string => Array.from({ length: LINES }, () => line).join("\n");

test.each([
  ["import_wallet", { content: listed(WIDE.repeat(168)) }],
  [
    "record_purchase",
    {
      statement: `Date,Description,Amount\n${listed(`10/02/2026,${WIDE.repeat(300)},1.00`)}`,
      card: "gold",
    },
  ],
])("each line of %s likewise, a few times and with others between", async (name, input) => {
  const member = await openMember();
  await member.call("add_wallet_card", { card: "gold" });
  let rounds = 0;
  let timer = setImmediate(function count() {
    rounds++;
    timer = setImmediate(count);
  });
  const lengths = await lengthsDuring(() => member.post(callBody(name, input)));
  clearImmediate(timer);
  expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(NAME_CHARACTERS);
  expect(lengths.length).toBeLessThan(LINES * 4);
  expect(rounds).toBeGreaterThan(LINES / 10);
});

test("a list of pairs that is too long is not looked up to its end", async () => {
  const member = await openMember();
  const content = `${WIDE} & b\n`.repeat(20_000);
  const lengths = await lengthsDuring(() => member.post(callBody("import_wallet", { content })));
  expect(lengths.length).toBeLessThan(20_000);
});
