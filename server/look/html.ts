const MARKUP = Symbol("markup");

/** A piece of HTML ready to send. Only this file can make one, and no JSON can pose as one. */
export interface Html {
  readonly [MARKUP]: string;
}

/** Values allowed in a template; undefined and false print nothing. */
export type HtmlValue = string | number | undefined | false | Html | readonly Html[];

/**
 * An HTML template. Texts are escaped and may stand between tags or within a quoted attribute;
 * fragments may stand between tags, or within a tag as further attributes. Anything else is a bug
 * of ours and throws.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const places = placesOf(strings);
  const parts = strings.map((literal, at) => {
    const value = values[at];
    const place = places[at] ?? "text";
    return literal + (at < values.length ? toMarkup(value, place) : "");
  });
  return { [MARKUP]: parts.join("") };
}

/** Structured data of a page for programs (JSON-LD), in ASCII; browsers do not run it. */
export const toDataScript = (asciiJson: string): Html => ({
  [MARKUP]: `<script type="application/ld+json">${asciiJson.replaceAll("<", String.raw`\u003c`)}</script>`,
});

/** The text of a fragment, to send it. */
export const toText = (fragment: Html): string => fragment[MARKUP];

/** Where in the markup a value stands. */
type Place = "text" | "tag" | "quoted";

function toMarkup(value: HtmlValue, place: Place): string {
  if (value === undefined || value === false) return "";
  if (typeof value === "string" || typeof value === "number") {
    if (place === "tag") throw new TypeError("a text within a tag must stand in quotes");
    return escape(String(value));
  }
  if (place === "quoted") throw new TypeError("a fragment cannot stand in an attribute");
  return isFragment(value) ? value[MARKUP] : value.map((one) => one[MARKUP]).join("");
}

const isFragment = (value: Html | readonly Html[]): value is Html => MARKUP in value;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
  ["`", "&#96;"],
]);

const escape = (text: string): string =>
  text.replace(/[&<>"'`]/g, (character) => ESCAPES.get(character) ?? "");

/** A template's strings are always the same object, so each is parsed once. */
const known = new WeakMap<TemplateStringsArray, readonly Place[]>();

function placesOf(strings: TemplateStringsArray): readonly Place[] {
  const before = known.get(strings);
  if (before !== undefined) return before;
  let state: State = "text";
  const places = strings.map((literal) => {
    for (const character of literal) state = follow(state, character);
    return state === '"' || state === "'" ? "quoted" : state;
  });
  known.set(strings, places);
  return places;
}

type State = "text" | "tag" | '"' | "'";

function follow(state: State, character: string): State {
  if (state === "text") return character === "<" ? "tag" : "text";
  if (state !== "tag") return character === state ? "tag" : state;
  if (character === '"' || character === "'") return character;
  return character === ">" ? "text" : "tag";
}
