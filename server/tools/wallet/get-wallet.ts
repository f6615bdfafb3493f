import * as z from "zod";
import { defineReader } from "../core/member-tool.ts";
import { getOwner, ownerParam, ownersOf } from "../core/owners.ts";

const SECTIONS = ["cards", "profile", "balances", "credits", "bonuses"] as const;

const heldCard = z.object({
  id: z.string(),
  card_id: z.string(),
  card_name: z.string(),
  owner: z.string(),
  nickname: z.string().optional(),
  last4: z.string().optional(),
  status: z.enum(["open", "closed"]),
  opened_on: z.string().optional(),
  closed_on: z.string().optional(),
  annual_fee_usd: z.number().optional().describe("Of the catalog, or the member's own figure."),
  chosen_categories: z.record(z.string(), z.array(z.string())),
  activations: z.array(z.string()),
  authorized_user: z.boolean(),
});

export const getWallet = defineReader({
  name: "get_wallet",
  title: "Show the wallet",
  description:
    "Everything the member holds: cards with nickname, owner, opening month, chosen categories and " +
    "activations, and the profile. Use it first to learn what there is, and list_balances for what " +
    "the points are worth.",
  input: z.strictObject({
    include: z
      .array(z.enum(SECTIONS))
      .optional()
      .describe("Sections; cards and profile by default."),
    status: z.enum(["open", "closed", "all"]).optional().describe("Which cards; open by default."),
    owner: ownerParam.optional(),
  }),
  data: z.object({
    cards: z.array(heldCard).optional(),
    profile: z.record(z.string(), z.unknown()).optional(),
    balances: z.array(z.record(z.string(), z.unknown())).optional(),
    credits: z.array(z.record(z.string(), z.unknown())).optional(),
    bonuses: z.array(z.record(z.string(), z.unknown())).optional(),
    owners: z.array(z.string()),
    totals: z.object({ cards: z.int(), annual_fees_usd: z.number() }),
    today: z.iso.date().describe("The member's local day."),
  }),
  answer: ({ include = ["cards", "profile"], status = "open", owner: asked }, scene) => {
    const { wallet, facts, today } = scene;
    const owner = asked === undefined ? undefined : getOwner(wallet, asked);
    const isOwned = (one: { readonly owner: string }) => owner === undefined || one.owner === owner;
    const isWanted = (isOpen: boolean) => status === "all" || isOpen === (status === "open");
    const cards = wallet.cards
      .filter((card) => isWanted(card.closed_on === undefined || card.closed_on > today))
      .filter(isOwned)
      .map(({ annual_fee_override_usd: own, ...card }) => {
        const known = facts.cards.get(card.card_id);
        const fee = own ?? known?.annual_fee;
        return {
          ...card,
          card_name: known?.card_name ?? card.card_id,
          status: card.closed_on === undefined || card.closed_on > today ? "open" : "closed",
          ...(fee === undefined ? {} : { annual_fee_usd: fee }),
        } as const;
      });
    const fees = cards
      .filter((card) => card.status === "open" && !card.authorized_user)
      .reduce((sum, card) => sum + (card.annual_fee_usd ?? 0), 0);
    const shown = new Set(cards.map(({ id }) => id));
    const isOfShown = (one: { readonly wallet_card_id: string }) => shown.has(one.wallet_card_id);
    const wants = (section: (typeof SECTIONS)[number]) => include.includes(section);
    return {
      summary: `${cards.length} cards, $${fees} in annual fees a year.`,
      data: {
        ...(wants("cards") ? { cards } : {}),
        ...(wants("profile") ? { profile: wallet.profile } : {}),
        ...(wants("balances") ? { balances: wallet.balances.filter(isOwned) } : {}),
        ...(wants("credits") ? { credits: wallet.credit_uses.filter(isOfShown) } : {}),
        ...(wants("bonuses") ? { bonuses: wallet.bonuses.filter(isOfShown) } : {}),
        owners: ownersOf(wallet),
        totals: { cards: cards.length, annual_fees_usd: fees },
        today,
      },
    };
  },
});
