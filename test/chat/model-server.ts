import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { openReasoner, type UpstreamSettings } from "../../server/chat/open.ts";

export type Script = (response: ServerResponse) => void;

/** A model that is a script, behind a server on loopback; what it was sent is kept. */
export async function startModel() {
  const bodies: string[] = [];
  let script: Script = say("{}");
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    bodies.push(await text(request));
    script(response);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It listens on a port.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const play = (next: Script): void => {
    bodies.length = 0;
    script = next;
  };
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/v1`, bodies, play, close };
}

/** A completion with this text. */
export const say = (content: unknown): Script => reply({ choices: [{ message: { content } }] });

/** A completion that calls a tool. */
export const call = (name: string, args: unknown): Script =>
  reply({
    choices: [
      { message: { content: null, tool_calls: [{ function: { name, arguments: args } }] } },
    ],
  });

/** A model's reading of a question: a frame with its confidence. */
export const said = (frame: object, sure = 0.9): string =>
  JSON.stringify({ sure, frames: [frame] });

/** A model's reading where no frame fits. */
export const NOTHING = JSON.stringify({ sure: 0, frames: [] });

export const reply =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Script =>
  (response) => {
    response.writeHead(status, headers);
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

const CALLS_A_DAY = { account: 1_000_000, service: 1_000_000 };

/** The chat's engine with such a model as its first reader, and all that it told of it. */
export function openModelEngine({
  now = Date.now,
  ...settings
}: Pick<UpstreamSettings, "url"> & Partial<UpstreamSettings & { readonly now: () => number }>) {
  const told: string[] = [];
  const tell = (what: string): void => void told.push(what);
  const upstream = {
    key: "sk-very-secret-key",
    model: "some-model",
    seconds: 60,
    callsADay: CALLS_A_DAY,
    ...settings,
  };
  return { reasoner: openReasoner(upstream, { now, log: tell, note: tell }), told };
}
