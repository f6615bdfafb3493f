/** An object as JSON, one line per field; nested values stay on one line. */
export function toFieldLines(object: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(object).map(([name, value]) => `  ${toField(name, value)}`);
  return `{\n${fields.join(",\n")}\n}`;
}

/** A list as JSON with a line for each of its rows. */
export const toRowLines = (rows: readonly unknown[]): string =>
  `[\n${rows.map((row) => `  ${toText(row)}`).join(",\n")}\n]`;

/** JSON on one line, with spaces. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, one]) => toField(name, one));
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

const toField = (name: string, value: unknown): string =>
  `${JSON.stringify(name)}: ${toText(value)}`;
