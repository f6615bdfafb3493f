import * as z from "zod";
import { DataError } from "../problem.ts";

const EXPECTED = {
  CORRECTIONS_URL: "an https address, a mailto: address or an e-mail address",
  SITE_URL: "an https address without a path, such as https://cards.example",
};

/** Build-time environment variables that say who publishes this copy. */
const environment = z.object({
  CORRECTIONS_URL: z
    .union([
      z.email().transform((email) => `mailto:${email}`),
      z.url({ protocol: /^(?:https|mailto)$/ }),
    ])
    .optional(),
  SITE_URL: z
    .url({ protocol: /^https$/, abort: true })
    .refine((text) => new URL(text).origin === text.replace(/\/$/, ""))
    .transform((text) => new URL(text).origin)
    .optional(),
});

export interface SiteSettings {
  /** Where readers report errors; without it, pages have no report links. */
  readonly correctionsUrl?: string | undefined;
  /** Where the pages are published; needed for absolute links. */
  readonly siteUrl?: string | undefined;
}

/** Empty variables count as not set. */
export function readSiteSettings(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(variables).filter(([, value]) => value !== "");
  const { data, error } = environment.safeParse(Object.fromEntries(given));
  if (data !== undefined) return { correctionsUrl: data.CORRECTIONS_URL, siteUrl: data.SITE_URL };
  const names = new Set(error?.issues.map(({ path: [name] }) => name));
  throw new DataError(
    Object.entries(EXPECTED)
      .filter(([name]) => names.has(name))
      .map(([name, expected]) => ({ file: name, message: `expected ${expected}` })),
  );
}
