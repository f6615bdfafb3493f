import type { exportRecords } from "../../accounts/account-data.ts";
import type { Purchase } from "../../accounts/purchases.ts";
import { enterDownload } from "./downloads.ts";

type Records = NonNullable<Awaited<ReturnType<typeof exportRecords>>>;

/** The export of an account as pieces of JSON: a line for each purchase, a piece for each month. */
export async function* toAccountFile(
  records: Records,
  months: AsyncIterable<readonly Purchase[]>,
): AsyncGenerator<string, void, void> {
  const start = JSON.stringify(records, undefined, 2).slice(0, -"\n}".length);
  let before = `${start},\n  "purchases": [`;
  for await (const rows of months) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => `\n    ${JSON.stringify(row)}`).join(",");
    before = ",";
  }
  yield `${before === "," ? "" : before}\n  ]\n}\n`;
}

interface StreamOptions {
  readonly accountId: string;
  readonly first: IteratorResult<string, void>;
  /** The pieces after the first. */
  readonly more: AsyncGenerator<string, void, void>;
  /** Resolves when the next piece may be made. */
  readonly takeTurn: () => Promise<void>;
  /** Called when a piece cannot be made; the client sees the download break off. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Makes each piece when the client has read the one before, so a slow client holds only one. Breaks
 * off when newer downloads of the account replace it.
 */
export function streamPieces({
  accountId,
  first,
  more,
  takeTurn,
  onFault,
}: StreamOptions): ReadableStream<Uint8Array> {
  type Controller = ReadableStreamDefaultController<Uint8Array>;
  const encoder = new TextEncoder();
  let leave: (() => void) | undefined;
  const give = (controller: Controller, { done, value }: StreamOptions["first"]): void => {
    if (done !== true) return controller.enqueue(encoder.encode(value));
    leave?.();
    controller.close();
  };
  const fail = (error: unknown): never => {
    leave?.();
    onFault(error);
    throw error;
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        leave = enterDownload(accountId, () => breakOff(controller, more));
        give(controller, first);
      },
      pull: async (controller) => {
        await takeTurn();
        give(controller, await more.next().catch(fail));
      },
      cancel: () => {
        leave?.();
        return more.return().then(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

function breakOff(
  controller: ReadableStreamDefaultController<Uint8Array>,
  more: StreamOptions["more"],
): void {
  controller.error(new Error("a newer download took its place"));
  void more.return();
}
