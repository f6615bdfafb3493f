import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import * as z from "zod";

const asked = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ id: z.string() }).optional(),
  rpId: z.string().optional(),
  user: z.looseObject({ id: z.string() }).optional(),
});

/** An authenticator without a browser: one passkey, and what it answers to the JSON of a page. */
export interface Authenticator {
  /** Makes the passkey; what a page sends as `credential`. */
  readonly create: (options: string) => string;
  /** Signs a challenge of a page with it. */
  readonly get: (options: string) => string;
}

/** Present and verified; with a new key in what it says of itself. */
const FLAGS = { get: 0x05, create: 0x45 } as const;

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

export function createAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let userHandle = "";

  const begin = (kind: "create" | "get", options: string) => {
    const { challenge, rp, rpId, user } = asked.parse(JSON.parse(options));
    userHandle = user?.id ?? userHandle;
    const client = { type: `webauthn.${kind}`, challenge, origin, crossOrigin: false };
    const clientData = Buffer.from(JSON.stringify(client));
    const host = sha256(rp?.id ?? rpId ?? "");
    return { clientData, head: Buffer.concat([host, Buffer.from([FLAGS[kind], 0, 0, 0, 0])]) };
  };
  const answer = (clientData: Buffer, response: object): string =>
    JSON.stringify({
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON: clientData.toString("base64url"), ...response },
    });

  return {
    create: (options) => {
      const { clientData, head } = begin("create", options);
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        head,
        Buffer.alloc(16),
        length,
        credentialId,
        // A key of ES256 in COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      // {"fmt": "none", "attStmt": {}, "authData": bytes} in CBOR
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([authData.length]),
        authData,
      ]);
      const attestationObject = attestation.toString("base64url");
      return answer(clientData, { attestationObject, transports: ["internal"] });
    },
    get: (options) => {
      const { clientData, head } = begin("get", options);
      const signature = sign("sha256", Buffer.concat([head, sha256(clientData)]), privateKey);
      return answer(clientData, {
        authenticatorData: head.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle,
      });
    },
  };
}

/** The options of a page for an authenticator, in the order of the page. */
export const optionsOf = (text: string): string =>
  (/data-options="([^"]*)"/.exec(text)?.[1] ?? "").replaceAll("&quot;", '"');
