/** A request as the console of the API docs has it. */
export interface CurlRequest {
  readonly url: string;
  /** JSON to send; without it the request is a GET. */
  readonly body?: string | undefined;
}

/** The same request on the command line. Build and browser both write it. */
export const toCurl = ({ url, body }: CurlRequest): string =>
  body === undefined
    ? `curl -s ${quote(url)}`
    : [
        `curl -s ${quote(url)} \\`,
        "  -H 'Content-Type: application/json' \\",
        `  -d ${quote(body)}`,
      ].join("\n");

/** A word of a POSIX shell; what needs no quotes has none. */
const quote = (word: string): string =>
  /^[\w./:~-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Fills a path template: `{name}` from the values, and what else they hold as a query. */
export function toAddress(path: string, values: Readonly<Record<string, string>>): string {
  const inPath = (name: string) => path.includes(`{${name}}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
  const query = Object.entries(values)
    .filter(([name, value]) => !inPath(name) && value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return query === "" ? filled : `${filled}?${query}`;
}
