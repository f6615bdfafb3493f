/** The call cannot be answered as asked; the message says what to ask instead. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  /** The same details for programs. */
  readonly particulars: object | undefined;

  constructor(message: string, { cause, particulars }: Options = {}) {
    super(message, { cause });
    this.particulars = particulars;
  }
}

/** An argument has the wrong form. */
export class InvalidInput extends ToolError {}

interface Options {
  readonly cause?: unknown;
  readonly particulars?: object;
}
