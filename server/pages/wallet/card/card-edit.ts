import { toCardPath } from "../../../contract/addresses.ts";
import type { Desk } from "../../../tools/desk.ts";
import { updateProfile } from "../../../tools/wallet/update-profile.ts";
import { updateWalletCard } from "../../../tools/wallet/update-wallet-card.ts";
import { hiddenField, postForm, textField } from "../../fields.ts";
import type { FieldError } from "../../form.ts";
import { type Html, html } from "../../../look/html.ts";
import type { HeldRow } from "../overview/read.ts";
import { fromTypedDate, toTypedDate } from "../typed-date.ts";
import { ownerName, problemWords } from "../words.ts";

/** What can be changed of a card, as it stands in the fields. */
type Fields = Readonly<Record<(typeof NAMES)[number], string>>;

const NAMES = ["nickname", "opened", "owner"] as const;

/** What somebody typed, beside what the form showed then. */
export interface Edit {
  readonly typed: Fields;
  readonly errors: readonly FieldError[];
}

const toFields = ({ nickname = "", opened_on: opened, owner }: HeldRow): Fields => ({
  nickname,
  opened: opened === undefined ? "" : toTypedDate(opened),
  owner: ownerName(owner),
});

/** The form to change a card; it carries what it showed, so that only changes are saved. */
export function editForm(
  card: HeldRow,
  owners: readonly string[],
  token: string,
  edit?: Edit,
): Html {
  const shown = toFields(card);
  const { typed, errors } = edit ?? { typed: shown, errors: [] };
  const plain = { type: "text", autocomplete: "off", optional: true } as const;
  const fields = html`${NAMES.map((name) => hiddenField(`was_${name}`, shown[name]))}
    ${textField({ ...plain, ...LABELS.nickname, value: typed.nickname, maxLength: 60 }, errors)}
    ${textField({ ...plain, ...LABELS.opened, value: typed.opened }, errors)}
    ${textField({ ...plain, ...LABELS.owner, value: typed.owner, maxLength: 30, list: "owners" }, errors)}
    <datalist id="owners">
      ${owners.map((owner) => html`<option value="${ownerName(owner)}"></option>`)}
    </datalist>
    <button>Save</button>`;
  return postForm(toCardPath(card.wallet_card_id), token, fields);
}

const LABELS = {
  nickname: { name: "nickname", label: "Nickname", hint: "What you call it." },
  opened: {
    name: "opened",
    label: "Opened",
    hint: "The month is enough: 5/2023. Fees, credits and application rules count from it.",
  },
  owner: { name: "owner", label: "Held by", hint: "You, or somebody of your household." },
} as const;

/** Saves what was changed; gives the edit back with what is wrong with it. */
export async function saveEdit(
  desk: Desk,
  card: HeldRow,
  owners: readonly string[],
  form: URLSearchParams,
): Promise<Edit | undefined> {
  const valueOf = (name: string): string => (form.get(name) ?? "").trim();
  const typed = {
    nickname: valueOf("nickname"),
    opened: valueOf("opened"),
    owner: valueOf("owner"),
  };
  const changed = NAMES.filter((name) => typed[name] !== valueOf(`was_${name}`));
  if (changed.length === 0) return undefined;
  const errors = [
    ...findConflicts(toFields(card), typed, changed, (name) => valueOf(`was_${name}`)),
    ...findWrong(typed),
  ];
  if (errors.length > 0) return { typed, errors };
  const owner = findOwner(typed.owner, owners);
  if (owner === undefined) {
    const { problem } = await desk.write(updateProfile, { add_household: [typed.owner] });
    if (problem !== undefined) return wrong(typed, "owner", problemWords(problem));
  }
  const { problem } = await desk.write(updateWalletCard, {
    wallet_card_id: card.wallet_card_id,
    ...(changed.includes("nickname") ? { nickname: typed.nickname || null } : {}),
    ...(changed.includes("opened") ? { opened_month: fromTypedDate(typed.opened) ?? null } : {}),
    ...(changed.includes("owner") ? { owner: owner ?? typed.owner } : {}),
  });
  if (problem === undefined) return undefined;
  return wrong(
    typed,
    FIELDS_OF[problem.field ?? ""] ?? changed[0] ?? "nickname",
    problemWords(problem),
  );
}

const FIELDS_OF: Readonly<Record<string, string>> = { opened_month: "opened" };

const wrong = (typed: Fields, field: string, message: string): Edit => ({
  typed,
  errors: [{ field, message }],
});

const findOwner = (typed: string, owners: readonly string[]): string | undefined =>
  owners.find((owner) => ownerName(owner).toLowerCase() === typed.toLowerCase());

/** What another page or an agent changed while this one was being typed in. */
const findConflicts = (
  now: Fields,
  typed: Fields,
  changed: readonly (keyof Fields)[],
  wasOf: (name: keyof Fields) => string,
): readonly FieldError[] =>
  changed
    .filter((name) => now[name] !== wasOf(name) && now[name] !== typed[name])
    .map((field) => ({
      field,
      message: `This was changed meanwhile to “${now[field]}”. Save again to keep what you typed.`,
    }));

function findWrong({ opened, owner }: Fields): readonly FieldError[] {
  return [
    ...(opened !== "" && fromTypedDate(opened) === undefined
      ? [{ field: "opened", message: "Enter a month such as 5/2023, or a day such as 5/14/2023." }]
      : []),
    ...(owner === "" ? [{ field: "owner", message: "Enter who holds the card." }] : []),
  ];
}
