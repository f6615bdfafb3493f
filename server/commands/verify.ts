import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { checksumOf } from "../contract/checksum.ts";
import { parseJson } from "../contract/json.ts";

const VERIFY_HELP = `Usage: cardfile verify <export>

Checks that the rows of a catalog export match its count and its checksum.

  <export>   a file, an http(s) address, or - for standard input

Exit code: 0 intact, 1 not intact, 2 the command was not understood.
`;

/** The envelope of every export (SPEC 2.7); rows of any shape, so that newer ones are accepted. */
const envelope = z.object({
  version: z.string(),
  checksum: z.string(),
  count: z.number(),
  data: z.array(z.unknown()),
});

/** Checks one export and prints the result. Exit code 1 when it is damaged or not an export. */
export async function verify(words: readonly string[]): Promise<void> {
  const [place, ...others] = words;
  if (place === undefined || others.length > 0 || ["--help", "-h"].includes(place)) {
    const isHelp = others.length === 0 && place !== undefined;
    (isHelp ? process.stdout : process.stderr).write(VERIFY_HELP);
    process.exitCode = isHelp ? 0 : 2;
    return;
  }
  process.stdout.write(`${place}: ${describeExport(await read(place), place)}\n`);
}

/** Describes an export. Throws if the text is damaged or not an export. */
function describeExport(text: string, place: string): string {
  const parsed = envelope.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Error(
      `${place}: not an export; expected JSON with version, checksum, count and data`,
    );
  }
  const { version, checksum, count, data } = parsed.data;
  if (data.length !== count) {
    throw new Error(`${place}: ${data.length} rows, but the envelope says ${count}`);
  }
  const actual = checksumOf(data);
  if (actual !== checksum) {
    throw new Error(`${place}: the rows give ${actual}, but the envelope says ${checksum}`);
  }
  return `intact; ${count} rows of ${version}, ${checksum}`;
}

async function read(place: string): Promise<string> {
  if (place === "-") return (await buffer(process.stdin)).toString("utf8");
  if (!/^https?:/.test(place)) return readFile(place, "utf8").catch(unreadable(place));
  const answer = await fetch(place).catch(unreadable(place));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${place}: answered with status ${answer.status}`);
  return text;
}

const unreadable = (place: string) => (cause: unknown) => {
  const reason = cause instanceof Error ? reasonOf(cause) : String(cause);
  throw new Error(`${place}: cannot be read (${reason})`, { cause });
};

/** A failed fetch gives its reason in the cause of its error. */
const reasonOf = (error: Error): string =>
  error.cause instanceof Error && error.cause.message !== "" ? error.cause.message : error.message;
