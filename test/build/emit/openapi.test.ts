import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { toOpenApi } from "../../../build/emit/openapi.ts";
import { pathsOf, toBraces } from "../../../server/contract/addresses.ts";
import type { Route } from "../../../server/contract/route.ts";
import { routes } from "../../../server/contract/routes.ts";

const operation = z.looseObject({
  operationId: z.string(),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean() }))
    .default([]),
  requestBody: z.looseObject({}).optional(),
  responses: z.record(z.string(), z.looseObject({})),
});

const text = readFileSync(join(inject("dist"), "public/openapi.json"), "utf8");
const described: unknown = JSON.parse(text);
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(described);

const addressesOf = (route: Route) => pathsOf(route).map(toBraces);

test("openapi.json is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const verdict = await validator.validate(z.record(z.string(), z.unknown()).parse(described));
  expect(verdict).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("openapi.json is what the route table gives", () => {
  expect(described).toEqual(JSON.parse(JSON.stringify(toOpenApi())));
});

test("it has the routes of the table at all their addresses, and no others", () => {
  const promised = Object.values<Route>(routes).flatMap((route) =>
    addressesOf(route).map((address) => `${route.method} ${address}`),
  );
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(found.toSorted()).toEqual(promised.toSorted());
});

test("no two operations share a name", () => {
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("every reference leads to a schema", () => {
  const { components } = z
    .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
    .parse(described);
  const targets = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, id]) => id,
  );
  expect(targets.length).toBeGreaterThan(0);
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(targets));
  expect(text.match(/"\$ref"/g)).toHaveLength(targets.length);
});

describe.each(Object.entries<Route>(routes))("%s", (_, route) => {
  const operations = addressesOf(route).map(
    (address) => paths[address]?.[route.method.toLowerCase()],
  );

  test("is described with its parameters, its body and its errors", () => {
    const inPath = Object.keys(route.params?.shape ?? {}).map((name) => `path ${name} true`);
    const inQuery = Object.keys(route.query?.shape ?? {}).map((name) => `query ${name} false`);
    for (const one of operations) {
      expect(one?.parameters.map((param) => `${param.in} ${param.name} ${param.required}`)).toEqual(
        [...inPath, ...inQuery],
      );
      expect(one?.requestBody === undefined).toBe(route.body === undefined);
      expect(Object.keys(one?.responses ?? {})).toEqual(
        expect.arrayContaining(["200", ...Object.keys(route.errors)]),
      );
    }
  });
});
