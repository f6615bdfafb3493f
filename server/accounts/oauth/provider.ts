/**
 * The parts of oidc-provider that are values. On loading it warns about every Node older than 22,
 * while our tests run the whole flow on Node 20 too: that one warning is not shown.
 */
export const { Provider, errors } = await withoutWarning(
  "Unsupported runtime.",
  () => import("oidc-provider"),
);

async function withoutWarning<Outcome>(text: string, work: () => Promise<Outcome>) {
  const { warn } = console;
  console.warn = (...words: readonly unknown[]): void => {
    if (!String(words[0]).includes(text)) warn(...words);
  };
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
