import * as z from "zod";
import { type TransferRow, transferRow } from "../contract/transfers.ts";
import { defineTool } from "../mcp/tool.ts";
import { type CatalogContext, getData } from "./context.ts";
import { getProgram } from "./find.ts";
import { ABSENT, service, toService } from "./service.ts";

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 200;

export const findTransferRoutes = defineTool({
  name: "find_transfer_routes",
  title: "Find point transfer routes",
  description:
    "Find which rewards programs can move points to which, e.g. {from_program: 'UR'}, {to_program: 'hyatt'} or both " +
    "to see whether a route exists. With neither it lists the routes of every source program and their names. " +
    "Ended routes come with include_inactive and carry the date they stopped. " +
    "It knows that a route exists and whether a transfer bonus runs, not ratios, minimums, times or bonus sizes. " +
    "For what points are worth use estimate_point_value.",
  readOnly: true,
  input: z.strictObject({
    from_program: z.string().max(200).optional().describe("Program the points leave."),
    to_program: z.string().max(200).optional().describe("Program the points reach."),
    only_with_bonus: z.boolean().default(false).describe("Only routes with a live bonus."),
    include_inactive: z.boolean().default(false).describe("Also routes that ended."),
    limit: z.int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
  }),
  output: z.object({
    routes: z.array(transferRow),
    matched_count: z.int().describe("How many routes match, whatever the limit."),
    source_programs: z
      .array(z.object({ program: z.string(), routes: z.int() }))
      .describe("The source programs among the matches and how many routes each has."),
    service,
  }),
  run: (asked, context: CatalogContext) => {
    const { rows } = getData(context.snapshot.transfers, "transfer routes");
    const from = asked.from_program && getProgram(context, asked.from_program).name;
    const to = asked.to_program && getProgram(context, asked.to_program).name;
    const matched = rows.filter(
      (row) =>
        (!from || row.source_program === from) &&
        (!to || row.dest_program === to) &&
        (asked.include_inactive || row.is_active) &&
        (!asked.only_with_bonus || (row.is_active && row.has_transfer_bonus)),
    );
    const routes = matched.slice(0, asked.limit);
    const ended = rows.filter(
      (row) =>
        !row.is_active &&
        (!from || row.source_program === from) &&
        (!to || row.dest_program === to),
    ).length;
    return {
      result: {
        routes,
        matched_count: matched.length,
        source_programs: countSources(matched),
        service: toService(context),
      },
      notes: [
        ABSENT.route,
        ...bonusNote(routes, context.snapshot.lookup.bonuses_read_on),
        ...moreNote(
          { matched: matched.length, shown: routes.length, ended },
          asked.only_with_bonus,
          { from, to },
        ),
      ],
    };
  },
});

/** False means that none is known, and only as of that day. */
const bonusNote = (routes: readonly TransferRow[], readOn = "an unknown day"): readonly string[] =>
  routes.some((row) => row.is_active && !row.has_transfer_bonus)
    ? [`has_transfer_bonus false: no bonus is known; last looked ${readOn}.`]
    : [];

function countSources(rows: readonly TransferRow[]) {
  const counts = new Map<string, number>();
  for (const { source_program: program } of rows) {
    counts.set(program, (counts.get(program) ?? 0) + 1);
  }
  return [...counts].map(([program, routes]) => ({ program, routes }));
}

interface Ends {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

function noneKnown({ from, to }: Ends): string {
  if (from !== undefined && to !== undefined) {
    return "No route between these is known, live or ended.";
  }
  const where = from === undefined ? `to ${to ?? "any program"}` : `from ${from}`;
  return `No route ${where} is known, live or ended.`;
}

function moreNote(
  { matched, shown, ended }: Readonly<Record<"matched" | "shown" | "ended", number>>,
  onlyWithBonus: boolean,
  asked: Ends,
): readonly string[] {
  if (matched > 0) {
    return shown < matched
      ? [`Showing ${shown} of ${matched} routes. Raise \`limit\` to see more.`]
      : [];
  }
  if (onlyWithBonus) return ["No known live bonus on these routes."];
  return [
    ended > 0 ? `No live route; include_inactive shows ${ended} that ended.` : noneKnown(asked),
  ];
}
