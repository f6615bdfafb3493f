import {
  getApiCatalog,
  getLlmsTxt,
  getOpenApi,
  getServerCard,
  getServerJson,
  getSkill,
  getSkillIndex,
  getToolReference,
  getWalletServerCard,
  getWalletServerJson,
} from "../../server/contract/discovery-routes.ts";
import { toApiCatalog } from "../emit/api-catalog.ts";
import { toLlmsTxt } from "../emit/llms-txt.ts";
import { toOpenApi } from "../emit/openapi.ts";
import { toToolReference } from "../emit/tool-reference.ts";
import { CATALOG_SERVER, toServerCard, toServerJson, WALLET_SERVER } from "../emit/mcp-servers.ts";
import { toSkill, toSkillEntry } from "../emit/skill.ts";
import { type Answer, answer, answerText, toFragment } from "./answer.ts";

/** Files that tell programs and agents what the service offers. */
export function* answerDiscovery(): Generator<Answer> {
  const openApi = { openapi: "3.1.0", ...toOpenApi() };
  yield* answer(getOpenApi, {}, toFragment(getOpenApi.response, openApi));
  yield* answerText(getLlmsTxt, {}, toLlmsTxt({ withMembers: true }));
  yield* answerText(getToolReference, {}, toToolReference());
  yield* answer(
    getServerJson,
    {},
    toFragment(getServerJson.response, toServerJson(CATALOG_SERVER)),
  );
  yield* answer(
    getWalletServerJson,
    {},
    toFragment(getWalletServerJson.response, toServerJson(WALLET_SERVER)),
  );
  yield* answer(
    getServerCard,
    {},
    toFragment(getServerCard.response, toServerCard(CATALOG_SERVER)),
  );
  yield* answer(
    getWalletServerCard,
    {},
    toFragment(getWalletServerCard.response, toServerCard(WALLET_SERVER)),
  );
  yield* answerText(getSkill, {}, toSkill());
  yield* answer(getSkillIndex, {}, toFragment(getSkillIndex.response, toSkillIndex()));
  yield* answer(
    getApiCatalog,
    {},
    toFragment(getApiCatalog.response, toApiCatalog({ withMembers: true })),
  );
}

const toSkillIndex = () => ({
  $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json" as const,
  skills: [toSkillEntry()],
});
