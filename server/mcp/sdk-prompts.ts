import { completable, type McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { asProtocolError, toCompleter } from "./sdk-errors.ts";
import type { Prompt, ToolSet } from "./tool-set.ts";

/** Registers prompts with their arguments and the values suggested for them. */
export function registerPrompts<Context>(
  server: McpServer,
  { prompts = [], getContext }: Pick<ToolSet<Context>, "prompts" | "getContext">,
): void {
  for (const prompt of prompts) {
    server.registerPrompt(
      prompt.name,
      {
        title: prompt.title,
        description: prompt.description,
        argsSchema: toSchema(prompt, getContext),
      },
      (given) =>
        asProtocolError(() => ({
          description: prompt.description,
          messages: [{ role: "user", content: { type: "text", text: prompt.write(given) } }],
        })),
    );
  }
}

const MAX_CHARACTERS = 200;

/** The SDK looks up completers on an argument's schema, so each server has its own schemas. */
function toSchema<Context>(
  { arguments: named }: Prompt<Context>,
  getContext: () => Context,
): z.ZodObject<Record<string, z.ZodType<string | undefined, string | undefined>>> {
  const fields = Object.entries(named).map(([name, { description, required, complete }]) => {
    const text = z.string().max(MAX_CHARACTERS).describe(description);
    const field =
      complete === undefined ? text : completable(text, toCompleter(complete, getContext));
    return [name, required === true ? field : field.optional()] as const;
  });
  return z.object(Object.fromEntries(fields));
}
