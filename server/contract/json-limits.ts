/** Deeper than any client sends; protects recursive parsers. */
export const MAX_JSON_DEPTH = 64;

/** More values than any request has; schemas would report each one that is wrong. */
export const MAX_JSON_VALUES = 5000;

/** Too deep for recursive parsers and walks. */
export const isTooDeep = (text: string): boolean => exceedsJsonLimits(text, Infinity);

/** True beyond these limits. Counts brackets and commas outside strings, before any parsing. */
export function exceedsJsonLimits(text: string, mostValues = MAX_JSON_VALUES): boolean {
  let depth = 0;
  let commas = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (inString) {
      if (char === BACKSLASH) at++;
      else if (char === QUOTE) inString = false;
    } else if (char === QUOTE) inString = true;
    else if (char === OPEN_OBJECT || char === OPEN_LIST) depth++;
    else if (char === CLOSE_OBJECT || char === CLOSE_LIST) depth--;
    else if (char === COMMA) commas++;
    if (depth > MAX_JSON_DEPTH || commas > mostValues) return true;
  }
  return false;
}

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
