/** How long a client or CDN may reuse a catalog answer (SPEC 8). */
export const CACHE_SECONDS = 300;

/** How long a browser may remember a CORS preflight. */
export const PREFLIGHT_SECONDS = 86_400;

/** `Retry-After` while a dataset is unavailable. */
export const RETRY_AFTER_SECONDS = 30;

/** The largest request body the catalog reads. */
export const MAX_BODY_BYTES = 64 * 1024;
