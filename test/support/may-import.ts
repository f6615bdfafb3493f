/** Imports of all advice. */
const ADVICE = [
  "server/contract",
  "data",
  "server/advice/benefits/credit-terms.ts",
  "server/advice/days.ts",
  "server/advice/money.ts",
  "server/advice/periods.ts",
  "server/advice/plain-row.ts",
];

/** Imports of every domain of the tools. */
const TOOLS = [
  "server/tools/frame",
  "server/member",
  "server/advice",
  "server/contract",
  "server/catalog/match-names.ts",
  "server/accounts",
  "data",
];

/** Imports of every part of the chat. */
const CHAT = [
  "server/tools/registry.ts",
  "server/tools/frame",
  "server/member",
  "server/accounts",
  "server/contract",
  "server/catalog/edit-distance.ts",
  "server/catalog/read-facts.ts",
  "data/vocab.ts",
  // Small facts of the domain that the words of questions and answers need.
  "server/advice/benefits/credit-terms.ts",
  "server/advice/days.ts",
  "server/advice/money.ts",
  "server/advice/purchase/acceptance.ts",
  "server/advice/purchase/cap-pace.ts",
  "server/advice/transfers/program-links.ts",
  "server/tools/offers/bonus-row.ts",
];

const TURNS = "server/ops/turns.ts";
const PLACES = "server/ops/places.ts";
const FRAME = "server/chat/frame.ts";
const TOPIC_IDS = "server/chat/topics/ids.ts";
const ASKING = ["server/chat/ask.ts", FRAME, "server/chat/toolbox.ts"];
const ANSWERING = [...CHAT, ...ASKING, "server/chat/compose"];

/** All that a host of the service puts together; the commands are none of it. */
const SERVED = [
  "accounts",
  "catalog",
  "catalog-mcp",
  "chat",
  "config",
  "contract",
  "http",
  "mcp",
  "member",
  "ops",
  "pages",
  "tools",
].map((folder) => `server/${folder}`);

