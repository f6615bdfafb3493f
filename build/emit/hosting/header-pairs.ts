export type Header = readonly [name: string, value: string];

export const toPairs = (flat: readonly string[]): readonly Header[] =>
  flat.flatMap((name, at): Header[] => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""]] : []));

export function getHeader(flat: readonly string[], name: string): string {
  const found = toPairs(flat).find(([one]) => one === name);
  if (found === undefined) throw new Error(`no header ${name}`);
  return found[1];
}
