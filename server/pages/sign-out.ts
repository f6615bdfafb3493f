import { endSession } from "../accounts/sign-in/sessions.ts";
import { clearCookie } from "./cookies.ts";
import { toNext, withNext } from "./next.ts";
import { keepNotice } from "./notices.ts";
import { type Header, redirect } from "./reply.ts";
import type { MemberRoute } from "./route.ts";

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
