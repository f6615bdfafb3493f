import { ADD_PATH } from "../../../contract/addresses.ts";
import { fileField, fileForm, textBox } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { type Html, html } from "../../../look/html.ts";

export const FILE_FIELD = "file";

/** The box to list all cards and points in free text. */
export const pasteForm = (token: string, content = "", errors: readonly FieldError[] = []): Html =>
  fileForm(
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
      )}${fileField(
        {
          name: FILE_FIELD,
          label: "Or choose a file",
          hint: "A list or a backup as CSV, JSON or text, up to 60 KB.",
          accept: ".csv,.json,.txt,text/csv,application/json,text/plain",
        },
        errors,
      )}<button>See what we understand</button>`,
  );

/** Leads to the page with that box. */
export const addLink = html`<p><a class="button" href="${ADD_PATH}">Add cards or points</a></p>`;
