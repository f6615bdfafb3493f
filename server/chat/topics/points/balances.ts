import { SELF } from "../../../accounts/wallet.ts";
import type { DataOf } from "../../ask.ts";
import { CAVEATS } from "../../compose/draft.ts";
import { date, points, text, usd } from "../../compose/figures.ts";
import { EMPTY, ifKnown, join, type Line, line, listed, when } from "../../compose/line.ts";
import { holder, possessive } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import { defineTopic } from "../topic.ts";

type Balance = DataOf<"list_balances">["balances"][number];

const shape = {
  tool: "list_balances",
  rows: ({ balances: rows }: DataOf<"list_balances">) => rows,
  noun: ["balance", "balances"],
  keys: { program: ({ program }: Balance) => [program] },
  owner: ({ owner }: Balance) => owner,
  columns: {
    points: { unit: "points", value: (row: Balance) => row.points },
    value_usd: { unit: "usd", value: (row: Balance) => row.value_usd },
    as_of: { unit: "date", value: (row: Balance) => row.as_of },
    expires_on: { unit: "date", value: (row: Balance) => row.expires_on, say: expirySentence },
  },
  name: ({ program_name: name, owner }: Balance) => line`${whose(owner)}${text(name)}`,
} as const;

/** The balances in the wallet. */
export const balances = defineTopic<"list_balances", Balance>({
  ...shape,
  input: ({ owner }) => ({ owner }),
  amount: "points",
  sentence,
  none: (frame) => line`your wallet has no balance ${ofPrograms(frame)}.`,
  caveats: (rows) => [when(rows.some(isValued), () => CAVEATS.estimate)],
});

/** The days on which balances lapse. */
export const pointsExpiry = defineTopic<"list_balances", Balance>({
  ...shape,
  input: (frame) => ({ owner: frame.owner, program: onlyOf(frame) }),
  day: "expires_on",
  rows: (data, frame) =>
    idsOf(frame, "program").length > 0 ? data.balances : data.balances.filter(mayLapse),
  name: (row) =>
    row.expires_on === undefined
      ? shape.name(row)
      : line`${shape.name(row)} on ${date(row.expires_on)}`,
  sentence: expirySentence,
  none: (frame, _, { rule }) =>
    rule === undefined
      ? line`no balance ${ofPrograms(frame)} in your wallet has an expiration date.`
      : ruleTold(rule),
  caveats: (rows, data, frame) =>
    idsOf(frame, "program").length > 0
      ? [...rulesOf(rows), ...undated(rows)]
      : undated(data.balances),
});

/** True with an expiry date, or under an expiry rule of the program. */
const mayLapse = ({ expires_on: day, expiry_rule: rule }: Balance): boolean =>
  day !== undefined || (rule !== undefined && !(rule in LASTING));

const onlyOf = (frame: Frame): string | undefined => {
  const [only, ...others] = idsOf(frame, "program");
  return others.length === 0 ? only : undefined;
};

type Rule = NonNullable<DataOf<"list_balances">["rule"]>;

/** The rule of a program without a balance in the wallet. */
function ruleTold({ program_name: name, expiry_rule: rule }: Rule): Line {
  if (rule === undefined) return line`no verified source says when ${text(name)} points expire.`;
  const { [rule]: lasting } = LASTING;
  return lasting === undefined
    ? line`${text(name)} points expire ${text(rule)}, under the program's rules.`
    : line`${text(name)} points do not expire${lasting}.`;
}

/** Expiry rules, which tell how to keep the points. */
const rulesOf = (rows: readonly Balance[]): readonly Line[] =>
  [...new Map(rows.map((row) => [row.program, row])).values()].flatMap(
    ({ program_name: name, expiry_rule: rule, expires_on: day }) =>
      day === undefined || rule === undefined || rule in LASTING
        ? []
        : [
            line`${text(name)} points expire ${text(rule)}, under the program's rules; its terms say what counts as activity.`,
          ],
  );

/** Balances that may expire on an unknown date. */
function undated(rows: readonly Balance[]): readonly Line[] {
  const unknown = rows.filter(
    ({ expires_on: day, expiry_rule: rule }) => day === undefined && rule === undefined,
  );
  const names = [...new Set(unknown.map(({ program_name: name }) => name))];
  return names.length === 0
    ? []
    : [line`We do not know when these expire: ${listed(names.map((name) => text(name)))}.`];
}

const isValued = ({ value_usd: value }: Balance): boolean => value !== undefined;

const whose = (owner: string): Line => (owner === SELF ? EMPTY : line`${possessive(owner)} `);

const has = (owner: string): Line => (owner === SELF ? line`You have` : line`${holder(owner)} has`);

function sentence(row: Balance): Line {
  return join(
    [
      line`${has(row.owner)} **${points(row.points)}** ${text(row.program_name)} points`,
      ifKnown(row.value_usd, (value) => line`(worth about ${usd(value)})`),
      line`as of ${date(row.as_of)}`,
    ],
    " ",
  );
}

const WHILE_OPEN = line` as long as an account that earns them is open`;

/** Rules under which points never expire on their own. */
const LASTING: Readonly<Record<string, Line>> = { never: EMPTY, "with the account": WHILE_OPEN };

function expirySentence(row: Balance): Line {
  const what = line`${whose(row.owner)}**${points(row.points)}** ${text(row.program_name)} points`;
  const { [row.expiry_rule ?? ""]: lasting } = LASTING;
  if (lasting !== undefined) return line`${what} do not expire${lasting}`;
  if (row.expires_on !== undefined) return line`${what} expire on **${date(row.expires_on)}**`;
  return row.expiry_rule === undefined
    ? line`We do not know when ${what} expire`
    : line`${what} expire ${text(row.expiry_rule)}; the date is not known`;
}

const ofPrograms = (frame: Frame): Line =>
  idsOf(frame, "program").length > 0 ? line`of that program` : line`of points`;
