import { MIN_PASSWORD_CHARACTERS } from "../../accounts/sign-in/password-rules.ts";
import { type Html, html } from "../../look/html.ts";
import { textField } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";

interface NewPassword {
  readonly name: string;
  readonly label: string;
  /** The account's address, where known. */
  readonly email?: string;
}

/** A field for a new password, with a strength meter where the page's script runs. */
export const newPasswordInput = (
  { name, label, email = "" }: NewPassword,
  errors: readonly FieldError[] = [],
): Html =>
  html`${textField(
      {
        name,
        label,
        type: "password",
        autocomplete: "new-password",
        hint: `At least ${MIN_PASSWORD_CHARACTERS} characters; a few words are easy to remember.`,
      },
      errors,
    )}
    <p class="strength" hidden>
      <meter
        data-password="${name}"
        data-names="${email}"
        min="0"
        max="4"
        low="2"
        high="3"
        optimum="4"
        aria-label="How hard the password is to guess"
      ></meter>
      <output for="${name}"></output>
    </p>`;
