/** Where many publish beside each other, with whose it is. */
const SHARED_HOSTS: ReadonlySet<string> = new Set(["github.com", "gitlab.com"]);

/** The name of the site of a page: "capitalone.com", "github.com/owner/repository". */
export function siteOf({ hostname, pathname }: URL): string {
  const [owner, repository] = pathname.split("/").filter((part) => part !== "");
  return SHARED_HOSTS.has(hostname) && repository !== undefined
    ? `${hostname}/${owner}/${repository}`
    : hostname.replace(/^www\./, "");
}

export const isShared = ({ hostname }: URL): boolean => SHARED_HOSTS.has(hostname);

/** True for a page of one of these sites or of what is below them. */
export const isOnSite = ({ hostname }: URL, sites: readonly string[]): boolean =>
  sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
