import { ask } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { text, usd } from "../compose/figures.ts";
import { bold, type Line, line, listed, when } from "../compose/line.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { type Comparison, lacksOf, rowLead, rowLine } from "./compare-told.ts";
import type { Askable } from "../compose/row-topic.ts";

type Compared = Askable & { readonly field: string };

/** The column of a frame by the field of the comparison. */
const ASKED: Readonly<Record<string, Compared>> = {
  annual_fee_usd: {
    unit: "usd",
    words: ["annual fee", "yearly fee", "fee", "fees", "cost", "price"],
    field: "annual_fee_usd",
  },
  foreign_fee_percent: {
    unit: "percent",
    words: ["foreign transaction fee", "foreign fee", "fx fee", "abroad"],
    field: "foreign_fee_percent",
  },
  authorized_user_fee_usd: {
    unit: "usd",
    words: ["authorized user fee", "au fee", "additional card"],
    field: "authorized_user_fee_usd",
  },
  network: { unit: "text", words: ["network", "visa", "mastercard"], field: "network" },
  currency: { unit: "text", words: ["points", "currency", "kind of points"], field: "currency" },
  offer: {
    unit: "text",
    words: ["welcome bonus", "sign-up bonus", "welcome offer", "bonus"],
    field: "offer",
  },
  credits: { unit: "text", words: ["credits", "credit"], field: "credits" },
  lounges: { unit: "text", words: ["lounges", "lounge access", "lounge"], field: "lounges" },
  protections: {
    unit: "text",
    words: ["insurance", "protections", "coverage"],
    field: "protections",
  },
  elite_status: { unit: "text", words: ["status", "elite status"], field: "elite_status" },
  certificates: {
    unit: "text",
    words: ["free night", "companion ticket", "certificate"],
    field: "certificates",
  },
  fee_less_credits_usd: {
    unit: "usd",
    words: ["fee after credits", "effective fee"],
    field: "fee_less_credits_usd",
  },
};

const COLUMNS: Readonly<Record<string, Askable>> = {
  ...ASKED,
  lacks: { unit: "text", words: ["lack", "lacks", "missing", "does not have"] },
  net_usd: {
    unit: "usd",
    words: ["better deal", "worth more", "left after the fee", "better for me", "comes out ahead"],
  },
};

/** The field of the comparison that a column stands for. */
const fieldOf = (column: string): readonly string[] => {
  const asked = ASKED[column];
  return asked === undefined ? [] : [asked.field];
};

const MOST_CARDS = 5;
const MOST_DIFFERENCES = 6;
/** Where cards differ is told in this order; what is not in it only when it is asked for. */
const TOLD_FIELDS = [
  "earn:dining",
  "earn:groceries",
  "earn:travel",
  "earn:everything_else",
  "credits_year_usd",
  "lounges",
  "foreign_fee_percent",
  "currency",
  "offer",
  "network",
];

/** Two or more cards side by side: what is asked for, else the fees; then where else they differ. */
export const compare = definePlan(answerCompare, {
  takes: ["card", "held_card", "category", "spend"],
  columns: COLUMNS,
});

function answerCompare(frame: Frame, toolbox: Toolbox): Draft {
  const cards = cardsIn(frame, toolbox).slice(0, MOST_CARDS);
  if (cards.length < 2) return askBack(line`Which cards do you want to compare?`);
  const { data, envelope } = ask(toolbox, "compare_cards", { cards: [...cards] });
  const fields = fieldsOf(frame);
  const asked = data.rows.filter(({ field }) => fields.includes(field));
  const isAsked = fields.length > 0;
  if (frame.column === "lacks") {
    const lead = lacksOf(data);
    return answer({ lead, envelopes: [envelope] });
  }
  const byWorth = frame.column === "net_usd" ? worthOf(data) : undefined;
  const lead =
    byWorth ?? (isAsked ? asked.map((row) => rowLead(frame, data, row)) : [feesOf(data)]);
  const isBrief = isAsked || byWorth !== undefined;
  return answer({
    lead: lead.length === 0 ? [line`Nothing is known of that for these cards.`] : lead,
    details: isBrief ? [] : differencesOf(data),
    caveats: [
      when(
        byWorth !== undefined,
        () =>
          line`This counts rewards and fees; credits, lounges and other benefits are not in it.`,
      ),
      when(byWorth !== undefined, () => CAVEATS.estimate),
    ],
    envelopes: [envelope],
  });
}

/** Cards of the catalog; those of the wallet by their card. */
function cardsIn(frame: Frame, { scene: { wallet } }: Toolbox): readonly string[] {
  const held = idsOf(frame, "held_card").map(
    (id) => wallet.cards.find((entry) => entry.id === id)?.card_id ?? id,
  );
  return [...new Set([...idsOf(frame, "card"), ...held])];
}

/** The rows that are asked for: by column, or what is earned on categories. */
function fieldsOf(frame: Frame): readonly string[] {
  const earned = idsOf(frame, "category").map((id) => `earn:${id}`);
  const fields = [frame.column, ...frame.constraints.map(({ column }) => column)].flatMap((one) =>
    one === undefined ? [] : fieldOf(one),
  );
  return [...new Set([...fields, ...earned])];
}

const feesOf = ({ cards }: Comparison): Line =>
  line`${listed(
    cards.map((one) =>
      one.annual_fee_usd === 0
        ? line`${bold(text(one.card_name))} has **no annual fee**`
        : line`${bold(text(one.card_name))} costs **${usd(one.annual_fee_usd)}** a year`,
    ),
  )}.`;

function differencesOf(data: Comparison): readonly Line[] {
  return TOLD_FIELDS.flatMap((one) => data.rows.filter(({ field }) => field === one))
    .filter(({ differs }) => differs)
    .slice(0, MOST_DIFFERENCES)
    .map((row) => rowLine(data, row, true));
}

/** What is left after the fee, of each card alone, at the member's spending. */
function worthOf({ cards, value, lead }: Comparison): readonly Line[] | undefined {
  if (value === undefined) return undefined;
  const names = new Map(cards.map((one) => [one.card_id, one.card_name]));
  const nets = value.flatMap(({ card_id: id, standalone }) => {
    const fee = cards.find((one) => one.card_id === id)?.annual_fee_usd;
    return standalone === undefined || fee === undefined
      ? []
      : [
          line`**${text(names.get(id) ?? id)}** leaves **${usd(standalone.ongoing.net_usd)}** a year after its ${usd(fee)} fee`,
        ];
  });
  if (nets.length === 0) return undefined;
  const more =
    lead === undefined
      ? line`As your only card, at your spending`
      : line`**${text(names.get(lead.card_id) ?? lead.card_id)}** comes out ahead by ${usd(lead.more_usd)} a year. As your only card, at your spending`;
  return [line`${more}: ${listed(nets)}.`];
}
