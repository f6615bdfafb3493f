import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import * as z from "zod";

/*
 * HTTP byte by byte, after RFC 9110 and 9112. Cases are rows of cases.csv: - `send`: with escapes,
 * `<get>` and `<post>` for the usual beginnings, `<A*9>` for nine of A. - `allowed`: a pattern of
 * the statuses that came, then `next` when the connection was still in step, that is, when another
 * request behind the bytes was answered; `closed` for nothing at all. - `received`: a pattern of
 * what came, any case. - `ours` and `reason`: our outcome where it is not what a SHOULD or MAY asks
 * for, and why.
 */
export const LEVELS = ["MUST", "MUST NOT", "SHOULD", "MAY"] as const;

const row = z.object({
  name: z.string().min(1),
  rfc: z.string().regex(/^\d{4} [\d.]+$/),
  level: z.enum(LEVELS),
  send: z.string().min(1),
  allowed: z.string().min(1),
  received: z.string(),
  ours: z.string(),
  reason: z.string(),
});
export type WireCase = z.infer<typeof row>;

export const CASES: readonly WireCase[] = z
  .array(row)
  .parse(parse(readFileSync(join(import.meta.dirname, "cases.csv")), { columns: true }));

const BEGINNINGS: Readonly<Record<string, string>> = {
  get: "GET /health HTTP/1.1\r\nHost: a\r\n",
  post: "POST /v1/public/credit-cards/search HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n",
};
const ESCAPES: Readonly<Record<string, string>> = { r: "\r", n: "\n", t: "\t", "\\": "\\" };

const toBytes = (send: string): Buffer =>
  Buffer.from(
    send
      .replaceAll(/\\(?:x([\da-f]{2})|([rnt\\]))/g, (_, code: string, sign = "") =>
        code === undefined ? (ESCAPES[sign] ?? "") : String.fromCharCode(parseInt(code, 16)),
      )
      .replaceAll(/<(get|post)>/g, (_, name: string) => BEGINNINGS[name] ?? "")
      .replaceAll(/<([^<>*]+)\*(\d+)>/g, (_, text: string, times) => text.repeat(Number(times))),
    "latin1",
  );

/** No server has this address, so its answer is 404 and the last. */
const NEXT = "GET /wire-next HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

interface Exchanged {
  readonly outcome: string;
  readonly received: string;
}

/** Sends the bytes of a case, and a request behind them, in one piece. */
function exchange(root: string, { send }: WireCase): Promise<Exchanged> {
  const { port, hostname } = new URL(root);
  const socket = connect(Number(port), hostname).setEncoding("latin1");
  socket.write(Buffer.concat([toBytes(send), Buffer.from(NEXT)]));
  let received = "";
  socket.on("data", (text: string) => (received += text));
  // A server that closes while the client writes resets the connection; what came before counts.
  socket.on("error", () => undefined);
  return new Promise((resolve) => {
    socket.on("close", () => {
      const statuses = [...received.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => status);
      const outcome = statuses.join(" ").replaceAll("404", "next") || "closed";
      resolve({ outcome, received });
    });
  });
}

/** All cases at once, as some wait until the server has had enough. */
export async function exchangeAll(root: string): Promise<ReadonlyMap<WireCase, Exchanged>> {
  const all = CASES.map(async (one) => [one, await exchange(root, one)] as const);
  return new Map(await Promise.all(all));
}

export const isAllowed = ({ allowed }: WireCase, outcome: string): boolean =>
  new RegExp(`^(?:${allowed})$`).test(outcome);
