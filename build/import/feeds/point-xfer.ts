import * as z from "zod";
import { type Feed, type FeedInput, type Reading, type ReadSource, textOf } from "../reading.ts";

const named = z.object({ id: z.string(), name: z.string() });

const programs = z.object({ currencies: z.array(named), partners: z.array(named) });

const ends = { from: z.string(), to: z.string() };

const transfers = z.object({
  verifiedOn: z.iso.date(),
  transfers: z.array(
    z.object({
      ...ends,
      ratio: z.tuple([z.number(), z.number()]),
      variants: z.array(z.unknown()).optional(),
    }),
  ),
});

const promotions = z.object({
  updatedAt: z.iso.datetime(),
  promotions: z.array(
    z.object({
      ...ends,
      start: z.iso.date().nullish(),
      end: z.iso.date(),
      bonus: z.number(),
    }),
  ),
});

/** Who transfers to whom, at which ratio, and the bonuses of the day. */
export const pointXfer: Feed = {
  about: "Point Xfer (rg-code/point-xfer), data/: programs.json, transfers.json, promotions.json",
  files: /^(?:programs|transfers|promotions)\.json$/,
  read: (input) => {
    const read = <Shape>(schema: z.ZodType<Shape>, name: RegExp) =>
      schema.parse(JSON.parse(textOf(input, name)));
    const { verifiedOn, transfers: routes } = read(transfers, /transfers/);
    const { updatedAt, promotions: bonuses } = read(promotions, /promotions/);
    const { find, unmatched } = createFind(input, read(programs, /programs/));
    const source = toSource(input.sha256);
    const toKey = ({ from, to }: z.infer<z.ZodObject<typeof ends>>) => {
      const [origin, dest] = [find(from), find(to)];
      return origin === undefined || dest === undefined ? [] : [{ source: origin, dest }];
    };
    const cell = (table: Reading["table"], as_of: string, key: Reading["key"]) => {
      return (column: string, value: number | boolean | string): Reading => {
        return { table, key, column, value: String(value), source, as_of };
      };
    };
    return {
      readings: [
        ...routes.flatMap((route) =>
          toKey(route).flatMap((key) => {
            const term = cell("transferTerms", verifiedOn, key);
            const [ratioIn, ratioOut] = route.ratio;
            const ratio = [term("ratio_in", ratioIn), term("ratio_out", ratioOut)];
            const isActive = cell("routes", verifiedOn, key)("is_active", true);
            return [isActive, ...(route.variants === undefined ? ratio : [])];
          }),
        ),
        ...bonuses.flatMap((bonus) =>
          toKey(bonus).flatMap((key) => {
            const day = updatedAt.slice(0, "YYYY-MM-DD".length);
            const bonusCell = cell("bonuses", day, { ...key, ends: bonus.end });
            const starts = bonus.start ? [bonusCell("starts", bonus.start)] : [];
            return [...starts, bonusCell("bonus_percent", bonus.bonus)];
          }),
        ),
      ],
      unmatched,
    };
  },
};

/** Which program each id of the feed is, and the names that are none of ours. */
function createFind({ names }: FeedInput, { currencies, partners }: z.infer<typeof programs>) {
  const all = [...currencies, ...partners];
  const keys = new Map(all.map(({ id, name }) => [id, names.findProgram(name)]));
  return {
    find: (id: string) => keys.get(id),
    unmatched: all.flatMap(({ id, name }) => (keys.get(id) === undefined ? [name] : [])),
  };
}

const toSource = (sha256: string): ReadSource => ({
  cite: "rg-code",
  title: "Point Xfer",
  publisher: "rg-code",
  url: "https://github.com/rg-code/point-xfer",
  kind: "dataset",
  trust: "high",
  reader: "us",
  sha256,
});
