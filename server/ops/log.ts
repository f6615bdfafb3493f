import { redact } from "./redact.ts";

export const LOG_FORMATS = ["text", "json"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

type Level = "info" | "error";

/** Tells the operator something. Nearly everything worth a line is an error, so that is assumed. */
export type Log = (message: string, level?: Level) => void;

export interface Logger {
  readonly log: Log;
  /** A line with fields of its own, such as one on a request. */
  readonly event: (name: string, fields: Readonly<Record<string, string | number>>) => void;
}

interface LoggerOptions {
  readonly format: LogFormat;
  readonly now: () => Date;
  readonly write: (line: string) => void;
}

/**
 * One line each. As JSON: time, level, message and further fields. Secrets are taken out of every
 * text, wherever it came from.
 */
export function createLogger({ format, now, write }: LoggerOptions): Logger {
  const toJson = (level: Level, fields: object): string =>
    JSON.stringify({ time: now().toISOString(), level, ...fields });
  return {
    log: (message, level = "error") => {
      const text = redact(message);
      write(format === "json" ? toJson(level, { message: text }) : text);
    },
    event: (name, fields) => {
      const safe = Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          typeof value === "string" ? redact(value) : value,
        ]),
      );
      const pairs = Object.entries(safe).map(([key, value]) => `${key}=${value}`);
      write(
        format === "json" ? toJson("info", { message: name, ...safe }) : [name, ...pairs].join(" "),
      );
    },
  };
}

/** Standard error; standard output belongs to whoever asked. */
export const writeToStderr = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Lets the process live on when its log cannot be written: a full disk or a reader that went away
 * would end it otherwise. Once there is room again, lines are written again.
 */
export const surviveLostLog = (): void => void process.stderr.on("error", () => undefined);

/** The log of commands, for people to read. */
export const { log: logLine } = createLogger({
  format: "text",
  now: () => new Date(),
  write: writeToStderr,
});
