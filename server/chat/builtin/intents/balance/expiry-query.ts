import type { Envelope } from "../../../../tools/core/envelope.ts";
import { isWithin, spansAsked, wholeOf } from "../../readings/asked-span.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { cite, type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { ownerOf } from "../../readings/program-meant.ts";
import type { Understood } from "../../../language/understood.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { daysBetween } from "../../../../advice/days.ts";

/* Points that lapse, by what a question says of them: within which time, how many, what they are worth, which never do. */

/** As far ahead as the list looks: every day of expiry that is known. */
export const FAR_DAYS = 1100;

export interface Lapsing {
  /** All that is known to lapse within the time that is asked about. */
  readonly found: Envelope;
  readonly rows: readonly Path[];
  /** Whether a time is asked about. */
  readonly isBound: boolean;
}

export function lapsingOf(asked: Understood, toolbox: Toolbox): Lapsing {
  const { today } = toolbox.scene;
  const span = wholeOf(spansAsked(asked, today));
  const ahead = span === undefined || span.to < today ? FAR_DAYS : daysBetween(today, span.to);
  const found = ask(toolbox, "list_expiring", {
    kinds: ["points"],
    within_days: Math.min(FAR_DAYS, Math.max(1, ahead)),
    ...(span !== undefined && span.from > today ? { from: span.from } : {}),
    ...ownerOf(asked),
  });
  const rows = rowsAt(found, ["items"]).filter(
    (row) => span === undefined || isWithin(textAt(found, [...row, "expires_on"]) ?? "", span),
  );
  return { found, rows, isBound: span !== undefined };
}

/** What they come to, where that is asked; that there are none in the time that is asked about. */
export function lapsingLead({ found, rows, isBound }: Lapsing, asked: Understood): readonly Line[] {
  const verdict = asksWhether(asked) ? [line`**No**:`] : [];
  if (rows.length === 0) {
    return isBound
      ? [joinLines([...verdict, line`no points are known to expire in that time. ${cite(found)}`])]
      : [];
  }
  return says(asked, AMOUNT)
    ? [
        line`**${figure(found, ["totals", "points"], "points")}** points, worth about **${figure(found, ["totals", "value_usd"], "usd")}**. ${cite(found)}`,
      ]
    : [];
}

/** "Do any expire": yes, where some are known to. */
export const lapsingVerdict = ({ rows }: Lapsing, asked: Understood): readonly Line[] =>
  rows.length > 0 && asksWhether(asked) ? [line`**Yes**.`] : [];

const AMOUNT = /\b(?:how (?:many|much)|worth|value|total|altogether|in all)\b/;

const NEVER =
  /\b(?:never|(?:do|does|will) not|not ever) (?:ever )?(?:expire|lapse|die|go bad)\w*|\bgood forever\b|\bsafe\b/;

/** Whether those that last are asked for. */
export const asksLasting = (asked: Understood): boolean =>
  says(asked, NEVER) && says(asked, /\b(?:which|what|any|list|show|ones)\b/);

/** The programs whose points last, and until what. */
export function lastingLead(balances: Envelope, rows: readonly Path[]): readonly Line[] {
  const names = (rule: string): readonly Line[] =>
    rows
      .filter((row) => textAt(balances, [...row, "expiry_rule"]) === rule)
      .map((row) => line`**${figure(balances, [...row, "program_name"], "text")}**`);
  const [never, account] = [names("never"), names("with the account")];
  return [
    ...(never.length === 0
      ? [
          line`None of the programs in which you have points is known to let them last for ever. ${cite(balances)}`,
        ]
      : [joinLines([joinLines(never, ", "), line`: these do not expire. ${cite(balances)}`], "")]),
    ...(account.length === 0
      ? []
      : [joinLines([joinLines(account, ", "), line`: as long as the account is open.`], "")]),
  ];
}

const KEEPS =
  /\b(?:keep\w*|stay|extend\w*|reset\w*|save|sav(?:e|ing)|stop|prevent|avoid|from (?:expiring|lapsing|dying))\b/;

/** What moves the day, for who asks how to keep them. */
export function keepLine(balances: Envelope, row: Path, asked: Understood): readonly Line[] {
  if (!says(asked, KEEPS)) return [];
  const rule = textAt(balances, [...row, "expiry_rule"]);
  const name = figure(balances, [...row, "program_name"], "text");
  if (rule === undefined)
    return [
      line`What keeps points of **${name}** alive is not known either; the program's terms say.`,
    ];
  if (rule === "never") return [line`Nothing need be done to keep points of **${name}**.`];
  if (rule === "with the account")
    return [line`To keep points of **${name}**, keep the account open.`];
  return /activity/.test(rule)
    ? [
        line`To keep points of **${name}**: earn or redeem some there, and the time begins anew. ${cite(balances)}`,
      ]
    : [
        line`Points of **${name}** lapse by when they were earned: use them before. ${cite(balances)}`,
      ];
}
