import { APPLICATIONS_PATH } from "../../../contract/addresses.ts";
import { type Html, html } from "../../../look/html.ts";
import type { Desk } from "../../../tools/desk.ts";
import { checkCardEligibility } from "../../../tools/offers/check-eligibility.ts";
import { getApplicationHistory } from "../../../tools/offers/get-application-history.ts";
import { getWallet } from "../../../tools/wallet/get-wallet.ts";
import { hiddenField, suggestions, textField } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { deskOf } from "../desk.ts";
import { labelsOf } from "../overview/read.ts";
import { OWNER_FIELD, ownerIn, ownerTabs } from "../owners.ts";
import { toWalletPage } from "../wallet-page.ts";
import { meantLinks, tryAsk } from "../try-read.ts";
import { toCounts, toLead } from "./counts.ts";
import { type Eligibility, toEligibility } from "./eligibility.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

/** A read-only page without a form token, so that its URL can be bookmarked. */
export const applicationsRoute: MemberRoute = {
  for: "members",
  path: APPLICATIONS_PATH,
  get: show,
};

const CARD_FIELD = "card";

interface Outcome {
  readonly checked?: Eligibility;
  readonly mayBe?: readonly string[];
  readonly errors?: readonly FieldError[];
}

async function show(visit: MemberVisit): Promise<Reply> {
  const desk = await deskOf(visit);
  const { searchParams } = visit.event.url;
  const wallet = desk.read(getWallet, { status: "all" });
  // Rules count the accounts of one person.
  const owner = ownerIn(visit, desk);
  const history = desk.read(getApplicationHistory, { owner });
  const typed = searchParams.get(CARD_FIELD);
  const { checked, mayBe = [], errors = [] } = typed === null ? {} : check(desk, typed, owner);
  const content = html`${checked !== undefined && toEligibility(checked)}
  ${meantLinks(APPLICATIONS_PATH, mayBe, (card) => ({ card, owner }))}
  ${checkForm(desk, { typed, owner }, errors)} ${toCounts(history.data, labelsOf(wallet))}`;
  return toWalletPage(visit, {
    title: "Applications",
    path: APPLICATIONS_PATH,
    owner,
    people: ownerTabs(APPLICATIONS_PATH, desk, history.data.owner, desk.owners),
    lead: toLead(history.data, labelsOf(wallet)),
    content,
    rests: [history, ...(checked === undefined ? [] : [checked])],
    questions: ["How many of my cards count towards 5/24?", "Which card should I get next?"],
    errors,
  });
}

function check(desk: Desk, typed: string, owner: string | undefined): Outcome {
  const card = typed.trim();
  if (card === "") return wrong("Type the name of a card as its issuer writes it.");
  const tried = tryAsk(() => desk.ask(checkCardEligibility, { card, owner }));
  if ("found" in tried) return { checked: tried.found };
  return "mayBe" in tried ? tried : wrong(tried.wrong);
}

const wrong = (message: string): Outcome => ({ errors: [{ field: CARD_FIELD, message }] });

const checkForm = (
  desk: Desk,
  { typed, owner }: { readonly typed: string | null; readonly owner: string | undefined },
  errors: readonly FieldError[],
): Html =>
  html`<form method="get" action="${APPLICATIONS_PATH}" novalidate>
    ${owner !== undefined && hiddenField(OWNER_FIELD, owner)}
    ${textField(
      {
        name: CARD_FIELD,
        label: "Card to check",
        list: "card-names",
        maxLength: 200,
        value: typed ?? "",
      },
      errors,
    )}
    ${suggestions("card-names", desk.cardNames())}
    <button>Check this card</button>
  </form>`;
