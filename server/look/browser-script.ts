/** Recent browsers; older ones show the pages without scripts. */
export const BROWSERS = ["chrome111", "firefox115", "safari16.4"];

/** esbuild options for a page's script: one module with all its imports. */
export const BROWSER_SCRIPT = {
  bundle: true,
  write: false,
  format: "esm",
  target: BROWSERS,
  minify: true,
  logLevel: "error",
} as const;
