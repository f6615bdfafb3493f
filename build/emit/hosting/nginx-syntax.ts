/** A quoted nginx value with quotes and backslashes escaped; `$` still starts a variable. */
export const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/** A literal nginx value. Throws on `$`, which nginx cannot escape. */
export function quoteText(text: string): string {
  if (text.includes("$")) throw new Error(`nginx cannot write ${JSON.stringify(text)}`);
  return quote(text);
}

/** `head { … }` with its lines indented. */
export const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.map(indent), "}"].join("\n");

/** An nginx `map` block from pairs of pattern and value. */
export const map = (
  from: string,
  to: string,
  pairs: readonly (readonly [match: string, value: string])[],
): string =>
  block(
    `map ${from} ${to}`,
    pairs.map(([match, value]) => `${match} ${value};`),
  );

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, "    ");
