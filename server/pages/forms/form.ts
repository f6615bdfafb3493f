import { type H3Event, HTTPError } from "h3";
import * as z from "zod";

/** The largest body of a form, unless its route allows more. */
const MAX_FORM_BYTES = 16_384;

export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** True when a larger plan would allow it. */
  readonly isOfPlan?: boolean;
}

export type Parsed<Values> =
  | { readonly values: Values; readonly errors: undefined }
  | { readonly values: undefined; readonly errors: readonly FieldError[] };

export interface FormLimits {
  /** The largest body of the form, when more than the default. */
  readonly maxFormBytes?: number;
  /** True for a form with a file, which is read as text. */
  readonly takesFiles?: boolean;
}

const PLAIN = "application/x-www-form-urlencoded";
const WITH_FILES = "multipart/form-data";

/** The fields of a submitted form. Throws when it is not a form or too large. */
export async function readForm(
  { req }: H3Event,
  { maxFormBytes: maxBytes = MAX_FORM_BYTES, takesFiles = false }: FormLimits = {},
): Promise<URLSearchParams> {
  const given = req.headers.get("content-type") ?? "";
  const type = given.split(";")[0]?.trim().toLowerCase();
  if (type !== PLAIN && !(takesFiles && type === WITH_FILES)) throw notForm();
  if (req.headers.has("content-encoding")) throw notForm();
  if (Number(req.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const bytes = await readBytes(req.body, maxBytes);
  return type === PLAIN ? new URLSearchParams(bytes.toString()) : readParts(bytes, given);
}

/** The fields of a form with files, each file as its text. */
async function readParts(bytes: Buffer<ArrayBuffer>, type: string): Promise<URLSearchParams> {
  const body = new Response(bytes, { headers: { "content-type": type } });
  const parts = await body.formData().catch(() => {
    throw notForm();
  });
  const texts = [...parts].map(async ([name, part]): Promise<[string, string]> => [
    name,
    typeof part === "string" ? part : await part.text(),
  ]);
  return new URLSearchParams(await Promise.all(texts));
}

/**
 * Parses the fields of the schema and ignores all others in the form. A list takes every value of
 * its name, any other field the first.
 */
export function parseForm<Schema extends z.ZodObject>(
  schema: Schema,
  form: URLSearchParams,
): Parsed<z.output<Schema>> {
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    field instanceof z.ZodArray ? form.getAll(name) : (form.get(name) ?? ""),
  ]);
  const parsed = schema.safeParse(Object.fromEntries(fields));
  if (parsed.success) return { values: parsed.data, errors: undefined };
  const first = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    if (!first.has(field)) first.set(field, message);
  }
  return { values: undefined, errors: [...first].map(([field, message]) => ({ field, message })) };
}

/** The id in the form; undefined when malformed. */
export function readId(form: URLSearchParams, pattern: RegExp): string | undefined {
  const id = form.get("id") ?? "";
  return pattern.test(id) ? id : undefined;
}

async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  if (body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Cancelling would cut the connection before the refusal is on its way.
  for await (const chunk of body.values({ preventCancel: true })) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const notForm = (): HTTPError =>
  new HTTPError({
    status: 415,
    message: "Send a form: application/x-www-form-urlencoded, without Content-Encoding.",
  });

const tooLarge = (maxBytes: number): HTTPError =>
  new HTTPError({
    status: 413,
    message: `The form is larger than ${Math.floor(maxBytes / 1024)} KiB. Shorten what you typed.`,
  });
