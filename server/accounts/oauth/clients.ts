import type { ClientMetadata } from "oidc-provider";
import { errors } from "./provider.ts";
import { findRedirectFault } from "./redirect-uris.ts";

/** The client metadata that we keep. */
const KEPT: ReadonlySet<string> = new Set([
  "client_id",
  "client_id_issued_at",
  "client_name",
  "redirect_uris",
  "software_id",
  "software_version",
  "token_endpoint_auth_method",
]);

/** Naming extra fields makes oidc-provider call our validator before it checks the metadata. */
export const EXTRA_CLIENT_METADATA = ["software_id", "software_version"] as const;

export const MAX_REGISTRATION_BYTES = 16_384;
const MAX_METADATA_CHARACTERS = 4096;
const MAX_TEXT_CHARACTERS = 200;

/**
 * Turns any registration or metadata document into a public client with codes and refresh tokens.
 * Otherwise a client that names no authentication method would be issued a secret, and one that
 * names no type could not choose its loopback port. Throws InvalidClientMetadata when it is too
 * large or needs more than we offer.
 */
export function normalizeClient(metadata: ClientMetadata): void {
  refuseUnfit(metadata);
  for (const name of Object.keys(metadata)) {
    if (!KEPT.has(name)) Reflect.deleteProperty(metadata, name);
  }
  metadata.application_type = isNative(metadata.redirect_uris) ? "native" : "web";
  metadata.grant_types = ["authorization_code", "refresh_token"];
  metadata.response_types = ["code"];
  metadata.token_endpoint_auth_method = "none";
}

function refuseUnfit(metadata: ClientMetadata): void {
  const { client_id, client_name, redirect_uris, token_endpoint_auth_method } = metadata;
  // The response to a registration shows what we changed; a document gets no response.
  if (client_id.startsWith("https://") && token_endpoint_auth_method !== "none") {
    refuse('token_endpoint_auth_method must be "none"');
  }
  if (JSON.stringify(metadata).length > MAX_METADATA_CHARACTERS) {
    refuse(`the metadata must have at most ${MAX_METADATA_CHARACTERS} characters`);
  }
  const fault = findRedirectFault(redirect_uris);
  if (fault !== undefined) refuse(fault);
  if ([client_name, metadata["software_id"], metadata["software_version"]].some(isUnfitText)) {
    refuse(
      `client_name, software_id and software_version must be strings of at most ${MAX_TEXT_CHARACTERS} characters`,
    );
  }
}

function refuse(why: string): never {
  throw new errors.InvalidClientMetadata(why);
}

const isUnfitText = (text: unknown): boolean =>
  text !== undefined && (typeof text !== "string" || text.length > MAX_TEXT_CHARACTERS);

/** Native apps use a scheme of their own, or http, which oidc-provider then binds to loopback. */
const isNative = (redirectUris: readonly string[] | undefined): boolean =>
  redirectUris?.some((uri) => !/^https:/i.test(uri)) ?? true;
