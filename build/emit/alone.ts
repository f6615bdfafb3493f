import { getApiCatalog, getLlmsTxt } from "../../server/contract/discovery-routes.ts";
import { aloneAnswers } from "../../server/contract/host-answers.ts";
import { toAsciiJson } from "../../server/contract/json.ts";
import { toFragment } from "../answers/answer.ts";
import { toApiCatalog } from "./api-catalog.ts";
import { toLlmsTxt } from "./llms-txt.ts";

/** private/alone.json: the answers that would name what a server without accounts has not. */
export const toAlone = (): string =>
  toAsciiJson(
    aloneAnswers.parse({
      [getLlmsTxt.path]: toLlmsTxt({ withMembers: false }),
      [getApiCatalog.path]: toFragment(getApiCatalog.response, toApiCatalog({ withMembers: false }))
        .json,
    }),
  );
