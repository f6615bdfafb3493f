import { dirname } from "node:path";

/** Errors of SQLite or the system, with advice. */
const ADVICE: ReadonlyMap<string, (file: string) => string> = new Map([
  ["EACCES", askForRights],
  ["EPERM", askForRights],
  ["SQLITE_READONLY", askForRights],
  ["EROFS", (file) => `${dirname(file)} is on a read-only disk; set VAR to a folder on another`],
  ["ENOTDIR", (file) => `${dirname(file)} is not a folder; set VAR to a folder`],
  ["EEXIST", (file) => `${dirname(file)} is not a folder; set VAR to a folder`],
  ["EISDIR", (file) => `${file} is a folder; move it away`],
  ["SQLITE_CANTOPEN", (file) => `${file} is a folder or cannot be read and written`],
  ["ENOSPC", freeSpace],
  ["SQLITE_FULL", freeSpace],
  [
    "SQLITE_NOTADB",
    (file) => `${file} is not an SQLite database; move it away or restore a backup`,
  ],
  ["SQLITE_CORRUPT", (file) => `${file} is damaged; restore a backup`],
  ["SQLITE_BUSY", () => "another process has it locked; stop that one"],
]);

function askForRights(file: string): string {
  return `this user may not write there; let it write to ${dirname(file)} and everything in it`;
}

function freeSpace(file: string): string {
  return `the disk of ${dirname(file)} is full; free some space`;
}

/** The library reports a failure to open only as a number in the message. */
const CANNOT_OPEN = /Unable to open connection .*: 14/;

/** An error that says what to do when the file cannot be opened. */
export function toSqliteError(error: unknown, file: string): Error {
  const said = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // The first two words of SQLITE_READONLY_DIRECTORY and the like are enough.
  const main = CANNOT_OPEN.test(said) ? "SQLITE_CANTOPEN" : /^(?:SQLITE_)?[A-Z]+/.exec(code)?.[0];
  const advise = ADVICE.get(main ?? "");
  return new Error(`cannot use the database ${file}: ${advise?.(file) ?? said}`, { cause: error });
}
