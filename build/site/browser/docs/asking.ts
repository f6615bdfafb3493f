/** The parts of an HTTP response that the page shows. */
export interface Reply {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
}

/** Sends a request. Throws like fetch when nothing answers. */
export async function ask(address: string, init: RequestInit): Promise<Reply> {
  const start = performance.now();
  const answer = await fetch(address, init);
  const text = await answer.text();
  const milliseconds = Math.round(performance.now() - start);
  const { status, statusText, headers } = answer;
  return { status, statusText, headers, text, milliseconds };
}

export const postJson = (body: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body,
});

/** Pretty-prints JSON and returns other text unchanged. */
export function toPretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

/** True when a POST reached a static host: the server always answers JSON, even for errors. */
export const isStaticHost = ({ status, headers }: Reply): boolean =>
  status >= 400 && headers.get("content-type")?.includes("json") !== true;

export const STATIC_HOST =
  "This copy of the catalog is on a static host, which cannot answer a POST. " +
  "It works on a server that runs cardfile.";

export const NO_ANSWER = "No answer. Is the service still reachable?";
