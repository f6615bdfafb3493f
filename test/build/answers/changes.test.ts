import { describe, expect, test } from "vitest";
import { toChangeRows } from "../../../build/answers/changes.ts";
import { toldOn } from "../../../server/contract/changes.ts";
import { readRows, BASE, toBaseCatalog } from "../fixtures.ts";

const base = readRows(BASE);
const [example] = base.changes;

/** The changes told when the table holds one row like this. */
function tell(row: Partial<(typeof base.changes)[number]>) {
  if (example === undefined) throw new Error("the base has no changes");
  const unset = { old: "", new: "", note: "private words" };
  const changes = [{ ...example, ...unset, ...row }];
  return toChangeRows(toBaseCatalog({ changes, routes: [], publishedChanges: [] }));
}

const PLUS = { card_id: "acme-plus", card_name: "Acme Plus Card" };

test.each([
  [
    "another fee",
    { subject: "acme-plus", field: "annual_fee", old: "295", new: "395" },
    { kind: "annual_fee", ...PLUS, old_fee: 295, new_fee: 395 },
    "Acme Plus Card: annual fee from $295 to $395",
  ],
  [
    "another foreign fee",
    { subject: "acme-plus", field: "foreign_transaction_fee", old: "2.7", new: "0" },
    { kind: "foreign_transaction_fee", ...PLUS, old_fee: 2.7, new_fee: 0 },
    "Acme Plus Card: foreign transaction fee from 2.7% to 0%",
  ],
  [
    "another network",
    { subject: "acme-plus", field: "network", old: "Mastercard", new: "Visa" },
    { kind: "network", ...PLUS, old: "Mastercard", new: "Visa" },
    "Acme Plus Card: network from Mastercard to Visa",
  ],
  [
    "another name",
    { subject: "acme-plus", field: "card_name", old: "Acme Extra", new: "Acme Plus" },
    { kind: "card_renamed", ...PLUS, old: "Acme Extra", new: "Acme Plus" },
    "Acme Extra is now Acme Plus",
  ],
  [
    "a new card",
    { subject: "acme-plus", field: "status", new: "open" },
    { kind: "card_added", ...PLUS },
    "Acme Plus Card is new",
  ],
  [
    "a card that closed",
    { subject: "acme-retired", field: "status", old: "open", new: "closed_new" },
    { kind: "card_closed", card_id: "acme-retired", card_name: "Acme Retired Card" },
    "Acme Retired Card is closed to new applicants",
  ],
  [
    "another name of a program",
    { subject: "inn_club", field: "name", old: "Old Inns", new: "Café Inn Club" },
    { kind: "program_renamed", program: "inn_club", old: "Old Inns", new: "Café Inn Club" },
    "Old Inns is now Café Inn Club",
  ],
  [
    "a new route",
    { subject: "acme_points -> north_air", field: "is_active", new: "true" },
    { kind: "route_opened", source_program: "Acme Points", dest_program: "North Air Miles+" },
    "New transfer route: Acme Points to North Air Miles+",
  ],
])("%s is told", (_, change, told, title) => {
  const subject = change.subject.replace(" -> ", ":");
  const id = `2026-01-31:${told.kind}:${subject}`;
  expect(tell({ date: "2026-01-31", ...change })).toEqual([
    { id, date: "2026-01-31", title, ...told },
  ]);
});

describe("nothing is told of", () => {
  test.each([
    ["a rate", { subject: "acme-plus", field: "rate:dining", old: "3", new: "4" }],
    ["a credit", { subject: "acme-plus", field: "credit:Lounges", old: "100", new: "200" }],
    ["a rule of a bonus", { subject: "acme-plus", field: "bonus_rule", old: "48", new: "once" }],
    ["a ratio", { subject: "acme_points -> north_air", field: "ratio", old: "1:1", new: "2:1" }],
    ["a fee that nobody had noted before", { subject: "acme-plus", field: "annual_fee", new: "9" }],
    ["a fee of another kind", { subject: "acme-plus", field: "monthly fee", old: "0", new: "9" }],
    [
      "the fee of a closed card",
      { subject: "acme-retired", field: "annual_fee", old: "0", new: "49" },
    ],
    [
      "what became of a closed card",
      { subject: "acme-retired", field: "status", old: "closed_new", new: "discontinued" },
    ],
    [
      "the end of a program",
      { subject: "old_miles", field: "status", old: "active", new: "ended" },
    ],
    [
      "what is announced for a day after the release",
      { date: "2026-06-16", subject: "acme-plus", field: "annual_fee", old: "295", new: "395" },
    ],
  ])("%s", (_, change) => {
    expect(tell(change)).toEqual([]);
  });
});

const SOURCE = {
  as_of: "2026-06-02",
  publisher: "acme.example",
  url: "https://acme.example/plus",
};

/** The published titles for a change in a release, beside dated changes. */
function tellReleased(
  change: { readonly field: string; readonly old: string; readonly new: string },
  dated: typeof base.changes = [],
) {
  const row = { released_at: "2026-06-10T12:00:00Z", subject: "acme-plus", line: 2 };
  const publishedChanges = [{ ...row, ...SOURCE, ...change }];
  return toChangeRows(toBaseCatalog({ changes: dated, routes: [], publishedChanges }));
}

describe("what a release changed", () => {
  test.each([
    [{ field: "annual_fee", old: "295", new: "395" }, "annual fee from $295 to $395"],
    [{ field: "lounge_networks", old: "", new: "Sky Club" }, "lounge networks now with Sky Club"],
    [{ field: "protections", old: "Trip delay", new: "" }, "protections no longer with Trip delay"],
    [
      { field: "welcome_offer_available", old: "true", new: "false" },
      "welcome offer available from yes to no",
    ],
    [{ field: "status", old: "", new: "open" }, "new in the catalog"],
  ])("is told with its source at the day of the release: %j", (change, words) => {
    expect(tellReleased(change)).toEqual([
      expect.objectContaining({
        kind: "fact_changed",
        date: "2026-06-10",
        released_on: "2026-06-10",
        title: `Acme Plus Card: ${words}`,
        field: change.field,
        ...PLUS,
        ...SOURCE,
      }),
    ]);
  });

  test("is one row with the dated change that a source tells", () => {
    if (example === undefined) throw new Error("the base has no changes");
    const fee = { field: "annual_fee", old: "295", new: "395" };
    const row = { ...example, ...fee, date: "2026-04-01", subject: "acme-plus" };
    expect(tellReleased(fee, [row])).toEqual([
      expect.objectContaining({
        kind: "annual_fee",
        date: "2026-04-01",
        new_fee: 395,
        released_on: "2026-06-10",
        ...SOURCE,
      }),
    ]);
    expect(tellReleased(fee, [{ ...row, new: "400" }])).toHaveLength(2);
  });
});

test("an ended route is told with the day that the list of routes has", () => {
  const ended = toChangeRows(toBaseCatalog({ changes: [], publishedChanges: [] }));
  expect(ended.map(({ date, title }) => [date, title])).toEqual([
    ["2025-03-31", "Transfer route ended: Café Inn Club to North Air Miles+"],
    ["2024-12-31", "Transfer route ended: Acme Points to Old Miles"],
  ]);
});

test("the newest is first, and no two have the same id", () => {
  const rows = toChangeRows(toBaseCatalog());
  const dates = rows.map(toldOn);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});
