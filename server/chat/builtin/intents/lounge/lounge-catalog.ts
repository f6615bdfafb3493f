import * as z from "zod";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { isTellable } from "../../compose/tellable.ts";
import { inWords } from "../wallet/card-order.ts";
import { withoutOffer } from "../purchase/rates/catalog-rates.ts";

/*
 * What the catalog knows of the lounges of cards, held or not.
 */

const MOST_SHOWN = 7;

const lounges = z.array(z.looseObject({ network: z.string(), text: z.string() })).catch([]);

/** Lounges of cards that are not held, card by card; those that open some go first. */
export function ofCatalog(
  cards: readonly string[],
  network: string | undefined,
  toolbox: Toolbox,
  tellsTerms = false,
): Draft {
  const found = cards.map((card) => {
    const record = ask(toolbox, "get_card", { card });
    const all = lounges.parse(valueAt(record, ["lounges"]));
    return { record, rows: all.filter((row) => network === undefined || row.network === network) };
  });
  const ordered = found.toSorted((a, b) => Number(b.rows.length > 0) - Number(a.rows.length > 0));
  const [first] = ordered;
  return answer({
    result: ordered.map(({ record, rows }) => {
      const name = figure(record, ["card", "card_name"], "text");
      return rows.length === 0
        ? line`The **${name}** is not in your wallet, and it is not known to open ${told(network ?? "a lounge")}. ${cite(record)}`
        : line`The **${name}** is not in your wallet; it opens: **${told(rows.map((row) => (tellsTerms ? row.text : row.network)).join(tellsTerms ? "; " : ", "))}**. ${cite(record)}`;
    }),
    details: (tellsTerms ? [] : ordered)
      .flatMap(({ rows }) => rows)
      .slice(0, MOST_SHOWN)
      .map(({ text }) => line`${told(text)}`),
    caveats: [CAVEATS.terms, ...(first === undefined ? [] : [CAVEATS.asOf(first.record)])],
    envelopes: found.map(({ record }) => withoutOffer(record)),
  });
}

/** Of cards that are named and open nothing there, which is told before what does. */
export function closedLines(
  cards: readonly string[],
  network: string | undefined,
  toolbox: Toolbox,
): { readonly lines: readonly Line[]; readonly records: readonly Envelope[] } {
  const records = cards.map((card) => ask(toolbox, "get_card", { card }));
  const lines = records.map((record) => {
    const name = figure(record, ["card", "card_name"], "text");
    return network === undefined
      ? line`The **${name}** does **not come with** lounge access, by what is known. ${cite(record)}`
      : line`The **${name}** does **not come with** ${told(network)}, by what is known. ${cite(record)}`;
  });
  return { lines, records: records.map(withoutOffer) };
}

const found = z
  .array(
    z.looseObject({
      card_name: z.string(),
      matched_benefits: z.array(
        z.looseObject({
          kind: z.string(),
          name: z.string(),
          text: z.string(),
          note: z.string().optional(),
        }),
      ),
    }),
  )
  .catch([]);

/** Looked through, so that those that open most networks come first. */
const MOST_SIFTED = 100;
const MOST_FOUND = 6;

/** No held card opens it: cards of the catalog that do. */
export function noneDraft(
  list: Envelope,
  network: string | undefined,
  toolbox: Toolbox,
  isNo = false,
): Draft {
  const cards = ask(toolbox, "find_cards_by_benefit", {
    benefit: network ?? "lounge",
    limit: MOST_SIFTED,
  });
  const opening = found
    .parse(valueAt(cards, ["cards"]))
    .map(({ card_name: name, matched_benefits: benefits }) => ({
      name,
      doors: new Set(benefits.flatMap((one) => (one.kind === "lounge" ? [one.name] : []))).size,
      terms: benefits.find(({ kind }) => kind === "lounge"),
    }))
    .toSorted((a, b) => b.doors - a.doors)
    .slice(0, MOST_FOUND);
  const shown = opening.map(({ name, doors }) =>
    network === undefined && doors > 1
      ? `${name} (${inWords(doors).toLowerCase()} networks)`
      : name,
  );
  const names = told(shown.join(", "));
  const what = told(network ?? "a lounge");
  const no = told(isNo ? "**No**: no" : "No");
  const hasNone = toolbox.scene.wallet.cards.length === 0;
  return answer({
    result: [
      names.told === ""
        ? line`${no} card in your wallet is known to open ${what}.`
        : hasNone
          ? line`Your wallet holds no card yet. These cards open ${what}: **${names}**. ${cite(cards)}`
          : line`${no} card in your wallet is known to open ${what}. These do: **${names}**. ${cite(cards)}`,
    ],
    // On what terms one network opens; of all networks at once that would be too much.
    details:
      network === undefined
        ? []
        : opening.flatMap(({ name, terms }) =>
            terms === undefined ? [] : [termsLine(name, terms)],
          ),
    caveats: [CAVEATS.terms, CAVEATS.asOf(cards)],
    envelopes: [list, cards],
  });
}

const termsLine = (
  name: string,
  { text, note }: { readonly text: string; readonly note?: string | undefined },
): Line =>
  note === undefined || !isTellable(note)
    ? line`${told(name)}: ${told(text)}`
    : line`${told(name)}: ${told(text)}; ${told(note)}`;
