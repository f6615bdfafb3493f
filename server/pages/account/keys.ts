import * as z from "zod";
import {
  type ApiKey,
  issueApiKey,
  listApiKeys,
  MAX_API_KEYS,
  MAX_KEY_NAME_CHARACTERS,
  revokeApiKey,
} from "../../accounts/api-keys.ts";
import { toTimestamp } from "../../accounts/deps.ts";
import { type Scope, SCOPES } from "../../accounts/scopes.ts";
import { TOOLSETS } from "../../tools/toolsets.ts";
import { type Html, html } from "../../look/html.ts";
import {
  checkbox,
  confirmButton,
  fieldGroup,
  hiddenField,
  postForm,
  secretField,
  textField,
} from "../forms/fields.ts";
import { type FieldError, parseForm, readId } from "../forms/form.ts";
import { toDay } from "../page/dates.ts";
import { notFound } from "../page/errors.ts";
import { toPage } from "../page/layout.ts";
import { rowList } from "../page/lists.ts";
import { redirectWith } from "../page/reply.ts";
import { tellMember } from "../sign-in/tell.ts";
import { scopeField } from "./scope-field.ts";
import type { MemberRoute, MemberVisit, Reply } from "../page/route.ts";

export const keyRoutes: readonly MemberRoute[] = [
  { for: "members", path: "/account/keys", get: (visit) => toKeys(visit), post: create },
  { for: "members", path: "/account/keys/revoke", post: revoke },
];

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

const keyForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Give the key a name, such as the program that will use it.")
    .max(MAX_KEY_NAME_CHARACTERS, `Use at most ${MAX_KEY_NAME_CHARACTERS} characters.`)
    .regex(/^\P{Cc}*$/u, "Leave out control characters."),
  scopes: z
    .array(z.enum(SCOPES, "Choose from the boxes shown."))
    .min(1, "Choose at least one thing the key may do."),
  ends_on: z
    .string()
    .trim()
    .refine((day) => day === "" || isDay(day), "Enter a day, such as 2027-01-31, or none."),
  toolsets: z.array(z.enum(Object.keys(TOOLSETS), "Choose from the boxes shown.")),
});

async function create(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const name = form.get("name") ?? "";
  const scopes = SCOPES.filter((scope) => form.getAll("scopes").includes(scope));
  const refuse = (errors: readonly FieldError[]) => toKeys(visit, { name, scopes, errors });
  const { values, errors } = parseForm(keyForm, form);
  if (errors !== undefined) return refuse(errors);
  const { ends_on: endsOn, toolsets } = values;
  if (endsOn !== "" && endsOn < toTimestamp(visit.context.deps.now()).slice(0, 10)) {
    return refuse([{ field: "ends_on", message: "This day has passed. Choose a later one." }]);
  }
  const issued = await issueApiKey(visit.context.deps, visit.member.account.id, {
    name: values.name,
    scopes,
    endsOn: endsOn === "" ? undefined : endsOn,
    toolsets: toolsets.length === 0 ? undefined : toolsets,
  });
  if (issued === undefined) {
    const message = `You have ${MAX_API_KEYS} keys, the maximum. Revoke one you do not use.`;
    return refuse([{ field: "name", message }]);
  }
  tellMember(visit.context, visit.member.account, { kind: "key", name: values.name });
  return toNewKey(visit, issued.key, issued.text);
}

async function revoke(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const id = readId(form, /^[0-9a-f]{16}$/);
  const { deps } = visit.context;
  const isEnded = id !== undefined && (await revokeApiKey(deps, visit.member.account.id, id));
  if (!isEnded) throw notFound("You have no such API key; it may have been revoked already.");
  return redirectWith(visit, "/account/keys", "key-revoked");
}

/** The only page that ever shows the text of a key. */
function toNewKey(visit: MemberVisit, { name }: ApiKey, text: string): Reply {
  const content = html`<p>
      Copy the key <strong><bdi>${name}</bdi></strong> now and keep it in a safe place. It is shown
      only once; we keep nothing it can be read from.
    </p>
    ${secretField({
      name: "key",
      label: "API key",
      hint: html`Send the header <code>Authorization: Bearer</code> and the key.`,
      value: text,
    })}
    <p><a class="button" href="/account/keys">I have copied it</a></p>`;
  return toPage(visit, { title: "Your new API key", content });
}

interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly errors: readonly FieldError[];
}

const NO_KEY: NewKey = { name: "", scopes: [], errors: [] };

async function toKeys(visit: MemberVisit, { name, scopes, errors } = NO_KEY): Promise<Reply> {
  const { account, formToken } = visit.member;
  const keys = await listApiKeys(visit.context.deps, account.id);
  const rows = keys.map((key) => toKeyRow(key, formToken));
  const hint = "For you, to tell your keys apart.";
  const nameField = { name: "name", label: "Name", value: name, hint };
  const fields = html`${textField({ ...nameField, maxLength: MAX_KEY_NAME_CHARACTERS }, errors)}
  ${scopeField("What the key may do", SCOPES, scopes, errors)}${toLimits(errors)}`;
  const content = html`<p>
      A key lets a program of your own use your account. Give every program its own key, and never
      put one where others can read it.
    </p>
    <h2>Your keys</h2>
    ${rowList(rows, "You have no keys.")}
    <h2>Create a key</h2>
    ${postForm("/account/keys", formToken, html`${fields}<button>Create key</button>`)}`;
  return toPage(visit, { title: "API keys", content, errors });
}

const NO_END = "The key expires after this day. Leave it empty for a key that never does.";

/** Fields that limit a key by date or toolset. */
const toLimits = (errors: readonly FieldError[]): Html =>
  html`<details class="part" ${errors.some(({ field }) => field === "ends_on") && html`open`}>
    <summary class="button quiet">Limits</summary>
    ${textField({ name: "ends_on", label: "Last day", type: "date", optional: true, hint: NO_END }, errors)}
    ${fieldGroup(
      {
        legend: "Only these tools",
        hint: "All if you choose none. The chat reads the whole wallet either way.",
      },
      Object.entries(TOOLSETS).map(([name, { about }]) =>
        checkbox(
          { name: "toolsets", id: `toolset-${name}`, value: name, label: `${name}: ${about}` },
          false,
        ),
      ),
    )}
  </details>`;

export function toKeyRow(
  { id, name, scopes, toolsets, createdAt, endsOn, lastUsedOn }: ApiKey,
  formToken: string,
  use?: Html,
): Html {
  const form = postForm(
    "/account/keys/revoke",
    formToken,
    html`${hiddenField("id", id)}
      <p>Programs that use it stop working at once.</p>
      <button class="danger">Revoke for good</button>`,
  );
  const used = lastUsedOn === undefined ? html`never used` : html`last used ${toDay(lastUsedOn)}`;
  return html`<li>
    <div>
      <h3><bdi>${name}</bdi></h3>
      <p><code>svc_${id}_…</code></p>
      <p class="hint">
        Created ${toDay(createdAt)},
        ${used}${endsOn !== undefined && html`, expires after ${toDay(endsOn)}`}
      </p>
      ${toolsets && html`<p class="hint">Only the tools of ${toolsets.join(", ")}</p>`}${use}
      <p class="scopes">${scopes.map((scope) => html`<code>${scope}</code> `)}</p>
    </div>
    ${confirmButton("Revoke", name, form)}
  </li>`;
}
