import { LINK_REL, parseAnswer, type Piece } from "../markdown.ts";

/** Replaces the content of an element with an answer. */
export const showAnswer = (element: Element, text: string): void =>
  element.replaceChildren(...parseAnswer(text).map(toNode));

function toNode(piece: Piece): Node {
  if (typeof piece === "string") return document.createTextNode(piece);
  const element = create(piece.tag, piece.look, ...piece.inside.map(toNode));
  if (element instanceof HTMLAnchorElement && piece.href !== undefined) {
    element.href = piece.href;
    element.rel = LINK_REL;
    element.target = "_blank";
  }
  if (element instanceof HTMLButtonElement) {
    element.className = "quiet";
    element.setAttribute("form", "ask");
    element.name = "example";
    element.value = piece.value ?? "";
  }
  if (element instanceof HTMLLIElement && piece.number !== undefined) element.value = piece.number;
  return element;
}

/** A new element with its content; strings become text, never markup. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  look: string | undefined,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (look !== undefined) element.className = look;
  element.append(...inside);
  return element;
}

/** The element of the page with this id. Throws when there is none. */
export function get<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const element = document.querySelector(`#${id}`);
  if (element instanceof kind) return element;
  throw new TypeError(`the page has no #${id}`);
}
