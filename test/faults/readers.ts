const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

/** Every address that reads a body, and how it refuses one that is too large. */
export const READERS = [
  { path: "/v1/public/credit-cards/search", type: JSON_TYPE, tooLarge: [413] },
  { path: "/v1/public/benefits-search", type: JSON_TYPE, tooLarge: [413] },
  { path: "/mcp", type: JSON_TYPE, tooLarge: [413] },
  { path: "/tools/mcp", type: JSON_TYPE, tooLarge: [413] },
  { path: "/chat/v1/chat/completions", type: JSON_TYPE, tooLarge: [413] },
  { path: "/oauth/register", type: JSON_TYPE, tooLarge: [413, 400] },
  // Its library says only that it cannot read the body.
  { path: "/oauth/token", type: FORM, tooLarge: [400] },
  { path: "/sign-in", type: FORM, tooLarge: [413] },
] as const;

/** The head of a POST, as text, without what says how long the body is. */
export const toHead = (path: string, headers: Readonly<Record<string, string>>): string =>
  [
    `POST ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
  ].join("\r\n");
