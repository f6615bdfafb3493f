import { ask } from "../../compose/ask.ts";
import { cardNameOf } from "../../compose/card-name.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, joinParts, numberAt, rowsAt, textAt, withVerdict } from "../../compose/rows.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { DOWNGRADE_OPTIONS } from "../../phrasings/change.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { movedLines } from "../fee/moved-account.ts";
import { moveOf } from "./from-card.ts";
import { ofCatalog } from "./catalog-options.ts";
import { aboutTarget, agoOf } from "./one-target.ts";
import { isDocumented, isWanted } from "./options-wanted.ts";
import { riskLine } from "./risk-lines.ts";
import { amongHeld } from "./wallet-options.ts";

const MOST_SHOWN = 6;
const MOST_LOST = 4;

/** What a held card can become; of one that is not held, what the catalog says. */
export const downgradeOptions: Intent = {
  id: "downgrade_options",
  group: "change",
  label: "what a card can be changed into",
  likes: ["card"],
  needs: [],
  phrasings: DOWNGRADE_OPTIONS,
  rules: [
    /^(?:can|could) i (?:downgrade|upgrade|product change) (?:the |my )?<card>(?: (?:to|into) (?:the |a )?<card>)?$/,
    /^what can i (?:downgrade|upgrade|product change) (?:the |my )?<card> (?:to|into)$/,
  ],
  respond: (asked, toolbox) => respond(asked, toolbox),
};

function respond(asked: Understood, toolbox: Toolbox): Draft {
  const among = amongHeld(asked, toolbox);
  if (among !== undefined) return among;
  const { held, fromId, toIds, isSeveral = false } = moveOf(asked, toolbox);
  if (held === undefined) return ofCatalog(fromId, toIds, toolbox);
  const found = ask(toolbox, "list_product_change_options", { wallet_card_id: held.entry.id });
  const rows = rowsAt(found, ["options"]);
  const targets = rows.filter((row) =>
    toIds.includes(textAt(found, [...row, "to_card", "card_id"]) ?? ""),
  );
  const [target, ...others] = targets;
  const isOne = target !== undefined && others.length === 0;
  if (isOne && !isSeveral) return withPull(aboutTarget(found, target, asked), asked);
  const missing = isSeveral || targets.length === 0 ? missingOf(found, targets, toIds) : [];
  const wanted = targets.length > 0 ? targets : rows.filter((row) => isWanted(found, row, asked));
  const shown = wanted.length > 0 ? wanted : rows;
  return withPull(
    answer({
      result: [
        ...movedLines(held.card.id, toolbox),
        ...(missing.length > 0 ? [unknownTarget(found, missing, toolbox)] : []),
        ...(toIds.length === 0 && wanted.length === 0 && rows.length > 0
          ? [line`No such change is known; these are.`]
          : []),
        ...(says(asked, ASKS_WHEN) && wanted.length > 0 ? whenLine(found, shown) : []),
        ...withVerdict(
          asksWhether(asked) &&
            toIds.length === 0 &&
            missing.length === 0 &&
            wanted.some((row) => isDocumented(found, row))
            ? [line`**Yes**.`]
            : [],
          optionsOf(found, shown),
        ),
        ...pointsLine(found, shown, asked),
      ],
      details: shown
        .filter((row) => isDocumented(found, row))
        .slice(0, MOST_SHOWN)
        .map((row) => toRow(found, row)),
      caveats: [...ruleOf(found), ISSUER_DECIDES, NO_BONUS, CAVEATS.asOf(found)],
      envelopes: [found],
    }),
    asked,
  );
}

const ASKS_WHEN = /\bwhen\b|\bhow (?:long|soon)\b|\b(?:what|which) (?:day|date|month)\b/;

/** The first day on which one of them is open to the account by its age. */
function whenLine(found: Envelope, rows: readonly Path[]): readonly Line[] {
  const documented = rows.filter((row) => isDocumented(found, row));
  if (documented.some((row) => valueAt(found, [...row, "old_enough"]) === true)) {
    return [line`**Now**, by the age of the account. ${cite(found)}`];
  }
  const dayOf = (row: Path): string => textAt(found, [...row, "earliest_on"]) ?? "";
  const [first] = documented
    .filter((row) => dayOf(row) !== "")
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  return first === undefined
    ? []
    : [
        line`From **${figure(found, [...first, "earliest_on"], "date")}** on, by the age of the account. ${cite(found)}`,
      ];
}

