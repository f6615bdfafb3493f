import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Operation } from "../../server/client/runtime.ts";
import { fileFor, isJson, JSON_TYPE, type Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { asObject, type Json, sayOnce } from "./json-schema.ts";
import { type RouteSchemas, toRouteSchemas } from "./route-schemas.ts";
import { toComment, toFields, toType } from "./typescript.ts";

/** Supported wherever `fetch` is: recent browsers, Node, Deno, Bun and workers. */
const TARGET = "es2022";

/** Writes the client and its self-contained types into `client`. */
export async function writeClient(root: string, dist: string): Promise<void> {
  const folder = join(dist, "client");
  const source = join(root, "server", "client");
  mkdirSync(folder, { recursive: true });
  await build({
    stdin: {
      contents: `import { CatalogError, createClient } from "./runtime.ts";
        const operations = ${JSON.stringify(toOperations())};
        export const createCatalogClient = (options) => createClient(operations, options);
        export { CatalogError };`,
      resolveDir: source,
      loader: "ts",
    },
    outfile: join(folder, "index.js"),
    bundle: true,
    platform: "neutral",
    format: "esm",
    target: TARGET,
    logLevel: "error",
  });
  writeFileSync(
    join(folder, "index.d.ts"),
    toDeclarations(readFileSync(join(source, "types.ts"), "utf8")),
  );
}

export function toOperations(): Readonly<Record<string, Operation>> {
  return Object.fromEntries(
    Object.entries<Route>(routes).map(([name, route]) => [name, toOperation(route)]),
  );
}

function toOperation(route: Route): Operation {
  const { method, path, params, query, published, contentType = JSON_TYPE } = route;
  const names = Object.keys(params?.shape ?? {});
  const file = `/${fileFor(route, Object.fromEntries(names.map((name) => [name, `:${name}`])))}`;
  return {
    path,
    ...(method === "POST" ? { post: true } : {}),
    ...(query === undefined ? {} : { query: true }),
    ...(isJson(contentType) ? {} : { text: true }),
    ...(published && file !== path ? {} : { file: published }),
  };
}

function toDeclarations(common: string): string {
  const found = toRouteSchemas(sayOnce);
  const table = Object.entries<Route>(routes);
  const asked = new Set(
    table.flatMap(([name, { body }]) => (body === undefined ? [] : [refOf(found, `${name} body`)])),
  );
  return `${[
    common.trim(),
    ...Object.entries(found.components)
      // Clients see it as the message of a CatalogError.
      .filter(([id]) => id !== "ErrorBody")
      .map(([id, schema]) => toNamedType(id, asObject(schema), asked.has(id))),
    ...table.flatMap(([name, route]) => toInput(name, route, found)),
    [
      "/** The catalog: a method for each of its routes. */",
      "export interface CatalogClient {",
      ...table.map(([name, route]) => toMethod(name, route, found)),
      "}",
    ].join("\n"),
    FUNCTIONS,
  ]
    .map(indent)
    .join("\n\n")}\n`;
}

const FUNCTIONS = `/** A client of the catalog at an address. */
export declare function createCatalogClient(options: ClientOptions): CatalogClient;

/** The catalog refused, or gave an invalid answer. */
export declare class CatalogError extends Error {
  readonly name: "CatalogError";
  /** The status of the answer; 0 when no request was sent. */
  readonly status: number;
  constructor(status: number, message: string, options?: { cause?: unknown });
}`;

/** Two spaces per open brace. */
function indent(text: string): string {
  let depth = 0;
  return text
    .split("\n")
    .map((line) => {
      const bare = line.trim();
      if (bare.startsWith("}")) depth -= 1;
      const comment = bare.startsWith("*") ? " " : "";
      const indented = "  ".repeat(depth) + comment + bare;
      if (bare.endsWith("{")) depth += 1;
      return indented;
    })
    .join("\n");
}

const refOf = ({ schemas }: RouteSchemas, key: string): string => toType(schemas[key], "request");

function toNamedType(id: string, schema: Json, isAsked: boolean): string {
  const direction = isAsked ? "request" : "answer";
  const comment = toComment(schema["description"]);
  if (schema["type"] !== "object") {
    return `${comment}export type ${id} = ${toType(schema, direction)};`;
  }
  return `${comment}export interface ${id} {\n${toFields(schema, direction)}\n}`;
}

function toInput(name: string, route: Route, { schemas }: RouteSchemas): readonly string[] {
  const { params, query } = route;
  if (params === undefined && query === undefined) return [];
  const fieldsOf = (part: Route["params"], mark: string) =>
    Object.keys(part?.shape ?? {}).map((key) => [key, schemas[`${name} ${mark}${key}`]] as const);
  const shape = {
    properties: Object.fromEntries([...fieldsOf(params, ":"), ...fieldsOf(query, "?")]),
    required: Object.keys(params?.shape ?? {}),
  };
  return [`export interface ${inputName(name)} {\n${toFields(shape, "request")}\n}`];
}

const inputName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;

function toMethod(name: string, route: Route, found: RouteSchemas): string {
  const { method, path, summary, description, params, query, body } = route;
  const sentence = /[.?!]$/.test(summary) ? summary : `${summary}.`;
  const input = [
    ...(body === undefined ? [] : [`input: ${refOf(found, `${name} body`)}`]),
    ...(params === undefined ? [] : [`input: ${inputName(name)}`]),
    ...(params === undefined && query !== undefined ? [`input?: ${inputName(name)}`] : []),
    "options?: CallOptions",
  ];
  const answer = toType(found.schemas[`${name} response`], "answer");
  return `${toComment(`${sentence} ${description} \`${method} ${path}\``)}readonly ${name}: (${input.join(", ")}) => Promise<${answer}>;`;
}
