import * as z from "zod";
import { getCardBeside } from "../../member/held-names.ts";
import { cardParam } from "../../member/names.ts";
import { offersOf } from "../card-rows/card-offer.ts";
import { rowsOf } from "../card-rows/card-record.ts";
import { rulesNaming } from "../card-rows/card-terms.ts";
import { sortRates } from "../card-rows/earn-row.ts";
import { defineReader } from "../frame/reader.ts";
import { citeRows, source } from "../frame/sources.ts";

const cited = z.array(z.array(source));

/**
 * Where each fact of a card was read, list by list in the order of get_card. For the pages only;
 * not listed for agents.
 */
export const listCardSources = defineReader({
  name: "list_card_sources",
  title: "List where the facts of a card were read",
  description: "Where each fact of a card was read, in the order of get_card.",
  input: z.strictObject({ card: cardParam }),
  data: z.object({
    card: z.array(source),
    earn: cited,
    earn_boosts: cited,
    credits: cited,
    protections: cited,
    lounges: cited,
    elite_status: cited,
    certificates: cited,
    offer: cited,
    best_offer_seen: cited,
    application_rules: cited,
  }),
  answer: ({ card: name }, scene) => {
    const { facts, today } = scene;
    const { card } = getCardBeside(scene, name);
    const { rates, boosts, status, ...rows } = rowsOf(facts, card, today);
    const { latest, best } = offersOf(scene, card);
    return {
      summary: `Where the facts of ${card.card_name} were read.`,
      data: {
        card: [...citeRows([card, ...rows.terms])],
        earn: cite(sortRates(rates, today)),
        earn_boosts: cite(boosts),
        credits: cite(rows.credits),
        protections: cite(rows.protections),
        lounges: cite(rows.lounges),
        elite_status: cite(status),
        certificates: cite(rows.certificates),
        offer: cite(latest?.steps ?? []),
        best_offer_seen: cite(best?.steps ?? []),
        application_rules: cite(rulesNaming(facts, card, today).map(({ rule }) => rule)),
      },
    };
  },
});

const cite = (rows: Parameters<typeof citeRows>[0]) => rows.map((row) => [...citeRows([row])]);
