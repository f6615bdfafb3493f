import { endSession } from "../../accounts/sessions.ts";
import { clearCookie } from "../page/cookies.ts";
import { toNext, withNext } from "../page/next.ts";
import { keepNotice } from "../page/notices.ts";
import { type Header, redirect } from "../page/reply.ts";
import type { MemberRoute } from "../page/route.ts";

/** Not the cookies: one says that this browser is known, which keeps strangers from locking it out. */
export const clearSiteData = (secure: boolean): readonly Header[] =>
  // Browsers take it over https only, and complain otherwise.
  secure ? [["clear-site-data", '"cache", "storage"']] : [];

export const signOutRoute: MemberRoute = {
  for: "members",
  path: "/sign-out",
  post: async ({ context: { deps, secure }, member }, form) => {
    await endSession(deps, member.account.id, member.session.id);
    const to = withNext("/sign-in", toNext(form.get("next")));
    return redirect(to, [
      ...clearSiteData(secure),
      clearCookie(secure, "session"),
      keepNotice(secure, "signed-out"),
    ]);
  },
};
