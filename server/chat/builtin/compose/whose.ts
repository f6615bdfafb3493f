import { SELF } from "../../../accounts/wallet.ts";
import { type Told, told } from "./draft.ts";

/*
 * Whose something is. People of the household are called as the member calls them, when that reads as
 * a name: a wallet is typed text, and a sentence in the place of a name is not told.
 */

/** One or two words of letters. */
const NAME = /^\p{L}[\p{L}'’-]{0,19}(?: \p{L}[\p{L}'’-]{0,19})?$/u;

const nameOf = (owner: string): string | undefined => (NAME.test(owner) ? owner : undefined);

/** "Dana"; "The other holder" where no name can be told. */
export const holderOf = (owner: string): Told => told(nameOf(owner) ?? "The other holder");

/** "Dana's". */
export const holdersOf = (owner: string): Told => told(toPossessive(owner));

/** After what is somebody else's: " (Dana's)"; nothing after the asker's own. */
export const whose = (owner: string | undefined): Told =>
  told(owner === undefined || owner === SELF ? "" : ` (${toPossessive(owner)})`);

/** The same as text, with a word for the asker's own. */
export const whoseOf = (owner: string): string => (owner === SELF ? "yours" : toPossessive(owner));

function toPossessive(owner: string): string {
  const name = nameOf(owner);
  return name === undefined ? "the other holder's" : `${name}'s`;
}
