import type * as z from "zod";
import { PAY_PATH } from "../../../contract/addresses.ts";
import type { Desk } from "../../../tools/desk.ts";
import { bestCardForPurchase } from "../../../tools/spending/best-card-for-purchase.ts";
import { categoryCheatSheet } from "../../../tools/spending/category-cheat-sheet.ts";
import { hiddenField, suggestions, textField } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { type Html, html } from "../../../look/html.ts";
import { formatUsd } from "../../../advice/money.ts";
import { toAmount } from "../card/credit-use.ts";
import { deskOf } from "../desk.ts";
import { type CheatSheet, type Ranking, toCheatSheet, toRanking } from "./pay-view.ts";
import { OWNER_FIELD, ownerIn, ownerTabs } from "../owners.ts";
import { toWalletPage } from "../wallet-page.ts";
import { meantLinks, tryAsk } from "../try-read.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

/** A read-only page without a form token, so that its URL can be bookmarked. */
export const payRoute: MemberRoute = { for: "members", path: PAY_PATH, get: show };

const WHERE_FIELD = "where";
const AMOUNT_FIELD = "amount";
const USUAL_AMOUNT = "100";

/** The result of a question: an answer, several meanings, or an error. */
interface Outcome {
  readonly ranking?: Ranking;
  readonly mayBe?: readonly string[];
  readonly errors: readonly FieldError[];
}

async function show(visit: MemberVisit): Promise<Reply> {
  const desk = await deskOf(visit);
  const owner = ownerIn(visit, desk);
  const sheet = await desk.readInTurn(categoryCheatSheet, { owner });
  const { searchParams } = visit.event.url;
  const asked = searchParams.get(WHERE_FIELD);
  const where = (asked ?? "").trim();
  const amount = searchParams.get(AMOUNT_FIELD) ?? USUAL_AMOUNT;
  await desk.pause();
  const outcome: Outcome =
    asked === null ? { errors: [] } : answer(desk, sheet, { where, amount, owner });
  await desk.pause();
  const { ranking, mayBe = [], errors } = outcome;
  const content = html`${ranking !== undefined && toRanking(ranking)}
    ${meantLinks(PAY_PATH, mayBe, (name) => ({ [WHERE_FIELD]: name, [AMOUNT_FIELD]: amount, owner }))}
    ${askForm(sheet, { where, amount, owner }, errors)}
    <h2 id="categories">By category</h2>
    ${toCheatSheet(sheet)}`;
  return toWalletPage(visit, {
    title: "Which card to use",
    path: PAY_PATH,
    owner,
    people: ownerTabs(PAY_PATH, desk, owner),
    content,
    rests: [...(ranking ? [ranking] : []), sheet],
    questions: [
      "Which of my cards should I use for groceries?",
      "Which of my cards is best abroad?",
    ],
    errors,
  });
}

interface Asked {
  readonly where: string;
  readonly amount: string;
  readonly owner: string | undefined;
}

const TRY_CATEGORY = "Try a category, such as groceries.";

const WHERE_MISSING = "Type a shop, such as Whole Foods, or a category, such as groceries.";

function answer(desk: Desk, { data }: CheatSheet, { where, amount, owner }: Asked): Outcome {
  const usd = toAmount(amount);
  const errors = [
    ...(where === "" ? [{ field: WHERE_FIELD, message: WHERE_MISSING }] : []),
    ...(usd > 0 ? [] : [{ field: AMOUNT_FIELD, message: "Enter an amount, such as 100." }]),
  ];
  if (errors.length > 0) return { errors };
  const isCategory = data.rows.some(
    ({ category_name: name }) => name.toLowerCase() === where.toLowerCase(),
  );
  const wrong = (message: string): Outcome => ({ errors: [{ field: WHERE_FIELD, message }] });
  const asCategory = attempt(desk, { category: where, amount: usd, owner });
  if (isCategory) return "wrong" in asCategory ? wrong(asCategory.wrong) : asCategory;
  const asMerchant = attempt(desk, { merchant: where, amount: usd, owner });
  if ("mayBe" in asMerchant) {
    const categories = "mayBe" in asCategory ? asCategory.mayBe : categoryOf(asCategory);
    return { ...asMerchant, mayBe: [...categories, ...asMerchant.mayBe] };
  }
  if (!("wrong" in asMerchant)) return asMerchant;
  return "wrong" in asCategory ? wrong(`${asMerchant.wrong} ${TRY_CATEGORY}`) : asCategory;
}

const categoryOf = (found: ReturnType<typeof attempt>): readonly string[] =>
  "ranking" in found ? [found.ranking.data.purchase.category_name ?? ""] : [];

type Purchase = z.input<(typeof bestCardForPurchase)["schemas"]["input"]>;

function attempt(desk: Desk, purchase: Purchase) {
  const tried = tryAsk(() => desk.ask(bestCardForPurchase, purchase));
  if ("found" in tried) return { ranking: tried.found, errors: [] };
  return "mayBe" in tried ? { ...tried, errors: [] } : tried;
}

/** The typed amount as dollars; unchanged if it is no amount. */
const toWritten = (typed: string): string =>
  Number.isNaN(toAmount(typed)) ? typed : formatUsd(toAmount(typed)).slice(1);

const askForm = (
  { data }: CheatSheet,
  { where, amount, owner }: Asked,
  errors: readonly FieldError[],
): Html =>
  html`<form method="get" action="${PAY_PATH}" novalidate>
    ${owner !== undefined && hiddenField(OWNER_FIELD, owner)}
    ${textField(
      {
        name: WHERE_FIELD,
        label: "Shop or category",
        hint: "Such as Whole Foods, Delta or groceries.",
        list: "category-names",
        maxLength: 100,
        value: where,
      },
      errors,
    )}
    ${suggestions(
      "category-names",
      data.rows.map(({ category_name: name }) => name),
    )}
    ${textField(
      {
        name: AMOUNT_FIELD,
        label: "Dollars",
        numeric: true,
        value: toWritten(amount),
      },
      errors,
    )}
    <button>Which card?</button>
  </form>`;
