import * as z from "zod";
import { valuationRow } from "../contract/valuations.ts";
import { defineTool } from "../mcp/tool.ts";
import { ToolError } from "../contract/tool-error.ts";
import { type CatalogContext, getData } from "./context.ts";
import { getProgram } from "./find.ts";
import { ABSENT, service, toService } from "./service.ts";

const MAX_POINTS = 1_000_000_000_000;
const CENTS_PER_DOLLAR = 100;

export const estimatePointValue = defineTool({
  name: "estimate_point_value",
  title: "Estimate what points are worth",
  description:
    "Estimate what points of a program are worth: US cents per point and, with points, US dollars, e.g. " +
    "{program: 'amex mr', points: 60000}. Program names may be loose. Without arguments it lists every program " +
    "with its exact spelling and value. The value is a typical one by this service's method, not a quote for a " +
    "given award, and not a member's own. For where points can move use find_transfer_routes.",
  readOnly: true,
  input: z.strictObject({
    program: z.string().max(200).optional().describe("Such as `UR`, `delta` or `world_of_hyatt`."),
    points: z.number().min(0).max(MAX_POINTS).optional().describe("How many points to value."),
  }),
  output: z.object({
    valuations: z.array(
      z.object({
        program: z.string().describe("Key of the program."),
        display_name: z.string(),
        category: valuationRow.shape.category,
        cents_per_point: z.number(),
        value_usd: z.number().optional().describe("Value of the points asked for, to the cent."),
      }),
    ),
    points: z.number().optional(),
    updated_at: z.string(),
    service,
  }),
  run: ({ program: name, points }, context: CatalogContext) => {
    const { all } = getData(context.snapshot.valuations, "valuations");
    const wanted = name === undefined ? undefined : getProgram(context, name);
    if (wanted !== undefined && all.valuations[wanted.key] === undefined) {
      throw new ToolError(
        `${wanted.name} has no valuation: no publisher has valued it, or it ended.`,
      );
    }
    const valuations = Object.entries(all.valuations)
      .filter(([key]) => wanted === undefined || key === wanted.key)
      .map(([program, { value, display_name, category }]) => ({
        program,
        display_name,
        category,
        cents_per_point: value,
        value_usd: points === undefined ? undefined : toDollars(points, value),
      }));
    return {
      result: {
        valuations,
        points,
        updated_at: all.updated_at,
        service: toService(context),
      },
      notes: [ABSENT.value],
    };
  },
});

/** Points times cents, in whole cents, as dollars. */
function toDollars(points: number, centsPerPoint: number): number {
  return Math.round(points * centsPerPoint) / CENTS_PER_DOLLAR;
}
