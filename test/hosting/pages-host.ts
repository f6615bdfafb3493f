import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { toPattern } from "../../server/contract/addresses.ts";

/*
 * A host of static pages that reads `_headers` and `_redirects` as Cloudflare Pages documents them:
 * a rewrite comes before the file, `.html` is found without its ending, headers are those of every
 * rule that fits the address asked for, and the nearest 404.html is given for what is not there.
 */

export interface HostedAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

interface Rewrite {
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

const isComment = (line: string): boolean => line.startsWith("#");

export function parseHeaders(text: string): readonly HeaderRule[] {
  return text
    .split("\n\n")
    .map((part) => part.split("\n").filter((line) => line !== "" && !isComment(line)))
    .filter((lines) => lines.length > 0)
    .map(([path = "", ...lines]) => ({
      path,
      headers: lines.map((line) => {
        const at = line.indexOf(":");
        return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const;
      }),
    }));
}

export function parseRedirects(text: string): readonly Rewrite[] {
  return text
    .split("\n")
    .filter((line) => line !== "" && !isComment(line))
    .map((line) => {
      const [from = "", to = "", status = "", ...more] = line.split(/\s+/);
      if (more.length > 0) throw new Error(`more than three words: ${line}`);
      return { from, to, status };
    });
}

/** The host of a folder; `url` is encoded and has no query. */
export function createPagesHost(folder: string): (url: string) => HostedAnswer {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const rules = parseHeaders(read("_headers"));
  const rewrites = parseRedirects(read("_redirects"));
  return (url) => {
    const file = findFile(folder, decodeURIComponent(rewrite(rewrites, url)));
    const headers = new Map<string, string>();
    for (const rule of rules.filter(({ path }) => fits(path, url))) {
      for (const [name, value] of rule.headers) {
        const before = headers.get(name);
        headers.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    return file === undefined
      ? { status: 404, headers, body: readFileSync(findNotFound(folder, url)) }
      : { status: 200, headers, body: readFileSync(join(folder, file)) };
  };
}

const fits = (rule: string, url: string): boolean =>
  rule.endsWith("*") ? url.startsWith(rule.slice(0, -1)) : toPattern(rule).test(url);

/** The address of the file by the first rule that fits; rules without parameters come first. */
export function rewrite(rules: readonly Rewrite[], url: string): string {
  const found = rules.find(({ from }) => from === url) ?? rules.find(({ from }) => fits(from, url));
  if (found === undefined) return url;
  const values = url.split("/");
  return found.from
    .split("/")
    .reduce(
      (to, part, at) => (part.startsWith(":") ? to.replace(part, values[at] ?? "") : to),
      found.to,
    );
}

function findFile(folder: string, path: string): string | undefined {
  if (path.endsWith("/")) return existing(folder, `${path}index.html`);
  return existing(folder, path) ?? existing(folder, `${path}.html`);
}

const existing = (folder: string, path: string): string | undefined =>
  statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ? path : undefined;

function findNotFound(folder: string, url: string): string {
  for (let at = url.lastIndexOf("/"); at >= 0; at = at === 0 ? -1 : url.lastIndexOf("/", at - 1)) {
    const path = join(folder, url.slice(0, at), "404.html");
    if (existsSync(path)) return path;
  }
  throw new Error(`no 404.html above ${url}`);
}
