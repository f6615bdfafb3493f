import { type Html, html } from "../../../server/look/html.ts";
import { type Place, toHeading } from "../docs/layout.ts";
import { ORIGIN } from "../../../server/contract/host-answers.ts";
import { toSnippet, withOrigin } from "../snippets.ts";
import { type Block, readBlocks } from "./blocks.ts";

/** Maps a link of a document to the site; undefined if the site does not show its target. */
export type Resolve = (address: string) => string | undefined;

/** A document, ready for a long page. */
interface Drawn {
  readonly title: string;
  /** The table of contents: second-level headings with the third-level ones under them. */
  readonly places: readonly Place[];
  readonly body: Html;
}

/** The address in the documents' commands, which pages replace with the server's own. */
export const LOCAL_ADDRESS = "http://127.0.0.1:3000";

/** Renders a document; its first line must be the title. */
export function drawMarkdown(text: string, resolve: Resolve): Drawn {
  const [first, ...blocks] = readBlocks(text);
  if (first?.kind !== "heading" || first.level !== 1) throw new Error("Markdown without a title");
  const hasAddress = blocks.some((one) => one.kind === "code" && one.text.includes(LOCAL_ADDRESS));
  const body = html`${
    hasAddress &&
    html`<p class="unscripted"><code>${ORIGIN}</code> stands for the address of this service.</p>`
  }
  ${blocks.map((block) => drawBlock(block, resolve))}`;
  return { title: first.text, places: toPlaces(blocks), body };
}

function toPlaces(blocks: readonly Block[]): readonly Place[] {
  const places: { id: string; title: string; within: Place[] }[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") {
      const { id, level, text: title } = block;
      if (level === 2) places.push({ id, title, within: [] });
      else places.at(-1)?.within.push({ id, title });
    }
  }
  return places;
}

function drawBlock(block: Block, resolve: Resolve): Html {
  if (block.kind === "heading") {
    const { id, level, text: title } = block;
    return level === 2 ? toHeading({ id, title }) : html`<h3 id="${id}">${title}</h3>`;
  }
  if (block.kind === "paragraph") return html`<p>${drawInline(block.text, resolve)}</p>`;
  if (block.kind === "table") return drawTable(block, resolve);
  if (block.kind === "code") return drawCode(block);
  const entries = block.entries.map((entry) => html`<li>${drawInline(entry, resolve)}</li>`);
  return block.ordered
    ? html`<ol>
        ${entries}
      </ol>`
    : html`<ul>
        ${entries}
      </ul>`;
}

/** Languages of code blocks without a copy button: answers and drawings. */
const TO_LOOK_AT = new Set(["", "json"]);

const drawCode = ({ language, text }: Extract<Block, { kind: "code" }>): Html =>
  TO_LOOK_AT.has(language)
    ? html`<pre><code>${text}</code></pre>`
    : toSnippet(text.replaceAll(LOCAL_ADDRESS, ORIGIN));

const drawTable = ({ head, rows }: Extract<Block, { kind: "table" }>, resolve: Resolve): Html =>
  // A wide table scrolls on a narrow screen, so the keyboard must reach it.
  html`<div class="table" tabindex="0" role="group" aria-label="Table: ${head.join(", ")}">
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${drawInline(cell, resolve)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${drawInline(cell, resolve)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const INLINE =
  /`(?<code>[^`]+)`|\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<address>[^)\s]+)\)|<(?<url>https?:[^>]+)>/g;

function drawInline(text: string, resolve: Resolve): readonly Html[] {
  const pieces: Html[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    pieces.push(html`${text.slice(from, match.index)}`, drawMark(match.groups ?? {}, resolve));
    from = match.index + match[0].length;
  }
  return [...pieces, html`${text.slice(from)}`];
}

type Marks = Readonly<Record<string, string | undefined>>;

function drawMark({ code, bold, label, address, url }: Marks, resolve: Resolve): Html {
  if (code !== undefined) return html`<code>${withAddress(code)}</code>`;
  if (bold !== undefined) return html`<strong>${drawInline(bold, resolve)}</strong>`;
  const target = address ?? url ?? "";
  const inside = drawInline(label ?? target.replace(LOCAL_ADDRESS, ""), resolve);
  const href = resolve(target);
  return href === undefined ? html`${inside}` : html`<a href="${href}">${inside}</a>`;
}

const withAddress = (text: string): readonly Html[] =>
  withOrigin(text.replaceAll(LOCAL_ADDRESS, ORIGIN));
