import * as z from "zod";
import { CARD_TYPES } from "../../../data/vocab.ts";
import {
  type ApplicationCount,
  applicationCounts,
} from "../../advice/applications/application-counts.ts";
import { onPersonalReport } from "../../advice/applications/credit-report.ts";
import { SELF } from "../../accounts/wallet.ts";
import { type HeldCard, heldCardRef, heldCards, toHeldRef } from "../../member/held-cards.ts";
import { reportFactsOf, toHistoryAccount } from "../../member/history.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { formerProducts, toFormerProducts } from "../../member/holdings.ts";
import { count } from "../../advice/money.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";
import { countedAccount, ruleResult, ruleWindow, toCounted, windowOf } from "./eligibility-row.ts";

const accountRow = z.object({
  card: heldCardRef,
  issuer: z.string(),
  card_type: z.enum(CARD_TYPES),
  opened_on: z.string().optional().describe("A day, or a month when only that is known."),
  closed_on: z.string().optional(),
  status: z.enum(["open", "closed"]),
  authorized_user: z.boolean(),
  bonus_received: z.boolean().optional(),
  bonus_received_on: z.string().optional(),
  on_personal_report: z.enum(["yes", "no", "maybe"]).describe("Whether rules such as 5/24 see it."),
  doubt: z.string().optional(),
  former_products: formerProducts,
});

const countRow = z.object({
  name: z.string(),
  issuer: z.string(),
  count: z.int().describe("Accounts that certainly count."),
  may_count: z.int().describe("Further ones that may."),
  limit: z.int().describe("This many are too many."),
  room: z.int().describe("How many more may be opened today; what may count is assumed to."),
  window: ruleWindow.optional().describe("How far back it counts; absent: no limit."),
  result: ruleResult.describe("For an application today."),
  next_drop_off: z.iso.date().optional().describe("The day from which one fewer counts."),
  clears_on: z.iso.date().optional().describe("The first day it surely passes; absent: it does."),
  counted: z.array(countedAccount),
});

export const getApplicationHistory = defineReader({
  name: "get_application_history",
  title: "Get the application history",
  description:
    "Am I under 5/24, how many cards did I open in the past months, when did I last apply for " +
    "one, when does the next drop off? One person's accounts and applications, open and " +
    "closed, counted by issuers' rules today (5/24, 2/90, 8/65, one in six months). Whether you " +
    "can get a card: check_eligibility.",
  input: z.strictObject({ owner: ownerParam.optional(), as_if: asIfParam }),
  data: z.object({
    owner: z.string(),
    accounts: z.array(accountRow).describe("The newest first; those without a day last."),
    counts: z.record(z.string(), countRow).describe("By rule."),
    next_drop_off: z
      .object({
        on: z.iso.date(),
        rules: z.array(z.string()),
        accounts: z.array(heldCardRef),
      })
      .optional()
      .describe("The first day a rule counts one fewer."),
  }),
  brief: {
    rows: "accounts",
    columns: {
      accounts: "card opened_on closed_on status on_personal_report",
      counts: "name issuer count limit result",
    },
  },
  answer: ({ owner = SELF }, scene) => {
    const { facts, today } = scene;
    const cards = heldCards(scene, { owner, status: "all" });
    const history = cards.map((held) => toHistoryAccount(scene, held));
    const rules = facts.tables.issuerRules;
    const asOf = { day: today, knownUntil: today };
    const counts = applicationCounts(history, rules, reportFactsOf(facts), asOf);
    const next = nextDropOff(counts, cards);
    const counting = new Set(counts.filter(isTouched).map(({ ruleId }) => ruleId));
    return {
      summary: summaryOf(cards.length, counts, next?.on),
      data: {
        owner,
        accounts: cards.toSorted(byOpening).map((held) => toAccountRow(scene, held)),
        counts: Object.fromEntries(counts.map((one) => [one.ruleId, toCountRow(scene, one)])),
        next_drop_off: next,
      },
      assumptions: [
        "Only the accounts in the wallet are counted: add closed and forgotten ones too.",
        "A day counts up to the same day of the last month of a window; the next day is safe however it is counted.",
      ],
      warnings: warningsOf(cards),
      sources: rules.filter(({ rule_id: id }) => counting.has(id)),
      next_actions: actionsOf(cards),
    };
  },
});

