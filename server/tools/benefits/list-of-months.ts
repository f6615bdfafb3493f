import * as z from "zod";
import { addMonths, daysBetween, laterOf, monthKey, spanOf } from "../../advice/days.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { defineReader } from "../frame/reader.ts";
import { lapsingOn, listExpiringTool } from "./list-expiring.ts";

/**
 * Items of several months for the calendar pages; not listed to agents. list_expiring knows the
 * running periods only, so each month is looked at from its first day, when credits that renew by
 * then are whole again.
 */
export const listOfMonths = defineReader({
  name: "list_of_months",
  title: "List what lapses in each month",
  description: "What lapses in each month, as list_expiring tells it then.",
  input: z.strictObject({
    months_ahead: z.array(z.int().min(0)).describe("The running month is 0."),
    owner: ownerParam.optional(),
  }),
  data: z.object({
    months: z.array(z.object({ month: z.string(), ...listExpiringTool.schemas.data.shape })),
  }),
  answer: ({ months_ahead: months, owner: name }, scene) => {
    const owner = name === undefined ? undefined : getOwner(scene.wallet, name);
    return {
      summary: "What lapses in each month.",
      data: { months: months.map((ahead) => lapsingInMonth(scene, owner, ahead)) },
    };
  },
});

function lapsingInMonth(scene: Scene, owner: string | undefined, ahead: number) {
  const { first: start } = spanOf(monthKey(scene.today));
  const { first, last } = spanOf(monthKey(addMonths(start, ahead)));
  const today = laterOf(first, scene.today);
  const kinds = ["credit", "certificate", "points"] as const;
  const span = { from: today, withinDays: daysBetween(today, last) };
  const { data } = lapsingOn({ ...scene, today }, { owner, kinds, ...span });
  return { month: monthKey(first), ...data };
}
