import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { mapValues } from "../contract/map-values.ts";
import { ToolError } from "../contract/tool-error.ts";
import { asProtocolError, toCompleter } from "./sdk-errors.ts";
import type { Resource, ToolSet } from "./tool-set.ts";

const MIME_TYPE = "application/json";

type Variables = Readonly<Record<string, string | readonly string[]>>;

/** Registers resources and resource templates. */
export function registerResources<Context>(
  server: McpServer,
  { resources = [], getContext }: Pick<ToolSet<Context>, "resources" | "getContext">,
): void {
  for (const resource of resources) {
    const { uri, name, title, description, complete = {} } = resource;
    const about = { title, description, mimeType: MIME_TYPE };
    const read = toReader(resource, getContext);
    if (uri.includes("{")) {
      const completers = mapValues(complete, (one) => toCompleter(one, getContext));
      const template = new ResourceTemplate(uri, { list: undefined, complete: completers });
      server.registerResource(name, template, about, read);
    } else {
      server.registerResource(name, uri, about, (at) => read(at, {}));
    }
  }
}

const toReader =
  <Context>(resource: Resource<Context>, getContext: () => Context) =>
  ({ href: uri }: URL, variables: Variables) =>
    asProtocolError(async () => {
      const record = await resource.read(mapValues(variables, decode), getContext());
      return { contents: [{ uri, mimeType: MIME_TYPE, text: JSON.stringify(record) }] };
    });

function decode(value: string | readonly string[]): string {
  try {
    return decodeURIComponent(String(value));
  } catch {
    throw new ToolError(`The address has a bad percent-encoding: ${String(value)}`);
  }
}
