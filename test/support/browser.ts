/** A browser without a window: keeps cookies, follows redirects, fills in forms. */
export interface Browser {
  /** Follows redirects inside the site; stops at the first address outside and gives it. */
  readonly open: (address: string) => Promise<Page>;
  /** Sends the form with this action, or the last one, with these fields beside the hidden ones. */
  readonly submit: (page: Page, fields: Fields, action?: string) => Promise<Page>;
  readonly cookies: ReadonlyMap<string, string>;
}

type Fields = Readonly<Record<string, string | readonly string[]>>;

export interface Page {
  /** Where the browser is, or is sent to. */
  readonly address: string;
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

const MAX_REDIRECTS = 10;

/** `inside` tells which addresses are opened; others end the walk. */
export function createBrowser(
  origin: string,
  inside: (url: URL) => boolean,
  onCookie: (value: string) => void = () => undefined,
): Browser {
  const cookies = new Map<string, string>();

  const visit = async (address: string, init: RequestInit, left = MAX_REDIRECTS): Promise<Page> => {
    const url = new URL(address, origin);
    if (!inside(url)) return { address: url.href, status: 0, text: "", headers: new Headers() };
    if (left === 0) throw new Error(`too many redirects at ${url.href}`);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = new Headers(init.headers);
    if (cookie !== "") headers.set("cookie", cookie);
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(cookies, line, onCookie);
    const location = response.headers.get("location");
    const text = await response.text();
    const refresh = /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(text)?.[1];
    const next = response.status >= 300 && response.status < 400 ? location : refresh;
    if (next === null || next === undefined) {
      return { address: url.href, status: response.status, text, headers: response.headers };
    }
    return visit(new URL(unescape(next), url).href, {}, left - 1);
  };

  return {
    cookies,
    open: (address) => visit(address, {}),
    submit: (page, fields, action) => {
      const form = findForm(page.text, action);
      const body = new URLSearchParams(form.hidden);
      for (const [name, values] of Object.entries(fields)) {
        body.delete(name);
        for (const value of [values].flat()) body.append(name, value);
      }
      return visit(new URL(form.action === "" ? page.address : form.action, page.address).href, {
        method: "POST",
        headers: { origin: new URL(origin).origin, "sec-fetch-site": "same-origin" },
        body,
      });
    },
  };
}

/** Where a form of a page goes, and what it carries by itself. */
function findForm(text: string, wanted?: string) {
  const forms = [...text.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].map(([markup]) => markup);
  const markup = forms.findLast((one) => wanted === undefined || actionOf(one) === wanted);
  if (markup === undefined) throw new Error(`no form ${wanted ?? ""} on the page`);
  const action = actionOf(markup);
  const hidden = [...markup.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(
    ([input]): [string, string] => [attribute(input, "name"), attribute(input, "value")],
  );
  return { action, hidden };
}

const actionOf = (markup: string): string =>
  unescape(/<form\b[^>]*\baction="([^"]*)"/.exec(markup)?.[1] ?? "");

const attribute = (tag: string, name: string): string =>
  unescape(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

const unescape = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

function keep(cookies: Map<string, string>, line: string, onCookie: (value: string) => void): void {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const at = pair.indexOf("=");
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  const isGone = attributes.some((one) => /^max-age=0$|^expires=.*1970/i.test(one));
  if (isGone || value === "") cookies.delete(name);
  else {
    cookies.set(name, value);
    // Shorter cookies grant nothing: the notice that a page shows once.
    if (value.length > 20) onCookie(value);
  }
}
