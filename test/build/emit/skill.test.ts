import { hash } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod";
import { MODEL } from "../../../server/chat/wire/models.ts";
import { memberTools } from "../../../server/tools/registry.ts";
import { catalogTools } from "../../../server/catalog-mcp/registry.ts";
import { readDist } from "../../support/published.ts";

const skill = readDist("public/skills/cardfile/SKILL.md").toString();

const index = z
  .object({ $schema: z.string(), skills: z.array(z.record(z.string(), z.string())) })
  .parse(JSON.parse(readDist("public/.well-known/agent-skills/index.json").toString()));

const [, head = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(skill) ?? [];
const fields = z
  .record(z.string(), z.string())
  .parse(Object.fromEntries(head.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2))));

test("the head has what the Agent Skills format asks for", () => {
  expect(fields["name"]).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  // The folder is the name.
  expect(fields["name"]).toBe("cardfile");
  expect(fields["description"]?.length).toBeLessThanOrEqual(1024);
  expect(fields["description"]).toContain("Use when");
  expect(fields["compatibility"]?.length).toBeLessThanOrEqual(500);
  expect(Object.keys(fields)).toEqual(["name", "description", "license", "compatibility"]);
});

test("the head is YAML of plain scalars", () => {
  for (const value of Object.values(fields)) {
    expect(value).toMatch(/^[A-Za-z]/);
    expect(value).not.toMatch(/: | #|:$/);
  }
});

test("the body is short enough to be loaded whole and names every tool", () => {
  expect(body.split("\n").length).toBeLessThan(500);
  // About four characters a token; 5,000 tokens are advised.
  expect(body.length).toBeLessThan(20_000);
  for (const { name } of [...catalogTools, ...memberTools]) expect(body).toContain(`\`${name}\``);
  expect(body).toContain(`"model": "${MODEL}"`);
});

test("it says where the service is, and what must not be done", () => {
  for (const said of ["CARDFILE_URL", "CARDFILE_KEY", "Never guess", "estimates", "card numbers"]) {
    expect(body).toContain(said);
  }
});

test("the index leads to the skill and vouches for its bytes", () => {
  expect(index.$schema).toBe("https://schemas.agentskills.io/discovery/0.2.0/schema.json");
  expect(index.skills).toEqual([
    {
      name: fields["name"],
      type: "skill-md",
      description: fields["description"],
      url: "/skills/cardfile/SKILL.md",
      digest: `sha256:${hash("sha256", skill)}`,
    },
  ]);
});
