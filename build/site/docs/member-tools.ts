import { memberTools } from "../../../server/tools/registry.ts";
import { getToolReference } from "../../../server/contract/discovery-routes.ts";
import { type Html, html } from "../../../server/look/html.ts";

type MemberTool = (typeof memberTools)[number];

/** Groups of tools, each with its first tool; the registry lists tools in this order. */
const GROUPS = [
  { title: "Wallet", first: "get_wallet" },
  { title: "Cards", first: "search_cards" },
  { title: "Balances", first: "list_balances" },
  { title: "Point values", first: "list_valuations" },
  { title: "Transfers", first: "list_transfer_routes" },
  { title: "Spending", first: "best_card_for_purchase" },
  { title: "Credits and benefits", first: "list_credits" },
  { title: "Fees and renewals", first: "list_upcoming_fees" },
  { title: "Offers and applications", first: "check_eligibility" },
  { title: "Trips", first: "calculate_redemption_value" },
  { title: "Import and export", first: "export_wallet" },
] as const;

interface ToolGroup {
  readonly title: string;
  readonly tools: readonly MemberTool[];
}

/** Member tools by group. Throws if the first tool of a group does not exist. */
function groupMemberTools(): readonly ToolGroup[] {
  const starts = GROUPS.map(({ first }) => {
    const at = memberTools.findIndex(({ name }) => name === first);
    if (at === -1) throw new Error(`build/site/docs/member-tools.ts: there is no tool ${first}`);
    return at;
  });
  return GROUPS.map(({ title }, at) => ({
    title,
    tools: memberTools.slice(starts[at], starts[at + 1]),
  }));
}

export const toMemberTools = (): Html =>
  html`<dl class="fields groups">
    ${groupMemberTools().map(
      ({ title, tools }) =>
        html`<div>
          <dt>${title}</dt>
          <dd>
            <ul>
              ${tools.map(toLine)}
            </ul>
          </dd>
        </div>`,
    )}
  </dl>`;

const toLine = ({ name, title, readOnly }: MemberTool): Html =>
  html`<li>
    <a href="${getToolReference.path}#${name}"><code>${name}</code></a> ${title}
    ${!readOnly && html`<span class="tag">writes</span>`}
  </li>`;
