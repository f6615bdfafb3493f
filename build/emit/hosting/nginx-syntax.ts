/** A value of an nginx configuration: quotes and backslashes are escaped, `$` names a variable. */
export const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/** A text that stands as it is. Throws when it holds a `$`, which nginx cannot escape. */
export function quoteText(text: string): string {
  if (text.includes("$")) throw new Error(`nginx cannot write ${JSON.stringify(text)}`);
  return quote(text);
}

/** `head { … }` with its lines indented. */
export const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.map(indent), "}"].join("\n");

/** A variable that follows from another; pairs of what is matched and what it gives. */
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
