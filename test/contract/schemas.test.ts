import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { pathsOf, toPattern } from "../../server/contract/addresses.ts";
import { discoveryRoutes } from "../../server/contract/discovery-routes.ts";
import { JSON_TYPE, type Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { ANSWER_SCHEMAS, SCHEMA_NAMES } from "../../server/contract/schemas.ts";
import { readPublic } from "../data/published-text.ts";
import { readManifest } from "../support/published.ts";
import { type ListeningService, listen, postJson } from "../support/service.ts";

const manifest = readManifest();

const schemaFile = z.looseObject({ $id: z.string() });

const validators = new Map<string, ValidateFunction>(
  SCHEMA_NAMES.map((name) => [name, compile(name)]),
);

/** A published schema in another validator, which refuses unknown keywords. */
function compile(name: string): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(schemaFile.parse(JSON.parse(readPublic(`schemas/${name}.json`))));
}

function findErrors(name: string, value: unknown): unknown {
  const validate = validators.get(name);
  if (validate === undefined) throw new Error(`no schema ${name}`);
  return validate(value) ? [] : validate.errors;
}

test("each schema is named after its file and refers to nothing outside of it", () => {
  for (const name of SCHEMA_NAMES) {
    const text = readPublic(`schemas/${name}.json`);
    expect(schemaFile.parse(JSON.parse(text)).$id).toBe(`${name}.json`);
    for (const [, target] of text.matchAll(/"\$ref":"([^"]*)"/g)) expect(target).toMatch(/^#/);
  }
});

const nameOf = ({ response }: Route) =>
  Object.entries<z.ZodType>(ANSWER_SCHEMAS).find(([, schema]) => schema === response)?.[0];

/** The descriptions of the service are described by specifications of others. */
const ofResources = Object.entries<Route>(routes)
  .filter(
    ([name, { contentType = JSON_TYPE }]) =>
      contentType === JSON_TYPE && !(name in discoveryRoutes) && name !== "getSchema",
  )
  .map(([name, route]) => ({ name, route, schema: nameOf(route) ?? "" }));

test("every route that answers with JSON has the schema of its answer", () => {
  expect(ofResources.filter(({ schema }) => schema === "").map(({ name }) => name)).toEqual([]);
});

test.each(ofResources.filter(({ route }) => route.published))(
  "every published file of $name is valid by the schema $schema",
  ({ route, schema }) => {
    const patterns = pathsOf(route).map(toPattern);
    const found = manifest.files.filter(({ url }) => patterns.some((one) => one.test(url)));
    expect(found.length).toBeGreaterThan(0);
    for (const { file } of found) {
      expect(findErrors(schema, JSON.parse(readPublic(file))), file).toEqual([]);
    }
  },
);

test.each([
  ["credit_cards", "card"],
  ["transfer_partners", "transfer-route"],
  ["valuations", "valuation"],
])("every line of %s.ndjson is valid by the schema %s", (dataset, schema) => {
  const lines = readPublic(`v1/public/exports/${dataset}.ndjson`).trim().split("\n");
  for (const line of lines) expect(findErrors(schema, JSON.parse(line)), line).toEqual([]);
});

describe("the answers of the running service", () => {
  let service: ListeningService;
  beforeAll(async () => {
    service = await listen();
  });
  afterAll(() => service.close());

  test.each([
    ["health", "/health", undefined],
    ["cards", "/v1/public/credit-cards/search", { issuer: "amex", limit: 3 }],
    ["benefit-matches", "/v1/public/benefits-search", { query: "priority pass" }],
    ["error", "/v1/public/credit-cards/no-such-card", undefined],
    ["error", "/v1/public/benefits-search", { query: "" }],
  ])("are valid by the schema %s at %s", async (schema, url, body) => {
    const answer = await fetch(service.root + url, body === undefined ? {} : postJson(body));
    expect(findErrors(schema, await answer.json())).toEqual([]);
  });
});

const card =
  z.array(z.looseObject({})).parse(JSON.parse(readPublic("v1/public/credit-cards.json")))[0] ?? {};

describe("what is refused:", () => {
  test.each([
    ["a card without an id", "card", { ...card, id: undefined }],
    ["a fee in words", "card", { ...card, annual_fee: "95" }],
    ["a list that is none", "cards", card],
    [
      "an ended route without its day",
      "transfer-route",
      { source_program: "a", dest_program: "b", is_active: false },
    ],
    ["a time that is none", "changes", { version: "today", count: 0, changes: [] }],
    ["a filter that does not exist", "card-search", { isuer: "amex" }],
    ["a search for nothing", "benefit-search", {}],
  ])("%s", (_, schema, value) => {
    expect(findErrors(schema, JSON.parse(JSON.stringify(value)))).not.toEqual([]);
  });
});

test("a field that is added later does not make an answer invalid", () => {
  expect(findErrors("card", { ...card, card_type: "another", added_later: 1 })).toEqual([]);
});
