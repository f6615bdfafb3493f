import { type HeldCard, heldCards } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { heldMeant } from "../../readings/held-meant.ts";
import { needId } from "../../slots.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";

/** Cards that would come and go. */
export interface CardRoles {
  /** Ids of the catalog. */
  readonly add: readonly string[];
  /** Cards of the wallet. */
  readonly drop: readonly HeldCard[];
  /** Ids of cards that shall go and are not held. */
  readonly notHeld: readonly string[];
}

type Role = "add" | "drop";

const ADDS =
  /\b(?:add|adding|added|get|getting|got|open|opening|opened|apply|applied|pick up|picked up|take|with|for|to|into)$/;
const DROPPING = [
  "drop|dropping|dropped|cancel|canceling|canceled|close|closing|closed|lose|losing|lost|without|rid of",
  "dump|dumping|ditch|ditching|replace|replacing|swap|swapping|trade|trading|ax|axe|axed|axing",
  "instead of|in place of|from|cut|cutting|sell|remove|removing",
].join("|");
const DROPS = new RegExp(String.raw`\b(?:${DROPPING})$`);
/** "Over my Double Cash", "on top of the Gold": what is held and stays. */
const STAYS =
  /\b(?:over|beside|besides|alongside|on top|next|beyond|keep|keeping|already have|already hold)(?: of| to)?$/;
const SMALL = /^(?:my|the|our|a|an|his|her|their|new|old|out|up|of|both|in|card)$/;

/** What the words before each card say of it; without such words a held card goes, another comes. */
export function cardRoles(asked: Understood, toolbox: Toolbox): CardRoles {
  const named = mentionsOf(asked, "card");
  const roles: (Role | undefined)[] = [];
  for (const [place, mention] of named.entries()) {
    const { words, isJoined } = before(asked, mention, named[place - 1]);
    const said = DROPS.test(words) ? "drop" : ADDS.test(words) ? "add" : undefined;
    roles.push(said ?? (isJoined ? roles[place - 1] : undefined));
  }
  const add: string[] = [];
  const drop: HeldCard[] = [];
  const notHeld: string[] = [];
  for (const [place, mention] of named.entries()) {
    if (isHeld(mention, toolbox) && STAYS.test(before(asked, mention, named[place - 1]).words)) {
      continue;
    }
    const alone = { ...asked, mentions: [mention] };
    const goes = isHeld(mention, toolbox) && (roles[place] === undefined || goesAfter(asked));
    const role = goes ? "drop" : (roles[place] ?? "add");
    if (role === "add") add.push(needId(alone, "card", toolbox.scene.facts));
    else if (isAllOfName(asked, mention)) drop.push(...ofName(mention, toolbox));
    else {
      const held = heldMeant(alone, toolbox);
      if (held === undefined) notHeld.push(needId(alone, "card", toolbox.scene.facts));
      else drop.push(held);
    }
  }
  return { add, drop, notHeld };
}

const ALL_OF = /\b(?:both|all|all (?:two|three|four))(?: of)?(?: (?:my|our|the|these|those))?$/;

/** "Both Platinums": every one that is held under the name. */
const isAllOfName = ({ tokens }: Understood, { start }: Mention): boolean =>
  ALL_OF.test(tokens.slice(0, start).join(" "));

const ofName = ({ ids }: Mention, { scene }: Toolbox): readonly HeldCard[] =>
  heldCards(scene).filter(({ card, entry }) => !entry.authorized_user && ids.includes(card.id));

const GOES = /\b(?:drop|dropped|cancel|canceled|close|closed|rid of|dump|dumped|ditch|ditched)\b/;

/** "The gold … and if I drop it instead": said of it after its name. */
const goesAfter = (asked: Understood): boolean =>
  GOES.test(asked.tokens.slice(mentionsOf(asked, "card").at(-1)?.end ?? 0).join(" "));

function before({ tokens }: Understood, { start }: Mention, previous: Mention | undefined) {
  const between = tokens.slice(previous?.end ?? 0, start);
  const words = between.filter((word) => !SMALL.test(word)).join(" ");
  return { words, isJoined: previous !== undefined && /^(?:and|or|plus|)$/.test(words) };
}

const isHeld = ({ ids }: Mention, { scene }: Toolbox): boolean =>
  heldCards(scene).some(({ card }) => ids.includes(card.id));
