import { z } from "zod";

const environment = z.object({
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number({ error: "a port from 0 to 65535" }).int().min(0).max(65_535).default(3000),
  DIST: z.string().min(1).default("dist"),
  NODE_ENV: z.string().min(1).default("production"),
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
  /** Folder the build wrote; a relative one is seen from where the server was started. */
  readonly dist: string;
  /** What /health reports as the environment. */
  readonly environment: string;
  /** How often to look for a new build. */
  readonly reloadSeconds: number;
}

/** Reads the settings. Throws an error that names the variable and what it may be. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      (issue) => `${issue.path.join(".")}: expected ${issue.message}`,
    );
    throw new Error(`Bad environment. ${wrong.join("; ")}`);
  }
  const { HOST, PORT, DIST, NODE_ENV, RELOAD_SECONDS } = parsed.data;
  return {
    host: HOST,
    port: PORT,
    dist: DIST,
    environment: NODE_ENV,
    reloadSeconds: RELOAD_SECONDS,
  };
}
