import { expect, test } from "vitest";
import { answerChangesPage } from "../../build/site/pages/changes.ts";
import { changes } from "../../server/contract/changes.ts";
import { readDist, readJson, readLookup } from "../support/published.ts";
import { linksOf, toPlain } from "./markup.ts";

const page = () => readDist("public/changes.html").toString();

test("tells every change of the list but the release itself", () => {
  const text = toPlain(page());
  const { changes: rows } = changes.parse(readJson("public/v1/public/changes.json"));
  const told = rows.filter(({ kind }) => kind !== "release");
  expect(told.length).toBeGreaterThan(100);
  for (const { title } of told) expect(text).toContain(title);
  expect(linksOf(page())).toContain("/v1/public/changes.atom");
});

test("groups changes by the day they were told, with source and day of the check", () => {
  const fee = { kind: "annual_fee", card_id: "acme", card_name: "Acme Card" } as const;
  const answers = answerChangesPage({
    releasedAt: "2026-11-21T09:09:20Z",
    withMembers: true,
    settings: {},
    bonusesReadOn: undefined,
    cards: [],
    provenance: { cards: new Map(), transfers: new Map(), valuations: new Map() },
    transfers: [],
    valuations: [],
    changes: [
      {
        ...fee,
        id: "2026-10-01:annual_fee:acme",
        date: "2026-10-01",
        title: "Acme Card: annual fee from $95 to $150",
        released_on: "2026-11-21",
        as_of: "2026-11-20",
        publisher: "acme.example",
        url: "https://acme.example/fees",
      },
    ],
    lookup: readLookup(),
    answers: [],
  });
  const text = toPlain(answers[0]?.body ?? "").replaceAll(/\s+/g, " ");
  expect(text).toContain("November 21, 2026 Acme Card: annual fee from $95 to $150");
  expect(text).toContain("In effect October 1, 2026. Checked November 20, 2026 at acme.example");
});
