import {
  CHANGE_PATH,
  CHOOSE_PATH,
  CLOSE_PATH,
  REOPEN_PATH,
  toCardPath,
} from "../../../contract/addresses.ts";
import { count, formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import type { getCard } from "../../../tools/cards/get-card.ts";
import type { DataOf } from "../../../tools/desk.ts";
import type { listProductChangeOptions } from "../../../tools/fees/list-product-change-options.ts";
import { toShortDay } from "../../page/dates.ts";
import { type Line, plainList } from "../../page/lists.ts";
import {
  checkbox,
  confirmButton,
  fieldGroup,
  hiddenField,
  postForm,
  suggestions,
  textField,
} from "../../forms/fields.ts";
import type { Edits } from "../../forms/edits.ts";
import type { HeldRow } from "../overview/read.ts";
import { cardLabel, toSentences } from "../words.ts";

/** Fields of the forms to close or change an account and to choose its categories. */
export const CLOSED_ON = "closed_on";
export const CHANGED_ON = "changed_on";
export const TO_CARD = "to_card";
export const CHOICE = "choice";
export const WAS_CHOSEN = "was_chosen";

const dayField = (name: string, label: string, { typed, errors }: Edits): Html =>
  textField(
    {
      name,
      label: `${label} (optional)`,
      hint: "A day such as 5/14/2026; empty means today.",
      optional: true,
      value: typed.get(name) ?? "",
    },
    errors,
  );

const hasError = ({ errors }: Edits, ...fields: readonly string[]): boolean =>
  errors.some(({ field }) => fields.includes(field));

export const closeForm = (card: HeldRow, token: string, edits: Edits): Html =>
  confirmButton(
    "I closed this card",
    cardLabel(card),
    postForm(
      toCardPath(card.wallet_card_id, CLOSE_PATH),
      token,
      html`${dayField(CLOSED_ON, "Closed on", edits)}
        <button class="danger">Mark it as closed</button>`,
    ),
    hasError(edits, CLOSED_ON),
  );

export const reopenForm = (id: string, token: string, label: string): Html =>
  postForm(toCardPath(id, REOPEN_PATH), token, html`<button class="quiet">${label}</button>`);

type Option = DataOf<typeof listProductChangeOptions>["options"][number];

/** Known product changes of the card. */
export const toOptions = (options: readonly Option[], today: string): Html | false =>
  options.length > 0 &&
  html`<p>What this account may change to:</p>
    ${plainList(options.map((option) => toOption(option, today)))}`;

/** The form to record a product change. */
export function changeForm(
  card: HeldRow,
  options: readonly Option[],
  token: string,
  edits: Edits,
): Html {
  const fields = html`${textField(
      {
        name: TO_CARD,
        label: "It is now",
        hint: "Any name for the card.",
        list: "change-options",
        maxLength: 200,
        value: edits.typed.get(TO_CARD) ?? "",
      },
      edits.errors,
    )}
    ${suggestions(
      "change-options",
      options.map(({ to_card: to }) => to.card_name),
    )}
    ${dayField(CHANGED_ON, "Since", edits)}<button>Record the change</button>`;
  return confirmButton(
    "I changed it to another card",
    cardLabel(card),
    postForm(toCardPath(card.wallet_card_id, CHANGE_PATH), token, fields),
    hasError(edits, TO_CARD, CHANGED_ON),
  );
}

function toOption(option: Option, today: string): Line {
  const { to_card: to, earliest_on: earliest, to_fee_usd: fee, gained, lost } = option;
  const benefits = `${count(lost.length, "benefit")} lost, ${gained.length} gained.`;
  return {
    what: to.card_name,
    hint: html`${earliest !== undefined && earliest > today && html`From ${toShortDay(earliest)} on. `}${benefits}
    ${toSentences(option.warnings)}`,
    amount: fee === 0 ? "no fee" : `${formatUsd(fee)} fee`,
  };
}

type Rate = DataOf<typeof getCard>["earn"][number];

/** A group of rates; the holder chooses some of them. */
interface ChoiceGroup {
  readonly group: string;
  readonly count: number;
  /** `5% back` */
  readonly earns: string;
  /** Option labels by key. */
  readonly options: ReadonlyMap<string, string>;
}

/** The choices that a card gives its holder; empty for nearly all cards. */
export function choiceGroups(rates: readonly Rate[]): readonly ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup & { readonly options: Map<string, string> }>();
  for (const rate of rates) {
    const { choice_group: group, choice_option: key, choice_count: many = 1 } = rate;
    if (rate.selection !== "choice" || group === undefined || key === undefined) continue;
    const earns = `${rate.rate}${rate.unit === "percent" ? "% back" : " points per dollar"}`;
    const found = groups.get(group) ?? { group, count: many, earns, options: new Map() };
    const before = found.options.get(key);
    const name = rate.category_name;
    const isNew = before === undefined || !before.split(", ").includes(name);
    if (isNew) found.options.set(key, before === undefined ? name : `${before}, ${name}`);
    groups.set(group, found);
  }
  return [...groups.values()];
}

/** The current choices as the form carries them. */
export const chosenText = ({ chosen_categories: chosen }: HeldRow): string =>
  JSON.stringify(chosen);

/** The categories that earn more when chosen. */
export const choicesForm = (
  card: HeldRow,
  groups: readonly ChoiceGroup[],
  token: string,
  edits: Edits,
): Html | false =>
  groups.length > 0 &&
  html`<h2 id="choices">Chosen categories</h2>
    ${postForm(
      toCardPath(card.wallet_card_id, CHOOSE_PATH),
      token,
      html`${hiddenField(WAS_CHOSEN, chosenText(card))}
        ${groups.map((group, at) => toChoices(card, group, at, edits))}<button>Save</button>`,
    )}`;

function toChoices(
  card: HeldRow,
  { group, count: most, earns, options }: ChoiceGroup,
  at: number,
  edits: Edits,
): Html {
  const chosen = card.chosen_categories[group] ?? [];
  const boxes = [...options].map(([key, label], place) => {
    const id = `${CHOICE}-${at}-${place}`;
    const value = JSON.stringify([group, key]);
    return checkbox({ name: CHOICE, id, value, label }, chosen.includes(key));
  });
  const legend = `${earns} on ${most} of these`;
  return fieldGroup({ legend, id: `${CHOICE}-${at}-0` }, boxes, edits.errors);
}
