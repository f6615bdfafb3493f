import type { IncomingMessage, ServerResponse } from "node:http";
import { getRouterParam } from "h3";
import * as z from "zod";
import {
  type AccessRequest,
  consentPath,
  type OAuth,
  RequestExpired,
} from "../../accounts/oauth/oauth.ts";
import { SCOPES } from "../../accounts/scopes.ts";
import { postForm } from "../forms/fields.ts";
import { type FieldError, parseForm } from "../forms/form.ts";
import { html } from "../../look/html.ts";
import { toDocument, toPage } from "../page/layout.ts";
import { page } from "../page/reply.ts";
import { tellMember } from "../sign-in/tell.ts";
import { scopeField } from "./scope-field.ts";
import type { MemberRoute, MemberVisit, Reply } from "../page/route.ts";

export const consentRoute: MemberRoute = {
  for: "members",
  path: "/consent/:uid",
  popup: true,
  get: async (visit) => toConsent(visit, (await getAsked(visit)).request),
  post: decide,
};

const decisionForm = z.object({
  decision: z.enum(["allow", "deny"], "Press one of the two buttons."),
  scopes: z.array(z.enum(SCOPES, "Choose from the boxes shown.")),
});

const NOTHING_CHOSEN = "Choose at least one thing the app may do, or deny access.";

async function decide(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const { request, node, oauth } = await getAsked(visit);
  const refuse = (errors: readonly FieldError[]) => toConsent(visit, request, errors);
  const { values, errors } = parseForm(decisionForm, form);
  if (errors !== undefined) {
    return refuse(errors.map(({ message }) => ({ field: "scopes", message })));
  }
  if (values.decision === "deny") return sendOn(await oauth.deny(node.req, node.res));
  const granted = request.scopes.filter((scope) => values.scopes.includes(scope));
  if (granted.length === 0) return refuse([{ field: "scopes", message: NOTHING_CHOSEN }]);
  const { account } = visit.member;
  const address = await oauth.allow(node.req, node.res, account.id, granted);
  tellMember(visit.context, account, { kind: "app", name: request.clientName });
  return sendOn(address);
}

interface Asked {
  readonly request: AccessRequest;
  readonly oauth: OAuth;
  readonly node: { readonly req: IncomingMessage; readonly res: ServerResponse };
}

/** The request that awaits consent in this browser. Throws if the address names another. */
async function getAsked({ context, event }: MemberVisit): Promise<Asked> {
  const oauth = await context.oauth();
  const node = event.runtime?.node;
  if (node?.res === undefined) throw new Error("the consent page needs the server of Node");
  // The types of srvx cover HTTP/1 and HTTP/2; this server speaks HTTP/1 only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const http = node as Asked["node"];
  const request = await oauth.findRequest(http.req, http.res);
  if (request === undefined || request.uid !== getRouterParam(event, "uid")) {
    throw new RequestExpired();
  }
  return { request, oauth, node: http };
}

/**
 * Sends the browser on with a page instead of a redirect. Browsers apply form-action to every
 * redirect that follows a form, so a redirect to any app would need forms that may post anywhere,
 * and an app that redirects once more would still not be reached.
 */
function sendOn(address: string): Reply {
  const content = html`<h1>Back to the app</h1>
    <p>Your browser continues by itself. If it does not, <a href="${address}">continue</a>.</p>`;
  const head = html`<meta http-equiv="refresh" content="0; url=${address}" />`;
  return page(toDocument({ title: "Back to the app", content, head }));
}

function toConsent(
  visit: MemberVisit,
  { uid, clientName, redirectHost, scopes }: AccessRequest,
  errors: readonly FieldError[] = [],
): Reply {
  const { account, formToken } = visit.member;
  const name = html`<strong><bdi>${clientName}</bdi></strong>`;
  const content = html`<p>
      An app that calls itself ${name} asks to use your account
      <strong><bdi>${account.email}</bdi></strong
      >.
    </p>
    <p class="warning">
      We do not know who made the app. Whatever you choose, you continue to
      <strong><bdi>${redirectHost}</bdi></strong
      >. Allow access only if you know this address and came here from it.
    </p>
    ${postForm(
      consentPath(uid),
      formToken,
      html`${scopeField("What the app may do", scopes, errors.length > 0 ? [] : scopes, errors)}
        <p class="hint">
          Clear what it does not need. You can disconnect it at any time under
          <a href="/account/apps">Apps</a>.
        </p>
        <div class="buttons">
          <button class="quiet" name="decision" value="deny">Deny</button>
          <button name="decision" value="allow">Allow access</button>
        </div>`,
    )}`;
  return toPage(visit, { title: "Allow access to your account?", content, errors });
}
