import { cite, type Line, line } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { asksWhether } from "../../readings/asks-whether.ts";

/* What is asked of a card's welcome offer, told first: the spend, the worth, the day, whether it is the best. */

const NOW = ["offer_now"];
const STEP = [...NOW, "steps", 0];

interface Column {
  readonly words: RegExp;
  readonly tell: (checked: Envelope, asked: Understood) => readonly Line[];
}

const WORTH = /\b(?:worth(?! (?:it|getting|jumping))|value|in (?:dollars|cash|money))\b/;

/** Then it is told first, and need not be told after. */
export const asksWorth = (asked: Understood): boolean => says(asked, WORTH);

const COLUMNS: readonly Column[] = [
  {
    words:
      /\b(?:min(?:imum)? spend\w*|msr|spend(?:ing)? requirements?|(?:have|need) to spend|do i spend|how much spend(?:ing)?|spend (?:for|to get))\b/,
    tell: spendLead,
  },
  {
    words: /\b(?:how long|how many months|by when|deadline|time limit)\b/,
    tell: (checked) =>
      numberAt(checked, [...STEP, "within_months"]) === undefined
        ? []
        : [
            line`**${figure(checked, [...STEP, "within_months"], "count")} months** from the opening. ${cite(checked)}`,
          ],
  },
  {
    words: WORTH,
    tell: (checked) =>
      numberAt(checked, [...NOW, "value_usd"]) === undefined
        ? []
        : [
            line`It counts for about **${figure(checked, [...NOW, "value_usd"], "usd")}**. ${cite(checked)}`,
          ],
  },
  {
    words:
      /\b(?:best|highest|all time high|ath|elevated|higher|better|bigger|good (?:one|offer|time|bonus))\b/,
    tell: (checked, asked) => (asksWhether(asked) ? bestLead(checked, asked) : []),
  },
  {
    words: /\b(?:expire|expires|ends?|ending|until when|how long (?:does|is|will))\b/,
    tell: (checked) =>
      textAt(checked, [...NOW, "ends"]) === undefined
        ? [line`No day is known on which it ends. ${cite(checked)}`]
        : [line`It ends on **${figure(checked, [...NOW, "ends"], "date")}**. ${cite(checked)}`],
  },
];

function spendLead(checked: Envelope): readonly Line[] {
  if (numberAt(checked, [...STEP, "min_spend_usd"]) === undefined) return [];
  const spend = line`**${figure(checked, [...STEP, "min_spend_usd"], "usd")}**`;
  const within =
    numberAt(checked, [...STEP, "within_months"]) === undefined
      ? []
      : [line`within **${figure(checked, [...STEP, "within_months"], "count")} months**`];
  return [joinLines([joinLines([spend, ...within]), line`is to be spent. ${cite(checked)}`])];
}

/** "Is it the best it has been", "has it been higher". */
function bestLead(checked: Envelope, asked: Understood): readonly Line[] {
  const isBest = valueAt(checked, ["offer_now_is_best"]);
  if (typeof isBest !== "boolean") return [];
  const asksPast =
    !says(asked, /\bbest\b.*\bor\b/) &&
    says(asked, /\b(?:has|have|was|been|ever|wait)\b.*\b(?:higher|better|bigger)\b/);
  return [isBest !== asksPast ? line`**Yes.**` : line`**No.**`];
}

export const offerLeads = (checked: Envelope, asked: Understood): readonly Line[] =>
  COLUMNS.filter(({ words }) => says(asked, words)).flatMap(({ tell }) => tell(checked, asked));
