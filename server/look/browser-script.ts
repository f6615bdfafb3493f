/** Browsers of the last years; others read the pages without scripts. */
export const BROWSERS = ["chrome111", "firefox115", "safari16.4"];

/** How a script of a page is compiled: it and all that it imports, as one module. */
export const BROWSER_SCRIPT = {
  bundle: true,
  write: false,
  format: "esm",
  target: BROWSERS,
  minify: true,
  logLevel: "error",
} as const;
