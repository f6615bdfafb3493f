import { userInfo } from "node:os";

/** The parts of a PostgreSQL URL, without its password. */
export interface PostgresTarget {
  /** "db.example:5432" */
  readonly server: string;
  readonly user: string;
  readonly database: string;
}

const FORM = "postgres://user:password@host:5432/database";

const BAD_PERCENT = /%(?![0-9a-f]{2})/i;

/** Reads DATABASE_URL; throws an error that says what it may be, without repeating it. */
export function findPostgresTarget(url: string): PostgresTarget {
  if (!/^postgres(?:ql)?:\/\//i.test(url)) {
    const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(url)?.[0] ?? "something else";
    throw new Error(
      `DATABASE_URL begins with ${scheme}: it must be ${FORM}, or be unset for an SQLite file`,
    );
  }
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  // A password with a slash, a question mark or a hash in it is parsed as another address.
  const rest = parsed ? parsed.pathname + parsed.search + parsed.hash : "";
  if (parsed === undefined || /[@#]/.test(rest) || BAD_PERCENT.test(url)) {
    throw new Error(
      `DATABASE_URL cannot be read: it must be like ${FORM}, ` +
        "with special characters of the password written as %2F and so on",
    );
  }
  const host = parsed.hostname || (parsed.searchParams.get("host") ?? "localhost");
  const user =
    decodeURIComponent(parsed.username) || (parsed.searchParams.get("user") ?? userInfo().username);
  return {
    server: `${decodeURIComponent(host)}:${parsed.port || "5432"}`,
    user,
    database: decodeURIComponent(parsed.pathname.slice(1)) || user,
  };
}

type Advise = (target: PostgresTarget) => string;

/** Errors of PostgreSQL or the network, with advice. */
const ADVICE: ReadonlyMap<string, Advise> = new Map<string, Advise>([
  ["ECONNREFUSED", () => "nothing listens there; start it or correct DATABASE_URL"],
  ["ECONNRESET", () => "it closed the connection; check its log, or correct DATABASE_URL"],
  ["ENOTFOUND", () => "no host has that name; correct DATABASE_URL"],
  ["EAI_AGAIN", () => "the host name cannot be resolved right now; try again later"],
  ["EHOSTUNREACH", () => "the host cannot be reached; check the network or correct DATABASE_URL"],
  ["ENETUNREACH", () => "the host cannot be reached; check the network or correct DATABASE_URL"],
  ["ETIMEDOUT", () => "it does not answer; check the network or correct DATABASE_URL"],
  ["ENOENT", () => "there is no such socket; start it or correct DATABASE_URL"],
  ["28P01", ({ user }) => `wrong user or password for ${user}; correct DATABASE_URL`],
  ["28000", ({ user }) => `it does not let ${user} in; change its pg_hba.conf or DATABASE_URL`],
  ["3D000", ({ database }) => `it has no database ${database}; create it with CREATE DATABASE`],
  [
    "42501",
    ({ user, database }) =>
      `${user} may not create tables in ${database}; GRANT CREATE ON SCHEMA public to that user`,
  ],
  ["25006", () => "it is read-only, perhaps a replica; name the primary in DATABASE_URL"],
  ["53300", () => "all its connections are taken; raise max_connections or stop other clients"],
  ["55P03", () => "another process has been changing the schema for a minute; try again later"],
  ["57P03", () => "it is starting or shutting down; try again in a moment"],
]);

/** Driver messages that lack a code, with the matching code. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/timeout/i, "ETIMEDOUT"],
  [/terminated unexpectedly/i, "ECONNRESET"],
];

/** An error that says what to do when the database cannot be opened. */
export function toPostgresError(error: unknown, target: PostgresTarget): Error {
  const said = error instanceof Error ? error.message : String(error);
  const given = error instanceof Error && "code" in error ? String(error.code) : undefined;
  const code = given ?? WORDS.find(([words]) => words.test(said))?.[1] ?? "";
  const advice = ADVICE.get(code)?.(target) ?? (said || code);
  return new Error(`cannot use the PostgreSQL database at ${target.server}: ${advice}`, {
    cause: error,
  });
}
