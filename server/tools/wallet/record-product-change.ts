import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import { type Wallet, withCard } from "../../accounts/wallet.ts";
import { laterOf } from "../../advice/days.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { compareBenefits } from "../../advice/applications/product-changes.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { benefitsOf, cardBenefit } from "../card-rows/card-benefits.ts";
import { cardParam, getCard } from "../../member/names.ts";
import { getHeld, type HeldCard, heldCardParam, heldCards } from "../../member/held-cards.ts";
import { type Decision, defineWriter } from "../frame/writer.ts";
import { programName } from "../../member/holdings.ts";
import { count, formatUsd } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { carryOver, type ChangePath, defaultDay, pathOf, pathWarnings } from "./product-change.ts";
import { checkEnd } from "./apply-input.ts";
import { statusWarning, toWalletCardRow, walletCardRow } from "./wallet-card-row.ts";
import { pointsAtRisk, risksOf, tellRisk } from "../balances/points-at-risk.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { setupItem, setupNeeded } from "./setup-needed.ts";
import { toCardRef, cardRef } from "../card-rows/card-brief.ts";

const input = z.strictObject({
  wallet_card_id: heldCardParam,
  to_card: cardParam,
  changed_on: dayParam
    .optional()
    .describe("Today, or the day the issuer moved all accounts, by default."),
});

const data = z.object({
  old: z.object({
    ...cardRef.shape,
    annual_fee_usd: z.number(),
    until: z.iso.date(),
  }),
  new: walletCardRow,
  direction: z.enum(["upgrade", "downgrade", "lateral", "succession"]),
  gained: z.array(cardBenefit).readonly(),
  lost: z.array(cardBenefit).readonly(),
  altered: z
    .array(cardBenefit.extend({ was: z.string() }))
    .readonly()
    .describe("Given by both, but not as much."),
  dropped: z
    .array(z.object({ field: z.string(), value: z.unknown() }))
    .readonly()
    .describe("Settings of the old card that do not apply to the new one."),
  points_at_risk: z.array(pointsAtRisk).readonly(),
  setup_needed: z.array(setupItem).readonly(),
  unverified_path: z
    .boolean()
    .optional()
    .describe("True when no dated source says that this change is possible."),
});

export const recordProductChange = defineWriter({
  name: "record_product_change",
  title: "Record a product change",
  description:
    "I downgraded, upgraded or moved from one card to another in the same account, or the " +
    "bank converted, switched or swapped it and it became a different one (product changed): " +
    "records it; age and history stay. Shows what is gained and lost. What it could become: " +
    "list_product_change_options; a new account: add_wallet_card.",
  idempotent: true,
  input,
  data,
  decide: changeProduct,
});

export function changeProduct(
  { wallet_card_id: name, to_card: toName, changed_on: given }: z.infer<typeof input>,
  scene: Scene,
): Decision<z.infer<typeof data>> {
  const { wallet, facts, today } = scene;
  refuseCardNumbers({ name, toName }, wallet);
  const held = getHeld(scene, name);
  const to = getCard(facts, toName);
  if (held.card.id === to.id) {
    throw new ToolError(`It is already ${to.card_name}; nothing was changed.`);
  }
  const day = given ?? defaultDay(held, to, today);
  checkEnd("change", day, held.entry, today);
  if (held.entry.closed_on !== undefined) {
    throw new ToolError(
      `The account was closed on ${held.entry.closed_on}. If it is open, call update_wallet_card with closed_on: null first.`,
    );
  }
  const path = pathOf(scene, held, to, day);
  const { entry, dropped } = carryOver(held.entry, to, day, facts);
  const after = withCard(wallet, entry);
  const reply = toReply(scene, { held, to, day, path, entry, dropped, after });
  const assumptions = given === undefined ? [`It changed on ${day}.`] : [];
  return { after, reply: { ...reply, assumptions } };
}

interface Change extends ReturnType<typeof carryOver> {
  readonly held: HeldCard;
  readonly to: FactRow<"cards">;
  readonly day: string;
  readonly path: ChangePath;
  readonly after: Wallet;
}

function toReply(scene: Scene, change: Change) {
  const { held, to, day, path, entry, dropped } = change;
  const { facts } = scene;
  const { card: from } = held;
  const compared = compareBenefits(benefitsOf(facts, from.id, day), benefitsOf(facts, to.id, day));
  const { gained, lost } = compared;
  const risks = risksBy(scene, change);
  const fees = `${formatUsd(from.annual_fee)} to ${formatUsd(to.annual_fee)} a year`;
  return {
    summary:
      `${from.card_name} became ${to.card_name} on ${day}: fee ${fees}, ` +
      `${count(gained.length, "benefit")} gained, ${lost.length} lost.`,
    data: {
      old: toOldCard(held, day),
      new: toWalletCardRow(entry, scene),
      direction: path.direction,
      gained: [...gained],
      lost: [...lost],
      altered: compared.changed.map((one) => ({ ...one.to, was: one.from.detail })),
      dropped,
      points_at_risk: risks,
      setup_needed: setupNeeded(scene, entry, to),
      unverified_path: path.isVerified ? undefined : true,
    },
    warnings: [
      pathWarnings(scene, held, to, path, day),
      statusWarning(facts, to),
      ...otherWarnings(scene, held, to, dropped.length),
      ...risks.map(tellRisk),
    ],
    sources: [from, to, ...pathRows(scene, from, to)],
    next_actions: [
      from.issuer !== to.issuer && "Give the new last4 to update_wallet_card.",
      risks.length > 0 && "See value_portfolio for what the points are worth without transfers.",
    ],
  };
}

const toOldCard = ({ entry, card }: HeldCard, until: string) => ({
  ...toCardRef(card),
  annual_fee_usd: entry.annual_fee_override_usd ?? card.annual_fee,
  until,
});

/** An authorized user's points do not depend on the card. */
function risksBy(scene: Scene, { held, day, after }: Change) {
  const { authorized_user: isUser, owner } = held.entry;
  const before = { ...scene, today: laterOf(scene.today, day) };
  return isUser ? [] : risksOf(before, { ...before, wallet: after }, owner, held.card);
}

const pathRows = ({ facts }: Scene, from: FactRow<"cards">, to: FactRow<"cards">) =>
  facts.tables.productChanges.filter(
    (row) => row.from_card === from.id && row.to_card === to.id && isUsable(row),
  );

function otherWarnings(
  scene: Scene,
  { entry, card }: HeldCard,
  to: FactRow<"cards">,
  dropped: number,
) {
  const { bonuses } = scene.wallet;
  const pointsOf = ({ rewards_currency: program }: FactRow<"cards">) =>
    program === undefined ? "no points" : programName(scene, program);
  const hasBonus = bonuses.some(
    (one) => one.wallet_card_id === entry.id && one.status === "active",
  );
  const hasTwin = heldCards(scene, { owner: entry.owner }).some(
    (one) => one.card.id === to.id && one.entry.id !== entry.id,
  );
  return [
    card.rewards_currency !== to.rewards_currency &&
      `It earned ${pointsOf(card)} and now earns ${pointsOf(to)}.`,
    hasBonus && "A bonus is in progress on this account; a change may end it.",
    dropped > 0 && `${dropped} settings of the old card no longer apply and were dropped.`,
    hasTwin && `The same owner holds another ${to.card_name}.`,
  ];
}
