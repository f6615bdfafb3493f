import * as z from "zod";
import { daysBetween } from "../../../../advice/days.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import type { Intent } from "../../intent.ts";
import { EXPIRING } from "../../phrasings/credit-dates.ts";
import { EXPIRING_MORE } from "../../phrasings/expiring-more.ts";
import { amountOf, nameOf } from "../../slots.ts";
import type { Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { joinLines, nameOfHeld, wordsOf } from "../purchase/held-names.ts";

const MOST_SHOWN = 8;
const MONTH_DAYS = 30;
const MOST_DAYS = 1100;

const item = z.looseObject({
  kind: z.enum(["credit", "certificate", "points", "activation", "bonus"]),
  name: z.string(),
  owner: z.string(),
  wallet_card_id: z.string().optional(),
  card_name: z.string().optional(),
  program: z.string().optional(),
  value_usd: z.number().optional(),
  value_basis: z.string().optional(),
});

type Item = z.infer<typeof item> & { readonly place: number };

/** What is lost unless it is used. */
export const expiring: Intent = {
  id: "expiring",
  group: "credit",
  label: "what expires soon",
  likes: ["date"],
  needs: [],
  phrasings: `${EXPIRING}${EXPIRING_MORE}`,
  rules: [
    /^what (?:is |are )?(?:expires?|expiring)(?: soon| <date>| this (?:week|month))?$/,
    /\buse it or lose it\b/,
  ],
  respond: (asked, toolbox) => {
    const days = daysOf(asked, toolbox.scene.today);
    const kinds = kindsOf(asked);
    const list = ask(toolbox, "list_expiring", {
      ...(days === undefined ? {} : { within_days: days }),
      ...(kinds.length === 0 ? {} : { kinds }),
      ...(asked.owner === undefined ? {} : { owner: asked.owner }),
    });
    const items = z
      .array(item)
      .catch([])
      .parse(valueAt(list, ["items"]))
      .map((row, place) => ({ ...row, place }));
    return toDraft(list, items, toolbox);
  },
};

/** How far ahead is asked; undefined for as far as the tool looks by itself. */
function daysOf(asked: Understood, today: string): number | undefined {
  const months = amountOf(asked, "months");
  const span = amountOf(asked, "days") ?? (months === undefined ? undefined : months * MONTH_DAYS);
  const until = asked.dates.map(({ to }) => to).find((day) => day >= today);
  const days = span ?? (until === undefined ? undefined : daysBetween(today, until));
  return days === undefined ? undefined : Math.min(Math.max(0, Math.round(days)), MOST_DAYS);
}

const KIND_WORDS = [
  ["credit", /\bcredits?\b/],
  ["points", /\b(?:points|miles)\b/],
  ["certificate", /\b(?:certificates?|certs?|(?:free|hotel|award) nights?)\b/],
  ["activation", /\bactivat/],
  ["bonus", /\bbonus(?:es)?\b/],
] as const;

const kindsOf = (asked: Understood): readonly Item["kind"][] =>
  KIND_WORDS.filter(([, said]) => said.test(wordsOf(asked))).map(([kind]) => kind);

function toDraft(list: Envelope, items: readonly Item[], toolbox: Toolbox): Draft {
  const [first] = items;
  const until = figure(list, ["until"], "date");
  const hasWallet = toolbox.scene.wallet.cards.length + toolbox.scene.wallet.balances.length > 0;
  if (first === undefined) {
    return answer({
      result: [
        hasWallet
          ? line`Nothing known expires up to ${until}.`
          : line`Your wallet is empty, so I know of nothing that expires. Add your cards with add_wallet_card.`,
      ],
      envelopes: [list],
    });
  }
  const many = figure(list, ["totals", "items"], "count");
  const worth = figure(list, ["totals", "value_usd"], "usd");
  return answer({
    result: [
      line`${many} ${told(items.length === 1 ? "thing expires" : "things expire")} up to ${until}, worth about **${worth}**; the first is **${told(labelOf(first, items, toolbox))}**, on ${figure(list, ["items", first.place, "expires_on"], "date")}. ${cite(list)}`,
    ],
    details: [
      ...items.slice(0, MOST_SHOWN - 1).map((row) => itemLine(list, row, items, toolbox)),
      ...(items.length >= MOST_SHOWN
        ? [line`More follows later; ask for a shorter span or one kind.`]
        : []),
    ],
    caveats: [
      line`Credits are at face value and used as far as logged here.`,
      ...(items.some(({ value_basis: basis }) => basis === "service_estimate")
        ? [CAVEATS.estimate]
        : []),
      CAVEATS.terms,
      CAVEATS.asOf(list),
    ],
    envelopes: [list],
  });
}

/** A certificate goes by its program: its name is the member's own words. */
function labelOf(row: Item, all: readonly Item[], { scene: { facts, wallet } }: Toolbox): string {
  const base =
    row.kind === "certificate"
      ? row.program === undefined
        ? "a certificate"
        : `a certificate of ${nameOf("program", row.program, facts)}`
      : row.name;
  const { wallet_card_id: id, card_name: card } = row;
  if (id === undefined || card === undefined || row.kind === "bonus") return base;
  const held = all.flatMap((one) => {
    const entry = wallet.cards.find(({ id: own }) => own === one.wallet_card_id);
    return entry === undefined || one.card_name === undefined
      ? []
      : [
          {
            wallet_card_id: entry.id,
            card_id: entry.card_id,
            card_name: one.card_name,
            owner: entry.owner,
          },
        ];
  });
  const own = held.find(({ wallet_card_id: one }) => one === id);
  return own === undefined ? base : `${base} (${nameOfHeld(own, held)})`;
}

function itemLine(list: Envelope, row: Item, all: readonly Item[], toolbox: Toolbox): Line {
  const name = line`${told(labelOf(row, all, toolbox))}: by ${figure(list, ["items", row.place, "expires_on"], "date")}`;
  if (row.value_usd === undefined) return name;
  const usd = figure(list, ["items", row.place, "value_usd"], "usd");
  return row.value_basis === "upper_bound"
    ? joinLines([name, line`at most ${usd}`], ", ")
    : joinLines([name, line`${usd}`], ", ");
}
