/** The first matching element of this type. Throws if there is none. */
export function get<Kind extends Element>(
  selector: string,
  kind: abstract new () => Kind,
  within: ParentNode = document,
): Kind {
  const element = within.querySelector(selector);
  if (element instanceof kind) return element;
  throw new TypeError(`the page has no ${selector}`);
}

/** A new element; string children become text, never markup. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
}

/** Sets attributes and returns the element; not every browser has a property for each. */
export function withAttributes<Kind extends Element>(
  element: Kind,
  attributes: Readonly<Record<string, string>>,
): Kind {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Sets text only if it differs: a live region announces even identical writes. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
