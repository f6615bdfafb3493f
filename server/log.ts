/** One line to standard error; standard output belongs to whoever asked. */
export const logLine = (message: string): void => void process.stderr.write(`${message}\n`);
