export const SCRIPT_NAMES = ["chat", "password", "passkeys"] as const;

export type ScriptName = (typeof SCRIPT_NAMES)[number];
