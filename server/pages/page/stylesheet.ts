import type { H3Event } from "h3";
import { STYLES } from "./styles.ts";
import { fileReply } from "./reply.ts";
import type { Reply } from "./route.ts";

export const STYLESHEET_PATH = "/account.css";

/** The stylesheet of all pages. */
export const answerStylesheet = (event: H3Event): Reply =>
  fileReply(event, "text/css; charset=utf-8", STYLES);
