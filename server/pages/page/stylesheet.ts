import { hash } from "node:crypto";
import type { H3Event } from "h3";
import { STYLES } from "./styles.ts";
import type { Reply } from "./route.ts";

export const STYLESHEET_PATH = "/account.css";

const CACHE_SECONDS = 3600;

const etag = `"${hash("sha256", STYLES).slice(0, 32)}"`;

/** The stylesheet of all pages; caches may keep it. */
export function answerStylesheet({ req }: H3Event): Reply {
  const known = (req.headers.get("if-none-match") ?? "").includes(etag);
  return {
    status: known ? 304 : 200,
    headers: [
      ["content-type", "text/css; charset=utf-8"],
      ["cache-control", `public, max-age=${CACHE_SECONDS}`],
      ["etag", etag],
    ],
    body: STYLES,
  };
}
