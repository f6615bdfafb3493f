import { pathsOf, toPattern } from "../../../server/contract/addresses.ts";
import { pages } from "../../../server/contract/pages.ts";
import type { Route } from "../../../server/contract/route.ts";
import { routes } from "../../../server/contract/routes.ts";
import type { Answer } from "../../answers/answer.ts";

export interface Address {
  readonly route: Route;
  /** Path template, as in the route table. */
  readonly path: string;
}

export interface HostedRoute extends Address {
  /** Appended to the decoded address to get the file name: `.json`, `index.html` or empty. */
  readonly suffix: string;
  /** Every address that is answered, URL-encoded. */
  readonly urls: readonly string[];
}

const allAddresses: readonly Address[] = Object.values<Route>({ ...routes, ...pages }).flatMap(
  (route) => pathsOf(route).map((path) => ({ route, path })),
);

/** Addresses that only the server answers. */
export const computedAddresses = allAddresses.filter(({ route }) => !route.published);

export const hasParams = (path: string): boolean => path.includes("/:");

/**
 * Published routes for static hosts. Routes without parameters come first, since they take
 * precedence over matching patterns. Throws if the files of a route do not follow one rule.
 */
export function toHostedRoutes(answers: readonly Answer[]): readonly HostedRoute[] {
  const published = allAddresses
    .filter(({ route }) => route.published)
    .toSorted((a, b) => Number(hasParams(a.path)) - Number(hasParams(b.path)));
  const answersByPath = new Map<string, Answer[]>(published.map(({ path }) => [path, []]));
  const patterns = published.map(({ path }) => ({ path, pattern: toPattern(path) }));
  for (const answer of answers) {
    const found = patterns.find(({ pattern }) => pattern.test(answer.url));
    if (found === undefined) throw new Error(`${answer.url} is not an address in the route table`);
    answersByPath.get(found.path)?.push(answer);
  }
  return published.map((address) => toHosted(address, answersByPath.get(address.path) ?? []));
}

function toHosted({ route, path }: Address, answers: readonly Answer[]): HostedRoute {
  if (route.cache !== "5m") throw new Error(`${path}: a published answer is cached for 5 minutes`);
  const suffixes = new Set(
    answers.map(({ url, file }) => {
      const bare = decodeURIComponent(url);
      if (!`/${file}`.startsWith(bare)) throw new Error(`${url}: ${file} does not begin like it`);
      return file.slice(bare.length - 1);
    }),
  );
  const [suffix = "", another] = suffixes;
  if (another !== undefined) throw new Error(`${path}: files end in "${suffix}" and "${another}"`);
  return { route, path, suffix, urls: answers.map(({ url }) => url) };
}
