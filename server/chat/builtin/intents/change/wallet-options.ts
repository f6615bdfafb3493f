import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type HeldCard, heldCards } from "../../../../tools/core/held.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  type Told,
  told,
} from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, rowsAt } from "../../compose/rows.ts";
import { asksNot } from "../../readings/asks-not.ts";
import { ofKindNamed } from "../../readings/held-kind.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { agoOf } from "./one-target.ts";
import { isDocumented, isWanted } from "./options-wanted.ts";

/* "Which of my cards can be downgraded": each card of the wallet, by whether it can become another. */

const AMONG =
  /\b(?:which|what|any)(?: ones?)? (?:of )?(?:my|our|his|her|their|these|those) (?:\S+ )?(?:cards?|ones)\b|\bwhich (?:one|ones|of (?:them|these|those)|can|could)\b/;
const NOW = /\b(?:now|today|already|old enough|yet|right away|this month)\b/;
const MOST_SHOWN = 8;

interface Choice {
  readonly held: HeldCard;
  readonly found: Envelope;
  readonly rows: readonly Path[];
}

/** Undefined where one card is meant. */
export function amongHeld(asked: Understood, toolbox: Toolbox): Draft | undefined {
  if (!says(asked, AMONG)) return undefined;
  const cards = cardsMeant(asked, toolbox);
  const [only, ...others] = cards;
  if (only === undefined || others.length === 0) return undefined;
  const choices = cards.map((held) => choiceOf(held, asked, toolbox));
  return toDraft(choices, asked);
}

/** Those that are named where two or more of them are held, else all; none where another is named. */
function cardsMeant(asked: Understood, { scene }: Toolbox): readonly HeldCard[] {
  const isMeant = ofKindNamed(asked, scene.facts);
  const own = heldCards(scene, { owner: asked.owner ?? SELF }).filter(
    ({ card, entry }) => !entry.authorized_user && isMeant(card.id),
  );
  const named = mentionsOf(asked, "card");
  if (named.length === 0) return own;
  const held = named.flatMap(({ ids }) => own.filter(({ card }) => ids.includes(card.id)));
  return new Set(named.map(({ start }) => start)).size === held.length ? held : [];
}

function choiceOf(held: HeldCard, asked: Understood, toolbox: Toolbox): Choice {
  const found = ask(toolbox, "list_product_change_options", { wallet_card_id: held.entry.id });
  const isInTime = (row: Path): boolean =>
    !says(asked, NOW) || valueAt(found, [...row, "old_enough"]) === true;
  const rows = rowsAt(found, ["options"]).filter(
    (row) => isDocumented(found, row) && isWanted(found, row, asked) && isInTime(row),
  );
  return { held, found, rows };
}

function toDraft(choices: readonly Choice[], asked: Understood): Draft {
  const can = choices.filter(({ rows }) => rows.length > 0);
  const cannot = choices.filter(({ rows }) => rows.length === 0);
  const lines = [yesLine(can), noLine(cannot)].flat();
  const [first] = choices;
  return answer({
    result: asksNot(asked) || can.length === 0 ? lines.toReversed() : lines,
    details: can.slice(0, MOST_SHOWN).map(optionsLine),
    caveats: [
      line`The issuer decides; a change is never promised.`,
      ...(first === undefined ? [] : [CAVEATS.asOf(first.found)]),
    ],
    envelopes: choices.map(({ found }) => found),
  });
}

const namesOf = (choices: readonly Choice[]): Told =>
  told(choices.map(({ held }) => held.card.card_name).join(", "));

const citesOf = (choices: readonly Choice[]): Line =>
  joinLines(choices.map(({ found }) => line`${cite(found)}`));

const yesLine = (can: readonly Choice[]): readonly Line[] =>
  can.length === 0
    ? []
    : [joinLines([line`These can, by what is known: **${namesOf(can)}**.`, citesOf(can)])];

const noLine = (cannot: readonly Choice[]): readonly Line[] =>
  cannot.length === 0
    ? []
    : [joinLines([line`No such change is known of: **${namesOf(cannot)}**.`, citesOf(cannot)])];

function optionsLine({ held, found, rows }: Choice): Line {
  const into = rows.map((row) =>
    joinLines(
      [
        line`${figure(found, [...row, "to_card", "card_name"], "text")} (${figure(found, [...row, "to_fee_usd"], "usd")} a year`,
        ...agoOf(found, row),
      ],
      ", ",
    ),
  );
  const names = joinLines(into, "); ");
  return joinLines([line`${told(held.card.card_name)}: `, names, line`)`], "");
}
