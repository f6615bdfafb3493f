import * as z from "zod";
import { type Feed, type FeedInput, readCells, textOf } from "../reading.ts";

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

/** Transfer partners with ratios, and current bonuses. */
export const pointXfer: Feed = {
  about: "Point Xfer (rg-code/point-xfer), data/: programs.json, transfers.json, promotions.json",
  files: /^(?:programs|transfers|promotions)\.json$/,
  read: (input) => {
    const read = <Shape>(schema: z.ZodType<Shape>, name: RegExp) =>
      schema.parse(JSON.parse(textOf(input, name)));
    const { verifiedOn, transfers: routes } = read(transfers, /transfers/);
    const { updatedAt, promotions: bonuses } = read(promotions, /promotions/);
    const { find, unmatched } = createFind(input, read(programs, /programs/));
    const source = { ...SOURCE, sha256: input.sha256 };
    const toKey = ({ from, to }: z.infer<z.ZodObject<typeof ends>>) => {
      const [origin, dest] = [find(from), find(to)];
      return origin === undefined || dest === undefined ? [] : [{ source: origin, dest }];
    };
    return {
      readings: [
        ...routes.flatMap((route) =>
          toKey(route).flatMap((key) => {
            const row = { key, source, as_of: verifiedOn };
            const [ratio_in, ratio_out] = route.variants === undefined ? route.ratio : [];
            return [
              ...readCells({ ...row, table: "routes" }, { is_active: true }),
              ...readCells({ ...row, table: "transferTerms" }, { ratio_in, ratio_out }),
            ];
          }),
        ),
        ...bonuses.flatMap((bonus) =>
          toKey(bonus).flatMap((key) => {
            const as_of = updatedAt.slice(0, "YYYY-MM-DD".length);
            return readCells(
              { table: "bonuses", key: { ...key, ends: bonus.end }, source, as_of },
              { starts: bonus.start, bonus_percent: bonus.bonus },
            );
          }),
        ),
      ],
      unmatched,
    };
  },
};

/** Our programs by feed id, and feed names that match none of ours. */
function createFind({ names }: FeedInput, { currencies, partners }: z.infer<typeof programs>) {
  const all = [...currencies, ...partners];
  const keys = new Map(all.map(({ id, name }) => [id, names.findProgram(name)]));
  return {
    find: (id: string) => keys.get(id),
    unmatched: all.flatMap(({ id, name }) => (keys.get(id) === undefined ? [name] : [])),
  };
}

const SOURCE = {
  cite: "rg-code",
  title: "Point Xfer",
  publisher: "rg-code",
  url: "https://github.com/rg-code/point-xfer",
  trust: "high",
  kind: "dataset",
  reader: "us",
} as const;
