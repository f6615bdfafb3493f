import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { H3 } from "h3";
import type { Storage } from "unstorage";
import type { Deps } from "./accounts/deps.ts";
import type { OAuth } from "./accounts/oauth/oauth.ts";
import { toResources } from "./accounts/oauth/resource.ts";
import { CHAT_PATH, LOGIN_PATH, SIGNUP_PATH, TOOLS_PATH } from "./contract/addresses.ts";
import { isForeignHost } from "./contract/foreign-host.ts";
import { countRegistration, toWideNetwork } from "./accounts/sign-in/attempts.ts";
import { createProxyWatch } from "./accounts/sign-in/proxy-seen.ts";
import { loadSecrets } from "./accounts/secrets.ts";
import { openStore } from "./accounts/store/open.ts";
import { findAccount } from "./accounts/users.ts";
import type { Snapshot } from "./catalog/snapshot.ts";
import type { NoteModel, UpstreamSettings } from "./chat/open.ts";
import type { NoteAnswer } from "./chat/reasoner.ts";
import type { AccountsConfig } from "./config/config.ts";
import type { NoteCall } from "./mcp/timed-tool.ts";
import { MEMBER_MCP, toMcpPage } from "./pages/mcp-page.ts";
import { createFactSource } from "./member/fact-source.ts";
import { within } from "./ops/timeout.ts";
import { once } from "./ops/once.ts";
import { takeTurnOf } from "./ops/turns.ts";
import { compressing } from "./http/compress.ts";
import { toAddress, toClientAddress } from "./http/client-address.ts";
import {
  MISDIRECTED,
  refuse,
  tooManyRegistrations,
  toRefusal,
  UNAVAILABLE,
} from "./http/member-refusals.ts";
import type { PagesContext } from "./pages/page/route.ts";

