import { expect } from "vitest";
import type * as z from "zod";
import { errorBody } from "../../server/contract/errors.ts";
import type { Service } from "./service.ts";

/** Asks the service and parses the answer, which must be a success. */
export async function getAs<S extends z.ZodType>(
  { app }: Service,
  schema: S,
  url: string,
  init?: RequestInit,
): Promise<z.infer<S>> {
  const answer = await app.request(url, init);
  expect(answer.status, url).toBe(200);
  return schema.parse(await answer.json());
}

/** Asks the service for what it must refuse; errors are never cached and open to every origin. */
export async function getError({ app }: Service, url: string, init?: RequestInit) {
  const answer = await app.request(url, init);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  return { status: answer.status, ...errorBody.parse(await answer.json()) };
}