const isTouched = ({ counted }: ApplicationCount): boolean => counted.length > 0;

/** Newest first; a month sorts below the days in it. */
function byOpening({ entry: a }: HeldCard, { entry: b }: HeldCard): number {
  const [x, y] = [a.opened_on ?? "", b.opened_on ?? ""];
  return x === y ? 0 : x < y ? 1 : -1;
}

function toAccountRow(scene: Scene, held: HeldCard): z.infer<typeof accountRow> {
  const { entry, card, isOpen } = held;
  const report = onPersonalReport(toHistoryAccount(scene, held), reportFactsOf(scene.facts));
  return {
    ...entry,
    card: toHeldRef(held),
    issuer: card.issuer,
    card_type: card.card_type,
    status: isOpen ? "open" : "closed",
    on_personal_report: report.on,
    doubt: report.on === "maybe" ? report.doubt : undefined,
    former_products: toFormerProducts(scene, entry),
  };
}

const toCountRow = (scene: Scene, one: ApplicationCount): z.infer<typeof countRow> => ({
  ...one,
  may_count: one.mayCount,
  room: Math.max(0, one.limit - one.count - one.mayCount),
  window: windowOf(scene, one.ruleId),
  next_drop_off: one.nextDropOff,
  clears_on: one.clearsOn,
  counted: one.counted.map((hit) => toCounted(scene, hit)),
});

function nextDropOff(counts: readonly ApplicationCount[], cards: readonly HeldCard[]) {
  const opened = counts.filter(({ kind }) => kind === "max_opened");
  const [on] = opened.flatMap(({ nextDropOff: day }) => day ?? []).toSorted();
  if (on === undefined) return undefined;
  const due = opened.filter(({ nextDropOff: day }) => day === on);
  const refs = new Set(
    due.flatMap(({ counted }) =>
      counted
        .filter(({ lastDay }) => lastDay !== undefined && lastDay.last < on)
        .map(({ account }) => account.ref),
    ),
  );
  return {
    on,
    rules: due.map(({ ruleId }) => ruleId),
    accounts: cards.filter(({ entry }) => refs.has(entry.id)).map(toHeldRef),
  };
}

/** The rule that members ask for by name. */
const FIVE_24 = "chase-5-24";

function summaryOf(many: number, counts: readonly ApplicationCount[], next: string | undefined) {
  const chase = counts.find(({ ruleId }) => ruleId === FIVE_24);
  const failing = counts.filter(({ result }) => result === "fail").map(({ name }) => name);
  const isSure = counts.some((one) => one.nextDropOff === next && one.isDropOffSure);
  return `${compact([
    count(many, "account"),
    ...(chase === undefined ? [] : [tellChase(chase)]),
    failing.length > 0 && `not met today: ${failing.join("; ")}`,
    next !== undefined && `the first drop-off by any rule is ${next}${doubtOf(isSure)}`,
  ]).join("; ")}.`;
}

function tellChase(chase: ApplicationCount): string {
  const { count: many, mayCount, nextDropOff: day, isDropOffSure } = chase;
  const may = mayCount === 0 ? "" : ` and ${mayCount} may`;
  const drop =
    day === undefined ? "" : `, and the next one drops off on ${day}${doubtOf(isDropOffSure)}`;
  return `${many} ${many === 1 ? "counts" : "count"}${may} towards 5/24${drop}`;
}

const doubtOf = (isSure: boolean): string =>
  isSure ? "" : " at the latest, if that account counts at all";

function warningsOf(cards: readonly HeldCard[]) {
  const undated = cards.filter(({ entry }) => entry.opened_on === undefined).length;
  const users = cards.filter(({ entry }) => entry.authorized_user).length;
  return [
    undated > 0 &&
      `${count(undated, "account")} without an opening date may count towards every window.`,
    users > 0 &&
      `${count(users, "authorised-user card")} may count where rules go by the credit report; issuers may ignore it on request.`,
  ];
}

function actionsOf(cards: readonly HeldCard[]) {
  const isVague = cards.some(({ entry }) => (entry.opened_on ?? "").length < "YYYY-MM-DD".length);
  return [
    cards.length === 0 && "Add cards, closed ones too, with add_wallet_card or import_wallet.",
    isVague && "Set exact opening days with update_wallet_card.",
  ];
}
