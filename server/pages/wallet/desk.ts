import type { Account } from "../../accounts/users.ts";
import { type Desk, openDesk } from "../../tools/desk.ts";
import type { MemberVisit, PagesContext } from "../visit.ts";

/** The tools on the wallet of who looks at the page. */
export const deskOf = ({ context, member }: MemberVisit): Promise<Desk> =>
  deskFor(context, member.account);

/** The same for an account that was found otherwise. */
export async function deskFor(context: PagesContext, { id, plan }: Account): Promise<Desk> {
  const { deps, ceilings, publicUrl, getFacts } = context;
  return openDesk({ id, plan }, { deps, ceilings, publicUrl, facts: await getFacts() });
}
