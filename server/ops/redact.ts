/** Secrets by pattern, with the text that replaces each in a log. */
const SECRETS: readonly (readonly [pattern: RegExp, left: string])[] = [
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, "$1 [redacted]"],
  [/\bsvc_[0-9a-f]{16}_[\w-]+/g, "svc_[redacted]"],
  // The password in a URL: postgres://user:password@host.
  [/\b([a-z][a-z0-9+.-]*:\/\/[^\s:/@]+):[^\s@/]+@/gi, "$1:[redacted]@"],
  [
    /\b(code|state|token|secret|password|api_key|access_token|refresh_token)=[^\s&"']+/gi,
    "$1=[redacted]",
  ],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[address]"],
  // Card numbers, with or without spaces or dashes.
  [/\b\d(?:[ -]?\d){12,18}\b/g, "[number]"],
];

/** A text for the log, without keys, tokens, passwords, e-mail addresses and card numbers. */
export const redact = (text: string): string =>
  SECRETS.reduce((left, [pattern, replacement]) => left.replaceAll(pattern, replacement), text);
