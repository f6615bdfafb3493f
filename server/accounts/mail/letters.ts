import type { Letter } from "./mailer.ts";

/* The texts of all letters about access. */

const SIGNATURE = "\n\n-- \ncardfile";

const toLetter = (to: string, subject: string, ...paragraphs: readonly string[]): Letter => ({
  to,
  subject,
  text: paragraphs.join("\n\n") + SIGNATURE,
});

const HOUR = "The link works once, within an hour.";
const IGNORE = "If this was not you, ignore this e-mail: nothing happens without the link.";

const linkLetter =
  (subject: string, sentence: string) =>
  (to: string, link: string): Letter =>
    toLetter(to, subject, sentence, link, HOUR, IGNORE);

export const signUpLetter = linkLetter("Finish signing up", "Open this link to finish signing up:");

/** To somebody who signs up again; the sign-up page does not reveal it. */
export const knownAddressLetter = linkLetter(
  "You already have an account",
  "Someone, probably you, signed up with this address, which already has an account. Sign in with your password, or open this link to choose a new one:",
);

export const resetLetter = linkLetter(
  "Choose a new password",
  "Open this link to choose a new password:",
);

export const verifyLetter = linkLetter(
  "Confirm your address",
  "Open this link to confirm your address:",
);

export const codeLetter = (to: string, code: string): Letter =>
  toLetter(
    to,
    `${code} is your code`,
    `Your code is ${code}. Enter it where you are signing in; it works only there, for ten minutes.`,
    "If you are not signing in, someone knows your password: choose a new one.",
  );

/** Events that members are notified of afterwards. */
export type AccessEvent =
  | { readonly kind: "browser" | "app" | "key"; readonly name: string }
  | { readonly kind: "password" | "factor" | "guesses"; readonly name?: undefined };

const TOLD: Readonly<
  Record<AccessEvent["kind"], { subject: string; sentence: string; page?: string }>
> = {
  browser: {
    subject: "A new browser signed in",
    sentence: "A new browser signed in to your account",
  },
  app: {
    subject: "An app was connected",
    sentence: "You allowed an app to use your account. It calls itself",
  },
  key: {
    subject: "An API key was created",
    sentence: "An API key for your account was created",
  },
  password: {
    subject: "Your password was changed",
    sentence: "Your account password was changed",
  },
  factor: {
    subject: "A way to sign in was changed",
    sentence: "The passkeys or codes you sign in with were changed",
    page: "/account/security",
  },
  guesses: {
    subject: "Someone knows your password",
    sentence: "Someone entered your password, then wrong codes. They did not get in",
    page: "/account/password",
  },
};

export function accessLetter(to: string, event: AccessEvent, publicUrl: string): Letter {
  const { subject, sentence, page = "/account/access" } = TOLD[event.kind];
  // An app chooses its own name, which must not add lines to the letter.
  const named = event.name === undefined ? "" : `: "${event.name.replaceAll(/\s+/g, " ")}"`;
  return toLetter(
    to,
    subject,
    `${sentence}${named}.`,
    `If this was not you, end it here and choose a new password:`,
    publicUrl + page,
  );
}
