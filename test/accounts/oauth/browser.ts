import type { World } from "./world.ts";

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** A browser: keeps cookies by path and follows redirects within the issuer. */
export function createBrowser({ issuer }: Pick<World, "issuer">) {
  let jar: readonly Cookie[] = [];

  const visit = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url);
    const sent = jar
      .filter(({ path }) => pathname === path || pathname.startsWith(path))
      .toSorted((a, b) => b.path.length - a.path.length);
    const headers = new Headers(init.headers);
    if (!headers.has("accept")) headers.set("accept", "text/html,*/*;q=0.8");
    headers.set("cookie", sent.map(({ name, value }) => `${name}=${value}`).join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(/; */);
      const [name = "", value = ""] = pair.split("=");
      const path = attributes.find((one) => one.startsWith("path="))?.slice(5) ?? "/";
      const others = jar.filter((one) => one.name !== name || one.path !== path);
      jar = line.includes("expires=Thu, 01 Jan 1970") ? others : [...others, { name, value, path }];
    }
    return response;
  };

  /** Where a visit ends: the address of the app, or the page that goes nowhere. */
  const follow = async (url: string): Promise<{ url: URL; response: Response | undefined }> => {
    for (let at = new URL(url); ;) {
      if (at.origin !== issuer) return { url: at, response: undefined };
      const response = await visit(at.href);
      const location = response.headers.get("location");
      if (location === null) return { url: at, response };
      at = new URL(location, at);
    }
  };

  return { visit, follow, cookies: () => jar };
}
