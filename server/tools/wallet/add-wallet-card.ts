import * as z from "zod";
import { newOwnCard, SELF, type WalletCard } from "../../accounts/wallet.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { Reply } from "../frame/envelope.ts";
import { cardParam, getCard, getCardToKeep } from "../../member/names.ts";
import {
  type HeldCard,
  heldCardRef,
  heldCards,
  toHeldCandidate,
  toHeldRef,
} from "../../member/held-cards.ts";
import { type Decision, defineWriter } from "../frame/writer.ts";
import { formatUsd } from "../../advice/money.ts";
import { entryFor } from "../../member/own-cards.ts";
import type { FactIndex } from "../../member/facts.ts";
import { UnknownName } from "../../member/needs-input.ts";
import { type Scene, toScene } from "../../member/scene.ts";
import { applyInput, OWN_SHAPE, ownInput, toOwnCard } from "./apply-input.ts";
import { cardInput } from "./card-input.ts";
import {
  statusWarning,
  successionAction,
  toWalletCardRow,
  walletCardRow,
} from "./wallet-card-row.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { countLog, putBack, readRemoved } from "./remove-wallet-card.ts";
import { setupItem, setupNeeded } from "./setup-needed.ts";

const input = z.strictObject({
  card: cardParam.optional(),
  restore_token: z.string().max(100).optional().describe("Undoes remove_wallet_card."),
  own: ownInput
    .optional()
    .describe(`${OWN_SHAPE} of a card that search_cards does not find, instead of card.`),
  ...cardInput,
  allow_duplicate: z.boolean().optional().describe("Add a second card of the same kind."),
});

const data = z.object({
  wallet_card: walletCardRow,
  matched_card: z.object({
    id: z.string(),
    card_name: z.string(),
    issuer: z.string(),
    annual_fee_usd: z.number(),
    status: z.string(),
  }),
  setup_needed: z.array(setupItem).readonly(),
  duplicates: z
    .array(heldCardRef.extend({ status: z.enum(["open", "closed"]) }))
    .readonly()
    .describe("Other cards of this kind that the same owner holds or held."),
});

type Data = z.infer<typeof data>;

export const addWalletCard = defineWriter({
  name: "add_wallet_card",
  title: "Add a held card",
  description:
    "I got a new card: add, register or save one I have, just opened, picked up, was approved " +
    "for, or used to have, by any name. The answer says what to ask about it for " +
    "update_wallet_card. A whole list: import_wallet; a card that became another: " +
    "record_product_change. Never pass a full card number.",
  idempotent: false,
  input,
  data,
  decide: async ({ restore_token: token, ...given }, scene, context) => {
    const { card, own, ...settings } = given;
    refuseCardNumbers(given, scene.wallet);
    const isOne = [card, own, token].filter((one) => one !== undefined).length === 1;
    if (isOne && card !== undefined) return addCard({ ...settings, card }, scene);
    if (isOne && own !== undefined) return addOwn({ ...settings, own }, scene);
    if (!isOne || token === undefined) {
      throw new ToolError("Give one of card, own and restore_token.");
    }
    const [extra] = Object.keys(settings);
    if (extra !== undefined) {
      throw new ToolError(`restore_token brings the card back as it was; leave out ${extra}.`);
    }
    return restore(await readRemoved(token, context), scene);
  },
});

/** Adds a card to the wallet. Asks back if it may be held already. */
export function addCard(
  given: z.infer<typeof input> & { readonly card: string },
  scene: Scene,
): Decision<Data> {
  const { wallet, facts, newId } = scene;
  const { card, isRepaired } = getTracked(facts, given.card);
  const start = entryFor(wallet, newId(), card.id, SELF);
  const entry = applyInput(start, given, scene, card);
  const open = heldCards(scene, { owner: entry.owner }).filter((held) => held.card.id === card.id);
  const isMeant = given.allow_duplicate === true || entry.closed_on !== undefined;
  if (open.length > 0 && !isMeant) return { after: wallet, reply: askIfSame(open, card) };
  const reply = toReply(scene, entry, card, `Added ${toSummary(card, entry)}`);
  return {
    after: { ...wallet, cards: [...wallet.cards, entry] },
    reply: { ...reply, warnings: [isRepaired && tellRepaired(card), reply.warnings] },
  };
}

