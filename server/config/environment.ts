import * as z from "zod";
import { DEFAULT_CEILINGS } from "../accounts/plans.ts";
import { PROVIDERS } from "../chat/model/providers.ts";
import { LOG_FORMATS } from "../ops/log.ts";

/* The variables of the environment: their names, what each may be, and what it is when not given. */

const A_PORT = "a port from 0 to 65535";

const AN_ORIGIN = "an http or https address without a path, such as https://cards.example";

const isBareAddress = ({ pathname, search, hash, username, password }: URL): boolean =>
  pathname === "/" && [search, hash, username, password].every((part) => part === "");

const UPSTREAMS = Object.keys(PROVIDERS);

const wholeNumber = z.coerce.number({ error: "a whole number from 0" }).int().nonnegative();

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, A_PORT)
  .transform(Number)
  .refine((port) => port <= 65_535, A_PORT);

const environment = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: portNumber.default(3000),
  DIST: z.string().optional(),
  AWS_ENDPOINT_URL_S3: z
    .url({ protocol: /^https?$/, error: "an http or https address" })
    .optional(),
  AWS_REGION: z.string().default("us-east-1"),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  NODE_ENV: z.string().default("production"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: AN_ORIGIN })
    .refine((text) => isBareAddress(new URL(text)), AN_ORIGIN)
    .optional(),
  ALLOWED_HOSTS: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  VAR: z.string().optional(),
  SECRETS: z.string().optional(),
  ACCOUNTS: z.enum(["on", "off"], { error: "on or off" }).default("on"),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "smtp://… or smtps://…" }).optional(),
  MAIL_FROM: z.string().optional(),
  TRUSTED_PROXIES: wholeNumber.max(10).default(0),
  FREE_TOOLS_A_DAY: wholeNumber.default(DEFAULT_CEILINGS.free.tools),
  FREE_CHATS_A_DAY: wholeNumber.default(DEFAULT_CEILINGS.free.chat),
  MEMBER_TOOLS_A_DAY: wholeNumber.default(DEFAULT_CEILINGS.member.tools),
  MEMBER_CHATS_A_DAY: wholeNumber.default(DEFAULT_CEILINGS.member.chat),
  PLANS_URL: z.url({ protocol: /^https?$/, error: "an http or https address" }).optional(),
  CARDFILE_KEY: z.string().optional(),
  UPSTREAM: z.enum(UPSTREAMS, { error: UPSTREAMS.join(", ") }).optional(),
  UPSTREAM_URL: z.url({ protocol: /^https?$/, error: "an http or https address" }).optional(),
  UPSTREAM_KEY: z.string().optional(),
  UPSTREAM_MODEL: z.string().optional(),
  UPSTREAM_SECONDS: z.coerce.number({ error: "seconds, 1 to 300" }).min(1).max(300).default(20),
  UPSTREAM_CALLS_A_DAY: wholeNumber.default(5000),
  UPSTREAM_ACCOUNT_CALLS_A_DAY: wholeNumber.default(200),
  LOG: z.enum(LOG_FORMATS, { error: "text or json" }).default("text"),
  ACCESS_LOG: z.enum(["on", "off"], { error: "on or off" }).default("off"),
  OPS_HOST: z.string().default("127.0.0.1"),
  OPS_PORT: portNumber.optional(),
  SHUTDOWN_SECONDS: z.coerce
    .number({ error: "seconds, 0 to 300" })
    .nonnegative()
    .max(300)
    .default(30),
  RELOAD_SECONDS: z.coerce
    .number({ error: "seconds, more than 0 and at most 60" })
    .positive()
    .max(60)
    .default(15),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

export type Settings = z.infer<typeof environment>;

/**
 * Reads the settings; an empty variable counts as not set. Throws an error that names the variable
 * and what it may be.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(variables).filter(([, value]) => value !== "");
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(
    (issue) => `${issue.path.join(".")}: expected ${issue.message}`,
  );
  throw new Error(`Bad environment. ${wrong.join("; ")}`);
}
