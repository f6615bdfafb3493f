/** Permissions of a credential (SPEC 5). Personal keys and OAuth tokens carry the same scopes. */
export const SCOPES = ["service:chat", "service:tools", "service:tools:write"] as const;

export type Scope = (typeof SCOPES)[number];

/** Each scope in the words of the consent page. */
export const SCOPE_MEANINGS: Readonly<Record<Scope, string>> = {
  "service:chat": "Ask the chat questions about your cards and points, and read its answers",
  "service:tools": "Read your wallet: cards, balances, spending, credits and results based on them",
  "service:tools:write":
    "Read and change your wallet: add, edit and remove cards, balances and usage notes",
};
