/** An error for OpenAI clients: always with all four keys. */
export class ChatError extends Error {
  override readonly name = "ChatError";
  readonly status: number;
  readonly type: string;
  readonly param: string | null;
  readonly code: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(message: string, about: ChatErrorAbout) {
    super(message, { cause: about.cause });
    this.status = about.status ?? 400;
    this.type = about.type ?? "invalid_request_error";
    this.param = about.param ?? null;
    this.code = about.code ?? null;
    this.headers = about.headers ?? {};
  }
}

interface ChatErrorAbout {
  readonly status?: number;
  readonly type?: string;
  readonly param?: string;
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The body of an error answer. */
export const toErrorBody = ({ message, type, param, code }: ChatError) => ({
  error: { message, type, param, code },
});

/** An invalid field of the request. */
export const badField = (param: string, message: string): ChatError =>
  new ChatError(`${param}: ${message}`, { param, code: "invalid_value" });

/** A value that OpenAI knows and that this service does not offer. */
export const unsupported = (param: string, message: string): ChatError =>
  new ChatError(`${param}: ${message}`, { param, code: "unsupported_value" });
