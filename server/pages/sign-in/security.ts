import { type Factors, type Passkey, readFactors } from "../../accounts/sign-in/factors.ts";
import { toCreation } from "../../accounts/sign-in/passkeys.ts";
import { canGoWithoutPassword } from "../../accounts/sign-in/factors.ts";
import { type Html, html } from "../../look/html.ts";
import { toDay } from "../page/dates.ts";
import { confirmButton, hiddenField, postForm } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";
import { toPage } from "../page/layout.ts";
import { toScript } from "../scripts/script.ts";
import { isFresh, toSignInAgain } from "./proof.ts";
import { passkeyForm, worldOf } from "./passkeys.ts";
import { SECURITY_PATH } from "./paths.ts";
import type { MemberRoute, MemberVisit, Reply } from "../page/route.ts";

/** The ways to sign in to an account. */
export const securityRoute: MemberRoute = {
  for: "members",
  path: SECURITY_PATH,
  scripted: true,
  get: (visit) => toSecurity(visit),
};

/** The holder of challenges for new passkeys: this session. */
export const addingBy = ({ member }: MemberVisit): string => `add ${member.session.id}`;

export async function toSecurity(
  visit: MemberVisit,
  errors: readonly FieldError[] = [],
): Promise<Reply> {
  const { context, member } = visit;
  const factors = await readFactors(context.deps, member.account.id);
  const canChange = isFresh(visit);
  const content = html`${!canChange && toSignInAgain(visit)}
    <h2 id="passkeys">Passkeys</h2>
    ${toPasskeys(visit, factors, canChange)}${canChange && (await toAdd(visit))}
    <h2>Authenticator app</h2>
    ${toApp(visit, factors, canChange)}
    <h2>Recovery codes</h2>
    ${toCodes(visit, factors, canChange)}
    <h2 id="password">Password</h2>
    ${toPassword(visit, factors, canChange)}
    <h2>Other browsers</h2>
    <p>They stay signed in when you change something here.</p>
    ${postForm(
      "/account/sessions/end-others",
      member.formToken,
      html`<button class="quiet">Sign out all other browsers</button>`,
    )}`;
  const head = toScript("passkeys");
  return toPage(visit, { title: "Signing in", content, head, errors });
}

const act = ({ member }: MemberVisit, path: string, content: Html): Html =>
  postForm(`${SECURITY_PATH}/${path}`, member.formToken, content);

function toPasskeys(visit: MemberVisit, { passkeys }: Factors, canChange: boolean): Html {
  const row = ({ id, name, created_at: created, last_used_on: used }: Passkey) =>
    html`<li>
      <div>
        <h3><bdi>${name}</bdi></h3>
        <p class="hint">
          Added ${toDay(created)}${used === undefined ? "" : html`, last used ${toDay(used)}`}
        </p>
      </div>
      ${
        canChange &&
        confirmButton(
          "Remove",
          name,
          act(
            visit,
            "passkeys/remove",
            html`${hiddenField("id", id)}<button class="danger">Remove the passkey</button>`,
          ),
        )
      }
    </li>`;
  return html`<p>
      A passkey signs you in by itself, with the lock of your phone or computer. With one, a
      password alone is not enough.
    </p>
    ${
      passkeys.length > 0 &&
      html`<ul class="rows">
        ${passkeys.map(row)}
      </ul>`
    }`;
}

async function toAdd(visit: MemberVisit): Promise<Html> {
  const { context, member } = visit;
  const world = worldOf(context);
  if (world === undefined) {
    return html`<p class="hint">
      This server is reached at an IP address; browsers allow passkeys only with a host name.
    </p>`;
  }
  return passkeyForm({
    action: `${SECURITY_PATH}/passkeys`,
    formToken: member.formToken,
    options: await toCreation(world, member.account, addingBy(visit)),
    kind: "create",
    button: "Add a passkey",
  });
}

const toApp = (visit: MemberVisit, { totp }: Factors, canChange: boolean): Html =>
  html`<p>
      ${
        totp === undefined
          ? "When no passkey is at hand, an app can show a code to use with your password."
          : "An app shows the code that you enter after your password."
      }
    </p>
    ${
      canChange &&
      (totp === undefined
        ? act(visit, "app", html`<button class="quiet">Set up an app</button>`)
        : act(visit, "app/remove", html`<button class="danger">Remove the app</button>`))
    }`;

const toCodes = (
  visit: MemberVisit,
  { recovery_code_digests: codes }: Factors,
  canChange: boolean,
): Html =>
  html`<p>
      ${codes.length === 0 ? "You have none." : `${codes.length} left.`} Each works once: in place
      of a passkey or the app, or to choose a new password.
    </p>
    ${canChange && act(visit, "codes", html`<button class="quiet">Create new codes</button>`)}`;

function toPassword(visit: MemberVisit, factors: Factors, canChange: boolean): Html {
  const { hasPassword } = visit.member.account;
  const change = html`<p>
    <a href="/account/password">${hasPassword ? "Change your password" : "Choose a password"}</a>
  </p>`;
  if (!hasPassword)
    return html`<p>Your account has none.</p>
      ${change}`;
  const removal = canGoWithoutPassword(factors)
    ? canChange &&
      confirmButton(
        "Go without",
        "a password",
        act(visit, "password", html`<button class="danger">Remove the password</button>`),
      )
    : html`<p class="hint">
        You can go without one once you have a passkey and two more ways in: two more passkeys, or
        one and recovery codes.
      </p>`;
  return html`${change}${removal}`;
}
