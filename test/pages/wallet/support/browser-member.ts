import { DEMO_WALLET } from "../../../../server/accounts/demo.ts";
import { findAccountByEmail } from "../../../../server/accounts/users.ts";
import { changeWallet, readWallet } from "../../../../server/accounts/wallets.ts";
import { type openBrowser, signUpIn } from "../../support/browser.ts";

type Opened = Awaited<ReturnType<typeof openBrowser>>;

let members = 0;

/** A page of somebody who has just signed up, and whose account it is. */
export async function openMember(opened: Opened, options: Parameters<Opened["open"]>[0]) {
  const { page, complaints } = await opened.open(options);
  const email = `wallet${++members}@example.org`;
  await signUpIn(page, email);
  const { deps } = opened.site;
  const id = (await findAccountByEmail(deps, email))?.id ?? "";
  const fill = () => changeWallet(deps, id, () => ({ after: DEMO_WALLET, outcome: undefined }));
  return { page, complaints, fill, held: async () => (await readWallet(deps, id)).wallet };
}
