import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, withVerdict } from "../../compose/rows.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

const MOST_USES = 4;

/** What value_points says that the points pay at fixed values, the best first. */
export const fixedLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["fixed_uses"])
    .slice(0, MOST_USES)
    .map(
      (row) =>
        line`As ${told(useName(textAt(found, [...row, "kind"])))}: ${figure(found, [...row, "usd"], "usd")}, at ${figure(found, [...row, "cpp"], "cpp")} each`,
    );

const OF_CASH =
  /\bcash(?:ed|ing)?(?: it| them| everything| all)?(?: out| back)?\b|\bportal\b|\bstatement credit\b/;

export const asksCash = (asked: Understood): boolean => says(asked, OF_CASH);

interface Way {
  readonly said: RegExp;
  /** The kinds of fixed use, the first that there is; none for a transfer, which counts as estimated. */
  readonly kinds: readonly string[];
}

const WAYS: readonly Way[] = [
  {
    said: /\bcash(?:ed|ing)?(?: it| them| everything| all)?(?: out| back)?\b/,
    kinds: ["cash_out"],
  },
  { said: /\bportal\b/, kinds: ["portal"] },
  { said: /\bstatement credit\b/, kinds: ["statement_credit"] },
  {
    said: /\b(?:pay(?:ing)? with points|shop(?:ping)? with points|at checkout|amazon|merchandise)\b/,
    kinds: ["pay_with_points"],
  },
  { said: /\b(?:transfer\w*|partners?|move them|moving them)\b/, kinds: [] },
];

interface Told {
  readonly usd: number;
  readonly line: Line;
}

/** The ways to spend them that are asked about, what pays most first; before all else. */
export function waysResult(found: Envelope, asked: Understood): readonly Line[] {
  const ways = WAYS.filter(({ said }) => says(asked, said));
  const [first] = ways;
  if (first === undefined || ways.every(({ kinds }) => kinds.length === 0)) {
    return first === undefined || !says(asked, /\b(?:better|best|worth it|smart(?:er)?)\b/)
      ? []
      : beatsFixed(found);
  }
  const paid = ways.flatMap((way) => toldOf(found, way)).toSorted((a, b) => b.usd - a.usd);
  const isOfCash = ways.length === 1 && first.kinds.includes("cash_out");
  if (isOfCash) paid.push(...beyondCash(found, paid[0]?.usd ?? 0));
  if (paid.length === 0) return [line`No such fixed value of these points is known.`];
  const [only, ...others] = paid;
  const isBest =
    !isOfCash && others.length > 0 && only !== undefined && only.usd > (others[0]?.usd ?? 0);
  const canCash = isOfCash && asksWhether(asked) ? [line`**Yes**.`] : [];
  const lines = withVerdict(
    canCash,
    paid.map((one) => joinLines([one.line, line`${cite(found)}`])),
  );
  return isBest
    ? [joinLines([line`Best of these:`, ...lines.slice(0, 1)]), ...lines.slice(1)]
    : lines;
}

function toldOf(found: Envelope, { kinds }: Way): readonly Told[] {
  if (kinds.length === 0) {
    const usd = numberAt(found, ["counted_usd"]);
    return usd === undefined
      ? []
      : [
          {
            usd,
            line: line`Moved to partners they bring about **${figure(found, ["counted_usd"], "usd")}**, at an estimated ${figure(found, ["cpp"], "cpp")} each.`,
          },
        ];
  }
  const row = rowsAt(found, ["fixed_uses"]).find((one) =>
    kinds.includes(textAt(found, [...one, "kind"]) ?? ""),
  );
  return row === undefined ? [] : [fixedOf(found, row)];
}

const fixedOf = (found: Envelope, row: Path): Told => ({
  usd: usdOf(found, row),
  line: line`As ${told(useName(textAt(found, [...row, "kind"])))} they pay **${figure(found, [...row, "usd"], "usd")}**, at ${figure(found, [...row, "cpp"], "cpp")} each.`,
});

/** Who asks for cash is told where a credit pays more. */
const beyondCash = (found: Envelope, usd: number): readonly Told[] =>
  rowsAt(found, ["fixed_uses"])
    .filter((row) => textAt(found, [...row, "kind"]) === "statement_credit")
    .map((row) => fixedOf(found, row))
    .filter((one) => one.usd > usd);

const usdOf = (found: Envelope, row: Path): number => numberAt(found, [...row, "usd"]) ?? 0;

/** "So transfer is better?": against the best that they pay at a fixed value. */
function beatsFixed(found: Envelope): readonly Line[] {
  const [best] = rowsAt(found, ["fixed_uses"]);
  const counted = numberAt(found, ["counted_usd"]);
  if (best === undefined || counted === undefined) return [];
  const isMore = counted > usdOf(found, best);
  return [
    line`${told(isMore ? "**Yes**, by our estimate" : "**No**")}: moved to partners they bring about ${figure(found, ["counted_usd"], "usd")}, as ${told(useName(textAt(found, [...best, "kind"])))} ${figure(found, [...best, "usd"], "usd")}. ${cite(found)}`,
  ];
}

/** What a fixed use is called. */
export const useName = (kind: string | undefined): string => USES[kind ?? ""] ?? "a fixed use";

const USES: Readonly<Record<string, string>> = {
  portal: "travel booked in the portal",
  cash_out: "cash",
  statement_credit: "a statement credit",
  pay_with_points: "payment at a shop",
};
