import { getApiCatalog, getLlmsTxt } from "../../server/contract/discovery-routes.ts";
import { aloneAnswers } from "../../server/contract/host-answers.ts";
import { toAsciiJson } from "../../server/contract/json.ts";
import { type Answer, toFragment } from "../answers/answer.ts";
import { toApiCatalog } from "./api-catalog.ts";
import { toLlmsTxt } from "./llms-txt.ts";

/** private/alone.json: the variants of pages and lists for servers without accounts. */
export const toCatalogOnly = (pages: readonly Answer[]): string =>
  toAsciiJson(
    aloneAnswers.parse({
      ...Object.fromEntries(pages.map(({ url, body }) => [url, body])),
      [getLlmsTxt.path]: toLlmsTxt({ withMembers: false }),
      [getApiCatalog.path]: toFragment(getApiCatalog.response, toApiCatalog({ withMembers: false }))
        .json,
    }),
  );
