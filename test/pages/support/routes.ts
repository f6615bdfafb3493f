import { ROUTES } from "../../../server/pages/mount.ts";
import type { PageRoute } from "../../../server/pages/page/route.ts";

type Method = "get" | "post";

/** The pages that take the method, each at an example of its address. */
export const addressesTaking = (method: Method): readonly string[] =>
  ROUTES.filter((route) => route[method] !== undefined).map(toExample);

export const addressesRefusing = (method: Method): readonly string[] =>
  ROUTES.filter((route) => route[method] === undefined).map(toExample);

const toExample = ({ path }: PageRoute): string =>
  path.replace(":card", "demo-gold").replace(":token", "unknown").replace(":uid", "uid-1");
