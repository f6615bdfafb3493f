/** Arguments for which each catalog tool gives an interesting answer. */
export const TOOL_EXAMPLES: Readonly<Record<string, object>> = {
  search_card_catalog: { issuer: "chase", no_foreign_transaction_fee: true, limit: 3 },
  get_card_facts: { card_name: "venture x" },
  compare_card_facts: { card_names: ["csp", "amex gold"] },
  find_transfer_routes: { to_program: "hyatt" },
  estimate_point_value: { program: "UR", points: 60_000 },
};
