import type { Html } from "../../look/html.ts";
import { html } from "../../look/html.ts";
import { postForm } from "../forms/fields.ts";
import { countLetter, sendVerifyLink, toLookForMail } from "./send-link.ts";
import type { MemberRoute, MemberVisit } from "../page/route.ts";

const VERIFY_PATH = "/account/verify";

/** Mails a link to confirm the address of an account that was created without confirming it. */
export const verifyRoute: MemberRoute = {
  for: "members",
  path: VERIFY_PATH,
  post: async (visit) => {
    await countLetter(visit);
    sendVerifyLink(visit, visit.member.account);
    return toLookForMail(visit, visit.member.account.email);
  },
};

/** A notice for members with an unconfirmed address, where there is mail. */
export const toUnverified = ({ context, member }: MemberVisit): Html | undefined =>
  context.mailer === undefined || member.account.verified
    ? undefined
    : html`<p class="warning">
          Your address is not confirmed. Until it is, the chat answers without the language model,
          and a forgotten password cannot be reset by e-mail.
        </p>
        ${postForm(
          VERIFY_PATH,
          member.formToken,
          html`<button>Send me a link to confirm it</button>`,
        )}`;
