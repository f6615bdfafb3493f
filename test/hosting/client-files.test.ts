import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { toOperations } from "../../build/emit/client.ts";
import { createClient } from "../../server/client/runtime.ts";
import type { Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { type Nginx, nginxBinary, startNginx } from "../support/nginx.ts";
import { readDist } from "../support/published.ts";
import { type ListeningService, listen } from "../support/service.ts";

/** A web server that is told nothing but where the files are. */
const PLAIN = "server {\nlisten 80;\nroot /usr/share/nginx/html;\n}\n";

const INPUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getCard: { cardId: "amex-gold" },
  getCardProvenance: { cardId: "amex-gold" },
  listTransfersFrom: { sourceProgram: "American Express Membership Rewards" },
  listTransfersTo: { destProgram: "Lufthansa Miles & More" },
  getSchema: { schema: "card" },
};

const published = Object.entries<Route>(routes).filter(([, route]) => route.published);

function call(baseUrl: string, files: boolean, name: string): Promise<unknown> {
  const method = createClient(toOperations(), { baseUrl, files })[name];
  if (method === undefined) throw new Error(`no method ${name}`);
  return name in INPUTS ? method(INPUTS[name]) : method();
}

describe.skipIf(nginxBinary === undefined)("the client over the files alone", () => {
  let service: ListeningService;
  let plain: Nginx;
  let told: Nginx;
  beforeAll(async () => {
    const files = join(inject("dist"), "public");
    service = await listen();
    plain = await startNginx({ conf: PLAIN, files });
    told = await startNginx({ conf: readDist("hosting/nginx.conf").toString(), files });
  });
  afterAll(async () => {
    await Promise.all([plain?.stop(), told?.stop(), service.close()]);
  });

  test.each(published)("%s gives the same as the service, on either host", async (name) => {
    const expected = await call(service.root, false, name);
    expect(await call(plain.root, true, name)).toEqual(expected);
    expect(await call(told.root, false, name)).toEqual(expected);
  });

  test("asked for files of a host with the server's addresses, it says what to leave out", async () => {
    await expect(call(told.root, true, "getCard")).rejects.toMatchObject({
      status: 404,
      message: expect.stringMatching(/no file \S+\/amex-gold\.json; .* leave out files: true$/),
    });
  });
});
