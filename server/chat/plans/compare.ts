import { ask } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { text, usd } from "../compose/figures.ts";
import { EMPTY, type Line, line, listed } from "../compose/line.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { type Comparison, rowLead, rowLine } from "./compare-told.ts";
import type { Askable } from "../compose/row-topic.ts";

/** What can be asked for, by its field of the comparison. */
const COLUMNS: Readonly<Record<string, Askable>> = {
  annual_fee_usd: {
    unit: "usd",
    words: ["annual fee", "yearly fee", "fee", "fees", "cost", "price"],
  },
  foreign_fee_percent: {
    unit: "percent",
    words: ["foreign transaction fee", "foreign fee", "fx fee", "abroad"],
  },
  authorized_user_fee_usd: {
    unit: "usd",
    words: ["authorized user fee", "au fee", "additional card"],
  },
  network: { unit: "text", words: ["network", "visa", "mastercard"] },
  currency: { unit: "text", words: ["points", "currency", "kind of points"] },
  offer: { unit: "text", words: ["welcome bonus", "sign-up bonus", "welcome offer", "bonus"] },
  credits: { unit: "text", words: ["credits", "credit"] },
  lounges: { unit: "text", words: ["lounges", "lounge access", "lounge"] },
  protections: { unit: "text", words: ["insurance", "protections", "coverage"] },
  elite_status: { unit: "text", words: ["status", "elite status"] },
  certificates: { unit: "text", words: ["free night", "companion ticket", "certificate"] },
  net_usd: {
    unit: "usd",
    words: ["better deal", "worth more", "left after the fee", "better for me", "comes out ahead"],
  },
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
  takes: ["card", "category", "spend"],
  columns: COLUMNS,
});

function answerCompare(frame: Frame, toolbox: Toolbox): Draft {
  const cards = idsOf(frame, "card").slice(0, MOST_CARDS);
  if (cards.length < 2) return askBack(line`Which cards do you want to compare?`);
  const { data, envelope } = ask(toolbox, "compare_cards", { cards: [...cards] });
  const envelopes = [envelope];
  const worth = frame.column === "net_usd" ? worthOf(data) : undefined;
  if (worth !== undefined) {
    const caveats = [
      line`This counts rewards and fees; credits, lounges and other benefits are not in it.`,
      CAVEATS.estimate,
    ];
    return answer({ lead: [worth], caveats, envelopes });
  }
  const fields = new Set([
    frame.column,
    ...frame.constraints.map(({ column }) => column),
    ...idsOf(frame, "category").map((id) => `earn:${id}`),
  ]);
  const asked = data.rows.filter(({ field }) => fields.has(field));
  return asked.length > 0
    ? answer({ lead: asked.map((row) => rowLead(frame, data, row)), envelopes })
    : answer({ lead: [feesOf(data)], details: differencesOf(data), envelopes });
}

const feesOf = ({ cards }: Comparison): Line =>
  line`${listed(
    cards.map(({ card_name: name, annual_fee_usd: fee }) =>
      fee === 0
        ? line`**${text(name)}** has **no annual fee**`
        : line`**${text(name)}** costs **${usd(fee)}** a year`,
    ),
  )}.`;

const differencesOf = (data: Comparison): readonly Line[] =>
  TOLD_FIELDS.flatMap((one) => data.rows.filter(({ field }) => field === one))
    .filter(({ differs }) => differs)
    .slice(0, MOST_DIFFERENCES)
    .map((row) => rowLine(data, row, true));

/** What is left after the fee, of each card alone, at the member's spending. */
function worthOf({ cards, value = [], lead }: Comparison): Line | undefined {
  const nameOf = (id: string) => text(cards.find((one) => one.card_id === id)?.card_name ?? id);
  const nets = value.flatMap(({ card_id: id, standalone }) =>
    standalone === undefined
      ? []
      : [
          line`**${nameOf(id)}** leaves **${usd(standalone.ongoing.net_usd)}** a year after its fee`,
        ],
  );
  if (nets.length === 0) return undefined;
  const ahead =
    lead === undefined
      ? EMPTY
      : line`**${nameOf(lead.card_id)}** comes out ahead by ${usd(lead.more_usd)} a year. `;
  return line`${ahead}As your only card, at your spending: ${listed(nets)}.`;
}
