import { type HeldCard, heldCards } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, type Draft, line, type Told, told } from "../../compose/draft.ts";
import { rowsAt, textAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import { asksNot } from "../../readings/asks-not.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/* "Which of my cards have had a bonus", "which have not yet": each card by what the wallet notes of it. */

const OF_BONUS = /\b(?:bonus(?:es)?|subs?|sign ?ups?|welcome offers?)\b/;
const AMONG =
  /\b(?:which|what)(?: ones?)? (?:of )?(?:my|our|his|her|their|\S+s) (?:\S+ )?cards?\b|\b(?:on|of|from|with) (?:my|our|the)? ?(?:closed|old|former|cancell?ed|past) (?:cards|accounts|ones)\b/;
const CLOSED = /\b(?:closed|old|former|cancell?ed|past) (?:cards|accounts|ones)\b/;
const HAD =
  /\b(?:had|got|gotten|get|earned|received?|paid|posted|owes?|owed|missing|without|collected)\b/;
const OWED = /\b(?:owes?|owed|missing|without|outstanding|pending)\b/;

/** Whether cards are sorted by whether their bonus was received. */
export const asksHadBonus = (asked: Understood): boolean =>
  mentionsOf(asked, "card").length === 0 &&
  says(asked, OF_BONUS) &&
  says(asked, AMONG) &&
  says(asked, HAD);

/** "Did its bonus ever post": whether it came, and not what is offered now. */
export const asksPosted = (asked: Understood): boolean => says(asked, POSTED);

const POSTED =
  /^(?:(?:so|and|ok|but|hey|wait) )*(?:did|has|have|had) (?:\S+ ){0,3}?(?:bonus|sub|welcome offer|sign up bonus)(?: \S+){0,6}? (?:ever |already |actually |finally )?(?:posts?|posted|come|came|arrived?|been paid|paid|hit|land(?:ed)?|credited|been credited|show(?:n|ed)? up)\b/;

export function hadOrNot(asked: Understood, toolbox: Toolbox): Draft | undefined {
  if (!asksHadBonus(asked)) return undefined;
  const progress = ask(toolbox, "get_bonus_progress", {});
  const idsAt = (path: string, isMeant: (status: string | undefined) => boolean) =>
    rowsAt(progress, [path])
      .filter((row) => isMeant(textAt(progress, [...row, "status"])))
      .flatMap((row) => textAt(progress, [...row, "card", "wallet_card_id"]) ?? []);
  const completed = new Set(idsAt("finished", (status) => status === "completed"));
  const running = new Set(idsAt("bonuses", () => true));
  const status = says(asked, CLOSED) ? "closed" : "open";
  const held = heldCards(toolbox.scene, { owner: asked.owner, status });
  const isHad = ({ entry }: HeldCard): boolean =>
    entry.bonus_received_on !== undefined || completed.has(entry.id);
  const had = held.filter(isHad);
  const others = held.filter((one) => !isHad(one));
  const lines = [
    had.length === 0 ? [] : [line`By your wallet the bonus was received on: **${namesOf(had)}**.`],
    others.length === 0 ? [] : [line`None is noted as received on: **${namesOf(others)}**.`],
  ].flat();
  const open = held.filter(({ entry }) => running.has(entry.id));
  const isOther = asksNot(asked) || says(asked, OWED);
  return answer({
    result: [
      ...(isOther ? lines.toReversed() : lines),
      ...(open.length === 0 ? [] : [line`In progress: **${namesOf(open)}**.`]),
    ],
    caveats: [
      line`Only what your wallet notes counts; record_bonus_progress and update_wallet_card keep it.`,
      CAVEATS.asOf(progress),
    ],
    envelopes:
      status === "open"
        ? [progress]
        : [progress, ask(toolbox, "get_wallet", { include: ["cards"], status: "all" })],
  });
}

const namesOf = (cards: readonly HeldCard[]): Told =>
  told(cards.map(({ card, entry }) => `${card.card_name}${whose(entry.owner).told}`).join(", "));
