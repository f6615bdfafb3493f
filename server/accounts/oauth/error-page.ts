import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:32rem;margin:15vh auto;padding:0 1.5rem}
h1{font-size:1.4rem}code{opacity:.7}`;

/** No scripts, no external resources, no framing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ADVICE = "Go back to the app and start again.";

const TITLE = "The app cannot be connected";

/** Shows an error that cannot be sent to the app: a page for browsers, JSON for all others. */
export function renderError(
  ctx: Pick<KoaContextWithOIDC, "accepts" | "body" | "set" | "type">,
  out: ErrorOut,
  title = TITLE,
): void {
  ctx.set("Cache-Control", "no-store");
  if (ctx.accepts("json", "html") !== "html") {
    ctx.body = { error: out.error, error_description: out.error_description };
    return;
  }
  ctx.set("Content-Security-Policy", POLICY);
  ctx.type = "html";
  ctx.body = toErrorPage(out, title);
}

function toErrorPage({ error, error_description: description }: ErrorOut, title: string): string {
  const fault = error === "server_error";
  const told = fault ? "Something went wrong on our side." : (description ?? "");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escape(told)}</p>
<p>${ADVICE}</p>
<p><code>${escape(error)}</code></p>
</body>
</html>
`;
}

/** For text between tags. */
const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
