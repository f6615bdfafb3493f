import { beforeAll, describe, expect, test } from "vitest";
import { openService, type Service } from "../support/service.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

let service: Service;
beforeAll(async () => {
  service = await openService();
});

const typeOf = (answer: Response) => answer.headers.get("content-type");

describe("an address with nothing", () => {
  test.each(["/nope", "/cards/nope", "/cards/", "/CARDS", "/docs/nope/more", "/account-of-nobody"])(
    "%s is a page with ways on for a browser, and JSON for a program",
    async (url) => {
      const page = await service.app.request(url, { headers: BROWSER });
      expect(page.status).toBe(404);
      expect(typeOf(page)).toBe("text/html; charset=utf-8");
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      const html = await page.text();
      expect(html).toContain('<form class="find" action="/cards"');
      expect(html).toContain('<a href="/">Start</a>');

      for (const headers of [{}, { accept: "*/*" }, { accept: "application/json" }]) {
        const answer = await service.app.request(url, { headers });
        expect([answer.status, typeOf(answer)]).toEqual([404, "application/json"]);
        expect(await answer.json()).toEqual({ error: expect.any(String) });
      }
    },
  );

  test.each([
    "/v1/health",
    "/v1/public/credit-cards/nope",
    "/v1/public/nope",
    "/health/",
    "/schemas/nope.json",
    "/openapi.json/",
    "/.well-known/nope",
  ])("%s is JSON for a browser too, as every error of the catalog", async (url) => {
    const answer = await service.app.request(url, { headers: BROWSER });
    expect([answer.status, typeOf(answer)]).toEqual([404, "application/json"]);
  });

  test("a HEAD has the headers of the page alone", async () => {
    const answer = await service.app.request("/nope", { method: "HEAD", headers: BROWSER });
    expect([answer.status, typeOf(answer)]).toEqual([404, "text/html; charset=utf-8"]);
    expect(await answer.text()).toBe("");
  });

  test("what is sent there is refused as JSON", async () => {
    const answer = await service.app.request("/nope", { method: "POST", headers: BROWSER });
    expect([answer.status, typeOf(answer)]).toEqual([404, "application/json"]);
  });
});
