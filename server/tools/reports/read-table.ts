import { readDate } from "../../member/written-dates.ts";
import type { JottedItem } from "./read-text.ts";
import { noDay, readAmount, toBalance } from "./read-text.ts";

const COLUMN_NAMES = {
  card: "card card_name name product credit_card account",
  program: "program currency loyalty_program rewards_program points_program",
  points: "points balance miles points_balance amount",
  owner: "owner player cardholder holder who person",
  opened: "opened opened_on open_date date_opened approved approval_date opened_month",
  closed: "closed closed_on close_date date_closed",
  last4: "last4 last_4 last_four ending ending_in digits",
  nickname: "nickname label alias",
} as const;

type Column = keyof typeof COLUMN_NAMES;
type Cells = Readonly<Record<string, string>>;

const namesOf = (column: Column): readonly string[] => COLUMN_NAMES[column].split(" ");

export function isTable(columns: readonly string[]): boolean {
  const known = (column: Column) => namesOf(column).some((name) => columns.includes(name));
  return known("card") || (known("program") && known("points"));
}

export const readTable = (rows: readonly Cells[]): readonly JottedItem[] =>
  rows.flatMap((row): readonly JottedItem[] => {
    const cell = (column: Column): string =>
      namesOf(column)
        .map((name) => row[name]?.trim() ?? "")
        .find((text) => text !== "") ?? "";
    const base = {
      text: Object.values(row).filter(Boolean).join(", ").slice(0, 120),
      whose: cell("owner") || undefined,
    };
    const amount = toAmount(cell("points"));
    const impossible = [cell("opened"), cell("closed")].find(
      (text) => text !== "" && !readDate(text),
    );
    const isWrong = cell("points") !== "" && amount === undefined;
    const trouble =
      impossible === undefined ? isWrong && NO_POINTS : noDay(impossible.slice(0, 40));
    if (trouble !== false) return [{ ...base, ...toCard("", cell), trouble }];
    const name = cell("card");
    const program = cell("program") || name;
    if (amount !== undefined && (name === "" || cell("program") !== ""))
      return program === "" ? [] : [{ ...base, ...amount, kind: "balance", name: program }];
    return name === "" ? [] : [{ ...base, ...toCard(name, cell) }];
  });

const NO_POINTS =
  "Its points are neither a whole number, such as 45,250, nor dollars, such as $250.";

function toCard(name: string, cell: (column: Column) => string) {
  const [openedOn, closedOn] = [readDate(cell("opened")), readDate(cell("closed"))];
  const last4 = /\d{4}$/.exec(cell("last4"))?.[0];
  return {
    kind: "card" as const,
    name,
    count: 1,
    isAuthorizedUser: false,
    openedOn,
    closedOn,
    last4,
    nickname: cell("nickname").slice(0, 60) || undefined,
  };
}

function toAmount(text: string) {
  const { written, value = 0.5, isDollars = false } = readAmount(text) ?? {};
  const isWhole = written === text && (isDollars || Number.isInteger(value));
  return isWhole && value <= MAX_POINTS ? toBalance(value, isDollars) : undefined;
}

const MAX_POINTS = 9_999_999_999;
