import { NETWORKS } from "../../../../data/vocab.ts";
import { heldCards } from "../../../member/held-cards.ts";
import { ask, type InputOf } from "../../ask.ts";
import { namedCards } from "../../compose/pick.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Askable } from "../../compose/row-topic.ts";
import { toYear } from "./spend.ts";
import type { Toolbox } from "../../toolbox.ts";
import { ABROAD } from "./purchase-text.ts";

/* The purchases in a frame, and the tool's input for each. */

/** Small enough to fit under every cap, and easy to read as a share. */
export const USUAL_USD = 100;

/** The tool's input. With no card named, spending toward a cap goes to the best card with one. */
export function inputOf(frame: Frame, toolbox: Toolbox): InputOf<"best_card_for_purchase"> {
  const [named] = namedCards(frame, "of");
  const input = toInput(frame, toolbox, named);
  if (amountAs(frame, "spent", "usd") === undefined || named !== undefined) return input;
  const { data } = ask(toolbox, "best_card_for_purchase", input);
  const capped = data.ranked.find(({ cap }) => cap !== undefined);
  return capped === undefined ? input : toInput(frame, toolbox, capped.card.wallet_card_id);
}

function toInput(
  frame: Frame,
  toolbox: Toolbox,
  card: string | undefined,
): InputOf<"best_card_for_purchase"> {
  const spent = amountAs(frame, "spent", "usd");
  const [merchant] = idsOf(frame, "merchant");
  const category = categoryOf(frame, toolbox);
  const excluded = [...namedCards(frame, "except"), ...heldOn(frame, toolbox)];
  const asked = idsOf(frame, "network");
  const networks = NETWORKS.filter((one) => asked.includes(one));
  const capped = category ?? toolbox.scene.facts.merchants.get(merchant ?? "")?.category;
  const isHeld = (id: string): boolean =>
    toolbox.scene.wallet.cards.some((entry) => entry.card_id === id);
  const others = idsOf(frame, "card", "of", "versus").filter((id) => !isHeld(id));
  return {
    amount: amountOf(frame) ?? USUAL_USD,
    merchant,
    category,
    country: countryCode(frame),
    owner: frame.owner,
    channel: frame.channel,
    exclude_cards: excluded.length === 0 ? undefined : excluded,
    networks: networks.length === 0 ? undefined : networks,
    cards: others.length === 0 ? undefined : others,
    cap_spent:
      spent === undefined || card === undefined || capped === undefined
        ? undefined
        : [{ card, category: capped, spent_usd: spent }],
  };
}

/** The held cards on networks the member excluded; the shop may still accept them. */
function heldOn(frame: Frame, { scene }: Toolbox): readonly string[] {
  const refused = idsOf(frame, "network", "except");
  return heldCards(scene)
    .filter(({ card: { network = "" } }) => refused.includes(network))
    .map(({ entry }) => entry.id);
}

/** "Groceries at Walmart": issuers classify by shop, not by what you buy. */
function categoryOf(frame: Frame, { scene }: Toolbox): string | undefined {
  const [merchant] = idsOf(frame, "merchant");
  const [category] = idsOf(frame, "category");
  if (merchant === undefined) return category ?? "everything_else";
  const { kind, category: own = category } = scene.facts.merchants.get(merchant) ?? {};
  const isFood = category === "groceries" || (category === "dining" && kind === "store");
  return isFood && own !== category ? undefined : category;
}

/** Fees are the same in every foreign country, so one stands for an unknown one. */
const SOMEWHERE = "GB";
const countryCode = (frame: Frame): string | undefined => {
  const [country] = idsOf(frame, "country");
  return country === ABROAD ? SOMEWHERE : country;
};

/** "$2,000 a month" becomes $24,000 when the question is about a year. */
export function amountOf(frame: Frame): number | undefined {
  const spend = frame.amounts.find(({ role, unit }) => role === "spend" && unit === "usd");
  if (spend === undefined) return amountAs(frame, "price", "usd");
  const { value, per } = spend;
  return frame.column === A_YEAR && per !== undefined ? toYear({ value, per }) : value;
}

export const A_YEAR = "a_year";
export const YEARLY: Askable = {
  unit: "usd",
  words: ["in a year", "a year", "per year", "each year", "yearly", "annually", "over a year"],
};

const PLACES: ReadonlySet<string> = new Set(["merchant", "category"]);
const isAdded = ({ kind, role }: Frame["subjects"][number]): boolean =>
  PLACES.has(kind) && role !== "except";

/** The purchases in a question, each with its place, and with its own amount if all have one. */
export function purchasesIn(frame: Frame): readonly Frame[] {
  const [merchants, categories] = [idsOf(frame, "merchant"), idsOf(frame, "category")];
  const kind = merchants.length > 0 ? "merchant" : "category";
  const ids = kind === "merchant" ? merchants : categories;
  const sums = frame.amounts.filter(({ unit, role }) => unit === "usd" && role !== "spent");
  const others = frame.amounts.filter((one) => !sums.includes(one));
  const rest = frame.subjects.filter((one) => !isAdded(one));
  return ids.map((id, at) => {
    const [only] = sums;
    const sum = sums.length === ids.length ? sums[at] : sums.length === 1 ? only : undefined;
    return {
      ...frame,
      subjects: [...rest, { kind, id, role: "of" }],
      amounts: [...others, ...(sum === undefined ? [] : [{ ...sum, role: "spend" as const }])],
    };
  });
}
