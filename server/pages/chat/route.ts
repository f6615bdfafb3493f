import { HTTPError } from "h3";
import { readQuotas } from "../../accounts/quotas.ts";
import { CHAT_PAGE_PATH } from "../../contract/addresses.ts";
import type { ChatTurn } from "./asking.ts";
import {
  ASKED_FIELD,
  type Exchange,
  MAX_QUESTION_CHARACTERS,
  toBounded,
  TOLD_FIELD,
} from "./conversation.ts";
import { type ChatView, toChatPage } from "./view.ts";
import type { MemberRoute, MemberVisit, Reply } from "../page/route.ts";

/** A conversation of 8 KiB and a question, each byte percent-encoded as three. */
const MAX_FORM_BYTES = 65_536;

export const chatRoute: MemberRoute = {
  for: "members",
  path: CHAT_PAGE_PATH,
  scripted: true,
  maxFormBytes: MAX_FORM_BYTES,
  get: async (visit) => toChatPage(visit, { exchanges: [], left: await readLeft(visit) }),
  post: ask,
};

async function ask(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const exchanges = readExchanges(form);
  const asked = toLines(form.get("example") ?? form.get("question")).trim();
  const message = whatIsWrong(asked);
  if (message !== undefined) return refuse(visit, { exchanges, asked, message, status: 422 });
  const turns = [...exchanges.flatMap(toTurns), { role: "user" as const, text: asked }];
  const { account } = visit.member;
  try {
    const answer = await visit.context.askChat(account, turns);
    if (wantsStream(visit)) return toStream(answer.stream(), answer.headers);
    const told = await answer.whole(visit.event.req.signal);
    const all = [...exchanges, { asked, told }];
    return toChatPage(visit, { exchanges: all, left: answer.quota });
  } catch (error) {
    // Programs get a plain error; people get the form back with their question.
    if (wantsStream(visit) || !(error instanceof HTTPError) || error.status !== 429) throw error;
    return refuse(visit, { exchanges, asked, message: error.message, status: 429 });
  }
}

interface Refusal {
  readonly exchanges: readonly Exchange[];
  readonly asked: string;
  readonly message: string;
  readonly status: number;
}

async function refuse(visit: MemberVisit, refusal: Refusal): Promise<Reply> {
  const { exchanges, asked, message, status } = refusal;
  if (wantsStream(visit)) throw new HTTPError({ status, message });
  const left = await readLeft(visit);
  const errors = [{ field: "question", message }];
  return toChatPage(visit, { exchanges, left, question: asked, errors, status });
}

function whatIsWrong(question: string): string | undefined {
  if (question === "") return "Type a question.";
  if (question.length <= MAX_QUESTION_CHARACTERS) return undefined;
  return `Use at most ${MAX_QUESTION_CHARACTERS} characters.`;
}

/** The conversation so far, as the form claims it; it may be forged, so its length is bounded. */
function readExchanges(form: URLSearchParams): readonly Exchange[] {
  const answers = form.getAll(TOLD_FIELD);
  const all = form.getAll(ASKED_FIELD).map((asked, at) => ({
    asked: toLines(asked),
    told: toLines(answers[at]),
  }));
  return toBounded(all.filter(({ asked, told }) => asked.trim() !== "" && told.trim() !== ""));
}

/** Forms send line ends as CRLF. */
const toLines = (text: string | null | undefined): string =>
  (text ?? "").replaceAll(/\r\n?/g, "\n");

const toTurns = ({ asked, told }: Exchange): readonly ChatTurn[] => [
  { role: "user", text: asked },
  { role: "assistant", text: told },
];

const wantsStream = ({ event }: MemberVisit): boolean =>
  (event.req.headers.get("accept") ?? "").includes("text/event-stream");

const toStream = (
  body: ReadableStream<Uint8Array>,
  headers: Readonly<Record<string, string>>,
): Reply => ({
  status: 200,
  headers: [
    ["content-type", "text/event-stream; charset=utf-8"],
    ["x-accel-buffering", "no"],
    ...Object.entries(headers),
  ],
  body,
});

async function readLeft({ context, member }: MemberVisit): Promise<ChatView["left"]> {
  const quotas = await readQuotas(context.deps, context.ceilings, member.account);
  const found = quotas.find(({ metered }) => metered === "chat");
  return { remaining: found?.remaining ?? 0, limit: found?.limit ?? 0 };
}
