import { hash } from "node:crypto";
import type { H3Event } from "h3";
import type { Reply } from "../reply.ts";

export const SCRIPT_PATH = "/account/chat.js";

const CACHE_SECONDS = 3600;

/** Put in by the build of the program; sources that run as they are know no such name. */
declare const CHAT_SCRIPT: string;

interface Script {
  readonly text: string;
  readonly etag: string;
}

let script: Promise<Script> | undefined;

/** The script of the chat page, the only one there is. */
export async function answerScript({ req }: H3Event): Promise<Reply> {
  script ??= readScript();
  const { text, etag } = await script;
  const known = (req.headers.get("if-none-match") ?? "").includes(etag);
  return {
    status: known ? 304 : 200,
    headers: [
      ["content-type", "text/javascript; charset=utf-8"],
      ["cache-control", `public, max-age=${CACHE_SECONDS}`],
      ["etag", etag],
    ],
    body: text,
  };
}

async function readScript(): Promise<Script> {
  // One expression, so that the build leaves the compiler out.
  const text =
    typeof CHAT_SCRIPT === "string"
      ? CHAT_SCRIPT
      : await (await import("./compile-script.ts")).compileScript(import.meta.dirname);
  return { text, etag: `"${hash("sha256", text).slice(0, 32)}"` };
}
