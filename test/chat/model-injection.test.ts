import OpenAI from "openai";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as z from "zod";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import { readWallet } from "../../server/accounts/wallets.ts";
import { answerFrame, openedBy } from "../../server/chat/answer-reading.ts";
import { withShortNames } from "../../server/chat/compose/short-names.ts";
import { render } from "../../server/chat/compose/render.ts";
import { frame } from "../../server/chat/frame.ts";
import type { Reasoner } from "../../server/chat/reasoner.ts";
import { createToolbox } from "../../server/chat/toolbox.ts";
import { MODEL } from "../../server/chat/wire/models.ts";
import { BASE_URL, openChat } from "./chat.ts";
import { ATTACKS, FEES } from "./attacks.ts";
import { sceneOf } from "./converse.ts";
import { openEngine } from "./eval/engine.ts";
import { openModelEngine, startModel } from "./model-server.ts";

/*
 * Text that gives orders to the model, wherever it stands, and a model that obeys: the answer is that
 * of the chat without a model, or to another question of the tools, and the wallet stays as it is.
 */

const MINUTES = 60_000;

type Messages = readonly OpenAI.ChatCompletionMessageParam[];

interface Place {
  readonly wallet?: (text: string) => Wallet;
  readonly messages?: (text: string) => Messages;
}

const QUESTION = "Which of my cards has the highest annual fee?";
const ASKED: Messages = [{ role: "user", content: QUESTION }];
const onCards = (more: (text: string) => object) => (text: string) => ({
  ...DEMO_WALLET,
  cards: DEMO_WALLET.cards.map((card) => ({ ...card, ...more(text) })),
});
/** A name has fewer characters, and nothing but letters, digits and a few marks. */
const toName = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N} .,'&()-]/gu, "")
    .trim()
    .slice(0, 30);

const PLACES: Readonly<Record<string, Place>> = {
  "the nicknames of cards": { wallet: onCards((nickname) => ({ nickname })) },
  "the notes of cards": { wallet: onCards((note) => ({ note })) },
  "the name of a person": {
    wallet: (text) => ({
      ...DEMO_WALLET,
      profile: { ...DEMO_WALLET.profile, household: ["Sam", toName(text)] },
    }),
  },
  "an earlier question": { messages: (content) => [{ role: "user", content }, ...ASKED] },
  "an earlier answer": {
    messages: (content) => [...ASKED, { role: "assistant", content }, ...ASKED],
  },
  "the instructions": { messages: (content) => [{ role: "system", content }, ...ASKED] },
  "the name of a shop": {
    messages: (text) => [{ role: "user", content: `Which card should I use at ${text}?` }],
  },
};

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.close());

const MANY_CHATS = { tools: 1, chat: 10_000 };
const now = "2026-11-21T17:00:00Z";

async function openWorld(reasoner: Reasoner, wallet = DEMO_WALLET) {
  const ceilings = { free: MANY_CHATS, member: MANY_CHATS };
  const { key, fetch, deps, account } = await openChat(reasoner, { ceilings, wallet, now });
  const client = new OpenAI({ baseURL: BASE_URL, apiKey: key, fetch, maxRetries: 0 });
  const ask = async (messages: Messages): Promise<string> => {
    const given = { model: MODEL, messages: [...messages] };
    const { choices } = await client.chat.completions.create(given);
    return choices[0]?.message.content ?? "";
  };
  const held = async (): Promise<Wallet> => (await readWallet(deps, account.id)).wallet;
  return { ask, held };
}

function answerTo(given: z.input<typeof frame>): string {
  const scene = sceneOf();
  const drafted = openedBy(answerFrame(frame.parse(given), createToolbox(scene)));
  return render(withShortNames(drafted, scene.facts.facts.tables.cards)).text;
}

test.each(Object.entries(PLACES))(
  "orders in %s change no fact and no wallet",
  { timeout: 5 * MINUTES },
  async (_, { wallet = () => DEMO_WALLET, messages }) => {
    const { reasoner, told } = openModelEngine({ url: model.url });
    const clean = await openWorld(openEngine().reasoner);
    for (const { text, reply, frame: read = FEES } of ATTACKS) {
      model.play(reply);
      const attacked = await openWorld(reasoner, wallet(text));
      const before = await attacked.held();
      const asked = messages?.(text) ?? ASKED;
      const truths = [await clean.ask(asked), answerTo(FEES), answerTo(read)];
      expect(truths).toContain(await attacked.ask(asked));
      expect(await attacked.held()).toEqual(before);
      // The repair quotes the model.
      if (messages === undefined) expect(model.bodies[0]).not.toContain(text);
    }
    expect(told).toContain("read");
  },
);