/** The cards named that no row is of. */
function missingOf(
  found: Envelope,
  targets: readonly Path[],
  toIds: readonly string[],
): readonly string[] {
  const known = new Set(targets.map((row) => textAt(found, [...row, "to_card", "card_id"])));
  return toIds.filter((id) => !known.has(id));
}

const OF_PULL =
  /\b(?:pull|pulls|pulled|pulling|check|checks|run|runs|ding|dings|hit|hits) (?:on )?(?:my|our|your|the) credit\b|\bcredit (?:pull|check|inquiry)\b|\bhard (?:pull|inquiry|check)\b/;

/** Whether the bank looks at a credit report for it is in no source. */
const withPull = (draft: Draft, asked: Understood): Draft =>
  says(asked, OF_PULL)
    ? {
        ...draft,
        result: [
          ...draft.result,
          line`Whether the issuer pulls your credit for a change is **not known** here; ask before you agree.`,
        ],
      }
    : draft;

const OF_POINTS = /\b(?:points|miles|rewards|balance)\b/;

/** What becomes of the points, where that is asked along with the change. */
function pointsLine(found: Envelope, rows: readonly Path[], asked: Understood): readonly Line[] {
  if (!says(asked, OF_POINTS) || rows.length === 0) return [];
  const risks = rows.flatMap((row) => rowsAt(found, [...row, "points_at_risk"]));
  const [risk] = risks;
  return [
    risk === undefined
      ? line`By what is known, **none of your points are lost** by such a change. ${cite(found)}`
      : riskLine(found, risk),
  ];
}

const ISSUER_DECIDES = line`The issuer decides; a change is never promised.`;
const NO_BONUS = line`A product change brings no welcome bonus unless the issuer's own offer says so.`;

function unknownTarget(found: Envelope, toIds: readonly string[], toolbox: Toolbox): Line {
  const name = figure(found, ["card", "card_name"], "text");
  const to = toIds.map((id) => cardNameOf(id, toolbox).text).join(" or ");
  return line`No product change of the **${name}** to the ${told(to)} is known; ask the issuer.`;
}

function optionsOf(found: Envelope, rows: readonly Path[]): readonly Line[] {
  const name = figure(found, ["card", "card_name"], "text");
  const documented = rows.filter((row) => isDocumented(found, row));
  const rest = rows.filter((row) => !isDocumented(found, row));
  const restLine =
    rest.length === 0
      ? []
      : [
          line`No dated source confirms these; ask the issuer: ${told(
            rest
              .slice(0, MOST_SHOWN)
              .map((row) => textAt(found, [...row, "to_card", "card_name"]) ?? "")
              .join("; "),
          )}.`,
        ];
  if (documented.length === 0) {
    return [
      line`No documented product change of the **${name}** is known. ${cite(found)}`,
      ...restLine,
    ];
  }
  const names = documented.map(
    (row) =>
      line`the **${figure(found, [...row, "to_card", "card_name"], "text")}** (${figure(found, [...row, "to_fee_usd"], "usd")} a year)`,
  );
  const lead = line`Your **${name}** can become `;
  return [joinLines([lead, joinLines(names, ", "), line`. ${cite(found)}`], ""), ...restLine];
}

function toRow(found: Envelope, row: Path): Line {
  const to = figure(found, [...row, "to_card", "card_name"], "text");
  const direction = figure(found, [...row, "direction"], "text");
  const difference = figure(found, [...row, "fee_difference_usd"], "usd");
  const lost = rowsAt(found, [...row, "lost"])
    .flatMap((one) => textAt(found, [...one, "name"]) ?? [])
    .slice(0, MOST_LOST);
  return joinParts([
    line`${to} (${direction}): fee difference ${difference} a year`,
    ...agoOf(found, row),
    ...(lost.length === 0 ? [] : [line`loses among others ${told(lost.join(", "))}`]),
    ...(rowsAt(found, [...row, "points_at_risk"]).length === 0
      ? []
      : [line`some of your points would count for less or go`]),
  ]);
}

function ruleOf(found: Envelope): readonly Line[] {
  const issuer = figure(found, ["issuer"], "text");
  return numberAt(found, ["issuer_rule", "min_months"]) === undefined
    ? []
    : [
        line`${issuer} asks for an account of at least ${figure(found, ["issuer_rule", "min_months"], "count")} months.`,
      ];
}
