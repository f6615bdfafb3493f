import type { Purchase } from "../../accounts/purchases.ts";
import { toCents } from "../../advice/money.ts";
import { isCovered } from "../../advice/purchase/categories.ts";
import type { Earner } from "../../advice/purchase/earner.ts";
import { applicableRates } from "../../advice/purchase/rates.ts";
import { capKey, isRunning } from "../../advice/purchase/rate-status.ts";
import { findExact } from "../../catalog/match-names.ts";
import type { FactRow } from "../../contract/facts.ts";
import { oncePer } from "../../contract/once-per.ts";
import { wordsOf } from "../../contract/names.ts";
import { toEarner } from "../../member/earners.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { lexiconsOf } from "../../member/names.ts";
import type { Scene } from "../../member/scene.ts";

/* The merchant of a purchase, its category, and the card's cap or credit it counts towards. */

/** A purchase before its category is known. */
type Uncoded = Omit<Purchase, "wallet_card_id" | "cap" | "credit"> & {
  /** The category from the bank or the member. */
  readonly category?: string | undefined;
};

/** Caches merchants by text, and caps by card, day, merchant and category. */
export function createCoder(scene: Scene) {
  const merchants = new Map<string, Found | undefined>();
  const caps = new Map<string, string | undefined>();
  const earnerOf = oncePer((held: HeldCard) => toEarner(scene, held));
  return (row: Uncoded, held: HeldCard): Purchase => {
    const { text, on, kind, category: told } = row;
    if (!merchants.has(text)) merchants.set(text, findMerchant(scene.facts, text));
    const found = merchants.get(text);
    const named =
      row.merchant === undefined
        ? takeMerchant(scene.facts, found, told)
        : scene.facts.merchants.get(row.merchant);
    const category = (row.source === "told" ? told : undefined) ?? named?.category ?? told;
    const base = { ...row, wallet_card_id: held.entry.id, merchant: named?.key, category };
    if (kind === "credit") return { ...base, credit: findCredit(scene.facts, held, row) };
    const place = `${held.entry.id} ${on} ${named?.key} ${category}`;
    if (!caps.has(place)) {
      const made = { merchant: named, category, abroad: false, day: on };
      caps.set(place, findCap(scene.facts, earnerOf(held), made));
    }
    return { ...base, cap: caps.get(place) };
  };
}

type Merchant = FactRow<"merchants">;

interface Found {
  readonly merchant: Merchant;
  /** Another word follows, which may make it another merchant: Delta Dental is no airline. */
  readonly isBegun: boolean;
}

/** Payment services before the merchant's name: Square, Toast, PayPal, DoorDash and the like. */
const TAKEN_FOR =
  /^(?:sq|tst|sp|pp|paypal|py|dd|ic|gg|ckg|fs|bt|cke|eb|olo|snack|par|cko|wpy)\s?\*\s*/i;
const MAX_WORDS = 4;
const MIN_LETTERS = 4;
/** Text after a merchant's name that does not make it another merchant. */
const BEHIND = /^(?:\d+|.{1,4}|stores?|shop|online|purchase|pharmacy|trip|mktpl.*|http.*|help.*)$/;

/** The merchant with the longest name at the start of a statement's text. */
function findMerchant(facts: FactIndex, text: string): Found | undefined {
  const words = wordsOf(text.replace(TAKEN_FOR, "").replaceAll(/(?<=\p{L}{4})\d+\b|#\S*/gu, " "));
  const { matcher } = lexiconsOf(facts).merchants;
  for (let many = Math.min(MAX_WORDS, words.length); many > 0; many--) {
    const name = words.slice(0, many).join(" ");
    const [merchant, ...others] = findExact(matcher, name);
    if (merchant === undefined || others.length > 0 || name.length < MIN_LETTERS) continue;
    const isBegun = many === 1 && words[1] !== undefined && !BEHIND.test(words[1]);
    return { merchant, isBegun };
  }
  return undefined;
}

/** Takes an uncertain match only if the bank's category agrees. */
function takeMerchant(
  { tree }: FactIndex,
  found: Found | undefined,
  category: string | undefined,
): Merchant | undefined {
  if (found === undefined) return undefined;
  const own = found.merchant.category;
  const fits =
    category !== undefined && (isCovered(tree, category, own) || isCovered(tree, own, category));
  return found.isBegun && !fits ? undefined : found.merchant;
}

/** The cap of the rate a purchase earns, even if it is used up. */
function findCap(
  { tree }: FactIndex,
  earner: Earner,
  purchase: Parameters<typeof applicableRates>[2],
): string | undefined {
  const state = { ...earner.state, spentCents: {} };
  const { best } = applicableRates(tree, { ...earner, state }, purchase);
  return best?.rate.cap_usd === undefined ? undefined : capKey(best.rate);
}

const OF_ANY_CREDIT = new Set(
  "credit credits statement annual monthly amex card platinum gold benefit the of and".split(" "),
);

/**
 * The credit that a statement line pays out: by name or merchant, or by type with exactly its
 * amount. Undefined if none or several match.
 */
function findCredit(facts: FactIndex, { card }: HeldCard, { text, on, cents }: Uncoded) {
  const words = new Set(wordsOf(text));
  const holds = (name: string): number => {
    const own = wordsOf(name).filter((word) => !OF_ANY_CREDIT.has(word));
    return own.every((word) => words.has(word)) ? own.length : 0;
  };
  const running = facts.rowsOf("credits", card.id).filter((credit) => isRunning(credit, on));
  const named = running
    .map(({ credit_name: name, merchants }) => {
      const names = [name, ...merchants.flatMap((key) => facts.merchants.get(key)?.name ?? [])];
      return { name, many: Math.max(...names.map(holds)) };
    })
    .filter(({ many }) => many > 0)
    .toSorted((x, y) => y.many - x.many);
  const [best, next] = named;
  if (best !== undefined) return best.many === next?.many ? undefined : best.name;
  const alike = running.filter(
    ({ credit_type: type, amount_usd: usd }) => holds(type) > 0 && toCents(usd ?? 0) === -cents,
  );
  return alike.length === 1 ? alike[0]?.credit_name : undefined;
}
