import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { answer, cite, type Draft, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { textAt } from "../../compose/rows.ts";
import { asksNot } from "../../readings/asks-not.ts";
import { ofKindNamed } from "../../readings/held-kind.ts";
import type { Understood } from "../../../language/understood.ts";
import { changeLine } from "./change-words.ts";

/* "Which of my cards have not changed": those of the wallet without a change that was recorded. */

const MOST_SHOWN = 8;

interface Changes {
  readonly found: Envelope;
  readonly rows: readonly Path[];
}

export function unchangedOf(
  { found, rows }: Changes,
  asked: Understood,
  { scene }: Toolbox,
): Draft | undefined {
  if (!asksNot(asked)) return undefined;
  const changed = new Set(rows.map((row) => textAt(found, [...row, "card", "card_id"])));
  const isMeant = ofKindNamed(asked, scene.facts);
  const held = heldCards(scene, { owner: asked.owner }).filter(({ card }) => isMeant(card.id));
  const names = held.filter(({ card }) => !changed.has(card.id)).map(({ card }) => card.card_name);
  const since = figure(found, ["since"], "date");
  return answer({
    result: [
      names.length === 0
        ? line`**None**: each of them has a change recorded since ${since}. ${cite(found)}`
        : line`**${told([...new Set(names)].join(", "))}**: no such change is recorded since ${since}. ${cite(found)}`,
    ],
    details: rows.slice(0, MOST_SHOWN).map((row) => changeLine(found, row)),
    envelopes: [found],
  });
}
