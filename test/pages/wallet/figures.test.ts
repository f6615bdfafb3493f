import { afterEach, expect, test, vi } from "vitest";
import { memberReaders } from "../../../server/tools/registry.ts";
import { bigWallet } from "../../tools/wallets.ts";
import { openWallet, wordsOf } from "./support/member.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Every number that is in an answer, in its texts too. */
function numbersIn(answer: unknown): readonly number[] {
  if (typeof answer === "number") return [Math.abs(answer)];
  if (typeof answer === "string") {
    return [...answer.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) => toNumber(text));
  }
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => [...numbersIn(key), ...numbersIn(value)]);
}

const toNumber = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ""));

/** The numbers of all that tools answer from now on. */
function listen(): Set<number> {
  const answered = new Set<number>();
  const noting = <Answer>(answer: Answer): Answer => {
    for (const number of numbersIn(answer)) answered.add(number);
    return answer;
  };
  for (const tool of memberReaders) {
    const { answerOn, answerSteps } = tool;
    vi.spyOn(tool, "answerOn").mockImplementation((...asked) => noting(answerOn(...asked)));
    vi.spyOn(tool, "answerSteps").mockImplementation(function* (...asked) {
      return noting(yield* answerSteps(...asked));
    });
  }
  return answered;
}

/** Dollars, cents, shares and points, as pages write them. */
const FIGURES = /\$\d[\d,]*(?:\.\d+)?|\d[\d.]*[%¢]|\b\d{1,3}(?:,\d{3})+\b/g;

/** Dates and names as programs write them; a source may be called so. */
const oddWords = (markup: string): readonly string[] =>
  wordsOf(markup.replaceAll(/<a href="http.*?<\/a/gs, "")).match(
    /.{0,30}(?:\b\d{4}-\d{2}\b|[a-z]_[a-z]).{0,30}/g,
  ) ?? [];

const ROOT = "/account/wallet";

const PAGES = [
  "",
  "/points",
  "/points?from=chase&to=hyatt&points=50.4k&way=need",
  "/next",
  "/calendar",
  "/year",
  "/pay?where=groceries&amount=120",
  "/applications?card=chase+sapphire+reserve",
  "/cards/demo-gold",
  "/cards/demo-platinum",
  "/cards/demo-flex",
];

test.each(PAGES)(
  "every figure at %s is one of a tool, with sources and no words of programs",
  async (page) => {
    const { ada } = await openWallet();
    const answered = listen();
    const { status, text } = await ada.get(ROOT + page);
    expect(status).toBe(200);
    const [, main = ""] = text.split("<main");
    const [shown = "", sources = ""] = main.split('<details class="sources">');
    const figures = wordsOf(shown).match(FIGURES) ?? [];
    expect(figures.length).toBeGreaterThan(0);
    const strange = figures.filter((figure) => !answered.has(toNumber(figure)));
    expect(strange).toEqual([]);
    expect(sources).toMatch(/href="https:.*<time datetime="20/s);
    expect(oddWords(shown)).toEqual([]);
    expect(text).toContain('action="/account/chat#latest"');
  },
);

test("no card's page shows a date or a name as programs write them", async () => {
  const wallet = bigWallet(40);
  const { ada } = await openWallet(wallet);
  for (const { id } of wallet.cards) {
    // oxlint-disable-next-line no-await-in-loop
    const { text } = await ada.get(`${ROOT}/cards/${id}`);
    const [, main = ""] = text.split("<main");
    expect(oddWords(main), id).toEqual([]);
  }
});
