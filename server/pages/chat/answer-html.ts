import { type Html, html } from "../../look/html.ts";
import { LINK_REL, type Marked, parseAnswer, type Piece } from "./markdown.ts";

/** An answer as HTML; its text is escaped wherever it stands. */
export const toAnswerHtml = (text: string): readonly Html[] => parseAnswer(text).map(toHtml);

const toHtml = (piece: Piece): Html =>
  typeof piece === "string" ? html`${piece}` : WRITE[piece.tag](piece.inside.map(toHtml), piece);

type Write = (inside: readonly Html[], piece: Marked) => Html;

const WRITE: Readonly<Record<Marked["tag"], Write>> = {
  p: (inside, { look }) => html`<p ${look && html`class="${look}"`}>${inside}</p>`,
  ul: (inside) =>
    html`<ul>
      ${inside}
    </ul>`,
  ol: (inside, { look }) =>
    html`<ol ${look && html`class="${look}"`}>
      ${inside}
    </ol>`,
  li: (inside, { number }) =>
    html`<li ${number !== undefined && html`value="${number}"`}>${inside}</li>`,
  strong: (inside) => html`<strong>${inside}</strong>`,
  em: (inside) => html`<em>${inside}</em>`,
  br: () => html`<br />`,
  a: (inside, { href = "" }) =>
    html`<a href="${href}" rel="${LINK_REL}" target="_blank">${inside}</a>`,
  h3: (inside) => html`<h3>${inside}</h3>`,
};
