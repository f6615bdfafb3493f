/** A request from the forms in the API docs. */
export interface CurlRequest {
  readonly url: string;
  /** JSON to send; without it the request is a GET. */
  readonly body?: string | undefined;
}

/** The request as a curl command; used by both build and browser. */
export const toCurl = ({ url, body }: CurlRequest): string =>
  body === undefined
    ? `curl -s ${quote(url)}`
    : [
        `curl -s ${quote(url)} \\`,
        "  -H 'Content-Type: application/json' \\",
        `  -d ${quote(body)}`,
      ].join("\n");

/** Quotes a POSIX shell word if needed. */
const quote = (word: string): string =>
  /^[\w./:~-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Fills `{name}` in a path template; the remaining values become the query. */
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
