import { CATALOG_MCP_PATH, CHAT_PATH, TOOLS_PATH } from "../../server/contract/addresses.ts";
import {
  getApiCatalog,
  getOpenApi,
  getServerCard,
  getToolReference,
  getWalletServerCard,
} from "../../server/contract/discovery-routes.ts";
import { chatPage, docsPage, mcpPage } from "../../server/contract/pages.ts";
import { HTML_TYPE, JSON_TYPE } from "../../server/contract/route.ts";
import { getHealth, listCards } from "../../server/contract/routes.ts";

/** Path prefix of all catalog routes. */
const CATALOG_ROOT = listCards.path.slice(0, listCards.path.lastIndexOf("/") + 1);

/**
 * The APIs of the host (RFC 9727). The build does not know the host, so references are relative to
 * where the link set was fetched, which RFC 9264 allows but does not recommend.
 */
export const toApiCatalog = ({ withMembers }: { readonly withMembers: boolean }) => ({
  linkset: [
    {
      anchor: getApiCatalog.path,
      item: [
        { href: CATALOG_ROOT, title: "Catalog" },
        { href: CATALOG_MCP_PATH, title: "Catalog as MCP tools" },
        ...(withMembers ? MEMBER_ITEMS : []),
      ],
    },
    {
      anchor: CATALOG_ROOT,
      "service-desc": [{ href: getOpenApi.path, type: JSON_TYPE }],
      "service-doc": [{ href: docsPage.path, type: HTML_TYPE }],
      status: [{ href: getHealth.path, type: JSON_TYPE }],
    },
    {
      anchor: CATALOG_MCP_PATH,
      "service-desc": [toCardLink(getServerCard)],
      "service-doc": [{ href: mcpPage.path, type: HTML_TYPE }],
    },
    ...(withMembers ? MEMBER_CONTEXTS : []),
  ],
});

function toCardLink({ path, contentType }: typeof getServerCard | typeof getWalletServerCard) {
  return { href: path, type: contentType };
}

const MEMBER_ITEMS = [
  { href: TOOLS_PATH, title: "Tools over a member's wallet, as MCP" },
  { href: CHAT_PATH, title: "Chat over a member's wallet" },
];

const MEMBER_CONTEXTS = [
  {
    anchor: TOOLS_PATH,
    "service-desc": [toCardLink(getWalletServerCard)],
    "service-doc": [
      { href: getToolReference.path, type: getToolReference.contentType },
      { href: mcpPage.path, type: HTML_TYPE },
    ],
  },
  { anchor: CHAT_PATH, "service-doc": [{ href: chatPage.path, type: HTML_TYPE }] },
];
