import { join } from "node:path";
import type { Ceilings } from "../accounts/plans.ts";
import type { MailSettings } from "../accounts/mail/mailer.ts";
import { MIN_SECRET_CHARACTERS } from "../accounts/secrets.ts";
import type { S3Settings } from "../catalog/dist.ts";
import { PROVIDERS } from "../chat/model/providers.ts";
import type { UpstreamSettings } from "../chat/open.ts";
import type { LogFormat } from "../ops/log.ts";
import { readSettings, type Settings } from "./environment.ts";

export interface Config {
  /** Interface to listen on. */
  readonly host: string;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  /** Where what the build wrote lies: a folder, an http(s) address, or s3://bucket/prefix. */
  readonly dist: string;
  /** Access to s3://; undefined for other places. */
  readonly s3: S3Settings | undefined;
  /** The environment that /health reports. */
  readonly environment: string;
  /** Address under which users reach this service, without a slash at its end. */
  readonly publicUrl: string;
  /** The same when it was set, undefined when it is a guess. */
  readonly toldUrl: string | undefined;
  /**
   * Host names the MCP endpoint answers to, against DNS rebinding; undefined when any will do,
   * which is so when the server is reachable from outside anyway.
   */
  readonly allowedHosts: readonly string[] | undefined;
  /** Seconds between checks for a new build. */
  readonly reloadSeconds: number;
  /** The API key with which the command `tools` calls. */
  readonly apiKey: string | undefined;
  readonly accounts: AccountsConfig;
  readonly ops: OpsConfig;
  /** A language model that reads the chat's questions; undefined for the built-in reader alone. */
  readonly upstream: UpstreamSettings | undefined;
}

interface OpsConfig {
  readonly logFormat: LogFormat;
  /** True when every request is logged. */
  readonly accessLog: boolean;
  /** Where /metrics, /live and /ready are answered; undefined when nowhere. */
  readonly listen: { readonly host: string; readonly port: number } | undefined;
  /** Seconds that running answers get to finish when the server is stopped. */
  readonly shutdownSeconds: number;
}

export interface AccountsConfig {
  /** False when this server has no accounts, only the catalog. */
  readonly enabled: boolean;
  /** A likely mistake in the settings, which `serve` logs; undefined if there is none. */
  readonly doubt: string | undefined;
  /** The reason why `serve` refuses the settings; undefined if there is none. */
  readonly refusal: string | undefined;
  /** A PostgreSQL address; undefined for the SQLite file. */
  readonly databaseUrl: string | undefined;
  readonly databaseFile: string;
  /** Where the server keeps what it makes for itself. */
  readonly varFolder: string;
  /** Secrets from which keys are derived, newest first; empty when one is to be made. */
  readonly secrets: readonly string[];
  readonly ceilings: Ceilings;
  /** Mail settings; undefined for a server without mail. */
  readonly mail: MailSettings | undefined;
  /** Where the operator tells what each plan gives; undefined for our own page. */
  readonly plansUrl: string | undefined;
  /** The number of proxies in front of us whose X-Forwarded-For is trusted. */
  readonly trustedProxies: number;
}

/** Reads the settings. Throws an error that names the variable and its allowed values. */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
  defaultDist: string,
): Config {
  const settings = readSettings(variables);
  const { HOST, PORT, DIST, NODE_ENV, PUBLIC_URL, ALLOWED_HOSTS, RELOAD_SECONDS } = settings;
  const publicUrl = new URL(PUBLIC_URL ?? toOrigin(HOST, PORT)).origin;
  const named = (ALLOWED_HOSTS ?? "").split(",").map((name) => name.trim());
  return {
    host: HOST,
    port: PORT,
    dist: DIST ?? defaultDist,
    s3: toS3Settings(settings),
    environment: NODE_ENV,
    publicUrl,
    toldUrl: PUBLIC_URL === undefined ? undefined : publicUrl,
    allowedHosts: LOOPBACK_HOSTS.has(HOST)
      ? [...LOOPBACK_NAMES, new URL(publicUrl).hostname, ...named.filter((name) => name !== "")]
      : undefined,
    reloadSeconds: RELOAD_SECONDS,
    apiKey: settings.CARDFILE_KEY,
    accounts: toAccountsConfig(settings, publicUrl),
    ops: toOpsConfig(settings),
    upstream: toUpstreamConfig(settings),
  };
}

