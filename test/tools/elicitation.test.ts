import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { issueApiKey } from "../../server/accounts/api-keys.ts";
import { createAccount } from "../../server/accounts/users.ts";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { callBody, envelopeHeaders, toEnvelope } from "../mcp/requests.ts";
import { type Member, openMember } from "./member.ts";

/*
 * Questions to the person behind a client of 2026-07-28: the answer is `input_required`, and the
 * same call comes again with what was chosen or confirmed.
 */
const META = "io.modelcontextprotocol/clientCapabilities";

let member: Member;
beforeEach(async () => {
  member = await openMember();
  await member.setWallet(DEMO_WALLET);
});

const required = z.object({
  resultType: z.literal("input_required"),
  requestState: z.string(),
  inputRequests: z.object({
    answer: z.object({
      method: z.literal("elicitation/create"),
      params: z.object({
        mode: z.literal("form"),
        message: z.string(),
        requestedSchema: z.looseObject({
          properties: z.record(z.string(), z.looseObject({ type: z.string() })),
        }),
      }),
    }),
  }),
});
const complete = z.object({
  resultType: z.literal("complete"),
  content: z.array(z.looseObject({ text: z.string() })),
  structuredContent: z.looseObject({ status: z.string(), summary: z.string() }).optional(),
  isError: z.boolean().optional(),
});
const answered = z.object({
  result: z.union([required, complete]).optional(),
  error: z.looseObject({ code: z.int() }).optional(),
});

type Extra = Readonly<Record<string, unknown>>;

/** Calls a tool as a client does that has these capabilities. */
async function call(
  name: string,
  input: object,
  more: Extra = {},
  {
    capabilities = { elicitation: {} },
    key,
  }: { capabilities?: object; key?: string | undefined } = {},
) {
  const plain = callBody(name, input);
  const { params, ...body } = toEnvelope(plain);
  const { _meta, ...rest } = z.looseObject({ _meta: z.looseObject({}) }).parse(params);
  const sent = { ...body, params: { ...rest, ...more, _meta: { ..._meta, [META]: capabilities } } };
  const response = await member.post(sent, key, { headers: envelopeHeaders(sent) });
  return answered.parse(await response.json());
}

const asked = async (...given: Parameters<typeof call>) =>
  required.parse((await call(...given)).result);
const done = async (...given: Parameters<typeof call>) =>
  complete.parse((await call(...given)).result);

const reply = (
  { requestState }: z.infer<typeof required>,
  content?: object,
  action = "accept",
) => ({
  requestState,
  inputResponses: { answer: { action, ...(content && { content }) } },
});

describe("a name that may mean several things", () => {
  test("is put before the person, and the choice is taken", async () => {
    const question = await asked("get_card", { card: "delta" });
    const { message, requestedSchema } = question.inputRequests.answer.params;
    expect(message).toContain('"delta" may mean more than one card');
    expect(requestedSchema.properties["choice"]).toMatchObject({
      type: "string",
      enum: expect.arrayContaining(["amex-delta-reserve"]),
      enumNames: expect.arrayContaining([expect.stringContaining("Delta SkyMiles Reserve")]),
    });
    const chosen = reply(question, { choice: "amex-delta-reserve" });
    const { structuredContent } = await done("get_card", { card: "delta" }, chosen);
    expect(structuredContent).toMatchObject({
      status: "ok",
      data: { card: { card_id: "amex-delta-reserve" } },
    });
  });

  test("of a list of names, each is asked in its turn", async () => {
    const input = { cards: ["hilton", "delta", "amex gold"] };
    const first = await asked("compare_cards", input);
    const second = await asked(
      "compare_cards",
      input,
      reply(first, { choice: "amex-hilton-surpass" }),
    );
    const { enum: ids } = z
      .looseObject({ enum: z.array(z.string()) })
      .parse(second.inputRequests.answer.params.requestedSchema.properties["choice"]);
    const { structuredContent } = await done(
      "compare_cards",
      input,
      reply(second, { choice: ids[0] }),
    );
    expect(structuredContent).toMatchObject({ status: "ok" });
  });

  test("of a held card writes only once it is chosen", async () => {
    const input = { wallet_card_id: "amex", nickname: "Shiny" };
    const question = await asked("update_wallet_card", input);
    expect(await member.wallet()).toEqual(DEMO_WALLET);
    await done("update_wallet_card", input, reply(question, { choice: "demo-platinum-sam" }));
    const { cards } = await member.wallet();
    expect(cards.find(({ id }) => id === "demo-platinum-sam")?.nickname).toBe("Shiny");
  });

  test.each(["decline", "cancel"])("is the agent's to settle after %s", async (action) => {
    const question = await asked("get_card", { card: "delta" });
    const { structuredContent, content } = await done(
      "get_card",
      { card: "delta" },
      reply(question, undefined, action),
    );
    expect(structuredContent).toMatchObject({ status: "needs_input" });
    expect(content.at(-1)?.text).toContain("declined");
  });
});

