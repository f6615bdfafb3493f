/** The call cannot be answered as asked; the message says what to ask instead. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  /** The same for a program to read. */
  readonly particulars: object | undefined;

  constructor(message: string, { cause, particulars }: Options = {}) {
    super(message, { cause });
    this.particulars = particulars;
  }
}

/** An argument is not of the form that it must have. */
export class InvalidInput extends ToolError {}

interface Options {
  readonly cause?: unknown;
  readonly particulars?: object;
}
