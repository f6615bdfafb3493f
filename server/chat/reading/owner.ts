import { SELF } from "../../accounts/wallet.ts";
import type { Scene } from "../../member/scene.ts";
import { mentionsOf, type Understood } from "../language/understood.ts";
import { heldCards } from "../../member/held-cards.ts";
import { namesRelative } from "./counts.ts";
import { phrases, says, spaced, wordSet } from "../language/words/phrases.ts";

const MINE = phrases(
  "mine|my own|just me|only me|my name|just my|only my|myself|for me|and me|about me|and mine",
);
/** "How many has Dana, and how many have I?" */
const ME_TOO = phrases(
  "and me|me and|me or|or me|have i|do i have|i have|i get|mine and|and mine|mine plus|plus mine|mine or|or mine|mine vs|vs mine|and i|do i",
);
/** Drops conditions: "if I have one too" asks nothing about the member. */
const withoutConditions = (tokens: readonly string[]) =>
  spaced(tokens.filter((_, at) => ![tokens[at - 1], tokens[at]].includes("if")));
const OTHER = new Set(["hers", "his", "theirs"]);
const EVERYBODY = phrases(
  "between us|both of us|the two of us|all of us|our|we|us|household|together|everyone|everybody|both",
);
export const saysEverybody = (tokens: readonly string[]): boolean =>
  says(spaced(tokens), EVERYBODY);

/** "The whole household, Sam's card included". */
const WITH_OTHERS = phrases("household|included|including|all of us|both of us|everyone|everybody");

const LEAVING_OUT = wordSet("not without except excluding minus leaving leave");
/** Words between the exclusion and its name: "without counting anything of Sam's". */
const BETWEEN = wordSet("a all any anything counting including of out the with");

/** Whose things the question is about; undefined for nobody in particular. */
export function ownerOf(
  { tokens, owner, beside }: Pick<Understood, "tokens" | "owner" | "beside">,
  { wallet }: Scene,
): string | undefined {
  const text = spaced(tokens);
  const [partner, ...others] = wallet.profile.household.filter((one) => one !== SELF);
  if (owner !== undefined && owner !== SELF) {
    const name = owner.toLowerCase();
    if (isLeftOut(name, tokens) || keepsOwn(name, text)) return SELF;
    const isOfAll = says(withoutConditions(tokens), ME_TOO) || says(text, WITH_OTHERS);
    return isOfAll ? undefined : owner;
  }
  if (beside !== undefined) {
    return isLeftOut(beside.toLowerCase(), tokens) ? SELF : undefined;
  }
  // "My brother and his kid": "his" is the brother's.
  const isOfPartner = tokens.some((word) => OTHER.has(word)) && !namesRelative(tokens);
  if (partner !== undefined && others.length === 0 && isOfPartner) {
    return partner;
  }
  if (owner !== undefined) return owner;
  return partner !== undefined && says(text, MINE) && !says(text, EVERYBODY) ? SELF : undefined;
}

/** "Without counting anything of Sam's", "not Sam". */
function isLeftOut(name: string, tokens: readonly string[]): boolean {
  const [first = ""] = name.split(" ");
  const at = tokens.findIndex((word) => [first, `${first}'s`, `${first}s`].includes(word));
  const before = tokens.slice(0, Math.max(0, at)).findLast((word) => !BETWEEN.has(word)) ?? "";
  return LEAVING_OUT.has(before);
}

/** "I cancelled mine but Sam kept hers": it is about the member's card. */
const keepsOwn = (name: string, text: string): boolean =>
  says(text, DROPPING) && KEEPING.some((words) => says(text, [`${name} ${words}`]));
const DROPPING = phrases("cancel|cancelled|canceled|close|closed|drop|dropped|ditch|ditched");
const KEEPING = ["kept", "keeps", "still has", "still keeps", "is keeping"];

/** "My platinum" when several in the household hold one: the member's own. */
export function holderMeant(asked: Understood, scene: Scene): string | undefined {
  const held = heldCards(scene);
  const isShared = mentionsOf(asked, "card").some(({ ids, start }) => {
    if (asked.tokens[start - 1] !== "my") return false;
    const owners = held.flatMap(({ card, entry }) => (ids.includes(card.id) ? [entry.owner] : []));
    return owners.includes(SELF) && owners.some((one) => one !== SELF);
  });
  return isShared ? SELF : undefined;
}
