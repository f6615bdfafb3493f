import { SELF } from "../../accounts/wallet.ts";
import { type Line, line } from "./line.ts";
import { text } from "./figures.ts";

/** One or two words of letters; a sentence in the place of a name is not told. */
const NAME = /^\p{L}[\p{L}'’-]{0,19}(?: \p{L}[\p{L}'’-]{0,19})?$/u;

/** "Dana"; "another holder" where the wallet has no name that can be told; "you" for the member. */
export const holder = (owner: string): Line =>
  owner === SELF ? line`you` : NAME.test(owner) ? line`${text(owner)}` : line`another holder`;

/** "Dana's"; "the other holder's" where the wallet has no name that can be told; "your" for the member. */
export const possessive = (owner: string): Line =>
  owner === SELF
    ? line`your`
    : NAME.test(owner)
      ? line`${text(owner)}'s`
      : line`the other holder's`;

/** "You do not hold", or "Dana does not hold" where the question is about her. */
export const notHeldBy = (owner = SELF): Line =>
  owner === SELF
    ? line`You do not hold`
    : line`${NAME.test(owner) ? text(owner) : text("The other holder")} does not hold`;

interface CardRef {
  readonly card_name: string;
  readonly owner: string;
}

/** A name, with whose it is when it is not the member's own. */
export const nameWithOwner = (name: string, owner: string): Line =>
  owner === SELF ? line`${text(name)}` : line`${text(name)} (${possessive(owner)})`;

export const cardName = ({ card_name: name, owner }: CardRef): Line => nameWithOwner(name, owner);
