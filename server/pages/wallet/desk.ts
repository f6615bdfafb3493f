import type { Account } from "../../accounts/users.ts";
import { takeNextTurn, takeTurnOf } from "../../ops/turns.ts";
import { type Desk, openDesk } from "../../tools/desk.ts";
import type { MemberVisit, PagesContext } from "../page/route.ts";

/** The tools on the wallet of the member who views the page. */
export const deskOf = ({ context, event, member }: MemberVisit): Promise<Desk> =>
  deskFor(context, member.account, () => takeNextTurn(event.req));

/** The same for an account that is not from a session. */
export async function deskFor(
  context: PagesContext,
  { id, plan }: Account,
  turn = () => takeTurnOf({ address: "", credential: "" }),
): Promise<Desk> {
  const { deps, ceilings, publicUrl, getFacts } = context;
  const outside = { deps, ceilings, publicUrl, facts: await getFacts() };
  return openDesk({ id, plan }, outside, turn);
}
