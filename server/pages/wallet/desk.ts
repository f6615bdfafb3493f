import { type Desk, openDesk } from "../../tools/desk.ts";
import type { MemberVisit } from "../visit.ts";

/** The tools on the wallet of who looks at the page. */
export async function deskOf({ context, member }: MemberVisit): Promise<Desk> {
  const { deps, ceilings, publicUrl, getFacts } = context;
  const { id, plan } = member.account;
  return openDesk({ id, plan }, { deps, ceilings, publicUrl, facts: await getFacts() });
}
