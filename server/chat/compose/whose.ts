import { SELF } from "../../accounts/wallet.ts";
import { type Line, line } from "./line.ts";
import { text } from "./figures.ts";

/** One or two words of letters; anything longer, such as a sentence, is not repeated. */
const NAME = /^\p{L}[\p{L}'’-]{0,19}(?: \p{L}[\p{L}'’-]{0,19})?$/u;

/** "Dana"; "another holder" when the wallet's name for them is unusable; "you" for the member. */
export const holder = (owner: string): Line =>
  owner === SELF ? line`you` : NAME.test(owner) ? line`${text(owner)}` : line`another holder`;

/** "Dana's"; "the other holder's" when the wallet's name is unusable; "your" for the member. */
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

/** A name, with its owner when that is not the member. */
export const nameWithOwner = (name: string, owner: string): Line =>
  owner === SELF ? line`${text(name)}` : line`${text(name)} (${possessive(owner)})`;

export const cardName = ({ card_name: name, owner }: CardRef): Line => nameWithOwner(name, owner);
