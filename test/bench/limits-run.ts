/**
 * Calls every member tool at its limits in a process of its own, and prints the processor time in one piece
 * of the slowest call of each tool and wallet as JSON, slowest first.
 *
 * Usage: limits-run.ts DIST CARDS
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newCard, newOwnCard, type Wallet, type WalletCard } from "../../server/accounts/wallet.ts";
import { FACTS_FILE, parseFacts } from "../../server/contract/facts.ts";
import { callTool } from "../../server/mcp/tool.ts";
import { indexFacts } from "../../server/member/facts.ts";
import type { MemberContext } from "../../server/tools/frame/context.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { type LimitCall, limitCallsOf, SPELLINGS, toNames } from "./limit-calls.ts";
import type { LogShape } from "./purchase-log.ts";
import { openMember, toContext, toFullWallet, toRepeatedWallet } from "./member.ts";

export interface LimitFigure {
  readonly tool: string;
  readonly wallet: string;
  /** The arguments that were at their limits. */
  readonly what: string;
  readonly ms: number;
}

const LINES_OF_SPEND = 60;
const OWN = 6;
const OWN_RATES = 10;
/** A call that takes so long is made again, as the first is compiled meanwhile. */
const SLOW_MS = 100;
/** About as much as the record of its sums can hold; every third row is a statement credit. */
const FULL_LOG: LogShape = {
  months: 60,
  rowsAMonth: 200,
  creditOf: ({ card_id: id }, place) => {
    const credits = facts.rowsOf("credits", id);
    return place % 3 === 0 ? credits[place % credits.length]?.credit_name : undefined;
  },
};

const [dist = "dist", cards = "100"] = process.argv.slice(2);
const facts = indexFacts(parseFacts(readFileSync(join(dist, "private", FACTS_FILE), "utf8")));
const figures: LimitFigure[] = [];
for (const [name, held] of toWallets(Number(cards))) {
  // One after the other, as each is timed.
  // oxlint-disable-next-line no-await-in-loop
  figures.push(...(await measureWallet(name, held)));
}
process.stdout.write(JSON.stringify(figures.toSorted((a, b) => b.ms - a.ms)));

/**
 * Every card; the one with most credits; cards of which the member may choose the categories; and these
 * beside as many own cards as are kept.
 */
function toWallets(size: number): ReadonlyMap<string, Wallet> {
  const full = toFullWallet(size);
  const choices = new Set(
    facts.tables.earnRates.flatMap((row) =>
      row.selection === "choice" || row.selection === "top_spend" ? [row.card_id] : [],
    ),
  );
  const spend = Object.fromEntries(
    [...facts.categories.keys()]
      .slice(0, LINES_OF_SPEND)
      .map((category, at) => [category, 500 + 10_000 * at]),
  );
  const ofKinds = (kinds: readonly string[]): Wallet => ({
    ...full,
    cards: full.cards.map(({ id }, at) => newCard(id, kinds[at % kinds.length] ?? "")),
  });
  return new Map(
    Object.entries({
      "all kinds": full,
      "one kind": toRepeatedWallet(size),
      "chosen categories": ofKinds([...choices]),
      "chosen and rotating categories": ofKinds([
        "citi-custom-cash",
        "chase-freedom-flex",
        "boa-customized-cash",
        "discover-it-cash-back",
        "usbank-cash-plus",
      ]),
      "own and chosen": {
        ...full,
        cards: ofKinds([...choices]).cards.map((card, at) =>
          at < OWN ? toOwnCard(card, at) : card,
        ),
      },
    }).map(([name, held]) => [name, { ...held, spend }]),
  );
}

/** A card of the member's own, with rates that all have a cap and are all different. */
function toOwnCard({ id }: WalletCard, at: number): WalletCard {
  const earn = [...facts.categories.keys()].slice(0, OWN_RATES).map((category, place) => ({
    category,
    rate: 5 + ((at + place) % 17) / 10,
    cap_usd: 500 + 10 * at + place,
    cap_period: "month" as const,
  }));
  return newOwnCard(id, {
    name: `Card ${at}`,
    issuer: "A bank",
    card_type: "personal",
    earn,
    credits: [],
    as_of: "2026-11-01",
  });
}

async function measureWallet(wallet: string, held: Wallet): Promise<readonly LimitFigure[]> {
  const member = await openMember(held, FULL_LOG);
  const context = toContext(member, facts);
  const names = toNames(
    facts,
    held.cards.map(({ id }) => id),
  );
  const slowest = new Map<string, LimitFigure>();
  for (const { name: tool } of memberTools) {
    const calls = SPELLINGS.flatMap((spelling) =>
      limitCallsOf(tool, { names, spelling }, context.deps.now()),
    );
    for (const call of calls) {
      // oxlint-disable-next-line no-await-in-loop
      const ms = await time(call, context);
      const before = slowest.get(tool);
      if (before === undefined || ms > before.ms) {
        slowest.set(tool, { tool, wallet, what: call.what, ms });
      }
    }
  }
  return [...slowest.values()];
}

async function time(call: LimitCall, context: MemberContext): Promise<number> {
  const first = await longestPiece(() => make(call, context));
  return first < SLOW_MS ? first : Math.min(first, await longestPiece(() => make(call, context)));
}

async function make({ tool, input }: LimitCall, context: MemberContext): Promise<void> {
  const found = memberTools.find(({ name }) => name === tool);
  if (found === undefined) throw new Error(`no tool ${tool}`);
  const given = found.readOnly ? input : { ...input, dry_run: true };
  try {
    await callTool(found, given, () => context);
  } catch {
    // Some limits do not go together, and are refused.
  }
}

/** Milliseconds of processor time between two rounds of the event loop, at most. */
async function longestPiece(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let since = process.cpuUsage();
  let isOver = false;
  const note = () => {
    const { user, system } = process.cpuUsage(since);
    longest = Math.max(longest, (user + system) / 1000);
    since = process.cpuUsage();
    if (!isOver) setImmediate(note);
  };
  setImmediate(note);
  await work();
  isOver = true;
  note();
  return longest;
}
