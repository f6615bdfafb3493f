/**
 * True when a request names a host that is not ours, as when another site points its own name here
 * (DNS rebinding). `allowed` is undefined when any name will do.
 */
export const isForeignHost = (host: string, allowed: readonly string[] | undefined): boolean =>
  allowed !== undefined && !allowed.includes(host.replace(/:\d+$/, "").toLowerCase());
