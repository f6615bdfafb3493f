import { type Html, html } from "../../look/html.ts";
import { hiddenField, postForm } from "../forms/fields.ts";

interface PasskeyForm {
  readonly action: string;
  readonly formToken: string;
  /** What the browser is asked, as JSON. */
  readonly options: string;
  readonly kind: "create" | "get";
  readonly button: string;
  readonly fields?: Html;
}

/** A form that the script of the page fills from a passkey; it stays hidden without the script. */
export const passkeyForm = ({
  action,
  formToken,
  options,
  kind,
  button,
  fields,
}: PasskeyForm): Html =>
  html`<div class="passkey" data-passkey="${kind}" data-options="${options}" hidden>
    ${postForm(
      action,
      formToken,
      html`${fields}${hiddenField("credential", "")}<button class="quiet">${button}</button>
        <p class="error" role="alert"></p>`,
    )}
  </div>`;
