/** The call cannot be answered as asked; the message says what to ask instead. */
export class ToolError extends Error {
  override readonly name = "ToolError";
}
