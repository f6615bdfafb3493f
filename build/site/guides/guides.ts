import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import * as z from "zod";
import { guidePage, homePage } from "../../../server/contract/pages.ts";
import { urlFor } from "../../../server/contract/route.ts";
import { LOCAL_ADDRESS, type Resolve } from "../markdown/draw.ts";

/** A document of the repository that the site also shows as a page. */
export interface Guide {
  readonly name: string;
  /** The Markdown file, from the root of the repository. */
  readonly file: string;
  readonly reader: string;
  readonly about: string;
}

export const GUIDES: readonly Guide[] = [
  {
    name: "api",
    file: "build/site/guides/api.md",
    reader: "For programs",
    about: "Requests and answers, the client for TypeScript, schemas, CSV, checksums and changes.",
  },
  {
    name: "agents",
    file: "build/site/guides/agents.md",
    reader: "For agents and members",
    about: "Connect an agent by MCP, work on a wallet, ask the chat; accounts, keys and plans.",
  },
  {
    name: "operating",
    file: "build/deploy/README.md",
    reader: "For operators",
    about: "Settings, accounts, logs and metrics, containers, the npm package, and capacity.",
  },
  {
    name: "hosting",
    file: "build/emit/hosting/README.md",
    reader: "For operators",
    about: "The catalog as plain files: nginx, Cloudflare Pages, Netlify, S3, CDNs.",
  },
  {
    name: "contributing",
    file: "CONTRIBUTING.md",
    reader: "For contributors",
    about: "Tests, the layout of the code, and recipes for what is added most often.",
  },
  {
    name: "data",
    file: "data/README.md",
    reader: "For contributors",
    about: "Every table, its key, how facts are sourced, and how to correct one.",
  },
];

const ROOT = join(import.meta.dirname, "../../..");

/** Guide texts as JSON, inlined into bin/builder.mjs, which has no checkout. */
declare const GUIDE_TEXTS: string;

export const readGuides = (): readonly string[] =>
  typeof GUIDE_TEXTS === "string"
    ? z.array(z.string()).parse(JSON.parse(GUIDE_TEXTS))
    : GUIDES.map(({ file }) => readFileSync(join(ROOT, file), "utf8"));

const PAGES: ReadonlyMap<string, string> = new Map([
  ["README.md", homePage.path],
  ...GUIDES.map(({ name, file }) => [file, urlFor(guidePage.path, { guide: name })] as const),
]);

/** Maps links of a guide to the site; undefined for files that the site does not show. */
export const linksFrom =
  ({ file }: Pick<Guide, "file">): Resolve =>
  (address) => {
    if (address.startsWith("#")) return address;
    if (address.startsWith(LOCAL_ADDRESS)) return address.slice(LOCAL_ADDRESS.length) || "/";
    if (/^https?:/.test(address)) return address;
    const [path = "", anchor] = address.split("#");
    const page = PAGES.get(posix.join(dirname(file), path));
    return page === undefined || anchor === undefined ? page : `${page}#${anchor}`;
  };
