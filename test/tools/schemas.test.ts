import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { memberTools } from "../../server/tools/registry.ts";
import { openMember } from "./member.ts";
import * as z from "zod";

const listed = z.object({
  result: z.object({
    tools: z.array(z.looseObject({ name: z.string(), description: z.string() })),
  }),
});

describe("what the tools publish", () => {
  const names = memberTools.map(({ name }) => name);
  let tools: z.infer<typeof listed>["result"]["tools"];
  beforeAll(async () => {
    const member = await openMember();
    const response = await member.post({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
    ({ tools } = listed.parse(await response.json()).result);
  });

  test.each(names)("%s is as reviewed", async (name) => {
    const tool = tools.find((one) => one.name === name);
    await expect(`${JSON.stringify(tool, undefined, 1)}\n`).toMatchFileSnapshot(
      `__schemas__/${name}.json`,
    );
  });

  test("there are as many as SPEC 4.13 promises", () => {
    expect(names).toHaveLength(47);
  });

  test("every reviewed tool is still there", () => {
    const reviewed = readdirSync(join(import.meta.dirname, "__schemas__"));
    expect(names).toEqual(expect.arrayContaining(reviewed.map((file) => basename(file, ".json"))));
  });

  test("names in descriptions are names of tools", () => {
    for (const { name, description, input, output } of memberTools) {
      const fields = JSON.stringify(
        [input, output].map((type) => z.toJSONSchema(type, { unrepresentable: "any" })),
      );
      const known = new Set([...names, ...(fields.match(/[a-z]+(?:_[a-z0-9]+)+/g) ?? [])]);
      for (const [word] of description.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)) {
        expect(known.has(word), `${name} speaks of ${word}`).toBe(true);
      }
    }
  });
});
