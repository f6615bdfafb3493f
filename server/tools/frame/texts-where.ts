/** The texts whose condition holds, in their order. */
export const textsWhere = (pairs: readonly (readonly [boolean, string])[]): string[] =>
  pairs.flatMap(([holds, text]) => (holds ? [text] : []));
