/** Reads what pages say, as far as tests need it. The build writes regular markup. */

const NAMED: ReadonlyMap<string, string> = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&amp;", "&"],
]);

/** The text between the tags. */
export const toPlain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:#(\d+)|\w+);/g, (whole, code?: string) =>
      code === undefined ? (NAMED.get(whole) ?? whole) : String.fromCodePoint(Number(code)),
    );

export const idsOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? "");

/** The addresses of the links within the content. */
export const linksOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, address]) => toPlain(address ?? ""));

/** The requests that the page's curl commands make. */
export const commandsOf = (
  markup: string,
): readonly { readonly url: string; readonly body: string | undefined }[] =>
  [...markup.matchAll(/<code>(curl .*?)<\/code>/gs)].map(([, command]) => {
    const text = toPlain(command ?? "");
    const [, url = ""] = /(https:[^\s']*)/.exec(text) ?? [];
    const [, body] = /-d '(.*)'$/s.exec(text) ?? [];
    return { url, body };
  });
