/** Why a server cannot listen, and what to do; `name` is the settings' prefix, such as OPS_. */
export function describeListenError(
  error: Error,
  { host, port, name = "" }: { host: string; port: number; name?: string },
): string {
  const isBusy = "code" in error && error.code === "EADDRINUSE";
  return isBusy
    ? `Port ${port} on ${host} is in use; stop what listens there, or set ${name}PORT to another.`
    : `Cannot listen on ${host}:${port}: ${error.message}; set ${name}HOST or ${name}PORT.`;
}
