import { describe, expect, test } from "vitest";
import { type Answer, toFragment } from "../../../build/answers/answer.ts";
import { toCardRows } from "../../../build/answers/cards.ts";
import { answerDiscovery } from "../../../build/answers/discovery.ts";
import { answerSchemas } from "../../../build/answers/schemas.ts";
import { toAnswers } from "../../../build/build.ts";
import { toLookup } from "../../../build/emit/lookup.ts";
import { pathsOf, toPattern } from "../../../server/contract/addresses.ts";
import { cardRow } from "../../../server/contract/cards.ts";
import { HTML_TYPE, isJson, JSON_TYPE, type Route } from "../../../server/contract/route.ts";
import { pages } from "../../../server/contract/pages.ts";
import { routes } from "../../../server/contract/routes.ts";
import { activeTransferRow } from "../../../server/contract/transfers.ts";
import { answerAssets } from "../../../build/site/site.ts";
import { toBaseCatalog } from "../fixtures.ts";

const answersOf = (route: Route, answers: readonly Answer[]): readonly Answer[] => {
  const paths = pathsOf(route);
  const patterns = paths.map(toPattern);
  return answers.filter(({ url }) =>
    addresses.has(url)
      ? paths.some((path) => path === url)
      : patterns.some((pattern) => pattern.test(url)),
  );
};

/** File endings that a static host adds to an address. */
const ENDINGS: Readonly<Record<string, string>> = { [JSON_TYPE]: ".json", [HTML_TYPE]: ".html" };

const allRoutes: readonly (readonly [string, Route])[] = Object.entries<Route>({
  ...routes,
  ...pages,
});

/** The addresses without params; none of them is taken for another route. */
const addresses = new Set<string>(allRoutes.flatMap(([, route]) => pathsOf(route)));

const discovery = [...answerDiscovery(), ...answerSchemas()];
const assets = await answerAssets();

describe("the answers of the base", () => {
  const base = toBaseCatalog();
  const { data, pages: sitePages } = toAnswers(base, toLookup(base), { discovery, settings: {} });
  const answers = [...data, ...discovery, ...sitePages, ...assets];

  test.each(allRoutes.filter(([, route]) => route.published))(
    "%s answers what its response schema promises",
    (_, route) => {
      const found = answersOf(route, answers);
      expect(found.length).toBeGreaterThan(0);
      for (const { body, contentType, dataset } of found) {
        const value: unknown = isJson(contentType) ? JSON.parse(body) : body;
        expect(route.response.parse(value)).toEqual(value);
        expect(dataset).toBe(route.dataset);
      }
    },
  );

  test.each(allRoutes.filter(([, route]) => !route.published))("%s has no file", (_, route) => {
    expect(answersOf(route, answers)).toEqual([]);
  });

  test("belong each to one route", () => {
    const owned = allRoutes.flatMap(([, route]) => answersOf(route, answers));
    expect(owned.map(({ url }) => url).toSorted()).toEqual(
      answers.map(({ url }) => url).toSorted(),
    );
  });

  test("have each an address and a file of their own", () => {
    expect(new Set(answers.map(({ url }) => url)).size).toBe(answers.length);
    expect(new Set(answers.map(({ file }) => file.toLowerCase())).size).toBe(answers.length);
  });

  test("lie in the file that a static host looks for at their address", () => {
    for (const { url, file, contentType } of answers) {
      const path = decodeURIComponent(url).slice(1);
      const ending = ENDINGS[contentType];
      const found = path === "" ? "index" : path;
      expect(file).toBe(ending === undefined || found.endsWith(ending) ? found : found + ending);
    }
  });

  test("are ASCII when they are JSON, whatever the names hold", () => {
    const json = answers.filter(({ contentType }) => isJson(contentType));
    // oxlint-disable-next-line no-control-regex
    expect(json.filter(({ body }) => /[^\u0000-\u007F]/.test(body))).toEqual([]);
    expect(json.some(({ body }) => body.includes(String.raw`\ud83c\udf32`))).toBe(true);
  });
});

describe("a column that is not public", () => {
  test("stops the build when it reaches a card", () => {
    const [row] = toCardRows(toBaseCatalog());
    const leaky = { ...cardRow.parse(row?.value), note: "private" };
    expect(() => toFragment(cardRow, leaky)).toThrow(/unrecognized_keys[^]*"note"/);
  });

  test("stops the build when it reaches a transfer route", () => {
    const leaky = {
      source_program: "Acme Points",
      dest_program: "Café Inn Club",
      is_active: true as const,
      has_transfer_bonus: true,
      ratio: "1:2",
    };
    expect(() => toFragment(activeTransferRow, leaky)).toThrow(/unrecognized_keys[^]*"ratio"/);
  });
});
