import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** An answer as it came: nothing is decompressed or followed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Headers about time, sender and connection. */
const OF_TRANSPORT = ["date", "server", "connection", "keep-alive", "transfer-encoding"] as const;

/** An answer as a client sees it, without transport headers and these. */
export function shownOf({ status, headers, body }: RawAnswer, without: readonly string[] = []) {
  const hidden = new Set<string>([...OF_TRANSPORT, ...without]);
  const shown = Object.entries(headers).filter(([name]) => !hidden.has(name));
  return { status, headers: Object.fromEntries(shown), body: body.toString("latin1") };
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request whose path goes out as it is written. */
export function ask(
  root: string,
  path: string,
  { method = "GET", headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(root);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
