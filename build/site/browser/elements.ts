/** The first element of this kind that fits. Throws when there is none: the page is another one. */
export function get<Kind extends Element>(
  selector: string,
  kind: abstract new () => Kind,
  within: ParentNode = document,
): Kind {
  const element = within.querySelector(selector);
  if (element instanceof kind) return element;
  throw new TypeError(`the page has no ${selector}`);
}

/** A new element with these properties; texts in it stay texts. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
}

/** The same element with these attributes; not every browser has a property for each. */
export function withAttributes<Kind extends Element>(
  element: Kind,
  attributes: Readonly<Record<string, string>>,
): Kind {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Changes a text only when it is another one: a live region repeats what is written again. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
