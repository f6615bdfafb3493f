import * as z from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MODEL } from "../../server/chat/wire/models.ts";
import { listenWithMembers, type MemberServer } from "../members/server.ts";
import { makeMember, type Member } from "./member.ts";
import { ask, asMember } from "./requests.ts";

/* The longest talk that the chat takes, from a hostile member, beside an ordinary question. */

let server: MemberServer;
let [ada, bob]: Member[] = [];
beforeAll(async () => {
  server = await listenWithMembers();
  const place = { file: `${server.folder}/cardfile.db` };
  [ada, bob] = [await makeMember(place), await makeMember(place)];
  await say(bob, ["hi"]);
});
afterAll(() => server.close());

const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]),
  usage: z.object({ prompt_tokens: z.number() }),
});

/** Asks the last of the texts after the others, and gives the answer. */
async function say(member: Member | undefined, texts: readonly string[]) {
  const messages = texts.map((content) => ({ role: "user", content }));
  const init = asMember(member?.key ?? "", { model: MODEL, messages });
  const { status, text } = await ask(`${server.root}/chat/v1/chat/completions`, init);
  expect(status).toBe(200);
  const { choices, usage } = completion.parse(JSON.parse(text));
  return { content: choices[0].message.content, promptTokens: usage.prompt_tokens };
}

const MAX_CHARACTERS = 4000;
const fill = (text: string): string =>
  text.repeat(Math.ceil(MAX_CHARACTERS / text.length)).slice(0, MAX_CHARACTERS);

test.each(["csp\n", "gold fee? ", "which card at costco for $200? "])(
  "others are answered while a talk is read that repeats %j",
  async (text) => {
    let isOver = false;
    const long = say(
      ada,
      Array.from({ length: 8 }, () => fill(text)),
    ).finally(() => (isOver = true));
    expect((await say(bob, ["what is the annual fee of the amex gold?"])).content).toMatch(/\$\d/);
    expect(isOver).toBe(false);
    await long;
  },
);

test("of a message of many questions the first ones are answered, and it says so", async () => {
  const { content } = await say(ada, [fill("gold fee? ")]);
  expect(content).toContain("the first 10 questions");
});

test("a title is asked for a megabyte, of which both ends are read", async () => {
  const text = `### Task:\nGenerate a title for this chat.\n${"costco ".repeat(140_000)}`;
  const { content, promptTokens } = await say(ada, [text]);
  expect(content).not.toBe("");
  expect(promptTokens).toBeLessThan(1100);
});
