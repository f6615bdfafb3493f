import type { ServerResponse } from "node:http";
import { mostOf } from "./bodies.ts";

/** Most bytes of answers that clients may leave unread: in total and from one address. */
const MAX_UNREAD = 64 * 1024 * 1024;
const MAX_UNREAD_OF_ADDRESS = 32 * 1024 * 1024;

/** The unread answers of one address with their bytes, oldest first. */
interface Reader {
  bytes: number;
  readonly answers: Map<ServerResponse, number>;
}

/**
 * Bounds the answers waiting to be read, since anybody may open any number of connections for them:
 * beyond the bounds, cuts off the oldest answer of the address that leaves most unread.
 */
export function boundUnread(): (response: ServerResponse, address: string) => void {
  const readers = new Map<string, Reader>();
  let all = 0;
  const note = (reader: Reader, response: ServerResponse, bytes: number): void => {
    const change = bytes - (reader.answers.get(response) ?? 0);
    reader.bytes += change;
    all += change;
    if (bytes > 0) reader.answers.set(response, bytes);
    else reader.answers.delete(response);
  };
  const cutOldest = (reader: Reader | undefined): boolean => {
    const [oldest] = reader?.answers.keys() ?? [];
    if (reader === undefined || oldest === undefined) return false;
    note(reader, oldest, 0);
    oldest.destroy();
    return true;
  };
  return (response, address) => {
    const measure = (): void => {
      // A closed connection keeps reporting the bytes it never sent.
      if (response.destroyed) return;
      const reader = readers.get(address) ?? { bytes: 0, answers: new Map() };
      readers.set(address, reader);
      note(reader, response, response.socket?.writableLength ?? 0);
      while (reader.bytes > MAX_UNREAD_OF_ADDRESS && cutOldest(reader));
      while (all > MAX_UNREAD && cutOldest(mostOf(readers)));
    };
    onWrite(response, measure);
    response.once("prefinish", measure).once("close", () => {
      const reader = readers.get(address);
      if (reader === undefined) return;
      note(reader, response, 0);
      if (reader.answers.size === 0) readers.delete(address);
    });
  };
}

/** Measures at each write, because a streamed answer ends only when its client has read it. */
function onWrite(response: ServerResponse, measure: () => void): void {
  const write = response.write.bind(response);
  response.write = (...given: readonly unknown[]): boolean => {
    const isMore = Reflect.apply(write, response, given) === true;
    measure();
    return isMore;
  };
}
