import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { toDatasets, toOthers } from "../../build/site/downloads/files.ts";
import { toSize } from "../../build/site/downloads/labels.ts";
import { answerText } from "../../build/answers/answer.ts";
import { exportCards, exportCardsCsv } from "../../server/contract/export-routes.ts";
import { getCard, listCards } from "../../server/contract/routes.ts";
import { readDist, readManifest } from "../support/published.ts";

const page = () => readDist("public/downloads.html").toString();

const exportFiles = () =>
  readManifest().files.filter(
    ({ url, dataset }) => url.startsWith("/v1/public/exports/") && dataset !== undefined,
  );

test("every full-dataset file is there with the SHA-256 of its bytes", () => {
  expect(exportFiles().length).toBeGreaterThanOrEqual(3);
  for (const { url, file } of exportFiles()) {
    expect(page()).toContain(`href="${url}"`);
    expect(page()).toContain(hash("sha256", readDist(`public/${file}`)));
  }
});

test("every other published address is there", () => {
  const single = readManifest().files.filter(({ url }) =>
    ["/openapi.json", "/llms.txt", "/v1/public/credit-cards", "/v1/public/valuations"].includes(
      url,
    ),
  );
  expect(single).toHaveLength(4);
  for (const { url } of single) expect(page()).toContain(`<a href="${url}">`);
});

describe("files of the answers", () => {
  const json = JSON.stringify({ version: "", checksum: "sha256:ab", count: 7, data: [] });
  const answers = [
    ...answerText(exportCards, {}, json),
    ...answerText(exportCardsCsv, {}, "id\ncaf\u00E9\n"),
    ...answerText(listCards, {}, "[]"),
    ...answerText(getCard, { cardId: "a" }, "{}"),
    ...answerText(getCard, { cardId: "b" }, "{}"),
  ];

  test("datasets have rows and checksum of the envelope, and the bytes of each format", () => {
    const [cards, ...rest] = toDatasets(answers);
    expect(rest).toEqual([]);
    expect(cards).toMatchObject({ dataset: "credit_cards", rows: 7, checksum: "sha256:ab" });
    expect(cards?.files.map(({ name, bytes }) => [name, bytes])).toEqual([
      ["credit_cards.json", json.length],
      ["credit_cards.csv", 9],
    ]);
  });

  test("other answers are gathered by their route", () => {
    expect(toOthers(answers).map(({ route, files }) => [route.path, files.length])).toEqual([
      [listCards.path, 1],
      [getCard.path, 2],
    ]);
  });
});

test("sizes are told in thousands of bytes", () => {
  expect([999, 1000, 118_702, 2_345_678].map(toSize)).toEqual([
    "999 bytes",
    "1 kB",
    "118.7 kB",
    "2,345.7 kB",
  ]);
});
