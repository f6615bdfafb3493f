/** Links that add a server to a client, by the value of `data-install`. */
const LINKS: ReadonlyMap<string, (name: string, url: string) => string> = new Map([
  // cursor.com/docs/mcp/install-links
  [
    "cursor",
    (name, url) =>
      "cursor://anysphere.cursor-deeplink/mcp/install?" +
      `name=${encodeURIComponent(name)}&config=${encodeURIComponent(btoa(JSON.stringify({ url })))}`,
  ],
  // code.visualstudio.com/api/extension-guides/ai/mcp
  [
    "vscode",
    (name, url) =>
      `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: "http", url }))}`,
  ],
]);

/** A link that adds a server to a client; undefined for clients without such links. */
export const toInstallLink = (client: string, name: string, url: string): string | undefined =>
  LINKS.get(client)?.(name, url);
