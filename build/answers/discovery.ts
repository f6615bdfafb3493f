import {
  getApiCatalog,
  getLlmsTxt,
  getOpenApi,
  getServerJson,
  getSkill,
  getSkillIndex,
  getToolReference,
} from "../../server/contract/discovery-routes.ts";
import { toApiCatalog } from "../emit/api-catalog.ts";
import { toLlmsTxt } from "../emit/llms-txt.ts";
import { toOpenApi } from "../emit/openapi.ts";
import { toToolReference } from "../emit/tool-reference.ts";
import { toServerJson } from "../emit/server-json.ts";
import { toSkill, toSkillEntry } from "../emit/skill.ts";
import { type Answer, answer, answerText, toFragment } from "./answer.ts";

/** The files by which programs and agents find out what the service offers. */
export function answerDiscovery(): readonly Answer[] {
  return [
    ...answer(
      getOpenApi,
      {},
      toFragment(getOpenApi.response, { openapi: "3.1.0", ...toOpenApi() }),
    ),
    ...answerText(getLlmsTxt, {}, toLlmsTxt()),
    ...answerText(getToolReference, {}, toToolReference()),
    ...answer(getServerJson, {}, toFragment(getServerJson.response, toServerJson())),
    ...answerText(getSkill, {}, toSkill()),
    ...answer(getSkillIndex, {}, toFragment(getSkillIndex.response, toSkillIndex())),
    ...answer(getApiCatalog, {}, toFragment(getApiCatalog.response, toApiCatalog())),
  ];
}

const toSkillIndex = () => ({
  $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json" as const,
  skills: [toSkillEntry()],
});