/** The member side: pages, OAuth and tools. */
export interface Members {
  /** Answers the addresses in MEMBER_PATHS. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Answers the addresses for which isOAuthPath is true. */
  readonly handleOAuth: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** True while accounts can be read, or nobody has asked for them yet. */
  readonly isAlive: () => Promise<boolean>;
  /** Opens the store and loads modules now, not at the first request. Throws when it cannot. */
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface MembersOptions {
  readonly config: AccountsConfig;
  /** Address under which users reach this service, without a slash at its end. */
  readonly publicUrl: string;
  readonly allowedHosts: readonly string[] | undefined;
  /** The folder the build wrote, for the private facts. */
  readonly storage: Storage;
  readonly current: () => Snapshot | undefined;
  /** A language model that reads the chat's questions; undefined for the built-in reader alone. */
  readonly upstream: UpstreamSettings | undefined;
  readonly now: () => number;
  readonly log: (message: string) => void;
  /** Called after every tool call, chat answer and reading by a language model. */
  readonly note?: Notes | undefined;
}

interface Notes {
  readonly tool: NoteCall;
  readonly chat: NoteAnswer;
  readonly model: NoteModel;
}

/** Addresses forwarded to the member side. */
export const MEMBER_PATHS = [
  "/sign-up",
  "/sign-in",
  "/sign-out",
  LOGIN_PATH,
  SIGNUP_PATH,
  "/account",
  "/account/**",
  "/account.css",
  "/consent/**",
  TOOLS_PATH,
  `${CHAT_PATH}/**`,
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-protected-resource/**",
] as const;

/** True for addresses that the authorization server answers itself. */
export const isOAuthPath = (url: string): boolean =>
  /^\/(?:oauth\/|\.well-known\/(?:oauth-authorization-server|openid-configuration)(?:[/?]|$))/.test(
    url,
  );

const SWEEP_MS = 10 * 60_000;

/** The interval of checks for due reminders; each account is checked once a day. */
const REMINDERS_MS = 20 * 60_000;

/** Callers wait this long for a database that is opened or migrated; the work itself goes on. */
const OPEN_MS = 15_000;

function sayLate(): never {
  throw new Error("the store is still being opened");
}

/** Opens and loads nothing until the first request or `open`. */
export function createMembers(options: MembersOptions): Members {
  const { config, allowedHosts, now, log } = options;
  const opening = once(async (): Promise<Deps> => {
    const { databaseUrl: url, databaseFile: file } = config;
    const store = await openStore({ url, file, now, log });
    return { store, now, randomBytes };
  });
  const deps = (): Promise<Deps> =>
    opening.isDone() ? opening() : within(OPEN_MS, opening(), sayLate);
  const oauth = once(async () => openOAuth(options, await deps()));
  const opened = once(async () => createMemberApp(options, await deps(), oauth));
  const watchProxy = createProxyWatch(deps, config.trustedProxies, log);
  const isForeign = (host?: string | null) => isForeignHost(host ?? "", allowedHosts);
  const sweep = setInterval(() => opening.isDone() && void sweepStore(deps, log), SWEEP_MS).unref();

  const remind = setInterval(() => {
    if (config.mail !== undefined) remindMembers(opened, log);
  }, REMINDERS_MS).unref();

  return {
    fetch: async (request) => {
      if (isForeign(request.headers.get("host"))) return toRefusal(MISDIRECTED);
      try {
        watchProxy(request.headers.get("x-forwarded-for"));
        return await (await opened()).app.fetch(request);
      } catch (error) {
        log(`accounts: ${describe(error)}`);
        return toRefusal(UNAVAILABLE);
      }
    },
    handleOAuth: async (request, response) => {
      if (isForeign(request.headers.host)) return refuse(response, MISDIRECTED);
      try {
        watchProxy(request.headers["x-forwarded-for"]?.toString());
        const address = toAddress(request, config.trustedProxies);
        await takeTurnOf({ address, credential: request.headers.cookie ?? "" });
        const wait = isRegistration(request) && (await countRegistration(await deps(), address));
        if (!wait) (await oauth()).handle(request, response);
        else refuse(response, tooManyRegistrations(wait));
      } catch (error) {
        log(`accounts: ${describe(error)}`);
        refuse(response, UNAVAILABLE);
      }
    },
    isAlive: async () => !opening.isDone() || (await deps()).store.isAlive(),
    open: async () => {
      await opening();
      await opened();
    },
    close: async () => {
      clearInterval(sweep);
      clearInterval(remind);
      if (opening.isDone()) await (await deps()).store.close();
    },
  };
}

async function openOAuth({ config, publicUrl, log }: MembersOptions, deps: Deps): Promise<OAuth> {
  const { createOAuth } = await import("./accounts/oauth/server.ts");
  return createOAuth({
    deps,
    issuer: publicUrl,
    secrets: loadSecrets(config.secrets, config.varFolder),
    resources: toResources(publicUrl),
    findAccount: (id) => findAccount(deps, id),
    networkOf: (request) => toWideNetwork(toAddress(request, config.trustedProxies)),
    isSignedIn: createSignedInCheck(deps, publicUrl.startsWith("https:")),
    log,
  });
}

const createSignedInCheck =
  (deps: Deps, secure: boolean) =>
  async ({ headers }: IncomingMessage): Promise<boolean> => {
    const { findMember } = await import("./pages/page/visit.ts");
    return (await findMember({ deps, secure }, headers.cookie)) !== undefined;
  };

async function createMemberApp(
  { config, publicUrl, allowedHosts, storage, current, upstream, log, note }: MembersOptions,
  deps: Deps,
  oauth: () => Promise<OAuth>,
): Promise<{ readonly app: H3; readonly pagesContext: PagesContext }> {
  const [pages, tools, preparing, chat, passwords, devices, mail, resource] = await Promise.all([
    import("./pages/mount.ts"),
    import("./tools/endpoint.ts"),
    import("./tools/prepare-facts.ts"),
    importChat(),
    import("./accounts/sign-in/passwords.ts"),
    import("./accounts/sign-in/device-cookies.ts"),
    import("./accounts/mail/mailer.ts"),
    import("./accounts/oauth/resource.ts"),
  ]);
  const { H3: App } = await import("h3");
  const app = new App({ silent: true });
  const shared = {
    log,
    deps,
    ceilings: config.ceilings,
    findAccessToken: async (token: string) => (await oauth()).findAccessToken(token),
    getFacts: createFactSource(storage, current, log, preparing.prepareFacts),
    publicUrl,
  };
  // Start reading early; later callers see the error if the facts are damaged.
  shared.getFacts().catch(() => undefined);
  const secrets = loadSecrets(config.secrets, config.varFolder);
  const endpoint = compressing(
    tools.createToolsEndpoint({ ...shared, allowedHosts, secret: secrets[0], note: note?.tool }),
  );
  app.all(TOOLS_PATH, ({ req }) => toMcpPage(req, MEMBER_MCP, publicUrl) ?? endpoint(req));
  const opened = chat.openReasoner(upstream, { now: deps.now, log, note: note?.model });
  const reasoner = note === undefined ? opened : chat.timed(opened, note.chat);
  // One turnstile, so that the endpoint and the page share each member's limit.
  const onlyVerified = config.mail !== undefined;
  const answering = { ...shared, reasoner, enter: chat.createTurnstile(), onlyVerified };
  const pagesContext: PagesContext = {
    deps,
    passwords: passwords.createPasswords(),
    devices: devices.createDeviceCookies(deps, secrets),
    mailer: config.mail && mail.createMailer(config.mail, log),
    ceilings: config.ceilings,
    secret: secrets[0],
    olderSecrets: secrets.slice(1),
    oauth,
    getFacts: shared.getFacts,
    askChat: chat.createMemberChat(answering),
    publicUrl,
    plansUrl: config.plansUrl,
    secure: publicUrl.startsWith("https:"),
    clientAddress: (event) => toClientAddress(event.req, config.trustedProxies),
    log,
  };
  pages.mountPages(app, pagesContext);
  const answerChat = chat.createChatEndpoint(answering);
  app.all(`${CHAT_PATH}/**`, (event) => answerChat(event.req));
  resource.mountResourceMetadata(app, publicUrl);
  return { app, pagesContext };
}

const importChat = async () => {
  const [endpoint, memberChat, meter, open, timing] = await Promise.all([
    import("./chat/endpoint.ts"),
    import("./chat/member-chat.ts"),
    import("./chat/meter.ts"),
    import("./chat/open.ts"),
    import("./chat/reasoner.ts"),
  ]);
  return {
    createChatEndpoint: endpoint.createChatEndpoint,
    createMemberChat: memberChat.createMemberChat,
    createTurnstile: meter.createTurnstile,
    openReasoner: open.openReasoner,
    timed: timing.timed,
  };
};

const isRegistration = ({ method, url = "" }: IncomingMessage): boolean =>
  method === "POST" && /^\/oauth\/register(?:[/?]|$)/.test(url);

async function sweepStore(deps: () => Promise<Deps>, log: (message: string) => void) {
  const tell = (error: unknown): void => log(`accounts: ${describe(error)}`);
  const { finishDeletions } = await import("./accounts/account-data.ts");
  await deps().then(finishDeletions).catch(tell);
  await deps()
    .then(({ store }) => store.sweep())
    .catch(tell);
}

function remindMembers(
  opened: () => Promise<{ readonly pagesContext: PagesContext }>,
  log: (message: string) => void,
): void {
  Promise.all([opened(), import("./pages/reminders/send.ts")])
    .then(([{ pagesContext }, { sendReminders }]) => sendReminders(pagesContext))
    .catch((error: unknown) => log(`mail: ${describe(error)}`));
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
