import { ToolError } from "../../contract/tool-error.ts";

/** What a tool answers; undefined when it has nothing to say of such a thing. */
export function tryRead<Answer>(read: () => Answer): Answer | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
