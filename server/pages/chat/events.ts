/* Shared by the page's script and its tests, so it uses nothing of Node or of browsers. */

/** The content of a chunk of a streamed answer. */
export type Told = { readonly text: string } | { readonly error: string };

/**
 * Reads server-sent events split at any point: takes a piece of the stream and returns the content
 * of the events it completes. Throws a SyntaxError when an event is not JSON.
 */
export function createChunkReader(): (piece: string) => readonly Told[] {
  let rest = "";
  return (piece) => {
    const events = (rest + piece).split("\n\n");
    rest = events.pop() ?? "";
    return events.flatMap(toTold);
  };
}

function toTold(event: string): readonly Told[] {
  const text = event.startsWith("data: ") ? event.slice("data: ".length) : "";
  if (text === "" || text === "[DONE]") return [];
  const chunk: unknown = JSON.parse(text);
  const error = at(chunk, "error", "message");
  if (typeof error === "string") return [{ error }];
  const content = at(chunk, "choices", "0", "delta", "content");
  return typeof content === "string" && content !== "" ? [{ text: content }] : [];
}

/** The value at a path of parsed JSON, or undefined. */
function at(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Reflect.get(found, step);
  }
  return found;
}
