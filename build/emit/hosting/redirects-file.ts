import { hasParams, type HostedRoute } from "./hosted-routes.ts";

/** The limits of Cloudflare Pages: rules without parameters, and with. */
export const MAX_REDIRECTS = { plain: 2000, patterns: 100 } as const;

const ABOUT = `# Where an address without an extension has its file, for hosts that read this (Cloudflare Pages,
# Netlify and others). They find .html by themselves. Generated from the route table.`;

/** The file `_redirects`. Throws when it has more rules than a host reads. */
export function toRedirectsFile(routes: readonly HostedRoute[]): string {
  const rewritten = routes.filter(({ suffix }) => suffix !== "" && !suffix.endsWith(".html"));
  const patterns = rewritten.filter(({ path }) => hasParams(path)).length;
  if (patterns > MAX_REDIRECTS.patterns || rewritten.length - patterns > MAX_REDIRECTS.plain) {
    throw new Error(`_redirects has ${rewritten.length} rules, more than hosts read`);
  }
  const rules = rewritten.map(({ path, suffix }) => `${path} ${path}${suffix} 200`);
  return `${[ABOUT, ...rules].join("\n")}\n`;
}
