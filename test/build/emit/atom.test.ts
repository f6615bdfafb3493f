import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { toAtomFeed } from "../../../build/emit/atom.ts";
import { changes, toldOn } from "../../../server/contract/changes.ts";
import { readPublic } from "../../data/published-text.ts";

const found = changes.parse(JSON.parse(readPublic("v1/public/changes.json")));
const feed = readPublic("v1/public/changes.atom");

/** Reads a feed with a parser that knows nothing of ours. */
const PYTHON = `
import json, sys, xml.etree.ElementTree as tree
def whole(node):
    name = node.tag.replace("{http://www.w3.org/2005/Atom}", "")
    return {"name": name, "text": node.text or "", "attributes": node.attrib, "inside": [whole(one) for one in node]}
print(json.dumps(whole(tree.fromstring(sys.stdin.buffer.read()))))
`;

interface Element {
  readonly name: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly Element[];
}

const element: z.ZodType<Element> = z.object({
  name: z.string(),
  text: z.string(),
  attributes: z.record(z.string(), z.string()),
  inside: z.lazy(() => z.array(element)),
});

function parseXml(text: string): Element {
  const { stdout, stderr } = spawnSync("python3", ["-c", PYTHON], {
    input: text,
    // A shell in front of Python warns of a locale that is not installed.
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (stderr.length > 0) throw new Error(stderr.toString());
  return element.parse(JSON.parse(stdout.toString()));
}

const hasPython = spawnSync("python3", ["--version"]).status === 0;

const textOf = (node: Element, name: string) =>
  node.inside.filter((one) => one.name === name).map(({ text }) => text);

const UUID = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

describe.skipIf(!hasPython)("the feed (read with Python)", () => {
  const root = hasPython ? parseXml(feed) : parseXml("<feed/>");
  const entries = root.inside.filter(({ name }) => name === "entry");

  test("has what RFC 4287 asks of a feed", () => {
    expect(root.name).toBe("feed");
    expect(textOf(root, "id")).toEqual([expect.stringMatching(UUID)]);
    expect(textOf(root, "title")).toHaveLength(1);
    expect(textOf(root, "updated")).toEqual([found.version]);
    const author = root.inside.find(({ name }) => name === "author");
    expect(author && textOf(author, "name")).toEqual(["cardfile"]);
    const links = root.inside.filter(({ name }) => name === "link");
    expect(links.map(({ attributes }) => attributes["rel"])).toContain("self");
  });

  test("has what RFC 4287 asks of an entry, once each", () => {
    for (const entry of entries) {
      expect(textOf(entry, "id")).toEqual([expect.stringMatching(UUID)]);
      expect(textOf(entry, "updated")).toEqual([expect.stringMatching(TIME)]);
      expect(textOf(entry, "title")).toHaveLength(1);
      expect(textOf(entry, "content")).toHaveLength(1);
    }
    for (const node of [root, ...entries]) {
      const links = node.inside.filter(({ name }) => name === "link");
      const kinds = links.map(({ attributes: { rel, type } }) => `${rel} ${type}`);
      expect(new Set(kinds).size, "one link of each relation and type").toBe(kinds.length);
    }
    const ids = entries.flatMap((entry) => textOf(entry, "id"));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("tells the changes of the list, in its order, at their days", () => {
    expect(entries.flatMap((entry) => textOf(entry, "title"))).toEqual(
      found.changes.map(({ title }) => title),
    );
    expect(
      entries.flatMap((entry) => textOf(entry, "updated")).map((at) => at.slice(0, 10)),
    ).toEqual(found.changes.map(toldOn));
  });

  test("holds any name", () => {
    const title = `"Miles & More" <b> is now Café 🌲 ]]>`;
    const odd = { id: "x", date: "2026-01-31", kind: "card_renamed", title } as const;
    const one = parseXml(toAtomFeed({ version: found.version, count: 1, changes: [odd] }));
    const entry = one.inside.find(({ name }) => name === "entry");
    expect(entry && textOf(entry, "title")).toEqual([title]);
  });
});

test("an entry keeps its id when others are added", () => {
  const [newest, ...older] = found.changes;
  expect(newest?.kind).toBe("release");
  const idsOf = (text: string) =>
    [...text.matchAll(/<entry>\n<id>(.*)<\/id>/g)].map(([, id]) => id);
  const before = toAtomFeed({ ...found, version: "2026-01-01T00:00:00Z", changes: older });
  expect(idsOf(feed).slice(1)).toEqual(idsOf(before));
});
