import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

testGolden("reports", [
  {
    question: "plat x2, gold, csr: add those.",
    because:
      "plat is a name of the Amex Platinum; gold alone could be several, and of those called just Gold after their issuer (Amex, Robinhood) the list names Amex already; csr is the Sapphire Reserve: 2 + 1 + 1 cards.",
    tool: "import_wallet",
    input: { content: "plat x2, gold, csr" },
    expect: {
      data: {
        applied: false,
        matched: [
          { id: "amex-platinum", count: 2, certainty: "exact" },
          { id: "amex-gold", count: 1, certainty: "likely" },
          { id: "chase-sapphire-reserve", count: 1, certainty: "exact" },
        ],
        effects: [{ section: "cards", added: 4, replaced: 0, same: 0 }],
      },
    },
    after: { cards: [] },
  },
  {
    question: "I have 250k Amex and 80k Chase: save that.",
    because: "k is a thousand; amex and chase are names of their transferable currencies.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [
        { program: "amex_membership_rewards", owner: "me", points: 9, as_of: "2026-01-01" },
      ],
    },
    tool: "import_wallet",
    input: { content: "I have 250k Amex and 80k Chase" },
    expect: {
      data: {
        matched: [
          { id: "amex_membership_rewards", points: 250_000 },
          { id: "chase_ultimate_rewards", points: 80_000 },
        ],
        effects: [{ section: "balances", added: 1, replaced: 1, same: 0 }],
      },
    },
  },
  {
    question: "Import: my wife's freedom, 12,500 hyatt, AT&T thing",
    because:
      "The only other person is the wife; freedom alone is the name of five cards; 12,500 is one number; nobody knows the last.",
    wallet: walletOf([], { profile: profileOf({ household: ["Ana"] }) }),
    tool: "import_wallet",
    input: { content: "my wife's freedom, 12,500 hyatt, qqq zzz thing" },
    expect: {
      data: {
        matched: [{ id: "world_of_hyatt", points: 12_500, owner: "me" }],
        ambiguous: [{ text: "my wife's freedom" }],
        unmatched: [{ text: "qqq zzz thing" }],
      },
    },
  },
  {
    question: "Import what I pasted, without content or code.",
    because: "There is nothing to import.",
    tool: "import_wallet",
    error: "Give content to preview",
  },
  {
    question: "Give me everything as a spreadsheet.",
    because: "Two cards, one balance and the profile: 4 entries.",
    wallet: walletOf([held("amex-gold"), held("citi-double-cash", { closed_on: "2020-01-01" })], {
      balances: [{ program: "world_of_hyatt", owner: "me", points: 5, as_of: "2026-01-01" }],
    }),
    // Still the day before in New York.
    now: "2026-11-22T04:00:00Z",
    tool: "export_wallet",
    input: { format: "csv" },
    expect: {
      summary: "The wallet as CSV: 4 entries.",
      data: {
        file_name: "cardfile-wallet-2026-11-21.csv",
        rows: { cards: 2, balances: 1, valuations: 0, profile: 1 },
      },
    },
  },
  {
    question: "Export only my balances, from an empty wallet.",
    because: "There is none: the list is there and empty.",
    tool: "export_wallet",
    input: { format: "json", sections: ["balances"] },
    expect: { data: { rows: { balances: 0 } } },
  },
]);
