import { toInstallLink } from "./install-links.ts";

/** Fills in install links in the browser, since the build does not know the server's address. */
export function fillInstallLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-install]")) {
    const { install = "", server = "", path = "" } = link.dataset;
    const href = toInstallLink(install, server, location.origin + path);
    if (href !== undefined) link.href = href;
  }
}
