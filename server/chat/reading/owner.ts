import { SELF } from "../../accounts/wallet.ts";
import type { Scene } from "../../member/scene.ts";
import { mentionsOf, type Understood } from "../language/understood.ts";
import { heldCards } from "../../member/held-cards.ts";
import { namesRelative } from "./counts.ts";
import { phrases, says, spaced } from "../language/words/phrases.ts";

const MINE = phrases(
  "mine|my own|just me|only me|my name|just my|only my|myself|for me|and me|about me|and mine",
);
/** "How many has Dana, and how many have I?" */
const ME_TOO = phrases(
  "and me|me and|me or|or me|have i|do i have|i have|i get|mine and|and mine|mine plus|plus mine|mine or|or mine|mine vs|vs mine|and i|do i",
);
/** "If I have one too" asks for nothing of the asker's. */
const withoutConditions = (tokens: readonly string[]) =>
  spaced(tokens.filter((_, at) => ![tokens[at - 1], tokens[at]].includes("if")));
const OTHER = new Set(["hers", "his", "theirs"]);
const EVERYBODY = phrases(
  "between us|both of us|the two of us|all of us|our|we|us|household|together|everyone|everybody|both",
);
export const saysEverybody = (tokens: readonly string[]): boolean =>
  says(spaced(tokens), EVERYBODY);

const NOT = ["not", "without", "except", "excluding", "minus", "leaving", "leave"];

/** The owner of the things in question; undefined for nobody in particular. */
export function ownerOf(
  { tokens, owner, beside }: Pick<Understood, "tokens" | "owner" | "beside">,
  { wallet }: Scene,
): string | undefined {
  const text = spaced(tokens);
  const [partner, ...others] = wallet.profile.household.filter((one) => one !== SELF);
  if (owner !== undefined && owner !== SELF) {
    const name = owner.toLowerCase();
    const forms = [name, `${name}'s`, `${name}s`];
    const isLeftOut = NOT.some((no) =>
      says(
        text,
        forms.map((form) => `${no} ${form}`),
      ),
    );
    if (isLeftOut || keepsOwn(name, text)) return SELF;
    return says(withoutConditions(tokens), ME_TOO) ? undefined : owner;
  }
  if (beside !== undefined) {
    const name = beside.toLowerCase();
    const isLeftOut = NOT.some((no) =>
      says(text, [`${no} ${name}`, `${no} ${name}s`, `${no} ${name}'s`]),
    );
    return isLeftOut ? SELF : undefined;
  }
  // "My brother and his kid": his is the brother's.
  const isOfPartner = tokens.some((word) => OTHER.has(word)) && !namesRelative(tokens);
  if (partner !== undefined && others.length === 0 && isOfPartner) {
    return partner;
  }
  if (owner !== undefined) return owner;
  return partner !== undefined && says(text, MINE) && !says(text, EVERYBODY) ? SELF : undefined;
}

/** "I cancelled mine but Sam kept hers": the card that goes is the asker's. */
const keepsOwn = (name: string, text: string): boolean =>
  says(text, DROPPING) && KEEPING.some((words) => says(text, [`${name} ${words}`]));
const DROPPING = phrases("cancel|cancelled|canceled|close|closed|drop|dropped|ditch|ditched");
const KEEPING = ["kept", "keeps", "still has", "still keeps", "is keeping"];

/** "My platinum" where somebody else of the household has one too: the asker's own. */
export function holderMeant(asked: Understood, scene: Scene): string | undefined {
  const held = heldCards(scene);
  const isShared = mentionsOf(asked, "card").some(({ ids, start }) => {
    if (asked.tokens[start - 1] !== "my") return false;
    const owners = held.flatMap(({ card, entry }) => (ids.includes(card.id) ? [entry.owner] : []));
    return owners.includes(SELF) && owners.some((one) => one !== SELF);
  });
  return isShared ? SELF : undefined;
}
