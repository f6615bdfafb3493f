import { exportCards } from "../../server/contract/export-routes.ts";
import { listCards, searchBenefits, searchCards } from "../../server/contract/routes.ts";
import { MODEL } from "../../server/chat/wire/models.ts";
import { callBody } from "../mcp/requests.ts";
import { callTool } from "./member.ts";
import { type Answer, ask, asMember } from "./requests.ts";

/** One sort of request of the mixed load; gives what is wrong with the answer, if anything. */
export interface Kind {
  readonly name: string;
  readonly run: (turn: number) => Promise<string | undefined>;
}

const ISSUERS = ["amex", "chase", "citi", "capital one", "bilt"];
const QUESTIONS = [
  "What is the annual fee of the Amex Gold?",
  "Which of my cards is best for groceries?",
  "Can I transfer Chase points to Hyatt?",
  "How much are 50,000 Delta miles worth?",
];

const wrongUnless = (isRight: boolean, { status, text }: Answer): string | undefined =>
  isRight ? undefined : `${status} ${text.slice(0, 200)}`;

/** Every way to ask, but the chat, which one client asks by itself. */
export async function toKinds(root: string, key: string): Promise<readonly Kind[]> {
  const fixed = async (name: string, path: string): Promise<Kind> => {
    const first = await ask(root + path);
    return {
      name,
      run: async () => {
        const answer = await ask(root + path);
        return wrongUnless(answer.status === 200 && answer.text === first.text, answer);
      },
    };
  };
  const post = (path: string, body: unknown) => ask(root + path, asMember(key, body));
  const found = async (answer: Answer) =>
    wrongUnless(answer.status === 200 && answer.text.startsWith("["), answer);
  const tool = (name: string, toArgs: (turn: number) => object): Kind => ({
    name: `tool ${name}`,
    run: async (turn) => {
      const answer = await callTool(root, key, name, toArgs(turn));
      return wrongUnless(answer.outcome === "ok", answer);
    },
  });
  return [
    await fixed("card", `${listCards.path}/amex-gold`),
    await fixed("list", listCards.path),
    await fixed("export", exportCards.path),
    await fixed("search, again", `${listCards.path}?issuer=amex&limit=5`),
    {
      name: "search, new",
      run: async (turn) =>
        found(await post(searchCards.path, { issuer: ISSUERS[turn % 5], annual_fee_max: turn })),
    },
    {
      name: "benefits",
      run: async (turn) =>
        found(await post(searchBenefits.path, { query: "uber", limit: turn % 50 })),
    },
    {
      name: "MCP",
      run: async (turn) => {
        const input = { issuer: ISSUERS[turn % 5] };
        const answer = await post("/mcp", callBody("search_card_catalog", input, turn));
        return wrongUnless(answer.text.includes('"matched_count"'), answer);
      },
    },
    tool("get_wallet", () => ({})),
    tool("best_card_for_purchase", (turn) => ({
      merchant: "whole foods",
      amount: 1 + (turn % 500),
    })),
    tool("set_balance", (turn) => ({ program: "american_aadvantage", points: 1 + turn })),
  ];
}

export const toChat = (root: string, key: string): Kind => ({
  name: "chat",
  run: async (turn) => {
    const content = QUESTIONS[turn % QUESTIONS.length];
    const body = { model: MODEL, stream: turn % 2 === 0, messages: [{ role: "user", content }] };
    const answer = await ask(`${root}/chat/v1/chat/completions`, asMember(key, body));
    return wrongUnless(answer.status === 200 && answer.text.includes('"content":"'), answer);
  },
});
