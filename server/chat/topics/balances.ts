import { SELF } from "../../accounts/wallet.ts";
import type { DataOf } from "../ask.ts";
import { CAVEATS } from "../compose/draft.ts";
import { date, points, text, usd } from "../compose/figures.ts";
import { EMPTY, join, type Line, line, when } from "../compose/line.ts";
import { possessive } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import { defineTopic } from "./topic.ts";

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

/** The points that the wallet says are there. */
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
  input: ({ owner }) => ({ owner }),
  day: "expires_on",
  rows: (data, frame) =>
    idsOf(frame, "program").length > 0
      ? data.balances
      : data.balances.filter(({ expires_on: day }) => day !== undefined),
  name: (row) =>
    row.expires_on === undefined
      ? shape.name(row)
      : line`${shape.name(row)} on ${date(row.expires_on)}`,
  sentence: expirySentence,
  none: (frame) =>
    line`no balance ${ofPrograms(frame)} in your wallet has a day on which it expires.`,
});

const isValued = ({ value_usd: value }: Balance): boolean => value !== undefined;

const whose = (owner: string): Line => (owner === SELF ? EMPTY : line`${possessive(owner)} `);

const holder = (owner: string): Line =>
  owner === SELF ? line`You have` : line`${text(owner)} has`;

function sentence(row: Balance): Line {
  return join(
    [
      line`${holder(row.owner)} **${points(row.points)}** ${text(row.program_name)} points`,
      when(row.value_usd !== undefined, () => line`(worth about ${usd(row.value_usd ?? 0)})`),
      line`as of ${date(row.as_of)}`,
    ],
    " ",
  );
}

function expirySentence(row: Balance): Line {
  const what = line`${whose(row.owner)}**${points(row.points)}** ${text(row.program_name)} points`;
  if (row.expires_on === undefined) {
    const rule = row.expiry_rule === undefined ? EMPTY : line` ${text(row.expiry_rule)}`;
    return line`No day is known on which ${what} expire.${rule}`;
  }
  return line`${what} expire on **${date(row.expires_on)}**`;
}

const ofPrograms = (frame: Frame): Line =>
  idsOf(frame, "program").length > 0 ? line`of that program` : line`of points`;
