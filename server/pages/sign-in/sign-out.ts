import { SIGN_IN_PATH } from "../../contract/addresses.ts";
import { endSession } from "../../accounts/sign-in/sessions.ts";
import { clearCookie } from "../page/cookies.ts";
import { toNext, withNext } from "../page/next.ts";
import type { Notice } from "../page/notices.ts";
import { redirectWith } from "../page/reply.ts";
import type { Header, MemberRoute, MemberVisit, Reply } from "../page/route.ts";

export const signOutRoute: MemberRoute = {
  for: "members",
  path: "/sign-out",
  post: async (visit, form) => {
    const { context, member } = visit;
    await endSession(context.deps, member.account.id, member.session.id);
    return leave(visit, "signed-out", { to: withNext(SIGN_IN_PATH, toNext(form.get("next"))) });
  },
};

interface Leaving {
  readonly to?: string;
  readonly headers?: readonly Header[];
}

/** Clears the account's data from a browser whose session has ended, and redirects. */
export function leave(
  visit: MemberVisit,
  notice: Notice,
  { to = SIGN_IN_PATH, headers = [] }: Leaving = {},
): Reply {
  const { secure } = visit.context;
  // Browsers accept this header over https only, and complain otherwise. Cookies stay: the device
  // cookie keeps strangers from locking this browser out.
  const clearing: readonly Header[] = secure ? [["clear-site-data", '"cache", "storage"']] : [];
  return redirectWith(visit, to, notice, [...clearing, clearCookie(secure, "session"), ...headers]);
}