const askIfSame = (open: readonly HeldCard[], card: FactRow<"cards">): Reply<never> => ({
  summary:
    `Nothing was added: this owner already holds ${card.card_name}. ` +
    "Is it the same card, or a second one?",
  needs_input: { candidates: open.map(toHeldCandidate) },
  next_actions: [
    "If it is a second one, call add_wallet_card again with allow_duplicate: true.",
    "If it is the same, change it with update_wallet_card.",
    "If it is somebody else's, give owner.",
  ],
});

function addOwn(
  given: z.infer<typeof input> & { readonly own: z.infer<typeof ownInput> },
  scene: Scene,
): Decision<Data> {
  const { wallet, newId } = scene;
  const start = newOwnCard(newId(), toOwnCard(given.own, scene));
  const told = toScene({ ...wallet, cards: [...wallet.cards, start] }, scene);
  const card = getCard(told.facts, start.card_id);
  const entry = applyInput(start, given, told, card);
  const summary = `Added ${toSummary(card, entry)} It is saved as you gave it, for you alone.`;
  const reply = toReply({ ...told, wallet }, entry, card, summary);
  return {
    after: { ...wallet, cards: [...wallet.cards, entry] },
    reply: { ...reply, next_actions: [reply.next_actions, WHEN_TRACKED] },
  };
}

/** Throws as getCardToKeep does, and says how to add a card that is not tracked. */
function getTracked(facts: FactIndex, name: string) {
  try {
    return getCardToKeep(facts, name);
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error;
    const help = "If it is none of these, leave out card and give own, with its name and issuer.";
    throw new UnknownName(`${error.message} ${help}`, error.need);
  }
}

const WHEN_TRACKED =
  "Correct it with own of update_wallet_card; once search_cards finds the card, card of update_wallet_card moves this one over.";

const tellRepaired = ({ card_name: name }: FactRow<"cards">): string =>
  `The name was misspelled and read as ${name}. If it is another card, remove this one ` +
  "with remove_wallet_card.";

function restore(
  { removed, used }: Awaited<ReturnType<typeof readRemoved>>,
  scene: Scene,
): Decision<Data> {
  const after = putBack(scene.wallet, removed);
  // A card of one's own brings its facts along.
  const told = toScene(after, scene);
  const card = told.facts.cards.get(removed.card.card_id);
  if (card === undefined) throw new ToolError("The catalog no longer knows this card.");
  const summary = `Brought back ${card.card_name} with ${countLog(removed).join(", ")}.`;
  const reply = toReply({ ...told, wallet: scene.wallet }, removed.card, card, summary);
  return { after, also: [used], reply };
}

function toSummary(card: FactRow<"cards">, entry: WalletCard): string {
  const usd =
    entry.annual_fee_override_usd ?? (entry.own ? entry.own.annual_fee_usd : card.annual_fee);
  const fee = usd === undefined ? "fee not given" : `${formatUsd(usd)} a year`;
  const opened = entry.opened_on === undefined ? "" : `, opened ${entry.opened_on}`;
  const closed = entry.closed_on === undefined ? "" : `, closed ${entry.closed_on}`;
  return `${card.card_name} (${fee}${opened}${closed}).`;
}

/** `scene` is that before the card is added. */
function toReply(
  scene: Scene,
  entry: WalletCard,
  card: FactRow<"cards">,
  summary: string,
): Reply<Data> {
  const isClosed = entry.closed_on !== undefined;
  const setup = isClosed ? [] : setupNeeded(scene, entry, card);
  const { id, card_name: name, issuer, annual_fee: fee, status } = card;
  const duplicates = heldCards(scene, { owner: entry.owner, status: "all" }).filter(
    (held) => held.card.id === id,
  );
  return {
    summary,
    data: {
      wallet_card: toWalletCardRow(entry, scene),
      matched_card: { id, card_name: name, issuer, annual_fee_usd: fee, status },
      setup_needed: setup,
      duplicates: duplicates.map((held) => ({
        ...toHeldRef(held),
        status: held.isOpen ? "open" : "closed",
      })),
    },
    warnings: [
      statusWarning(scene.facts, card),
      card.confidence === "disputed" && `Sources disagree about ${name}: ${card.note}`,
    ],
    sources: [card],
    next_actions: [
      !isClosed && successionAction(scene.facts, card),
      setup.length > 0 && "Ask the member for setup_needed and give it to update_wallet_card.",
    ],
  };
}
