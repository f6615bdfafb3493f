import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, joinParts, numberAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { idOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";

/** Each is a call of its own; a wallet with more paid cards hears of those with the highest fees. */
const MOST_WEIGHED = 12;
const MOST_SHOWN = 8;

const DROP =
  /\b(?:get rid of|rid of|drop|cancel|cut|ditch|dump|axe|close|not worth|are(?: not)? worth|let go)\b/;

/** "And which could I get rid of": the cards are to be weighed besides. */
export const asksToDrop = (asked: Understood): boolean =>
  says(asked, DROP) && says(asked, /\b(?:which|what|any|ones?)\b/);

/** Which of the cards with a fee pay for it, which do not, and which do by what is used. */
export function weighAll(asked: Understood, toolbox: Toolbox): Draft {
  const paid = paidCards(asked, toolbox);
  const weighed = paid
    .slice(0, MOST_WEIGHED)
    .flatMap((id) => weigh(id, toolbox))
    .toSorted((a, b) => lowOf(a) - lowOf(b));
  const [first] = weighed;
  if (first === undefined) return nothingToWeigh(toolbox);
  const losing = weighed.filter((one) => highOf(one) < 0);
  const paying = weighed.filter((one) => lowOf(one) >= 0);
  const open = weighed.filter((one) => lowOf(one) < 0 && highOf(one) >= 0);
  return answer({
    result: [
      ...extremeOf(weighed, asked),
      ...groupLine(line`Does not pay for its fee even with every credit used: `, losing),
      ...groupLine(line`Depends on how much of its credits you use: `, open),
      ...groupLine(line`Pays for its fee already: `, paying),
    ],
    details: weighed.slice(0, MOST_SHOWN).map(toRow),
    caveats: [
      line`This is arithmetic, not advice: lounges, insurance and certificates are not counted.`,
      CAVEATS.estimate,
      CAVEATS.asOf(first),
    ],
    envelopes: weighed,
  });
}

/** Wallet ids of the open cards with a fee, the highest fee first. */
function paidCards(asked: Understood, { scene }: Toolbox): readonly string[] {
  const issuer = idOf(asked, "issuer", scene.facts);
  return heldCards(scene, { owner: asked.owner ?? SELF })
    .filter(({ entry, card }) => !entry.authorized_user && (issuer ?? card.issuer) === card.issuer)
    .map(({ entry, card }) => ({
      id: entry.id,
      fee: entry.annual_fee_override_usd ?? card.annual_fee,
    }))
    .filter(({ fee }) => fee > 0)
    .toSorted((a, b) => b.fee - a.fee)
    .map(({ id }) => id);
}

function weigh(id: string, toolbox: Toolbox): readonly Envelope[] {
  const outcome = toolbox.call("evaluate_renewal", { wallet_card_id: id });
  return "envelope" in outcome && outcome.envelope.status === "ok" ? [outcome.envelope] : [];
}

const WORST =
  /\b(?:first|worst|weakest|least|most useless|loses? (?:me )?(?:the )?most|(?:drop|cancel|close|ditch|cut|axe|dump) (?:just )?one)\b/;
const BEST = /\b(?:best|most|strongest)\b/;

/** "Which one first", "which loses me most": the one that is asked for, before the groups. */
function extremeOf(weighed: readonly Envelope[], asked: Understood): readonly Line[] {
  if (weighed.length < 2) return [];
  const [worst] = weighed.toSorted((a, b) => highOf(a) - highOf(b));
  const [best] = weighed.toSorted((a, b) => lowOf(b) - lowOf(a));
  if (says(asked, WORST) && worst !== undefined) {
    return [joinLines([line`**The weakest is the ${nameOf(worst)}**:`, yearLine(worst)])];
  }
  return says(asked, BEST) && best !== undefined
    ? [joinLines([line`**The strongest is the ${nameOf(best)}**:`, yearLine(best)])]
    : [];
}

const nameOf = (one: Envelope) => figure(one, ["card", "card_name"], "text");

function yearLine(one: Envelope): Line {
  const fee = figure(one, ["fee_usd"], "usd");
  const low = figure(one, ["net_usd", "low"], "usd");
  const high = figure(one, ["net_usd", "high"], "usd");
  return low.value === high.value
    ? line`after its ${fee} fee a year nets ${low}. ${cite(one)}`
    : line`after its ${fee} fee a year nets ${low} with nothing certain used, ${high} with every credit used. ${cite(one)}`;
}

const lowOf = (weighed: Envelope): number => numberAt(weighed, ["net_usd", "low"]) ?? 0;
const highOf = (weighed: Envelope): number => numberAt(weighed, ["net_usd", "high"]) ?? 0;

function groupLine(lead: Line, group: readonly Envelope[]): readonly Line[] {
  if (group.length === 0) return [];
  const names = group.map(
    (one) =>
      line`**${figure(one, ["card", "card_name"], "text")}** (${figure(one, ["fee_usd"], "usd")})${cite(one)}`,
  );
  return [joinLines([lead, joinLines(names, ", ")], "")];
}

function toRow(one: Envelope): Line {
  const name = figure(one, ["card", "card_name"], "text");
  const fee = figure(one, ["fee_usd"], "usd");
  const low = figure(one, ["net_usd", "low"], "usd");
  const high = figure(one, ["net_usd", "high"], "usd");
  const net =
    low.value === high.value
      ? line`${name}: fee ${fee}, net of a year ${low}`
      : line`${name}: fee ${fee}, net of a year ${low} to ${high}`;
  return textAt(one, ["fee_due", "decide_by"]) === undefined
    ? net
    : joinParts([net, line`refundable until ${figure(one, ["fee_due", "decide_by"], "date")}`]);
}

function nothingToWeigh({ scene }: Toolbox): Draft {
  return answer({
    result: [
      heldCards(scene).length === 0
        ? line`Your wallet holds no open card yet. Name a card to hear what it costs and gives, or add the cards you hold.`
        : line`None of those cards has an annual fee, so there is no fee to weigh.`,
    ],
    envelopes: [],
  });
}
