import packageJson from "../../package.json" with { type: "json" };
import type { Snapshot } from "../catalog/snapshot.ts";
import { createEndpoint, type Endpoint, type EndpointOptions } from "../mcp/endpoint.ts";
import { type NoteCall, timed } from "../mcp/timed-tool.ts";
import type { ToolSet } from "../mcp/tool-set.ts";
import { ToolError } from "../contract/tool-error.ts";
import type { CatalogContext } from "./context.ts";
import { catalogTools } from "./registry.ts";

/** Called after every tool call over HTTP. */
interface Noting {
  readonly note?: NoteCall | undefined;
}

export interface CatalogMcpOptions {
  readonly current: () => Snapshot | undefined;
  readonly publicUrl: CatalogContext["publicUrl"];
}

const INSTRUCTIONS =
  "Facts about open US credit cards, point transfer routes and point values, from a free catalog. " +
  "Names may be loose (amex plat, csp, UR). Earn rates, welcome-offer and credit amounts, transfer " +
  "ratios and bonus sizes are not in it: do not guess them, say that they are absent.";

/** The catalog tools over the data of the moment. */
export function toCatalogToolSet(options: CatalogMcpOptions): ToolSet<CatalogContext> {
  const { current, publicUrl } = options;
  return {
    info: { name: "cardfile-catalog", title: "cardfile catalog", version: packageJson.version },
    instructions: INSTRUCTIONS,
    tools: catalogTools,
    cacheScope: "public",
    getContext: () => {
      const snapshot = current();
      if (snapshot !== undefined) return { snapshot, publicUrl };
      throw new ToolError("The catalog is unavailable right now; try again in a minute.");
    },
  };
}

/** The keyless catalog endpoint (SPEC 4.12). */
export const createCatalogEndpoint = (
  options: CatalogMcpOptions,
  { note, ...endpoint }: EndpointOptions & Noting,
): Endpoint => {
  const set = toCatalogToolSet(options);
  const tools = note === undefined ? set.tools : set.tools.map((tool) => timed(tool, note));
  return createEndpoint({ ...set, tools }, endpoint);
};
