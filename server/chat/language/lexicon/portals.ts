import type { FactRow } from "../../../contract/facts.ts";
import { nameWords } from "../words/tokenise.ts";

/*
 * A bank's site for trips is its portal: "the Capital One portal" is Capital One Travel, and no card.
 */

type Merchant = FactRow<"merchants">;
type Issuer = FactRow<"issuers">;

const banksWords = ({ name, aliases }: Issuer): readonly string[] =>
  [name, ...aliases].map((one) => nameWords(one).join(" "));

const SITE = /^(.+?) travel(?: (?:center|portal))?$/;

/** The bank whose portal a merchant is; undefined for shops, and for the portals of others. */
function bankOfPortal(
  { kind, name, aliases }: Merchant,
  issuers: readonly Issuer[],
): Issuer | undefined {
  if (kind !== "travel_portal") return undefined;
  const sites = new Set(
    [name, ...aliases].flatMap((one) => SITE.exec(nameWords(one).join(" "))?.[1] ?? []),
  );
  return issuers.find((issuer) => banksWords(issuer).some((bank) => sites.has(bank)));
}

/** What people call the portal of a bank, by all the names of the bank. */
export function portalNames(merchant: Merchant, issuers: readonly Issuer[]): readonly string[] {
  const bank = bankOfPortal(merchant, issuers);
  if (bank === undefined) return [];
  return banksWords(bank).flatMap((name) => [`${name} portal`, `${name} travel portal`]);
}
