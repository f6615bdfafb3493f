import * as z from "zod";
import { addMonths, daysBetween, laterOf, monthKey, spanOf } from "../../advice/days.ts";
import { count } from "../../advice/money.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import { defineReader } from "../frame/reader.ts";
import { lapsingOn, listExpiringTool } from "./list-expiring.ts";

const MONTHS = 12;

/**
 * What lapses in each of twelve months, for the calendar of the pages; agents are not told of it.
 * list_expiring knows the running periods alone, so each month is looked at from its first day, on
 * which what renews until then is whole again.
 */
export const listByMonth = defineReader({
  name: "list_by_month",
  title: "List what lapses by month",
  description: "What lapses in each of the next twelve months, as list_expiring tells it then.",
  input: z.strictObject({ owner: ownerParam.optional() }),
  data: z.object({
    months: z.array(z.object({ month: z.string(), ...listExpiringTool.schemas.data.shape })),
  }),
  answer: ({ owner: name }, scene) => {
    const owner = name === undefined ? undefined : getOwner(scene.wallet, name);
    const { first: start } = spanOf(monthKey(scene.today));
    const months = Array.from({ length: MONTHS }, (_, at) => {
      const { first, last } = spanOf(monthKey(addMonths(start, at)));
      const today = laterOf(first, scene.today);
      const kinds = ["credit", "certificate", "points"] as const;
      const span = { from: today, withinDays: daysBetween(today, last) };
      return {
        month: monthKey(first),
        ...lapsingOn({ ...scene, today }, { owner, kinds, ...span }).data,
      };
    });
    return { summary: `What lapses in ${count(MONTHS, "month")}.`, data: { months } };
  },
});
