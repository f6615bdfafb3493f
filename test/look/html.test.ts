import { describe, expect, test } from "vitest";
import { type Html, html, toText } from "../../server/look/html.ts";

const EVIL = `<script>"'&\``;
const SAFE = "&lt;script&gt;&quot;&#39;&amp;&#96;";

// Under this name the formatter leaves the templates as they are written.
const tag = html;

describe("html", () => {
  test("escapes texts between tags and in attributes", () => {
    expect(toText(tag`<p title="${EVIL}">${EVIL}</p>`)).toBe(`<p title="${SAFE}">${SAFE}</p>`);
    expect(toText(tag`<p title='${EVIL}'>`)).toBe(`<p title='${SAFE}'>`);
  });

  test("takes fragments and lists of them as they are", () => {
    const rows = ["a", "<b>"].map((text) => tag`<li>${text}</li>`);
    expect(toText(tag`<ul>${rows}</ul>`)).toBe("<ul><li>a</li><li>&lt;b&gt;</li></ul>");
  });

  test("takes fragments as attributes", () => {
    expect(toText(tag`<a ${tag`href="${"/?a&b"}"`}>x</a>`)).toBe('<a href="/?a&amp;b">x</a>');
  });

  test("undefined and false leave nothing; zero stays", () => {
    expect(toText(tag`${undefined}${false}${0}`)).toBe("0");
  });

  test("a text in a tag must be quoted", () => {
    expect(() => tag`<a href=${"x onclick=alert(1)"}>`).toThrow(TypeError);
    expect(() => tag`<${"script"}>`).toThrow(TypeError);
  });

  test("a fragment cannot stand in an attribute", () => {
    expect(() => tag`<a href="${tag`"`}">`).toThrow(TypeError);
  });

  test("a greater-than sign in an attribute does not end the tag", () => {
    expect(() => tag`<a title="a > b" href=${"x"}>`).toThrow(TypeError);
  });

  test("an object that came from JSON is no fragment", () => {
    const posed: unknown = JSON.parse('{"markup":"<script>","Symbol(markup)":"<script>"}');
    // Untyped callers could do this.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    expect(() => toText(tag`${posed as Html}`)).toThrow(TypeError);
  });
});
