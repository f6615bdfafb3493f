import * as z from "zod";
import { addMonths, daysBetween, laterOf, monthKey, spanOf } from "../../advice/days.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import { defineReader } from "../frame/reader.ts";
import { lapsingOn, listExpiringTool } from "./list-expiring.ts";

/**
 * What lapses in one month, for the calendar of the pages; agents are not told of it. list_expiring
 * knows the running periods alone, so a month is looked at from its first day, on which what renews
 * until then is whole again.
 */
export const listOfMonth = defineReader({
  name: "list_of_month",
  title: "List what lapses in a month",
  description: "What lapses in a month, as list_expiring tells it then.",
  input: z.strictObject({
    months_ahead: z.int().min(0).optional().describe("The running month by default."),
    owner: ownerParam.optional(),
  }),
  data: z.object({ month: z.string(), ...listExpiringTool.schemas.data.shape }),
  answer: ({ months_ahead: ahead = 0, owner: name }, scene) => {
    const owner = name === undefined ? undefined : getOwner(scene.wallet, name);
    const { first: start } = spanOf(monthKey(scene.today));
    const { first, last } = spanOf(monthKey(addMonths(start, ahead)));
    const today = laterOf(first, scene.today);
    const kinds = ["credit", "certificate", "points"] as const;
    const span = { from: today, withinDays: daysBetween(today, last) };
    const { data } = lapsingOn({ ...scene, today }, { owner, kinds, ...span });
    return { summary: "What lapses in a month.", data: { month: monthKey(first), ...data } };
  },
});
