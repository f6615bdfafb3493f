import * as z from "zod";
import {
  getLlmsTxt,
  getOpenApi,
  getServerJson,
  getToolReference,
} from "../../server/contract/routes.ts";
import { toLlmsTxt } from "../emit/llms-txt.ts";
import { toOpenApi } from "../emit/openapi.ts";
import { toToolReference } from "../emit/tool-reference.ts";
import { toServerJson } from "../emit/server-json.ts";
import { type Answer, answer, toFragment } from "./answer.ts";

/** The files by which programs and agents find out what the service offers. */
export function answerDiscovery(): readonly Answer[] {
  return [
    ...answer(
      getOpenApi,
      {},
      toFragment(getOpenApi.response, { openapi: "3.1.0", ...toOpenApi() }),
    ),
    ...answer(getLlmsTxt, {}, toPage(toLlmsTxt())),
    ...answer(getToolReference, {}, toPage(toToolReference())),
    ...answer(getServerJson, {}, toFragment(getServerJson.response, toServerJson())),
  ];
}

const toPage = (text: string) => ({ value: text, json: ascii.parse(text) });

/** Bodies are written byte by character. */
const ascii = z.string().regex(/^[\n\x20-\x7E]*$/, "ASCII only");
