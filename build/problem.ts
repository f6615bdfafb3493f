/** A problem in a source file; the message says what to do about it. */
export interface Problem {
  readonly file: string;
  /** The header is line 1; undefined for problems of the whole file. */
  readonly line?: number;
  readonly column?: string;
  readonly message: string;
}

/** Stops the build; carries every problem found, not only the first. */
export class DataError extends Error {
  override readonly name = "DataError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join("\n"));
    this.problems = problems;
  }
}

/** `cards.csv:41 annual_fee: expected US dollars a year, such as 95, got "n/a"` */
export function formatProblem({ file, line, column, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return column === undefined ? `${place}: ${message}` : `${place} ${column}: ${message}`;
}

/** The cell as shown in a message: quoted, and cut when long. */
export function quoteCell(cell: string): string {
  const MAX_SHOWN = 60;
  return JSON.stringify(cell.length > MAX_SHOWN ? `${cell.slice(0, MAX_SHOWN)}…` : cell);
}
