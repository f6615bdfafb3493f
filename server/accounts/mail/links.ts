import * as z from "zod";
import { countLetterTo } from "../sign-in/attempts.ts";
import { type Deps, digestOf, newToken, toTimestamp } from "../deps.ts";
import { defineRecord, type Entry } from "../records.ts";
import { tryCommit } from "../store/store.ts";
import { emails } from "../users.ts";

/** A link sent by mail; it works once, within an hour. */
export const links = defineRecord(
  "mail-links",
  z.looseObject({
    purpose: z.enum(["sign-up", "reset", "verify"]),
    email: z.string(),
    /** The password as a PHC string, for a sign-up. */
    password: z.string().optional(),
    /** Identifies the browser that began the sign-up; no other may use the password. */
    browser_mark: z.string().optional(),
    /** Where to go after signing up. */
    next: z.string().optional(),
    created_at: z.iso.datetime(),
  }),
);

type LinkRecord = ReturnType<typeof links.parse>["value"];
export type MailLink = Entry<LinkRecord>;

const LINK_MS = 3_600_000;
/** Links to one address share a key prefix, so that they are deleted with its account. */
const PLACE_CHARACTERS = 22;
const SECRET_BYTES = 24;
const TOKEN = /^[\w-]{54}$/;

const placeOf = (email: string): string => digestOf(email).slice(0, PLACE_CHARACTERS);

/**
 * Creates a link and returns its token; only a digest of it is stored. `address` is the client's
 * network address. Undefined after too many letters.
 */
export async function issueLink(
  deps: Deps,
  link: Pick<LinkRecord, "purpose" | "email" | "password" | "browser_mark" | "next">,
  address: string,
): Promise<string | undefined> {
  if ((await countLetterTo(deps, link.email, address)) !== undefined) return undefined;
  const place = placeOf(link.email);
  const secret = newToken(deps, SECRET_BYTES);
  const now = deps.now();
  const value = { ...link, created_at: toTimestamp(now) };
  const expiresAt = now + LINK_MS;
  const account = { key: emails.key(digestOf(link.email)), required: true } as const;
  await deps.store.commit([
    ...(link.purpose === "sign-up" ? [] : [account]),
    links.put([place, digestOf(secret)], value, { if: null, expiresAt }),
  ]);
  return place + secret;
}

/** The link for a token, unless it was used or has expired. */
export async function findLink({ store }: Deps, token: string): Promise<MailLink | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const secret = token.slice(PLACE_CHARACTERS);
  return links.read(store, token.slice(0, PLACE_CHARACTERS), digestOf(secret));
}

/** Uses up a link and all others to its address; false when another request just did. */
export async function useLink({ store }: Deps, link: MailLink): Promise<boolean> {
  const others = (await links.list(store, placeOf(link.value.email))).filter(
    ({ ids }) => ids[1] !== link.ids[1],
  );
  const version = await tryCommit(store, [
    links.del(link.ids, { if: link.version }),
    ...others.map(({ ids }) => links.del(ids)),
  ]);
  return version !== undefined;
}

/** The keys of every link to an address, to delete them with its account. */
export const linkRecords = ({ store }: Deps, email: string): Promise<readonly string[]> =>
  links.listKeys(store, placeOf(email));
