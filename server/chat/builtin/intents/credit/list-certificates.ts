import * as z from "zod";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { idsOf, nameOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { certificateLeads } from "./certificate-query.ts";
import { kindLines } from "./certificate-kind.ts";
import { heldWhereLines, validLine, whereLines } from "./certificate-where.ts";
import { withoutOffer } from "../purchase/rates/catalog-rates.ts";
import { asksAnyHeld, asksWhether } from "../../readings/asks-whether.ts";
import { ofAsker, otherLines } from "../../readings/other-user.ts";
import { says } from "../../readings/says.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import { whose } from "../../compose/whose.ts";
import { heldOf } from "../../readings/held-preferred.ts";
import { joinLines, joinParts, withVerdict } from "../../compose/rows.ts";

const MOST_SHOWN = 8;

const row = z.looseObject({
  status: z.string(),
  name: z.string(),
  kind: z.string().optional(),
  note: z.string().optional(),
  program: z.string().optional(),
  program_name: z.string().optional(),
  owner: z.string().optional(),
  wallet_card_id: z.string().optional(),
  card_name: z.string().optional(),
  expires_on: z.string().optional(),
  due_from: z.string().optional(),
  cap_points: z.number().optional(),
  value_usd: z.number().optional(),
  value_basis: z.string().optional(),
  unknown_because: z.string().optional(),
});

export type Row = z.infer<typeof row> & { readonly place: number };

/** Certificates in hand and due, all or those of a program or card. */
export function respondCertificates(given: Understood, toolbox: Toolbox): Draft {
  const asked = ofAsker(given);
  const { facts } = toolbox.scene;
  const cards = idsOf(asked, "card", facts);
  const [card] = cards;
  const held = cards.flatMap((one) => heldOf(toolbox.scene, one, asked.owner));
  if (card !== undefined && held.length === 0) return ofCatalog(card, asked, toolbox, false);
  const programs = card === undefined ? idsOf(asked, "program", facts) : [];
  const program = programs.length === 1 ? programs[0] : undefined;
  const list = ask(toolbox, "list_certificates", {
    ...(program === undefined ? {} : { program }),
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  });
  const ids = new Set(held.map(({ entry }) => entry.id));
  // One that was recorded without its card is of any card of its program.
  const own = new Set(cards.flatMap((one) => facts.cards.get(one)?.rewards_currency ?? []));
  const rows = rowsOf(list, "certificates").filter(({ wallet_card_id: id, program: of }) =>
    programs.length > 1
      ? programs.includes(of ?? "")
      : ids.size === 0
        ? true
        : id === undefined
          ? of !== undefined && own.has(of)
          : ids.has(id),
  );
  if (rows.length === 0 && card !== undefined) return ofCatalog(card, asked, toolbox, true);
  if (rows.length === 0 && toolbox.scene.wallet.cards.length === 0)
    return whoGives(list, program, toolbox);
  const draft = toDraft(list, rows);
  const isAll = rows.length === rowsOf(list, "certificates").length;
  const leads = [
    ...kindLines(list, rowsOf(list, "certificates"), asked),
    ...heldWhereLines(list, rows, asked),
    ...certificateLeads({ list, rows, isAll }, asked, toolbox.scene.today),
  ];
  const verdict = leads.length > 0 ? [] : verdictOf(rows, asked);
  return {
    ...draft,
    result: [...leads, ...withVerdict(verdict, draft.result), ...otherLines(given)],
  };
}

/** Whether there is one, or whether it ends. */
function verdictOf(rows: readonly Row[], asked: Understood): readonly Line[] {
  const held = rows.filter(({ status }) => status === "held");
  if (asksWhether(asked) && says(asked, /\b(?:expires?|run out|lapse|end)\b/))
    return held.some(({ expires_on: end }) => end !== undefined) ? [line`**Yes**:`] : [];
  if (says(asked, /\bwhose\b/) && held.length > 0 && held.every(({ owner }) => owner === SELF))
    return [line`**Yours**:`];
  if (!asksAnyHeld(asked)) return [];
  if (held.length > 0) return [line`**Yes**:`];
  return [rows.length > 0 ? line`**Not yet**:` : line`**No**:`];
}

const rowsOf = (list: Envelope, key: string): readonly Row[] =>
  z
    .array(row)
    .catch([])
    .parse(valueAt(list, [key]))
    .map((one, place) => ({ ...one, place }));

function toDraft(list: Envelope, rows: readonly Row[]): Draft {
  const inHand = rows.filter(({ status }) => status === "held");
  const due = rows.filter(({ status }) => status === "due");
  const hasExpired = rowsOf(list, "expired").length > 0;
  if (rows.length === 0) {
    return answer({
      result: [
        line`No certificate is in hand or due, as far as your wallet says. Record those you have with record_certificate.`,
      ],
      details: hasExpired ? [line`Some that were recorded have expired unused.`] : [],
      envelopes: [list],
    });
  }
  return answer({
    result: [
      inHand.length === 0
        ? joinLines(
            [
              line`None is in hand by your wallet's record; due: `,
              joinParts(due.slice(0, 3).map((one) => dueLine(list, one))),
              line`. ${cite(list)}`,
            ],
            "",
          )
        : joinLines(
            [...inHand.slice(0, 3).map((one) => rowLine(list, one)), line`${cite(list)}`],
            " ",
          ),
    ],
    details: [
      ...inHand.slice(3).map((one) => rowLine(list, one)),
      ...due.slice(inHand.length === 0 ? 3 : 0).map((one) => dueLine(list, one)),
      ...(hasExpired ? [line`Some that were recorded have expired unused.`] : []),
    ].slice(0, MOST_SHOWN),
    caveats: [
      ...(rows.some(({ value_basis: basis }) => basis === "upper_bound")
        ? [
            line`A cap at our estimate for a point is the most a certificate can be worth, not what it is worth.`,
          ]
        : []),
      CAVEATS.terms,
      CAVEATS.asOf(list),
    ],
    envelopes: [list],
  });
}

/** Held ones go by their program, for their names are the member's own words. */
const labelOf = ({ program_name: program, card_name: card }: Row): string =>
  [
    program === undefined ? "A certificate" : `A ${program} certificate`,
    ...(card === undefined ? [] : [`of the ${card}`]),
  ].join(" ");

function rowLine(list: Envelope, one: Row): Line {
  const name = told(labelOf(one));
  const end =
    one.expires_on === undefined
      ? line`**${name}**${whose(one.owner)}: no expiry is recorded`
      : line`**${name}**${whose(one.owner)} expires on **${figure(list, ["certificates", one.place, "expires_on"], "date")}**`;
  return joinLines(
    [joinParts([end, ...validLine(list, one.place), worthOf(list, one)]), line`.`],
    "",
  );
}

function worthOf(
  list: Envelope,
  { value_usd: usd, value_basis: basis, cap_points: cap, place }: Row,
): Line {
  const capped =
    cap === undefined
      ? line``
      : line`good for up to ${figure(list, ["certificates", place, "cap_points"], "points")} points, `;
  if (usd === undefined) return joinLines([capped, line`what it is worth is not known`], "");
  const value = figure(list, ["certificates", place, "value_usd"], "usd");
  const worth =
    basis === "own" ? line`worth ${value} by your own figure` : line`worth ${value} at most`;
  return joinLines([capped, worth], "");
}

function dueLine(list: Envelope, one: Row): Line {
  const name = told(one.card_name === undefined ? one.name : `${one.name} (${one.card_name})`);
  const when =
    one.due_from === undefined
      ? line`due, on a day that is not known`
      : line`due from ${figure(list, ["certificates", one.place, "due_from"], "date")}`;
  const terms = [when, ...validLine(list, one.place), worthOf(list, one)];
  return joinLines([line`${name}`, joinLines(terms, ", ")], ": ");
}

const MOST_GIVING = 6;
const giving = z.array(z.looseObject({ card_name: z.string() })).catch([]);

/** An empty wallet has none; which cards give them may be what is asked. */
function whoGives(list: Envelope, program: string | undefined, toolbox: Toolbox): Draft {
  const givenBy = program === undefined ? "" : nameOf("program", program, toolbox.scene.facts);
  const found = ask(toolbox, "find_cards_by_benefit", {
    benefit: `${givenBy} free night`.trim(),
    limit: MOST_GIVING,
  });
  const cards = giving.parse(valueAt(found, ["cards"]));
  const names = told(cards.map(({ card_name: name }) => name).join("; "));
  return answer({
    result: [
      line`Your wallet is empty, so I know of no certificates of yours. Add cards with add_wallet_card and certificates with record_certificate.`,
      ...(cards.length === 0
        ? []
        : [line`These cards give free nights: **${names}**. ${cite(found)}`]),
    ],
    details: cards.flatMap(({ card_name: name }, place) => {
      const text = valueAt(found, ["cards", place, "matched_benefits", 0, "text"]);
      return typeof text === "string" ? [line`${told(name)}: ${told(text)}`] : [];
    }),
    caveats: cards.length === 0 ? [] : [CAVEATS.terms, CAVEATS.asOf(found)],
    envelopes: [list, found],
  });
}

const texts = z.array(z.looseObject({ text: z.string() })).catch([]);

/** What a card of the catalog gives. */
function ofCatalog(card: string, asked: Understood, toolbox: Toolbox, isHeld: boolean): Draft {
  const record = ask(toolbox, "get_card", { card });
  const name = figure(record, ["card", "card_name"], "text");
  const rows = texts.parse(valueAt(record, ["certificates"]));
  const none = line`The **${name}** is not known to give a certificate. ${cite(record)}`;
  const some = isHeld
    ? line`None of the **${name}** is in hand or due by your wallet's record; this is what it gives. ${cite(record)}`
    : line`The **${name}** is not in your wallet; this is what it gives. ${cite(record)}`;
  const where = whereLines(record, [...rows.keys()], asked);
  const isWhether = where.length === 0 && asksAnyHeld(asked);
  return answer({
    result: [
      ...where,
      ...withVerdict(
        isWhether ? [rows.length === 0 ? line`**No**:` : line`**Yes**, it gives one.`] : [],
        [rows.length === 0 ? none : some],
      ),
    ],
    details: rows.slice(0, MOST_SHOWN).map(({ text }) => line`${told(text)}`),
    caveats: [CAVEATS.terms, CAVEATS.asOf(record)],
    envelopes: [withoutOffer(record)],
  });
}
