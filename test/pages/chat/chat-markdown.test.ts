import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toAnswerHtml } from "../../../server/pages/chat/view.ts";
import { toBounded } from "../../../server/pages/chat/conversation.ts";
import { createChunkReader } from "../../../server/pages/chat/events.ts";
import { type Marked, parseAnswer } from "../../../server/pages/chat/markdown.ts";
import { toText } from "../../../server/look/html.ts";

const write = (text: string) =>
  toAnswerHtml(text, true)
    .map(toText)
    .join("")
    .replaceAll(/<(\w+) >/g, "<$1>")
    .replaceAll(/>\s+</g, "><");

describe("an answer", () => {
  test.each([
    ["a **b** c", "<p>a <strong>b</strong> c</p>"],
    ["*a* and _b c_", "<p><em>a</em> and <em>b c</em></p>"],
    ["**a _b_ c**", "<p><strong>a <em>b</em> c</strong></p>"],
    ["one\ntwo\n\nthree", "<p>one<br />two</p><p>three</p>"],
    [
      "Which?\n\n- a\n- b",
      '<p>Which?</p><ul class="examples"><li><button class="quiet" form="ask" name="example" value="a">a</button></li><li><button class="quiet" form="ask" name="example" value="b">b</button></li></ul>',
    ],
    ["Which?\n- a\n\nb", "<p>Which?</p><ul><li>a</li></ul><p>b</p>"],
    ["- a\n- b\n\nc", "<ul><li>a</li><li>b</li></ul><p>c</p>"],
    ["Say:\n* a\n\n* b", "<p>Say:</p><ul><li>a</li><li>b</li></ul>"],
    ["2. a\n\n3. b", '<ol><li value="2">a</li><li value="3">b</li></ol>'],
    ["_a_\n_b_", '<p class="caveats">a<br />b</p>'],
    ["2 * 3 * 4 and snake_case_name", "<p>2 * 3 * 4 and snake_case_name</p>"],
    ["an open **star and _line", "<p>an open **star and _line</p>"],
    ["no such source [7]", "<p>no such source [7]</p>"],
    ["[click](javascript:alert(1))", "<p>[click](javascript:alert(1))</p>"],
    ["<b>&amp;</b>", "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>"],
    ["", ""],
  ])("%j", (text, markup) => {
    expect(write(text)).toBe(markup);
  });

  test("marks and sources lead to the web and nowhere else", () => {
    const text = "a[1] b[2]\n\nSources:\n[1] A: B: https://a.example/x\n[2] C: javascript://x";
    const link = 'href="https://a.example/x" rel="noopener noreferrer nofollow" target="_blank"';
    expect(write(text)).toBe(
      `<p>a<a ${link}>[1]</a> b[2]</p><h3>Sources</h3><ol class="sources">` +
        `<li value="1"><a ${link}>A: B</a></li><li value="2">C: javascript://x</li></ol>`,
    );
  });

  test("the list of sources shows nothing while it is half there", () => {
    expect(write("a\n\nSources:")).toBe("<p>a</p>");
    expect(write("a\n\nSources:\n[1")).toBe("<p>a</p>");
  });

  test("Sources in the middle of a text is a word of it", () => {
    expect(write("Sources:\nmany")).toBe("<p>Sources:<br />many</p>");
  });

  test("is made of known elements and leads only to the web, whatever the text", () => {
    const piece = fc.constantFrom(
      "**",
      "*",
      "_",
      "[1]",
      "\n",
      "- ",
      "1. ",
      "a",
      "<",
      " ",
      "Sources:",
    );
    const source = fc.constantFrom("[1] t: https://a.example", "[1] t: javascript://a", "");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), source, (pieces, last) => {
        const text = pieces.join("");
        const told = parseAnswer(`${text}\n\nSources:\n${last}`);
        const links = told.flatMap(function find(one): readonly Marked[] {
          const inside = one.inside.filter((part) => typeof part !== "string");
          return [...(one.tag === "a" ? [one] : []), ...inside.flatMap(find)];
        });
        for (const { href } of links) expect(href).toBe("https://a.example/");
        expect(write(text)).not.toMatch(/<(?!\/?(?:p|ul|ol|li|strong|em|br|a|h3)\b)/);
      }),
    );
  });
});

test("chunks are read the same however they are cut", () => {
  const events = [
    { choices: [{ delta: { role: "assistant", content: "" } }] },
    { choices: [{ delta: { content: "One\n\n" } }] },
    { choices: [{ delta: { content: "two" } }] },
    { choices: [{ delta: { annotations: [] } }] },
    { error: { message: "broke" } },
  ].map((event) => `data: ${JSON.stringify(event)}\n\n`);
  const text = `${events.join("")}data: [DONE]\n\n`;
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const read = createChunkReader();
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const told = places.flatMap((from, at) => read(text.slice(from, places[at + 1] ?? from)));
      expect(told).toEqual([{ text: "One\n\n" }, { text: "two" }, { error: "broke" }]);
    }),
  );
});

test("of a conversation the newest whole exchanges travel", () => {
  const exchange = fc.record({ asked: fc.string(), told: fc.string({ maxLength: 9000 }) });
  fc.assert(
    fc.property(fc.array(exchange, { maxLength: 9 }), (all) => {
      const kept = toBounded(all);
      expect(kept).toEqual(all.slice(all.length - kept.length));
      expect(kept.length).toBeLessThanOrEqual(4);
      const bytes = Buffer.byteLength(kept.map(({ asked, told }) => asked + told).join(""));
      expect(bytes).toBeLessThanOrEqual(8192);
    }),
  );
});
