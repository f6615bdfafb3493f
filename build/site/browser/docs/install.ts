import { toInstallLink } from "./install-links.ts";

/** Fills in the links that add a server to a client: only here its address is known. */
export function fillInstallLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-install]")) {
    const { install = "", server = "", path = "" } = link.dataset;
    const href = toInstallLink(install, server, location.origin + path);
    if (href !== undefined) link.href = href;
  }
}
