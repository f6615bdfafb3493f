import type * as z from "zod";
import { ADD_PATH, CONFIRM_PATH } from "../../../contract/addresses.ts";
import { count, formatPoints } from "../../../advice/money.ts";
import type { importWallet } from "../../../tools/reports/import-wallet.ts";
import { checkbox, hiddenField, postForm, textField } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { type Html, html } from "../../../look/html.ts";
import { toPage } from "../../page/layout.ts";
import { rowList } from "../../page/lists.ts";
import { toShortDay } from "../../page/dates.ts";
import { pasteForm } from "./paste.ts";
import { ownerName, toPlain } from "../words.ts";
import type { MemberVisit, Reply } from "../../page/route.ts";

/** A corrected entry, and beside it what it replaces. */
export const ENTRY_FIELD = "entry";
export const WAS_FIELD = "was";

/** Somebody to add to the household. */
export const PERSON_FIELD = "person";

type Found = z.infer<(typeof importWallet)["data"]>;
type Understood = Found["matched"][number];

interface Preview {
  readonly content: string;
  readonly found: Found;
  readonly errors: readonly FieldError[];
}

/** The understood and unknown entries of a list, to be corrected and added. */
export function toPreviewPage(visit: MemberVisit, { content, found, errors }: Preview): Reply {
  const { formToken } = visit.member;
  const strangers = found.unmatched.filter(({ owner }) => owner !== undefined);
  const unclear = [
    ...found.ambiguous.map(({ text, candidates }) => ({ text, why: mayBe(candidates) })),
    ...found.unmatched
      .filter((one) => !strangers.includes(one))
      .map(({ text, reason }) => ({ text, why: toPlain(reason) })),
  ];
  const open = unclear.length + strangers.length;
  const again = html`${hiddenField("content", content)}${toPeople(strangers)}
    ${unclear.length > 0 && html`<p>Fix these, or clear the box to skip one.</p>`}
    ${unclear.map(toUnclear)} <button class="quiet">Check again</button>`;
  return toPage(visit, {
    title: "Check what we understood",
    errors,
    content: html`<p class="lead">${toLead(found, open)}</p>
      ${
        open > 0 &&
        html`<h2>${unclear.length > 0 ? "Not understood" : "Whose they are"}</h2>
          ${postForm(ADD_PATH, formToken, again)}`
      }
      ${
        found.matched.length > 0 &&
        html`<h2>Understood</h2>
          ${rowList(found.matched.map(toUnderstood), "")}`
      }
      ${found.confirm_code !== undefined && toAddForm(formToken, content, found.confirm_code, open)}
      <h2>Change the list</h2>
      ${pasteForm(formToken, content)}`,
  });
}

/** Offers to add each person who is not in the household yet. */
function toPeople(strangers: Found["unmatched"]): Html {
  const people = [...new Set(strangers.flatMap(({ owner }) => owner ?? []))];
  return html`${people.map((person, at) => {
    const texts = strangers.filter(({ owner }) => owner === person).map(({ text }) => `“${text}”`);
    return checkbox(
      {
        name: PERSON_FIELD,
        id: `${PERSON_FIELD}-${at}`,
        value: person,
        label: `Add ${person} to my household, for ${texts.join(", ")}`,
      },
      true,
    );
  })}`;
}

const toAddForm = (token: string, content: string, code: string, unclear: number): Html =>
  postForm(
    CONFIRM_PATH,
    token,
    html`${hiddenField("content", content)}${hiddenField("code", code)}
      <button id="add">
        ${unclear > 0 ? "Add these and leave out the rest" : "Add to my wallet"}
      </button>`,
  );

const SECTIONS: Readonly<Record<Found["effects"][number]["section"], readonly [string, string]>> = {
  cards: ["card", "cards"],
  balances: ["balance", "balances"],
  valuations: ["own point value", "own point values"],
  spend: ["spending category", "spending categories"],
  credit_uses: ["used credit", "used credits"],
  certificates: ["certificate", "certificates"],
  bonuses: ["bonus", "bonuses"],
  profile: ["setting", "settings"],
  purchases: ["purchase", "purchases"],
};

function toLead({ effects }: Found, unclear: number): string {
  const ready = effects.flatMap(({ section, added, replaced }) => [
    ...(added > 0 ? [`${count(added, ...SECTIONS[section])} to add`] : []),
    ...(replaced > 0 ? [`${count(replaced, ...SECTIONS[section])} to change`] : []),
  ]);
  const open =
    unclear === 0 ? "" : ` ${count(unclear, "entry was", "entries were")} not understood.`;
  if (ready.length === 0) return `There is nothing new to add.${open}`;
  return `${ready.join(", ")}. No card or balance is saved yet.${open}`;
}

const MAX_NAMES = 5;

function mayBe(candidates: readonly { readonly label: string }[]): string {
  const names = candidates.slice(0, MAX_NAMES).map(({ label }) => label);
  return `It may be ${names.join(", or ")}. Type which one.`;
}

const toUnclear = (
  { text, why }: { readonly text: string; readonly why: string },
  at: number,
): Html =>
  html`${hiddenField(WAS_FIELD, text)}${textField({
    name: ENTRY_FIELD,
    id: `${ENTRY_FIELD}-${at}`,
    label: `“${text}”`,
    hint: why,
    value: text,
    optional: true,
  })}`;

function toUnderstood(one: Understood): Html {
  const { text, name, owner, certainty, alternatives = [], note } = one;
  const isGuess = certainty === "likely" && alternatives.length > 0;
  return html`<li>
    <div>
      <p>
        <strong>${amountOf(one)}${name}</strong>${
          one.opened_on !== undefined && html`, opened ${toShortDay(one.opened_on)}`
        }${one.closed_on !== undefined && html`, closed ${toShortDay(one.closed_on)}`}${one.last4 !== undefined && `, ends in ${one.last4}`},
        held by <bdi>${ownerName(owner)}</bdi>
      </p>
      <p class="hint">
        From “${text}”. ${heldText(one)}
        ${isGuess && `If you mean ${alternatives.map((other) => other.label).join(", or ")}, change the list below.`}
        ${note !== undefined && toPlain(note)}
      </p>
    </div>
  </li>`;
}

function amountOf({ kind, count: many = 1, points = 0 }: Understood): string {
  if (kind === "balance") return `${formatPoints(points)} points of `;
  return many > 1 ? `${many} × ` : "";
}

function heldText({ already_held: held = 0, count: many = 1 }: Understood): string {
  if (held === 0) return "";
  return held >= many
    ? "Already in the wallet."
    : `${held} of these ${held === 1 ? "is" : "are"} already in the wallet.`;
}
