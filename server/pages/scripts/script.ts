import { join } from "node:path";
import type { H3Event } from "h3";
import * as z from "zod";
import { html } from "../../look/html.ts";
import type { ScriptName } from "./names.ts";
import { fileReply } from "../page/reply.ts";
import type { Reply } from "../page/route.ts";

export const scriptPath = (name: ScriptName): string => `/account/${name}.js`;

/** The element of the head that loads a script. */
export const toScript = (name: ScriptName) =>
  html`<script type="module" src="${scriptPath(name)}"></script>`;

/** JSON that the bundler inserts; undefined when running from sources. */
declare const PAGE_SCRIPTS: string;

const texts = z.record(z.string(), z.string());

let scripts: Promise<Readonly<Record<string, string>>> | undefined;

/** A script of a page. */
export async function answerScript(name: ScriptName, event: H3Event): Promise<Reply> {
  scripts ??= readScripts();
  return fileReply(event, "text/javascript; charset=utf-8", (await scripts)[name] ?? "");
}

async function readScripts(): Promise<Readonly<Record<string, string>>> {
  // One expression, so that the build leaves the compiler out.
  return typeof PAGE_SCRIPTS === "string"
    ? texts.parse(JSON.parse(PAGE_SCRIPTS))
    : await (await import("./compile-scripts.ts")).compileScripts(join(import.meta.dirname, ".."));
}
