import { ADD_CARD_PATH, toCardPath } from "../../../contract/addresses.ts";
import type { Desk } from "../../../tools/desk.ts";
import { addWalletCard } from "../../../tools/wallet/add-wallet-card.ts";
import { checkbox, postForm, suggestions, textField } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { type Html, html } from "../../../look/html.ts";
import { fromTypedDate } from "../../forms/typed-date.ts";
import { toFieldError } from "../words.ts";

/** One card as somebody typed it. */
export interface TypedCard {
  readonly name: string;
  readonly opened: string;
  readonly isAnother: boolean;
}

export const NO_CARD: TypedCard = { name: "", opened: "", isAnother: false };

export const readTypedCard = (form: URLSearchParams): TypedCard => ({
  name: (form.get("name") ?? "").trim(),
  opened: (form.get("opened") ?? "").trim(),
  isAnother: form.get("another") === "yes",
});

/** The form for one card by its name, with every open card to choose from. */
export const cardForm = (
  token: string,
  names: readonly string[],
  { name, opened, isAnother }: TypedCard,
  errors: readonly FieldError[],
): Html =>
  postForm(
    ADD_CARD_PATH,
    token,
    html`${textField(
        {
          name: "name",
          label: "Card",
          hint: "Any name for it, such as amex gold or csr.",
          list: "card-names",
          maxLength: 200,
          value: name,
        },
        errors,
      )}
      ${suggestions("card-names", names)}
      ${textField(
        {
          name: "opened",
          label: "Opened (optional)",
          hint: "The month is enough: 5/2023. Fees, credits and application rules count from it.",
          value: opened,
          optional: true,
        },
        errors,
      )}
      ${checkbox({ name: "another", label: "I already have one of these and want to add another" }, isAnother)}
      <button>Add the card</button>`,
  );

/** Adds the card; returns the next page or the errors. */
export async function addCard(
  desk: Desk,
  { name, opened, isAnother }: TypedCard,
): Promise<{ readonly next: string } | { readonly errors: readonly FieldError[] }> {
  const month = opened === "" ? undefined : fromTypedDate(opened);
  const errors = [
    ...(name === "" ? [{ field: "name", message: "Type the name of a card." }] : []),
    ...(opened !== "" && month === undefined
      ? [{ field: "opened", message: "Enter a month such as 5/2023, or a day such as 5/14/2023." }]
      : []),
  ];
  if (errors.length > 0) return { errors };
  const { data, problem } = await desk.write(addWalletCard, {
    card: name,
    ...(month === undefined ? {} : { opened_month: month }),
    ...(isAnother ? { allow_duplicate: true } : {}),
  });
  if (problem === undefined) return { next: toCardPath(data.wallet_card.wallet_card_id) };
  const field = /opened/.test(problem.message) ? "opened" : "name";
  return { errors: [toFieldError(field, problem)] };
}
