import * as z from "zod";
import { type Deps, digestOf } from "../deps.ts";
import { defineRecord } from "../records.ts";
import { update } from "../store/store.ts";
import { requireAccount } from "../users.ts";
import { toBase32 } from "./totp.ts";

const passkey = z.looseObject({
  /** The browser's id for it, in base64url. */
  id: z.string(),
  public_key: z.string(),
  counter: z.int().nonnegative(),
  transports: z.array(z.string()),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_on: z.iso.date().optional(),
});

/** Ways to sign in to an account besides its password. */
export const factors = defineRecord(
  "sign-in-factors",
  z.looseObject({
    passkeys: z.array(passkey),
    /** The secret is sealed with the server's; a code must be of a later step than the last one. */
    totp: z.looseObject({ sealed: z.string(), last_step: z.int() }).optional(),
    recovery_code_digests: z.array(z.string()),
  }),
);

export type Passkey = z.infer<typeof passkey>;
export type Factors = ReturnType<typeof factors.parse>["value"];

const NONE: Factors = { passkeys: [], totp: undefined, recovery_code_digests: [] };

export const MAX_PASSKEYS = 10;

export const readFactors = async ({ store }: Deps, accountId: string): Promise<Factors> =>
  (await factors.read(store, accountId))?.value ?? NONE;

/** True when a password alone does not sign in. */
export const hasSecondFactor = ({ passkeys, totp }: Factors): boolean =>
  passkeys.length > 0 || totp !== undefined;

/** Changes the factors; when `change` returns undefined, leaves them and returns false. */
export function changeFactors(
  { store }: Deps,
  accountId: string,
  change: (before: Factors) => Factors | undefined,
): Promise<boolean> {
  return update(store, factors.key(accountId), (before) => {
    const entry = before && factors.parse(before);
    const after = change(entry?.value ?? NONE);
    if (after === undefined) return { writes: [], outcome: false };
    const write = factors.put([accountId], after, { if: entry?.version ?? null });
    return { writes: [requireAccount(accountId), write], outcome: true };
  });
}

const RECOVERY_CODES = 10;
/** 120 bits each, too many to guess from a digest. */
const RECOVERY_BYTES = 15;

/** Makes new recovery codes in place of the old ones; they are shown once. */
export async function renewRecoveryCodes(
  deps: Deps,
  accountId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (toBase32(deps.randomBytes(RECOVERY_BYTES)).match(/.{4}/g) ?? []).join("-"),
  );
  const digests = codes.map(digestRecovery);
  await changeFactors(deps, accountId, (before) => ({ ...before, recovery_code_digests: digests }));
  return codes;
}

/** Uses up a recovery code; false when it is not valid. */
export const useRecoveryCode = (deps: Deps, accountId: string, code: string): Promise<boolean> =>
  changeFactors(deps, accountId, (before) => {
    const digest = digestRecovery(code);
    const left = before.recovery_code_digests.filter((one) => one !== digest);
    return left.length === before.recovery_code_digests.length
      ? undefined
      : { ...before, recovery_code_digests: left };
  });

/** Codes are typed with dashes or without, in any case. */
const digestRecovery = (code: string): string =>
  digestOf(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ""));

/** The ways back in that a member without a password must have, beside the first passkey. */
const MIN_WAYS_BACK = 2;

/** True when the account can go without a password. Mail is no second factor, so no way back. */
export const canGoWithoutPassword = ({
  passkeys,
  recovery_code_digests: codes,
}: Factors): boolean =>
  passkeys.length > 0 && passkeys.length - 1 + (codes.length > 0 ? 1 : 0) >= MIN_WAYS_BACK;
