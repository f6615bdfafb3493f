import {
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from "node:http";

const EVENTS_PATH = "/__dev/events";
const SCRIPT_PATH = "/__dev/reload.js";
const SCRIPT_TAG = `<script type="module" src="${SCRIPT_PATH}"></script>`;

/** Reloads the page when the server says so or comes back after being down. */
const SCRIPT = `let wasAway = false;
const events = new EventSource("${EVENTS_PATH}");
events.addEventListener("reload", () => location.reload());
events.addEventListener("error", () => (wasAway = true));
events.addEventListener("open", () => wasAway && location.reload());
`;

export interface DevProxy {
  readonly listener: RequestListener;
  readonly reload: () => void;
}

/** Forwards requests to a local port and adds the reload script to pages. */
export function createProxy(port: number): DevProxy {
  const pages = new Set<ServerResponse>();
  const listener: RequestListener = (incoming, response) => {
    if (incoming.url === SCRIPT_PATH) {
      response.writeHead(200, { "content-type": "text/javascript" }).end(SCRIPT);
    } else if (incoming.url === EVENTS_PATH) {
      pages.add(response);
      response.on("close", () => pages.delete(response));
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.write("retry: 300\n\n");
    } else forward(incoming, response, port);
  };
  return {
    listener,
    reload: () => {
      for (const page of pages) page.write("event: reload\ndata:\n\n");
    },
  };
}

function forward(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const wantsPage = headers.accept?.includes("text/html") === true;
  const sent = {
    ...headers,
    "x-forwarded-for": incoming.socket.remoteAddress,
    ...(wantsPage && { "accept-encoding": "identity" }),
  };
  const outgoing = request({ host: "127.0.0.1", port, method, path: url, headers: sent });
  outgoing.on("response", (answer) => {
    if (isPage(answer)) void sendPage(answer, response);
    else {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }
  });
  outgoing.on("error", () => {
    if (response.headersSent) response.destroy();
    else {
      response.writeHead(503, { "retry-after": "1", "content-type": "text/html" });
      response.end(`<p>Building, or the build failed: see the terminal.</p>${SCRIPT_TAG}\n`);
    }
  });
  response.on("close", () => outgoing.destroy());
  incoming.pipe(outgoing);
}

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers["content-type"]?.startsWith("text/html") === true &&
  headers["content-encoding"] === undefined;

async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  const page = Buffer.concat(chunks).toString();
  const body = page.replace("</body>", `${SCRIPT_TAG}</body>`);
  const { "content-length": _, etag: __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, { ...headers, "cache-control": "no-store" });
  response.end(body);
}
