/** JSON in ASCII only, so that bytes and characters count the same in every slice of it. */
export function toAsciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u007F-\uFFFF]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
