/**
 * True when a request names a host that is not ours, as where a page of another site had its own
 * name lead here (DNS rebinding). `allowed` is undefined where any name will do.
 */
export const isForeignHost = (host: string, allowed: readonly string[] | undefined): boolean =>
  allowed !== undefined && !allowed.includes(host.replace(/:\d+$/, "").toLowerCase());
