/** The texts of a table of warnings or next steps whose condition holds. */
export const textsWhere = (pairs: readonly (readonly [boolean, string])[]): string[] =>
  pairs.flatMap(([holds, text]) => (holds ? [text] : []));
