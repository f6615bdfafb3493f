import { CHAT_PATH } from "../../../server/contract/addresses.ts";
import { MODEL } from "../../../server/chat/wire/models.ts";
import { ORIGIN } from "../../../server/contract/host-answers.ts";

export interface ChatSnippet {
  readonly id: string;
  readonly title: string;
  readonly code: string;
}

const BASE = ORIGIN + CHAT_PATH;
const QUESTION = "Which card should I use at Costco?";

/** The clients that the chat is tested with, and the command line. */
export const CHAT_SNIPPETS: readonly ChatSnippet[] = [
  {
    id: "curl",
    title: "Command line",
    code: `curl -s ${BASE}/chat/completions \\
  -H "Authorization: Bearer $CARDFILE_KEY" -H 'Content-Type: application/json' \\
  -d '{"model": "${MODEL}", "messages": [{"role": "user", "content": "${QUESTION}"}]}'`,
  },
  {
    id: "node",
    title: "Node: openai",
    code: `import OpenAI from "openai";

const cardfile = new OpenAI({
  baseURL: "${BASE}",
  apiKey: process.env.CARDFILE_KEY,
});
const { choices } = await cardfile.chat.completions.create({
  model: "${MODEL}",
  messages: [{ role: "user", content: "${QUESTION}" }],
});
console.log(choices[0].message.content);`,
  },
  {
    id: "stream",
    title: "Node: openai, streamed",
    code: `const stream = await cardfile.chat.completions.create({
  model: "${MODEL}",
  messages: [{ role: "user", content: "${QUESTION}" }],
  stream: true,
});
for await (const { choices } of stream) process.stdout.write(choices[0]?.delta.content ?? "");`,
  },
  {
    id: "python",
    title: "Python: openai",
    code: `import os
from openai import OpenAI

cardfile = OpenAI(base_url="${BASE}", api_key=os.environ["CARDFILE_KEY"])
answer = cardfile.chat.completions.create(
    model="${MODEL}",
    messages=[{"role": "user", "content": "${QUESTION}"}],
)
print(answer.choices[0].message.content)`,
  },
  {
    id: "ai-sdk",
    title: "AI SDK",
    code: `import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText } from "ai";

const cardfile = createOpenAICompatible({
  name: "cardfile",
  baseURL: "${BASE}",
  apiKey: process.env.CARDFILE_KEY,
});
const { text } = await generateText({
  model: cardfile.chatModel("${MODEL}"),
  prompt: "${QUESTION}",
});
console.log(text);`,
  },
  {
    id: "langchain",
    title: "LangChain",
    code: `import { ChatOpenAI } from "@langchain/openai";

const cardfile = new ChatOpenAI({
  model: "${MODEL}",
  apiKey: process.env.CARDFILE_KEY,
  configuration: { baseURL: "${BASE}" },
});
const { content } = await cardfile.invoke("${QUESTION}");
console.log(content);`,
  },
];
