import * as z from "zod";

const A_PORT = "a port from 0 to 65535";

const environment = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, A_PORT)
    .transform(Number)
    .refine((port) => port <= 65_535, A_PORT)
    .default(3000),
  DIST: z.string().optional(),
  NODE_ENV: z.string().default("production"),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "an http or https address" }).optional(),
  ALLOWED_HOSTS: z.string().optional(),
  RELOAD_SECONDS: z.coerce
    .number({ error: "seconds, more than 0 and at most 60" })
    .positive()
    .max(60)
    .default(15),
});

export interface Config {
  /** Interface to listen on. */
  readonly host: string;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  /** Folder the build wrote. */
  readonly dist: string;
  /** What /health reports as the environment. */
  readonly environment: string;
  /** Address under which users reach this service, without a slash at its end. */
  readonly publicUrl: string;
  /**
   * Host names the MCP endpoint answers to, against DNS rebinding; undefined when any will do,
   * which is so when the server is reachable from outside anyway.
   */
  readonly allowedHosts: readonly string[] | undefined;
  /** How often to look for a new build. */
  readonly reloadSeconds: number;
}

/**
 * Reads the settings; an empty variable counts as not set. Throws an error that names the variable
 * and what it may be.
 */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
  defaultDist: string,
): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== "");
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      (issue) => `${issue.path.join(".")}: expected ${issue.message}`,
    );
    throw new Error(`Bad environment. ${wrong.join("; ")}`);
  }
  const { HOST, PORT, DIST, NODE_ENV, PUBLIC_URL, ALLOWED_HOSTS, RELOAD_SECONDS } = parsed.data;
  const publicUrl = (PUBLIC_URL ?? toOrigin(HOST, PORT)).replace(/\/+$/, "");
  const named = (ALLOWED_HOSTS ?? "").split(",").map((name) => name.trim());
  return {
    host: HOST,
    port: PORT,
    dist: DIST ?? defaultDist,
    environment: NODE_ENV,
    publicUrl,
    allowedHosts: LOOPBACK_HOSTS.has(HOST)
      ? [...LOOPBACK_NAMES, new URL(publicUrl).hostname, ...named.filter((name) => name !== "")]
      : undefined,
    reloadSeconds: RELOAD_SECONDS,
  };
}

/** `http://127.0.0.1:3000`; an IPv6 address stands in brackets. */
export const toOrigin = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "::1"]);
const LOOPBACK_NAMES = ["127.0.0.1", "localhost", "[::1]"];