/** The names are those of Amazon's own tools. */
function toS3Settings(settings: Settings): S3Settings | undefined {
  if (settings.DIST?.startsWith("s3://") !== true) return undefined;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error("Bad environment. s3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.");
  }
  const region = settings.AWS_REGION;
  const endpoint = settings.AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`;
  return { endpoint, region, accessKeyId, secretAccessKey };
}

const toOpsConfig = (settings: Settings): OpsConfig => ({
  logFormat: settings.LOG,
  accessLog: settings.ACCESS_LOG === "on",
  listen:
    settings.OPS_PORT === undefined
      ? undefined
      : { host: settings.OPS_HOST, port: settings.OPS_PORT },
  shutdownSeconds: settings.SHUTDOWN_SECONDS,
});

function toUpstreamConfig(settings: Settings): UpstreamSettings | undefined {
  const { UPSTREAM_KEY: key, UPSTREAM_MODEL: model } = settings;
  const provider = PROVIDERS[settings.UPSTREAM ?? ""];
  const url = settings.UPSTREAM_URL?.replace(/\/$/, "") ?? provider?.url;
  if (url === undefined) return undefined;
  if (model === undefined) {
    throw new Error("Bad environment. UPSTREAM and UPSTREAM_URL need UPSTREAM_MODEL.");
  }
  const { UPSTREAM_ACCOUNT_CALLS_A_DAY: account, UPSTREAM_CALLS_A_DAY: service } = settings;
  const seconds = settings.UPSTREAM_SECONDS;
  return { ...provider, url, key, model, seconds, callsADay: { account, service } };
}

function toAccountsConfig(settings: Settings, publicUrl: string): AccountsConfig {
  const varFolder = settings.VAR ?? "var";
  const named = (settings.SECRETS ?? "").split(",").map((secret) => secret.trim());
  const secrets = named.filter((secret) => secret !== "");
  const wrong = findWrong(settings, publicUrl, secrets);
  return {
    enabled: settings.ACCOUNTS === "on",
    doubt: findDoubt(settings, publicUrl),
    refusal: wrong.length > 0 ? `Accounts cannot be served. ${wrong.join(" ")}` : undefined,
    databaseUrl: settings.DATABASE_URL,
    databaseFile: join(varFolder, "cardfile.db"),
    varFolder,
    secrets,
    ceilings: {
      free: { tools: settings.FREE_TOOLS_A_DAY, chat: settings.FREE_CHATS_A_DAY },
      member: { tools: settings.MEMBER_TOOLS_A_DAY, chat: settings.MEMBER_CHATS_A_DAY },
    },
    mail: toMailSettings(settings, publicUrl),
    plansUrl: settings.PLANS_URL,
    trustedProxies: settings.TRUSTED_PROXIES,
  };
}

const toMailSettings = ({ SMTP_URL: url, MAIL_FROM: from }: Settings, publicUrl: string) =>
  url === undefined
    ? undefined
    : { url, from: from ?? `cardfile <no-reply@${new URL(publicUrl).hostname}>` };

/** We speak no https, so behind such an address there is a proxy, and every address is the proxy's. */
function findDoubt({ TRUSTED_PROXIES }: Settings, publicUrl: string): string | undefined {
  if (TRUSTED_PROXIES > 0 || !publicUrl.startsWith("https:")) return undefined;
  return (
    "TRUSTED_PROXIES is 0 and PUBLIC_URL is https: behind a proxy all visitors count as one, and a " +
    "stranger's wrong passwords keep everybody out. Give the number of proxies in front."
  );
}

/** Why accounts must not be exposed beyond loopback; undefined when they may. */
function findWrong(
  { HOST, PORT, PUBLIC_URL }: Settings,
  publicUrl: string,
  secrets: readonly string[],
): readonly string[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isPublic = !LOOPBACK_HOSTS.has(HOST) || !LOOPBACK_NAMES.includes(hostname);
  const otherwise = "or set ACCOUNTS=off to serve the catalog alone";
  return [
    ...(PORT === 0 && PUBLIC_URL === undefined
      ? [
          `PORT: 0 takes any port, but accounts must know their address; give PUBLIC_URL, ${otherwise}.`,
        ]
      : []),
    ...(isPublic && PUBLIC_URL === undefined
      ? [`PUBLIC_URL: give the https address under which users reach this server, ${otherwise}.`]
      : []),
    ...(isPublic && PUBLIC_URL !== undefined && protocol !== "https:"
      ? [`PUBLIC_URL: must be https, so that nobody reads passwords on the way, ${otherwise}.`]
      : []),
    ...(isPublic && secrets.length === 0
      ? [`SECRETS: give a random text, as of "openssl rand -base64 32", ${otherwise}.`]
      : []),
    ...(secrets.some((secret) => secret.length < MIN_SECRET_CHARACTERS)
      ? [`SECRETS: each must have at least ${MIN_SECRET_CHARACTERS} characters.`]
      : []),
  ];
}

/** `http://127.0.0.1:3000`; an IPv6 address stands in brackets. */
export const toOrigin = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "::1"]);
const LOOPBACK_NAMES = ["127.0.0.1", "localhost", "[::1]"];
