import { encode } from "uqr";
import { endLinks } from "../../accounts/end-access.ts";
import { addTotp, newTotp, openTotp } from "../../accounts/sign-in/factor-codes.ts";
import {
  changeFactors,
  type Factors,
  hasSecondFactor,
  MAX_PASSKEYS,
  readFactors,
  renewRecoveryCodes,
} from "../../accounts/sign-in/factors.ts";
import { readCreated } from "../../accounts/sign-in/passkeys.ts";
import { toBase32, totpAddress } from "../../accounts/sign-in/totp.ts";
import { canGoWithoutPassword } from "../../accounts/sign-in/factors.ts";
import { changeAccount } from "../../accounts/users.ts";
import { type Html, html } from "../../look/html.ts";
import { toBrowserName } from "./browser-name.ts";
import { hiddenField, postForm, secretField, textField } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";
import { toPage } from "../page/layout.ts";
import { redirect, redirectWith } from "../page/reply.ts";
import { isFresh } from "./proof.ts";
import { worldOf } from "./passkeys.ts";
import { SECURITY_PATH } from "./paths.ts";
import { addingBy, toSecurity } from "./security.ts";
import { tellMember } from "./tell.ts";
import type { MemberRoute, MemberVisit, Reply } from "../page/route.ts";

type Change = (visit: MemberVisit, form: URLSearchParams) => Reply | Promise<Reply>;

/** A change of the ways to sign in, which takes a fresh sign-in. */
const changeRoute = (path: string, change: Change): MemberRoute => ({
  for: "members",
  path: `${SECURITY_PATH}/${path}`,
  scripted: true,
  post: (visit, form) => (isFresh(visit) ? change(visit, form) : redirect(SECURITY_PATH)),
});

export const securityChangeRoutes: readonly MemberRoute[] = [
  changeRoute("passkeys", addPasskey),
  changeRoute("passkeys/remove", (visit, form) =>
    lessen(visit, (before) => ({
      ...before,
      passkeys: before.passkeys.filter(({ id }) => id !== form.get("id")),
    })),
  ),
  changeRoute("app", beginApp),
  changeRoute("app/confirm", addApp),
  changeRoute("app/remove", (visit) => lessen(visit, (before) => ({ ...before, totp: undefined }))),
  changeRoute("codes", newCodes),
  changeRoute("password", removePassword),
];

const refuse = (visit: MemberVisit, field: string, message: string): Promise<Reply> =>
  toSecurity(visit, [{ field, message }]);

/** Notifies the member by mail and goes back to the page. */
function done(visit: MemberVisit): Reply {
  tellMember(visit.context, visit.member.account, { kind: "factor" });
  return redirectWith(visit, SECURITY_PATH, "sign-in-changed");
}

async function addPasskey(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const { context, event, member } = visit;
  const world = worldOf(context);
  const name = toBrowserName(event.req.headers.get("user-agent") ?? "");
  const credential = form.get("credential") ?? "";
  const made = world && (await readCreated(world, credential, addingBy(visit), name));
  if (made === undefined) {
    return refuse(visit, "passkeys", "The passkey could not be added. Try again.");
  }
  const added = await changeFactors(context.deps, member.account.id, (before) =>
    before.passkeys.length >= MAX_PASSKEYS || before.passkeys.some(({ id }) => id === made.id)
      ? undefined
      : { ...before, passkeys: [...before.passkeys, made] },
  );
  if (!added)
    return refuse(visit, "passkeys", `You can have up to ${MAX_PASSKEYS} passkeys, each once.`);
  return done(visit);
}

/** Removes a way to sign in, unless the member could then be locked out. */
async function lessen(visit: MemberVisit, change: (before: Factors) => Factors): Promise<Reply> {
  const { account } = visit.member;
  const changed = await changeFactors(visit.context.deps, account.id, (before) => {
    const after = change(before);
    return account.hasPassword || canGoWithoutPassword(after) ? after : undefined;
  });
  return changed
    ? done(visit)
    : refuse(visit, "passkeys", "Choose a password first, or add another way to sign in.");
}

function beginApp(visit: MemberVisit): Reply {
  const { deps, secret } = visit.context;
  return toAppPage(visit, newTotp(deps, secret, visit.member.account.id).sealed);
}

const WRONG = "This is not the code the app shows now.";

async function addApp(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const { deps } = visit.context;
  const sealed = form.get("sealed") ?? "";
  const code = (form.get("code") ?? "").replaceAll(/\s/g, "");
  const given = { sealed, code };
  if (await addTotp(deps, secretsOf(visit), visit.member.account.id, given)) return done(visit);
  if (openTotp(secretsOf(visit), visit.member.account.id, sealed) === undefined) {
    return redirect(SECURITY_PATH);
  }
  return toAppPage(visit, sealed, [{ field: "code", message: WRONG }]);
}

const secretsOf = ({ context }: MemberVisit): readonly Buffer[] => [
  context.secret,
  ...(context.olderSecrets ?? []),
];

const CODE_FIELD = {
  name: "code",
  label: "Code shown in the app",
  autocomplete: "one-time-code",
} as const;

function toAppPage(visit: MemberVisit, sealed: string, errors: readonly FieldError[] = []): Reply {
  const { account, formToken } = visit.member;
  const secret = openTotp(secretsOf(visit), account.id, sealed) ?? Buffer.alloc(0);
  const address = totpAddress(secret, account.email);
  const content = html`<p>Scan this with the app, or type the key into it.</p>
    ${toQrCode(address)} ${secretField({ name: "secret", label: "Key", value: toBase32(secret) })}
    ${postForm(
      `${SECURITY_PATH}/app/confirm`,
      formToken,
      html`${hiddenField("sealed", sealed)}
        ${textField({ ...CODE_FIELD, numeric: true }, errors)}<button>Use this app</button>`,
    )}`;
  return toPage(visit, { title: "Set up an app", content, errors });
}

function toQrCode(text: string): Html {
  const { data, size } = encode(text);
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg
    class="qr"
    viewBox="0 0 ${String(size)} ${String(size)}"
    role="img"
    aria-label="QR code of the key"
  >
    <path d="${dark.join("")}" />
  </svg>`;
}

async function newCodes(visit: MemberVisit): Promise<Reply> {
  const { context, member } = visit;
  const codes = await renewRecoveryCodes(context.deps, member.account.id);
  tellMember(context, member.account, { kind: "factor" });
  const content = html`<p>
      Write these down or print them, and keep them where only you can see them. They are shown only
      once; older ones no longer work.
    </p>
    <ul class="codes">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <p><a class="button" href="${SECURITY_PATH}">I have saved them</a></p>`;
  return toPage(visit, { title: "Your recovery codes", content });
}

async function removePassword(visit: MemberVisit): Promise<Reply> {
  const { context, member } = visit;
  const factors = await readFactors(context.deps, member.account.id);
  if (!hasSecondFactor(factors) || !canGoWithoutPassword(factors)) {
    return refuse(visit, "password", "Add a passkey and two more ways to sign in first.");
  }
  await changeAccount(context.deps, member.account.id, { password: "" });
  await endLinks(context.deps, member.account);
  return done(visit);
}
