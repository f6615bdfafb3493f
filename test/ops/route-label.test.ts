import fc from "fast-check";
import { expect, test } from "vitest";
import { pages } from "../../server/contract/pages.ts";
import { type Route, urlFor } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { MEMBER_PATHS } from "../../server/members.ts";
import { toRouteLabel } from "../../server/ops/route-label.ts";

const table = Object.values<Route>({ ...routes, ...pages });

test.each(table.map(({ path, params }) => [path, params] as const))(
  "%s is its own label, with a query too",
  (path, params) => {
    const names = Object.keys(params?.shape ?? {});
    const url = urlFor(path, Object.fromEntries(names.map((name) => [name, "some thing"])));
    expect(toRouteLabel(url)).toBe(path);
    expect(toRouteLabel(`${url}?limit=3`)).toBe(path);
  },
);

test.each([
  ["/tools/mcp", "/tools/mcp"],
  ["/chat/v1/chat/completions", "/chat/v1/chat/completions"],
  ["/chat/v1/models/cardfile-1", "/chat/v1"],
  ["/oauth/token", "/oauth"],
  ["/account/keys/0123456789abcdef/revoke", "/account"],
  ["/accounting", "other"],
  ["/wp-login.php", "other"],
])("%s counts as %s", (url, label) => {
  expect(toRouteLabel(url)).toBe(label);
});

test.each(MEMBER_PATHS)("%s of the members has a label of its own", (path) => {
  expect(toRouteLabel(path.replace("**", "some-thing"))).not.toBe("other");
});

test("whatever is asked for, labels stay few", () => {
  const labels = new Set<string>();
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      labels.add(toRouteLabel(path));
    }),
  );
  expect(labels.size).toBeLessThan(table.length + 15);
});
