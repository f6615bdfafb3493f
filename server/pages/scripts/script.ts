import { hash } from "node:crypto";
import { join } from "node:path";
import type { H3Event } from "h3";
import * as z from "zod";
import { html } from "../../look/html.ts";
import type { ScriptName } from "./names.ts";
import type { Reply } from "../page/route.ts";

export const scriptPath = (name: ScriptName): string => `/account/${name}.js`;

/** The element of the head that loads a script. */
export const toScript = (name: ScriptName) =>
  html`<script type="module" src="${scriptPath(name)}"></script>`;

const CACHE_SECONDS = 3600;

/** JSON that the bundler inserts; undefined when running from sources. */
declare const PAGE_SCRIPTS: string;

const texts = z.record(z.string(), z.string());

let scripts: Promise<Readonly<Record<string, string>>> | undefined;

/** A script of a page, which caches may keep. */
export async function answerScript(name: ScriptName, { req }: H3Event): Promise<Reply> {
  scripts ??= readScripts();
  const text = (await scripts)[name] ?? "";
  const etag = `"${hash("sha256", text).slice(0, 32)}"`;
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

async function readScripts(): Promise<Readonly<Record<string, string>>> {
  // One expression, so that the build leaves the compiler out.
  return typeof PAGE_SCRIPTS === "string"
    ? texts.parse(JSON.parse(PAGE_SCRIPTS))
    : await (await import("./compile-scripts.ts")).compileScripts(join(import.meta.dirname, ".."));
}
