import { getOpenApi } from "../../server/contract/routes.ts";
import { toOpenApi } from "../emit/openapi.ts";
import { type Answer, answer, toFragment } from "./answer.ts";

export function answerOpenApi(): readonly Answer[] {
  const description = toOpenApi();
  return answer(
    getOpenApi,
    {},
    toFragment(getOpenApi.response, { openapi: "3.1.0", ...description }),
  );
}
