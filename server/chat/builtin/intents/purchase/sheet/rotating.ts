import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import type { Intent } from "../../../intent.ts";
import { ROTATING } from "../../../phrasings/purchase-rates.ts";
import { ROTATING_MORE } from "../../../phrasings/purchase-caps-more.ts";
import { idsOf, nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { spentTold } from "../caps/cap-spent.ts";
import { heldByBank, preferHeld } from "../../../readings/held-preferred.ts";
import { joinLines } from "../../../compose/rows.ts";
import { nameOfHeld } from "../../../compose/held-name.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { says } from "../../../readings/says.ts";
import { type Rotating, rotatingOf, toPeriod } from "./sheet-rows.ts";
import { dayOf } from "./quarter-asked.ts";
import { fromCatalog } from "./rotating-catalog.ts";
import { asksEnd, endLine, leftLine, resetLine } from "./rotating-leads.ts";

/** The categories of the quarter, and whether they are activated. */
export const rotating: Intent = {
  id: "rotating",
  group: "purchase",
  label: "which rotating categories run and whether they are activated",
  likes: ["card", "category", "date"],
  needs: [],
  phrasings: `${ROTATING}${ROTATING_MORE}`,
  rules: [/\b(?:rotating|quarterly) (?:bonus )?categor/, /\bhave i activated\b/],
  respond: (given, toolbox) => {
    const asked = heldByBank(preferHeld(given, toolbox.scene), toolbox.scene);
    const date = dayOf(asked, toolbox);
    const onDay = (day: string | undefined): Draft => {
      const cards = idsOf(asked, "card", toolbox.scene.facts);
      const { sheet, rows } = rotatingFor(asked, cards, toolbox, day);
      return rows.length === 0
        ? fromCatalog(cards, day, sheet, toolbox)
        : heldDraft(sheet, rows, asked, toolbox);
    };
    if (date === undefined || !says(asked, NOW_TOO)) return onDay(date);
    const [now, then] = [onDay(undefined), onDay(date)];
    return {
      ...then,
      result: [...led(line`Now:`, now.result), ...led(line`Then:`, then.result)],
      details: [...now.details, ...then.details],
      envelopes: [...now.envelopes, ...then.envelopes],
    };
  },
};

/** "Right now, and what about next quarter". */
const NOW_TOO =
  /\b(?:(?:right )?now|this quarter|current(?:ly)?|today|at the moment|ends?|over|run(?:s|ning)?|until when)\b/;
const led = (when: Line, [first, ...rest]: readonly Line[]): readonly Line[] =>
  first === undefined ? [] : [joinLines([when, first]), ...rest];

/** What of the held cards rotates, of all or of those named. */
function rotatingFor(
  asked: Understood,
  cards: readonly string[],
  toolbox: Toolbox,
  date: string | undefined,
  spent: readonly { readonly card: string; readonly spent_usd: number }[] = [],
) {
  const sheet = ask(toolbox, "category_cheat_sheet", {
    categories: ["everything_else"],
    ...(date === undefined ? {} : { date }),
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
    ...(spent.length === 0 ? {} : { rotating_spent: spent }),
  });
  const rows = rotatingOf(sheet).filter(
    ({ card }) => cards.length === 0 || cards.includes(card.card_id),
  );
  return { sheet, rows };
}

/** "The quarterly categories": no card is named. */
const IS_ROTATING =
  /\b(?:rotating|quarterly)\b|\b(?:5|five) ?(?:%|x|percent)|\bcategor\w+ (?:this|that|of the) quarter\b/;

/** What is left of all that rotates, where that is asked without a card. */
export const rotatingCaps = (asked: Understood, toolbox: Toolbox): Draft | undefined =>
  says(asked, IS_ROTATING) ? rotatingCap(undefined, asked, toolbox) : undefined;

/** The quarter's categories of a held card with their cap; undefined when none of its rates rotates. */
export function rotatingCap(
  card: string | undefined,
  asked: Understood,
  toolbox: Toolbox,
): Draft | undefined {
  const cards = card === undefined ? [] : [card];
  const before = rotatingFor(asked, cards, toolbox, undefined);
  const [first] = before.rows;
  const limit = first?.cap?.limit_usd;
  const spent =
    limit === undefined
      ? undefined
      : spentTold(asked, limit, { today: toolbox.scene.today, period: first?.cap?.period ?? "" });
  const { sheet, rows } =
    first === undefined || spent === undefined
      ? before
      : rotatingFor(asked, cards, toolbox, undefined, [
          { card: first.card.wallet_card_id, spent_usd: spent },
        ]);
  if (rows.length === 0) return undefined;
  const draft = heldDraft(sheet, rows, asked, toolbox);
  const left = rows.flatMap((row) => leftLine(sheet, row));
  // Without a card both are asked for: what runs, and then what is left of it.
  const isLeftFirst = card !== undefined && rows.some(({ cap }) => cap?.left_known === true);
  const reset = resetLine(sheet, rows, asked);
  const result = [
    ...reset,
    ...(isLeftFirst ? [...left, ...draft.result] : [...draft.result, ...left]),
  ];
  return { ...draft, result };
}

function heldDraft(
  sheet: Envelope,
  rows: readonly Rotating[],
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const wanted = wantedOf(asked, toolbox);
  const fitting = rows.filter(({ on }) => wanted.some((name) => on.includes(name)));
  const names = told(wanted.join(", "));
  const verdict =
    wanted.length === 0 && asksEnd(asked)
      ? rows.slice(0, 1).flatMap((row) => endLine(sheet, row))
      : wanted.length === 0
        ? []
        : [
            fitting.length > 0
              ? line`Yes, **${names}** is among the rotating categories.`
              : line`No, **${names}** is not among the rotating categories of your cards then.`,
          ];
  return answer({
    result: [
      ...activationLine(fitting.length > 0 ? fitting : rows, asked),
      ...verdict,
      ...rows.map((row) => rowLine(sheet, row, rows)),
    ],
    details: rows.flatMap((row) => detailsOf(sheet, row)),
    caveats: [
      line`Activation is as recorded in your wallet; the issuer's own page decides.`,
      CAVEATS.asOf(sheet),
    ],
    envelopes: [sheet],
  });
}

const ACTIVATES =
  /\b(?:activat\w*|enrol\w*|opt(?:ed)? in|regist\w*|turn(?:ed)? (?:it )?on|sign(?:ed)? up)\b/;
/** Whether it is still to be done, and not whether it is done. */
const TO_DO = /\b(?:need|have to|must|should|gotta|got to|supposed|anything|required?|still)\b/;

/** Yes or no to whether it must be activated, or whether it is. */
function activationLine(rows: readonly Rotating[], asked: Understood): readonly Line[] {
  if (!asksWhether(asked) || !says(asked, ACTIVATES) || rows.length === 0) return [];
  const isDue = rows.some(({ status }) => status === "due");
  const isOn = rows.every(({ status }) => status === "activated");
  if (says(asked, TO_DO))
    return [
      isDue
        ? line`**Yes**, as far as your wallet says.`
        : isOn
          ? line`**No**, it is done.`
          : line`**No**, it is too late for this quarter.`,
    ];
  return [isOn ? line`**Yes**.` : line`**No**, not as far as your wallet says.`];
}

/** Names of the categories and shops that are asked about. */
const wantedOf = (asked: Understood, { scene: { facts } }: Toolbox): readonly string[] => [
  ...idsOf(asked, "category", facts).map((key) => nameOf("category", key, facts)),
  ...idsOf(asked, "merchant", facts).map((key) => nameOf("merchant", key, facts)),
];

const STATES: Readonly<Record<Rotating["status"], Line>> = {
  activated: line`It is **activated**.`,
  due: line`It is **not activated** yet, as far as your wallet says.`,
  late: line`It was not activated, and the day to do so has passed.`,
};

function rowLine(sheet: Envelope, row: Rotating, all: readonly Rotating[]): Line {
  const { place, on, unit } = row;
  const name = told(
    nameOfHeld(
      row.card,
      all.map(({ card }) => card),
    ),
  );
  const top = figure(
    sheet,
    ["rotating", place, "rates", 0],
    unit === "percent" ? "percent" : "rate",
  );
  const until =
    row.ends === undefined
      ? line`.`
      : line`, until ${figure(sheet, ["rotating", place, "ends"], "date")}.`;
  return joinLines(
    [
      joinLines([line`**${name}**: up to ${top} on ${told(on.join(", "))}`, until], ""),
      STATES[row.status],
      line`${cite(sheet)}`,
    ],
    " ",
  );
}

function detailsOf(
  sheet: Envelope,
  { place, activate_by: by, status, cap }: Rotating,
): readonly Line[] {
  return [
    ...(by === undefined || status === "activated"
      ? []
      : [line`Activate by ${figure(sheet, ["rotating", place, "activate_by"], "date")}`]),
    ...(cap === undefined
      ? []
      : [
          cap.left_known
            ? line`Cap: ${figure(sheet, ["rotating", place, "cap", "limit_usd"], "usd")} ${told(toPeriod(cap.period))}, ${figure(sheet, ["rotating", place, "cap", "left_usd"], "usd")} left`
            : line`Cap: ${figure(sheet, ["rotating", place, "cap", "limit_usd"], "usd")} ${told(toPeriod(cap.period))}; how much is used is not recorded`,
        ]),
  ];
}
