import { redact } from "./redact.ts";

export const LOG_FORMATS = ["text", "json"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

type Level = "info" | "error";

/** Logs a line for the operator. The default level is error, as nearly every line is one. */
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
 * Writes one line per message. JSON has time, level, message and further fields. Secrets are
 * redacted from every text.
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

/** Standard error: standard output belongs to the command's result. */
export const writeToStderr = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Keeps the process alive when its log cannot be written, because of a full disk or a closed pipe.
 * Writing works again once there is room.
 */
export const surviveLostLog = (): void => void process.stderr.on("error", () => undefined);

/** The log of commands, for people to read. */
export const { log: logLine } = createLogger({
  format: "text",
  now: () => new Date(),
  write: writeToStderr,
});
