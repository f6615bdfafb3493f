import { dictionary } from "@zxcvbn-ts/language-common";

/** Some 49,000 passwords that are guessed first, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].map(String),
);
