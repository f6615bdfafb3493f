import { exportAccount } from "../../accounts/account-data.ts";
import type { MemberRoute } from "../page/route.ts";

/** Everything kept about the member, as a file. */
export const exportRoute: MemberRoute = {
  for: "members",
  path: "/account/export",
  get: async ({ context, member }) => {
    const exported = await exportAccount(context.deps, context.ceilings, member.account.id);
    return {
      status: 200,
      headers: [
        ["content-type", "application/json"],
        ["content-disposition", 'attachment; filename="cardfile-account.json"'],
      ],
      body: `${JSON.stringify(exported, undefined, 2)}\n`,
    };
  },
};
