import type { AnyTool } from "../mcp/tool.ts";
import { compareCardFacts } from "./compare-card-facts.ts";
import type { CatalogContext } from "./context.ts";
import { estimatePointValue } from "./estimate-point-value.ts";
import { findTransferRoutes } from "./find-transfer-routes.ts";
import { getCardFacts } from "./get-card-facts.ts";
import { searchCardCatalog } from "./search-card-catalog.ts";

/** The five tools of the free catalog (SPEC 4.12). */
export const catalogTools: readonly AnyTool<CatalogContext>[] = [
  searchCardCatalog,
  getCardFacts,
  compareCardFacts,
  findTransferRoutes,
  estimatePointValue,
];
