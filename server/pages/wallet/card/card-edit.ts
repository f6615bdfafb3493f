import { toCardPath } from "../../../contract/addresses.ts";
import type { Desk } from "../../../tools/desk.ts";
import { updateProfile } from "../../../tools/wallet/update-profile.ts";
import { updateWalletCard } from "../../../tools/wallet/update-wallet-card.ts";
import { postForm, suggestions } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { type Html, html } from "../../../look/html.ts";
import { type Edits, editedField, findConflicts, readEdits } from "../../forms/edits.ts";
import type { HeldRow } from "../overview/read.ts";
import { fromTypedDate, toTypedDate } from "../../forms/typed-date.ts";
import { ownerName, toFieldError } from "../words.ts";

const NAMES = ["nickname", "opened", "owner"] as const;

/** The editable fields of a card, as texts. */
type Fields = Readonly<Record<(typeof NAMES)[number], string>>;

const toFields = ({ nickname = "", opened_on: opened, owner }: HeldRow): Fields => ({
  nickname,
  opened: opened === undefined ? "" : toTypedDate(opened),
  owner: ownerName(owner),
});

export function editForm(
  card: HeldRow,
  owners: readonly string[],
  token: string,
  edits: Edits,
): Html {
  const shown = toFields(card);
  return postForm(
    toCardPath(card.wallet_card_id),
    token,
    html`${NAMES.map((name) => editedField({ ...FIELDS[name], name }, shown[name], edits))}
      ${suggestions("owners", owners.map(ownerName))} <button>Save</button>`,
  );
}

const FIELDS = {
  nickname: { label: "Nickname", hint: "What you call it.", maxLength: 60 },
  opened: {
    label: "Opened",
    hint: "The month is enough: 5/2023. Fees, credits and application rules count from it.",
  },
  owner: {
    label: "Held by",
    hint: "You, or someone in your household.",
    maxLength: 30,
    list: "owners",
  },
} as const;

/** Saves the changes; returns them with the errors when something is wrong. */
export async function saveEdit(
  desk: Desk,
  card: HeldRow,
  owners: readonly string[],
  form: URLSearchParams,
): Promise<Edits | undefined> {
  const typed = readEdits(form);
  if (typed.size === 0) return undefined;
  const now: ReadonlyMap<string, string> = new Map(Object.entries(toFields(card)));
  const errors = [
    ...findConflicts(form, typed, (field) => now.get(field) ?? ""),
    ...findWrong(typed),
  ];
  if (errors.length > 0) return { typed, errors };
  const [nickname, opened, holder] = NAMES.map((name) => typed.get(name));
  const owner = holder === undefined ? undefined : (findOwner(holder, owners) ?? holder);
  if (owner !== undefined && !owners.includes(owner)) {
    const { problem } = await desk.write(updateProfile, { add_household: [owner] });
    if (problem !== undefined) return { typed, errors: [toFieldError("owner", problem)] };
  }
  const { problem } = await desk.write(updateWalletCard, {
    wallet_card_id: card.wallet_card_id,
    nickname: nickname === "" ? null : nickname,
    opened_month: opened === "" ? null : opened && fromTypedDate(opened),
    owner,
  });
  if (problem === undefined) return undefined;
  const [first = "nickname"] = typed.keys();
  const field = problem.field === "opened_month" ? "opened" : (problem.field ?? first);
  return { typed, errors: [toFieldError(field, problem)] };
}

const findOwner = (typed: string, owners: readonly string[]): string | undefined =>
  owners.find((owner) => ownerName(owner).toLowerCase() === typed.toLowerCase());

const NO_DATE = "Enter a month such as 5/2023, or a day such as 5/14/2023.";

function findWrong(typed: Edits["typed"]): readonly FieldError[] {
  const opened = typed.get("opened") ?? "";
  return [
    ...(opened !== "" && fromTypedDate(opened) === undefined
      ? [{ field: "opened", message: NO_DATE }]
      : []),
    ...(typed.get("owner") === ""
      ? [{ field: "owner", message: "Enter who holds the card." }]
      : []),
  ];
}
