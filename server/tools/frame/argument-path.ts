/** Where a text stands among the arguments of a call: `card`, `cards[1]`, `spend.dinning`. */
export function findArgument(value: unknown, given: string, path = ""): string | undefined {
  if (value === given || (typeof value === "number" && String(value) === given)) return path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
    const found = key === given && !Array.isArray(value) ? at : findArgument(inner, given, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
