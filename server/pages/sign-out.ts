import { endSession } from "../accounts/sessions.ts";
import { clearCookie } from "./cookies.ts";
import { keepNotice } from "./notices.ts";
import { redirect } from "./reply.ts";
import type { MemberRoute } from "./route.ts";

export const signOutRoute: MemberRoute = {
  for: "members",
  path: "/sign-out",
  post: async ({ context: { deps, secure }, member }) => {
    await endSession(deps, member.account.id, member.session.id);
    return redirect("/sign-in", [clearCookie(secure, "session"), keepNotice(secure, "signed-out")]);
  },
};