describe("a destructive call", () => {
  const REMOVE = { wallet_card_id: "demo-flex" };
  const held = async () => (await member.wallet()).cards.some(({ id }) => id === "demo-flex");

  test.each([REMOVE, { ...REMOVE, confirm: true }])(
    "%j is confirmed by the person, whatever the model says",
    async (input) => {
      const question = await asked("remove_wallet_card", input);
      expect(question.inputRequests.answer.params).toMatchObject({
        message: expect.stringContaining("would remove"),
        requestedSchema: { properties: { confirm: { type: "boolean" } }, required: ["confirm"] },
      });
      expect(await held()).toBe(true);
      const { structuredContent } = await done(
        "remove_wallet_card",
        input,
        reply(question, { confirm: true }),
      );
      expect(structuredContent).toMatchObject({ status: "ok" });
      expect(await held()).toBe(false);
    },
  );

  test.each<[object | undefined, string]>([
    [{ confirm: false }, "accept"],
    [{ confirm: "yes" }, "accept"],
    [undefined, "decline"],
    [undefined, "cancel"],
  ])("is left undone at %j, %s", async (content, action) => {
    const question = await asked("remove_wallet_card", REMOVE);
    const { structuredContent } = await done(
      "remove_wallet_card",
      { ...REMOVE, confirm: true },
      reply(question, content, action),
    );
    expect(structuredContent).toMatchObject({ status: "refused" });
    expect(await held()).toBe(true);
  });

  test("does what was shown, though the arguments come back changed", async () => {
    const question = await asked("remove_wallet_card", REMOVE);
    const other = { wallet_card_id: "demo-gold", confirm: true };
    await done("remove_wallet_card", other, reply(question, { confirm: true }));
    expect(await held()).toBe(false);
    expect((await member.wallet()).cards.map(({ id }) => id)).toContain("demo-gold");
  });

  test("that is only tried asks nobody", async () => {
    const { structuredContent } = await done("remove_wallet_card", { ...REMOVE, dry_run: true });
    expect(structuredContent).toMatchObject({ status: "ok", data: { dry_run: true } });
  });
});

describe("what a client carries", () => {
  test.each([
    ["is changed", (text: string) => `${text.slice(0, -2)}AA`],
    ["is made up", () => "v1.e30.AAAA"],
  ])("is refused when it %s", async (_, change) => {
    const question = await asked("remove_wallet_card", { wallet_card_id: "demo-flex" });
    const { requestState, ...rest } = reply(question, { confirm: true });
    const again = { ...rest, requestState: change(requestState) };
    const { error } = await call("remove_wallet_card", { wallet_card_id: "demo-flex" }, again);
    expect(error).toMatchObject({ code: -32_602 });
    expect(await member.wallet()).toEqual(DEMO_WALLET);
  });

  test("serves no other member", async () => {
    const question = await asked("get_card", { card: "delta" });
    const passwords = { hash: async (text: string) => text, matches: async () => true };
    const login = { email: "eve@example.org", password: "correct horse battery" };
    const eve = await createAccount(member.deps, passwords, login);
    const scopes = ["service:tools"] as const;
    const issued = await issueApiKey(member.deps, eve?.id ?? "", { name: "eve", scopes });
    const again = reply(question, { choice: "amex-gold" });
    const { error } = await call("get_card", { card: "delta" }, again, { key: issued?.text });
    expect(error).toMatchObject({ code: -32_602 });
  });

  test("serves no other tool", async () => {
    const question = await asked("get_card", { card: "delta" });
    const again = reply(question, { choice: "demo-flex" });
    const { isError } = await done("remove_wallet_card", { wallet_card_id: "demo-flex" }, again);
    expect(isError).toBe(true);
    expect(await member.wallet()).toEqual(DEMO_WALLET);
  });
});

describe("a client that cannot ask", () => {
  test.each([{}, { elicitation: { url: {} } }, { sampling: {} }])(
    "%j gets the envelope",
    async (capabilities) => {
      const { structuredContent } = await done("get_card", { card: "delta" }, {}, { capabilities });
      expect(structuredContent).toMatchObject({ status: "needs_input" });
      const remove = { wallet_card_id: "demo-flex" };
      const refused = await done("remove_wallet_card", remove, {}, { capabilities });
      expect(refused.structuredContent).toMatchObject({ status: "refused" });
    },
  );

  test("of an older revision gets the envelope, and may confirm", async () => {
    expect(await member.call("get_card", { card: "delta" })).toMatchObject({
      status: "needs_input",
    });
    const remove = { wallet_card_id: "demo-flex", confirm: true };
    expect(await member.call("remove_wallet_card", remove)).toMatchObject({ status: "ok" });
  });
});
