/** Hosts with many publishers, identified by the first two path segments. */
const SHARED_HOSTS: ReadonlySet<string> = new Set(["github.com", "gitlab.com"]);

/** The site of a page: "capitalone.com", "github.com/owner/repository". */
export function siteOf({ hostname, pathname }: URL): string {
  const [owner, repository] = pathname.split("/").filter((part) => part !== "");
  return SHARED_HOSTS.has(hostname) && repository !== undefined
    ? `${hostname}/${owner}/${repository}`
    : hostname.replace(/^www\./, "");
}

export const isShared = ({ hostname }: URL): boolean => SHARED_HOSTS.has(hostname);

/** True for pages on these sites or their subdomains. */
export const isOnSite = ({ hostname }: URL, sites: readonly string[]): boolean =>
  sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
