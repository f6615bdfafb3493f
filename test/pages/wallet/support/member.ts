import { DEMO_WALLET } from "../../../../server/accounts/demo.ts";
import { readQuotas } from "../../../../server/accounts/quotas.ts";
import { DEFAULT_CEILINGS } from "../../../../server/accounts/plans.ts";
import type { Wallet } from "../../../../server/accounts/wallet.ts";
import { changeWallet, readWallet } from "../../../../server/accounts/wallets.ts";
import { openDesk } from "../../../../server/tools/desk.ts";
import { readPinnedFacts } from "../../../fixtures/pinned-facts.ts";
import { openForAda } from "../../support/ada.ts";
import { ORIGIN } from "../../support/site.ts";

/** Ada with a wallet, her browser, and the tools to compare her pages with. */
export async function openWallet(wallet: Wallet | undefined = DEMO_WALLET) {
  const { site, ada, account } = await openForAda();
  const { deps } = site;
  const setWallet = (after: Wallet) =>
    changeWallet(deps, account.id, () => ({ after, outcome: undefined }));
  await setWallet(wallet);
  return {
    site,
    ada,
    account,
    setWallet,
    wallet: async () => (await readWallet(deps, account.id)).wallet,
    desk: () =>
      openDesk(account, {
        deps,
        ceilings: DEFAULT_CEILINGS,
        facts: readPinnedFacts(),
        publicUrl: ORIGIN,
      }),
    callsUsed: async () => {
      const quotas = await readQuotas(deps, DEFAULT_CEILINGS, account);
      return quotas.find(({ metered }) => metered === "tools")?.used;
    },
  };
}

/** The words of a page, without its markup. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#39;", "'")
    .replaceAll(/\s+/g, " ");
