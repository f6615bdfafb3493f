import { ask } from "../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  type Told,
} from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { wordsOf } from "../../compose/join.ts";
import { joinLines, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { DOWNGRADE_POINTS } from "../../phrasings/change.ts";
import { amountOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { HeldCard } from "../../../../tools/core/held.ts";
import { isKeptByAccount } from "../../../../tools/wallet/points-at-risk.ts";
import { moveOf } from "./from-card.ts";
import { valueLines } from "./points-value.ts";
import { riskLine } from "./risk-lines.ts";
import { stillOpenLines } from "./still-open.ts";

const MOST_RISKS = 4;

/** What becomes of points when a card is closed or changed. */
export const downgradePoints: Intent = {
  id: "downgrade_points",
  group: "change",
  label: "what happens to your points if you cancel or change a card",
  likes: ["card", "program"],
  needs: [],
  phrasings: DOWNGRADE_POINTS,
  rules: [
    /\blose (?:my |the |all my )?(?:points|miles|<program>)\b.*\bif i (?:downgrade|cancel|close)\b/,
    /\bif i (?:downgrade|cancel|close)\b.*\blose (?:my |the |all my )?(?:points|miles|<program>)/,
    /^what happens to my (?:points|miles|<program>(?: points)?) if i (?:downgrade|cancel|close)\b/,
  ],
  respond: (asked, toolbox) => {
    const { held, fromId, toIds } = moveOf(asked, toolbox);
    if (held === undefined) return ofCatalog(fromId, asked, toolbox);
    const isChanged = says(asked, CHANGES) || toIds.length > 0;
    if (!isChanged && says(asked, CLOSES)) return ofClosing(held, asked, toolbox);
    const change = ofChange(held, toIds, asked, toolbox);
    // Where no word tells which, both are told.
    return isChanged && !says(asked, CLOSES) ? change : withClosing(change, held, asked, toolbox);
  },
};

const CHANGES =
  /\b(?:downgrad|upgrad|product chang|chang|convert|switch|trad(?:e|ing) (?:it |that |this |mine )?(?:down|in)|(?:drop|go|going|move|step|turn|take)(?:s|ping|ing)? (?:\S+ ){0,5}?(?:down|to|into) (?:an?|something|some|one))/;
const CLOSES =
  /\b(?:cancel|clos(?:e|ing|ed)\b|shut|dump|ditch|get(?:ting)? rid|axe|axing|bin\b|kill|quit|nix|chop|scrap|terminat|give(?: it)? up|let(?:ting)? (?:it |the )?\S* ?go\b)/;

/** "Cancel or downgrade it": what the one takes, before the other. */
function withClosing(change: Draft, held: HeldCard, asked: Understood, toolbox: Toolbox): Draft {
  const closing = ofClosing(held, asked, toolbox);
  const [ofBoth, same] = [closing.result[0], change.result[0]].map((one) => one && wordsOf(one));
  if (ofBoth === same && change.result.length === 1) return change;
  return {
    ...change,
    result: [
      ...closing.result.slice(0, 1).map((one) => joinLines([line`If you close it:`, one])),
      ...change.result.map((one, place) =>
        place === 0 ? joinLines([line`If you change it:`, one]) : one,
      ),
    ],
    envelopes: [...closing.envelopes, ...change.envelopes],
  };
}

function ofClosing(held: HeldCard, asked: Understood, toolbox: Toolbox): Draft {
  const weighed = ask(toolbox, "evaluate_renewal", { wallet_card_id: held.entry.id });
  const risks = rowsAt(weighed, ["points_at_risk"]);
  return toDraft({ found: weighed, risks, isClosing: true }, held, asked, toolbox);
}

function ofChange(
  held: HeldCard,
  toIds: readonly string[],
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const found = ask(toolbox, "list_product_change_options", { wallet_card_id: held.entry.id });
  const rows = rowsAt(found, ["options"]);
  const named = rows.filter((row) =>
    toIds.includes(textAt(found, [...row, "to_card", "card_id"]) ?? ""),
  );
  const down = rows.filter((row) => textAt(found, [...row, "direction"]) !== "upgrade");
  const options = named.length > 0 ? named : down.length > 0 ? down : rows;
  const risky = options.find((row) => rowsAt(found, [...row, "points_at_risk"]).length > 0);
  const risks = risky === undefined ? [] : rowsAt(found, [...risky, "points_at_risk"]);
  const draft = toDraft({ found, risks, isClosing: false, options }, held, asked, toolbox);
  const isRisky = (row: Path): boolean => rowsAt(found, [...row, "points_at_risk"]).length > 0;
  const safe = options.filter((row) => !isRisky(row));
  if (risks.length === 0 || safe.length === 0) return draft;
  const into = joinLines([
    line`Into the`,
    joinLines(
      [
        joinLines(
          options.filter(isRisky).map((row) => nameLine(found, row)),
          ", ",
        ),
        line`:`,
      ],
      "",
    ),
  ]);
  return {
    ...draft,
    result: [
      ...safe.map((row) => safeOption(found, row)),
      ...draft.result.map((one, place) => (place === 0 ? joinLines([into, one]) : one)),
    ],
  };
}

/** The change that costs no points, before those that do. */
const safeOption = (found: Envelope, row: Path): Line =>
  joinLines(
    [
      line`Changed into the **`,
      nameLine(found, row),
      line`**, your points **keep their worth**. ${cite(found)}`,
    ],
    "",
  );

const nameLine = (found: Envelope, row: Path): Line =>
  line`${figure(found, [...row, "to_card", "card_name"], "text")}`;

interface Risks {
  readonly found: Envelope;
  readonly risks: readonly Path[];
  readonly isClosing: boolean;
  /** The changes that are looked at. */
  readonly options?: readonly Path[];
}

function toDraft(
  { found, risks, isClosing, options = [] }: Risks,
  held: HeldCard,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const program = held.card.rewards_currency;
  const points = amountOf(asked, "points");
  const values =
    program === undefined || (risks.length > 0 && points === undefined)
      ? undefined
      : valueLines(program, points, held.entry.owner, toolbox);
  return answer({
    result: [
      ...(risks.length > 0
        ? risks.slice(0, MOST_RISKS).map((row) => riskLine(found, row))
        : [safeLine(found, held, { isClosing, asked }, toolbox), ...stillOpenLines(held, toolbox)]),
      ...(isClosing || options.length > 0
        ? []
        : [line`No product change of it is known; ask the issuer.`]),
    ],
    details: [
      ...(risks.length > 0 ? [ADVICE] : []),
      ...options.map((row) => optionLine(found, row)),
      ...(values?.lines ?? []),
    ],
    caveats: [CAVEATS.estimate, CAVEATS.terms, CAVEATS.asOf(found)],
    envelopes: values === undefined ? [found] : [found, values.envelope],
  });
}

const ADVICE = line`Use or move the points before, or keep another card of the bank that opens them.`;

/** "Do they survive": what loses nothing is a yes then. */
const ASKS_KEEP = /\b(?:survive|keep|kept|safe|stay|remain|hold on to|intact)\b/;

function safeLine(
  found: Envelope,
  held: HeldCard,
  { isClosing, asked }: { readonly isClosing: boolean; readonly asked: Understood },
  toolbox: Toolbox,
): Line {
  const { wallet, facts } = toolbox.scene;
  const name = figure(found, ["card", "card_name"], "text");
  const program = held.card.rewards_currency;
  if (program === undefined) return line`The **${name}** earns no points, so none are lost.`;
  const hasBalance = wallet.balances.some(
    (one) => one.program === program && one.owner === held.entry.owner && one.points > 0,
  );
  const points = { told: facts.programs.get(program)?.name ?? program };
  if (!hasBalance) return withoutBalance(found, program, points, toolbox);
  const isKept = says(asked, ASKS_KEEP) && !says(asked, /\b(?:lose|lost|losing|forfeit)\b/);
  const lead = isKept ? line`**Yes, they stay**:` : line`**No**:`;
  const rest = isClosing
    ? line`by what is known, closing the **${name}** takes nothing from your ${points} balance. ${cite(found)}`
    : line`by what is known, changing the **${name}** takes nothing from your ${points} balance. ${cite(found)}`;
  return joinLines([lead, rest]);
}

/** Without a balance only where such points live can be told: with the card, or in the program. */
function withoutBalance(found: Envelope, program: string, points: Told, { scene }: Toolbox): Line {
  const name = figure(found, ["card", "card_name"], "text");
  const isKept = isKeptByAccount(scene, program);
  if (isKept === undefined) {
    return line`No balance of ${points} is in your wallet, so I cannot say what the points of the **${name}** would lose.`;
  }
  return isKept
    ? line`${points} points **end with the last account** that earns them; no balance of them is in your wallet. ${cite(found)}`
    : line`**No**: ${points} points live in your account with the program, not with the **${name}**. No balance of them is in your wallet. ${cite(found)}`;
}

function optionLine(found: Envelope, row: Path): Line {
  const to = figure(found, [...row, "to_card", "card_name"], "text");
  const hasRisk = rowsAt(found, [...row, "points_at_risk"]).length > 0;
  return hasRisk ? line`${to}: as said above` : line`${to}: your points keep their worth`;
}

function ofCatalog(id: string, asked: Understood, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card: id });
  const name = figure(record, ["card", "card_name"], "text");
  const program = textAt(record, ["card", "currency", "program"]);
  if (program === undefined) {
    return answer({
      result: [line`The **${name}** earns no points, so none are lost. ${cite(record)}`],
      envelopes: [record],
    });
  }
  const values = valueLines(program, amountOf(asked, "points"), undefined, toolbox);
  const opens = rowsAt(record, ["unlocks"]).some(
    (row) => textAt(record, [...row, "unlocks"]) === "transfers",
  );
  const currency = figure(record, ["card", "currency", "name"], "text");
  return answer({
    result: [
      opens
        ? line`The **${name}** opens transfers of ${currency}: without it or another card that does, the points no longer move to partners. ${cite(record)}`
        : line`The **${name}** earns ${currency} and is not what opens transfers of them. ${cite(record)}`,
      line`It is not in your wallet, so I cannot say what your own points would lose.`,
    ],
    details: values.lines,
    caveats: [CAVEATS.estimate, CAVEATS.terms, CAVEATS.asOf(record)],
    envelopes: [record, values.envelope],
  });
}
