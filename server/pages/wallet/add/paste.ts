import { ADD_PATH } from "../../../contract/addresses.ts";
import { postForm, textBox } from "../../fields.ts";
import type { FieldError } from "../../form.ts";
import { type Html, html } from "../../../look/html.ts";

/** The box for all that somebody has, in their own words. */
export const pasteForm = (token: string, content = "", errors: readonly FieldError[] = []): Html =>
  postForm(
    ADD_PATH,
    token,
    html`${textBox(
        {
          name: "content",
          label: "Paste what you have",
          hint: "For example: plat x2, gold, csr; 250k amex, 80k chase. Never a full card number.",
          rows: 5,
          value: content,
        },
        errors,
      )}<button>See what we understand</button>`,
  );
