import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { SCOPES } from "../../../server/accounts/scopes.ts";
import { createAccount } from "../../../server/accounts/users.ts";
import type { Wallet } from "../../../server/accounts/wallet.ts";
import { changeWallet, readWallet } from "../../../server/accounts/wallets.ts";
import { callTool } from "../../../server/mcp/tool.ts";
import type { MemberContext } from "../../../server/tools/frame/context.ts";
import { memberTools } from "../../../server/tools/registry.ts";
import { createDeps } from "../../accounts/deps.ts";
import { WALLET_NAMES, walletNamed } from "../../chat/eval/wallets.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { type SampleCall, sampleCallsAt } from "../sample-calls.ts";
import { callsAbout } from "../table-calls.ts";
import { bigWallet } from "../wallets.ts";

/** Recorded answers by call and wallet, as JSON. */
export type Recording = ReadonlyMap<string, ReadonlyMap<string, string>>;

const NOW = "2026-11-21T17:00:00Z";
const MOST = { tools: 1e9, chat: 1e9 };
const PASSWORDS = { hash: async (text: string) => text, matches: async () => true };
/** One in twelve of the calls about things in the tables is enough. */
const TABLE_STEP = 12;

const WALLETS: readonly (readonly [name: string, wallet: Wallet])[] = [
  ...WALLET_NAMES.map((name) => [name, walletNamed(name)] as const),
  ["big_30", bigWallet(30)],
  ["big_100", bigWallet(100)],
];

const RICH_WALLETS: ReadonlySet<string> = new Set(["demo", "big_100"]);

/** The names of the wallets: those of the evaluation, and two big ones. */
export const RECORDED_WALLETS = WALLETS.map(([name]) => name);

/** Asks every sample call of each of these wallets, and of the rich ones also about the tables. */
export const recordAnswers = (walletNames = RECORDED_WALLETS): Promise<Recording> =>
  record(walletNames, callsAbout(readPinnedFacts(), TABLE_STEP));

/** Asks the sample calls of one wallet. */
export const recordSamples = (walletName: string): Promise<Recording> => record([walletName], []);

async function record(
  walletNames: readonly string[],
  aboutTables: readonly SampleCall[],
): Promise<Recording> {
  const samples = sampleCallsAt(Date.parse(NOW));
  const recording = new Map<string, Map<string, string>>();
  for (const [walletName, wallet] of WALLETS) {
    if (!walletNames.includes(walletName)) continue;
    const isRich = RICH_WALLETS.has(walletName);
    for (const call of isRich ? [...samples, ...aboutTables] : samples) {
      const key = `${call[0]} ${JSON.stringify(call[1])}`;
      const answers = recording.get(key) ?? new Map<string, string>();
      recording.set(key, answers.set(walletName, await answerOf(call, wallet)));
    }
  }
  return recording;
}

/** Each call has a member of its own, so that no call depends on another's writes. */
async function answerOf([name, input]: SampleCall, wallet: Wallet): Promise<string> {
  const tool = memberTools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`There is no tool ${name}.`);
  const context = await openContext(wallet);
  const result = await callTool(tool, tool.input.parse(heldIn(wallet, input)), () => context);
  const { wallet: after } = await readWallet(context.deps, context.caller.accountId);
  return JSON.stringify(tool.readOnly ? result : { result, after });
}

async function openContext(wallet: Wallet): Promise<MemberContext> {
  const deps = createDeps(NOW);
  const account = await createAccount(deps, PASSWORDS, {
    email: "ada@example.org",
    password: "correct horse battery",
  });
  if (account === undefined) throw new Error("The store already has the account.");
  await changeWallet(deps, account.id, () => ({ after: wallet, outcome: undefined }));
  return {
    caller: {
      accountId: account.id,
      plan: account.plan,
      scopes: new Set(SCOPES),
      via: "api_key",
      clientId: "recorder",
    },
    deps,
    ceilings: { ...DEFAULT_CEILINGS, free: MOST, member: MOST },
    facts: readPinnedFacts(),
    publicUrl: "https://cards.example",
    noteQuota: () => {},
  };
}

/** The input with cards of the wallet in place of those of the demonstration. */
const heldIn = ({ cards }: Wallet, input: SampleCall[1]): SampleCall[1] =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const place = DEMO_WALLET.cards.findIndex(({ id }) => id === value);
      const held = place === -1 ? undefined : cards[place % cards.length];
      return [name, held?.id ?? value];
    }),
  );
