import { SELF } from "../../../accounts/wallet.ts";
import { heldCards } from "../../../tools/core/held.ts";
import type { Scene } from "../../../tools/core/scene.ts";
import { says } from "./says.ts";
import { mentionsOf, type Understood } from "../../language/understood.ts";

/* Whether what the asker alone has is asked about, and nobody else's of the household. */

const ONLY_MINE =
  /\b(?:only|just) (?:count |counting |use |using )?(?:mine|my|me|myself|what i)\b|\b(?:mine|me|my own|myself) (?:only|alone)\b|\bby myself\b|\b(?:by|on) my own(?= (?:can|could|do|have|would|without|or|and)\b|$)|\bmy (?:own )?(?:points|miles|balance|stash|cards?) (?:alone|only)\b|\b(?:in|under) my (?:own )?name\b|\b(?:with|has|bears|bearing|carries) my (?:own )?name\b|\bonly my own\b/;
const LEFT_OUT =
  /\b(?:not|without|excluding|except|minus|less|ignoring|ignore|leaving|leave|leaving out|leave out|(?<!^)no)(?: counting| count| including| include| touching| touch| using| use)?(?: any of| the| my)? (\S+)/g;
const OTHERS =
  /^(?:hers|his|theirs|her|him|them|p2|player2|wife|wifes|husband|husbands|partner|partners|spouse|fiance|fiancee|girlfriend|boyfriend)$/;

/** The asker's alone: "only mine", "not counting hers". */
export const isOnlyMine = (asked: Understood): boolean =>
  says(asked, ONLY_MINE) || leavesOutOther(asked);

function leavesOutOther(asked: Understood): boolean {
  const [name] = (asked.owner ?? asked.beside ?? "").toLowerCase().split(" ");
  const leftOut = asked.tokens.join(" ").matchAll(LEFT_OUT);
  return [...leftOut].some(
    ([, who = ""]) => OTHERS.test(who) || (name !== "" && (who === name || who === `${name}s`)),
  );
}

/** Whose things are asked about, as tools take it: all of the household's where no one is named. */
export function ownerAsked(asked: Understood): { readonly owner?: string } {
  const { owner } = asked;
  if (leavesOutOther(asked)) return { owner: SELF };
  if (owner !== undefined) return { owner };
  return says(asked, ONLY_MINE) ? { owner: SELF } : {};
}

/** The same; and of a card that two people hold, "my Platinum" is the asker's. */
export function ownerOfCard(asked: Understood, scene: Scene): { readonly owner?: string } {
  const { owner } = ownerAsked(asked);
  if (owner !== undefined) return { owner };
  const own = new Set(heldCards(scene, { owner: SELF }).map(({ card }) => card.id));
  const isMine = mentionsOf(asked, "card").some(
    ({ start, ids }) => isMyAt(asked, start) && ids.some((id) => own.has(id)),
  );
  return isMine ? { owner: SELF } : {};
}

/** "My platinum", "my amex platinum". */
const isMyAt = ({ tokens }: Understood, start: number): boolean =>
  tokens[start - 1] === "my" || (tokens[start - 2] === "my" && tokens[start - 1] !== "and");
