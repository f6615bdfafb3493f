import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createReasoner } from "../../server/chat/engine.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { createAsk, type ModelSettings } from "../../server/chat/model/client.ts";
import { createModelReader } from "../../server/chat/model/reader.ts";
import { SCHEMA } from "../../server/chat/model/said.ts";

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

export const reply =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Script =>
  (response) => {
    response.writeHead(status, headers);
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

/** The chat's engine with such a model as its first reader, and all that it told of it. */
export function openModelEngine(
  settings: Pick<ModelSettings, "url"> & Partial<ModelSettings>,
  {
    deadlineMs = 60_000,
    mayCall = () => true,
  }: { readonly deadlineMs?: number; readonly mayCall?: (account: string) => boolean } = {},
) {
  const told: string[] = [];
  const tell = (what: string): void => void told.push(what);
  const ask = createAsk({ key: "sk-very-secret-key", model: "some-model", ...settings }, SCHEMA);
  const readFirst = createModelReader({ ask, deadlineMs, mayCall, note: tell, log: tell });
  return { reasoner: createReasoner({ open: openLore, readFirst }), told };
}
