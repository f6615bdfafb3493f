import { beforeAll, describe, expect, test } from "vitest";
import { GUIDES, linksFrom, readGuides } from "../../build/site/guides/guides.ts";
import { drawMarkdown, LOCAL_ADDRESS } from "../../build/site/markdown/draw.ts";
import { ORIGIN, WALLET_LINK } from "../../server/contract/host-answers.ts";
import { guidePage, guidesPage } from "../../server/contract/pages.ts";
import { urlFor } from "../../server/contract/route.ts";
import { toText } from "../../server/look/html.ts";
import { openService, type Service } from "../support/service.ts";
import { idsOf, linksOf, toPlain } from "./markup.ts";

let service: Service;
const pages = new Map<string, string>();
const addresses = GUIDES.map(({ name }) => urlFor(guidePage.path, { guide: name }));

beforeAll(async () => {
  service = await openService();
  for (const path of [guidesPage.path, ...addresses]) {
    pages.set(path, await (await service.app.request(path)).text());
  }
});

test("the list leads to every guide", () => {
  expect(linksOf(pages.get(guidesPage.path) ?? "")).toEqual(expect.arrayContaining(addresses));
});

describe.each(addresses)("%s", (path) => {
  test("leads nowhere in vain, nor to what only a server with accounts has", async () => {
    const links = linksOf((pages.get(path) ?? "").replace(WALLET_LINK, "")).filter(
      (one) => !one.startsWith("https:"),
    );
    for (const link of links) {
      const [page = "", anchor] = link.split("#");
      if (page !== "") expect((await service.app.request(page)).status, link).toBe(200);
      if (anchor !== undefined)
        expect(idsOf(pages.get(page || path) ?? ""), link).toContain(anchor);
    }
  });

  test("has no two places of the same name, and no mark of Markdown is left", () => {
    const page = pages.get(path) ?? "";
    expect(idsOf(page)).toEqual([...new Set(idsOf(page))]);
    const told = toPlain(page.replaceAll(/<(pre|code)\b.*?<\/\1>/gs, ""));
    expect(told).not.toMatch(/`|\*\*|\]\(|^#/m);
  });
});

test("every word of a guide is on its page", () => {
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  for (const [at, text] of readGuides().entries()) {
    const shown = new Set(
      wordsOf(toPlain((pages.get(addresses[at] ?? "") ?? "").replaceAll("<", " <"))),
    );
    const told = text
      .replaceAll(/\]\([^)]*\)/g, "]")
      .replaceAll(/```\w+/g, "")
      .replaceAll(LOCAL_ADDRESS, ORIGIN);
    expect(wordsOf(told).filter((word) => !shown.has(word))).toEqual([]);
  }
});

describe("links of a guide", () => {
  const resolve = linksFrom({ file: "build/deploy/README.md" });

  test.each([
    ["#accounts", "#accounts"],
    ["../site/guides/agents.md#chat", "/guides/agents#chat"],
    ["../../README.md", "/"],
    ["http://127.0.0.1:3000/tools.md", "/tools.md"],
    ["https://modelcontextprotocol.io", "https://modelcontextprotocol.io"],
    ["../../test/bench/results/README.md", undefined],
  ])("%s becomes %s", (address, expected) => {
    expect(resolve(address)).toBe(expected);
  });
});

describe("Markdown", () => {
  const draw = (text: string) => toText(drawMarkdown(`# Title\n\n${text}`, (one) => one).body);

  test("becomes headings, lists, tables and code", () => {
    expect(draw("## A part\n\ntext **bold** [a `b`](#c)")).toMatch(
      /<h2 id="a-part">A part<\/h2>\s*<p>text <strong>bold<\/strong> <a href="#c">a <code>b<\/code><\/a><\/p>/,
    );
    expect(draw("- one\n  more\n- two").replaceAll(/\s+/g, " ")).toContain(
      "<ul> <li>one more</li><li>two</li> </ul>",
    );
    expect(draw("1. one").replaceAll(/\s+/g, " ")).toContain("<ol> <li>one</li> </ol>");
    expect(draw("| a | b |\n| - | - |\n| `c` | d |")).toContain("<td><code>c</code></td>");
    expect(draw("```json\n{}\n```")).toContain("<pre><code>{}</code></pre>");
  });

  test("what it quotes is text, never markup", () => {
    expect(draw("a <b>c</b> `<i>`")).toContain("a &lt;b&gt;c&lt;/b&gt; <code>&lt;i&gt;</code>");
  });

  test.each(["<b>c</b>", "> quoted", "![a](b.png)", "- one\n  - nested", "```\nopen"])(
    "%j is refused",
    (text) => {
      expect(() => draw(text)).toThrow("Markdown");
    },
  );

  test("a document without a title is refused", () => {
    expect(() => drawMarkdown("text", () => undefined)).toThrow("without a title");
  });
});