/*
 * Allowed imports. A folder may always import itself; anything unlisted is forbidden. The longest
 * matching folder, or the file itself, counts.
 */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  data: [],
  "server/contract": ["data"],
  build: [
    "data",
    "server/contract",
    "server/look",
    "server/client",
    "server/catalog-mcp/registry.ts",
    // Feeds name cards as people do.
    "server/catalog/match-names.ts",
    "server/mcp/envelope.ts",
    "server/tools/prompts.ts",
    "server/tools/registry.ts",
    "server/tools/toolsets.ts",
    // The sample wallet: what the tools say of it, drawn as members see theirs.
    "server/accounts/demo.ts",
    "server/advice/money.ts",
    "server/tools/desk.ts",
    "server/tools/balances/list-balances.ts",
    "server/tools/fees/list-upcoming-fees.ts",
    "server/tools/wallet/get-wallet.ts",
    "server/pages/wallet/overview",
    "server/pages/wallet/points/point-list.ts",
    // Facts for the pages about members: scopes, limits, the name of the model.
    "server/accounts/plans.ts",
    "server/accounts/scopes.ts",
    "server/chat/wire/models.ts",
    "server/pages/scripts/compile-scripts.ts",
    "server/chat/learning/lore.ts",
    "server/chat/language/lexicon",
    "server/member/facts.ts",
    "package.json",
  ],
  "server/catalog": ["server/contract"],
  "server/mcp": ["server/contract", TURNS, PLACES],
  "server/ops": ["server/contract"],
  "server/client": [],
  "server/look": [],
  "server/catalog-mcp": ["server/contract", "server/catalog", "server/mcp", "package.json"],

  "server/advice": ["server/contract", "data"],
  "server/advice/solver": ["server/advice/transfers/transfer-amounts.ts"],
  "server/advice/transfers": [...ADVICE, "server/advice/solver"],
  "server/advice/purchase": ADVICE,
  "server/advice/year": [...ADVICE, "server/advice/purchase", "server/advice/solver"],
  "server/advice/benefits": [...ADVICE, "server/advice/purchase/purchase.ts"],
  "server/advice/fees": [...ADVICE, "server/advice/benefits"],
  "server/advice/applications": ADVICE,
  "server/advice/goals": [...ADVICE, "server/advice/transfers", "server/advice/solver"],

  "server/accounts": ["server/contract"],
  "server/accounts/store": ["server/contract"],
  "server/member": [
    "server/contract",
    "server/catalog",
    "server/advice",
    "server/accounts",
    "data/vocab.ts",
    "data/vocab-terms.ts",
  ],

  // The registry lists the tools; the endpoint serves them.
  "server/tools": [
    "server/contract",
    "server/advice/days.ts",
    "server/advice/money.ts",
    "server/catalog",
    "server/accounts",
    "server/mcp",
    "server/member",
    TURNS,
    "package.json",
  ],
  "server/tools/frame": [
    "server/contract",
    "server/accounts",
    "server/mcp",
    "server/member",
    "server/catalog/match-names.ts",
    // What-if: a reader answers on the wallet that the writers would make.
    "server/tools/suppose.ts",
  ],
  // Rows and words for cards of the catalog, and a year's value of cards.
  "server/tools/card-rows": TOOLS,
  // A change of cards tells which balances end with them.
  "server/tools/year": [
    ...TOOLS,
    "server/tools/card-rows",
    "server/tools/balances/points-at-risk.ts",
  ],
  // A changed fee is told as it will be due.
  "server/tools/cards": [
    ...TOOLS,
    "server/tools/card-rows",
    "server/tools/fees/fee-row.ts",
    "server/tools/year",
  ],
  "server/tools/spending": [...TOOLS, "server/tools/card-rows"],
  "server/tools/purchases": [...TOOLS, "server/tools/card-rows"],
  "server/tools/offers": [...TOOLS, "server/tools/card-rows"],
  // Next steps weigh fees and bonuses beside expiring things.
  "server/tools/benefits": [
    ...TOOLS,
    "server/tools/card-rows",
    "server/tools/fees/fee-row.ts",
    "server/tools/offers/bonus-row.ts",
  ],
  "server/tools/balances": TOOLS,
  // A closing may bring a fee back. Monthly spend is of the profile.
  "server/tools/wallet": [
    ...TOOLS,
    "server/tools/spending/change-spend.ts",
    "server/tools/card-rows",
    "server/tools/balances",
    "server/tools/fees/fee-row.ts",
  ],
  "server/tools/fees": [
    ...TOOLS,
    "server/tools/card-rows",
    "server/tools/year",
    "server/tools/balances",
  ],
  "server/tools/transfers": TOOLS,
  "server/tools/valuations": [...TOOLS, "server/tools/balances"],
  // A trip is paid with points that move and are worth something.
  "server/tools/trip": [
    ...TOOLS,
    "server/tools/year",
    "server/tools/transfers",
    "server/tools/valuations",
  ],
  // A statement is no list of cards, and is told so.
  "server/tools/reports": [...TOOLS, "server/tools/purchases"],

  "server/chat": [...CHAT, TURNS],
  "server/chat/language": CHAT,
  "server/chat/learning": ["server/chat/language", FRAME, TOPIC_IDS],
  "server/chat/reading": [
    ...CHAT,
    FRAME,
    "server/chat/language",
    "server/chat/learning",
    "server/chat/talks",
    "server/chat/compose/row-topic.ts",
    // Topics by their ids and by what they declare, none of them by name.
    TOPIC_IDS,
    "server/chat/topics/registry.ts",
    "server/chat/topics/topic.ts",
  ],
  "server/chat/talks": [
    ...CHAT,
    FRAME,
    "server/chat/language",
    "server/chat/learning",
    "server/chat/reading",
    TOPIC_IDS,
  ],
  "server/chat/compose": [
    ...CHAT,
    ...ASKING,
    "server/chat/reasoner.ts",
    "server/chat/wire/tokens.ts",
  ],
  "server/chat/topics": ANSWERING,
  "server/chat/guards": [
    "server/accounts/card-number.ts",
    "server/chat/reasoner.ts",
    "server/chat/compose",
    "server/chat/topics/replies.ts",
  ],
  "server/chat/wire": [
    "server/contract",
    "server/chat/reasoner.ts",
    "server/chat/guards/side-requests.ts",
  ],
  "server/chat/model": [
    "server/contract",
    "server/accounts/wallet.ts",
    "server/member/scene.ts",
    "server/ops/redact.ts",
    "server/chat",
  ],
  // A page shows what a tool answered; the tools are all that knows wallets and facts.
  "server/pages": [
    "server/contract",
    "server/accounts",
    "server/look",
    TURNS,
    PLACES,
    "server/tools",
    "server/member/facts.ts",
    "server/advice/money.ts",
    "server/catalog/read-facts.ts",
    // The months of a calendar.
    "server/advice/days.ts",
  ],

  "server/config": [
    "server/accounts",
    "server/catalog",
    "server/ops",
    // Settings of a language model.
    "server/chat/open.ts",
    "server/chat/model/providers.ts",
  ],
  "server/http": [
    "server/catalog",
    "server/contract",
    "server/ops",
    "server/chat/wire/limits.ts",
    "server/members.ts",
  ],
  "server/app.ts": [...SERVED, "server/members.ts"],
  "server/members.ts": SERVED,
  "server/commands": [...SERVED, "server/app.ts", "server/members.ts", "package.json"],
  "server/main.ts": ["server/commands", "server/config", "package.json"],
};
