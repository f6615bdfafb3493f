import { ask, type DataOf } from "../ask.ts";
import { answer, type Draft } from "../compose/draft.ts";
import { date, percent, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, sentence } from "../compose/line.ts";
import type { Askable } from "../compose/row-topic.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { heldNamed } from "./held.ts";

type News = DataOf<"get_card_changes">["changes"][number];

const LATELY = "6 months";
const LONG_AGO = "36 months";
const MOST_TOLD = 8;

/** What changed on cards lately: fees, credits, rates, benefits, names; announced changes too. */
const COLUMNS: Readonly<Record<string, Askable & { readonly fits: (row: News) => boolean }>> = {
  annual_fee: { unit: "usd", words: ["annual fee"], fits: isOf("annual_fee") },
  foreign_fee: {
    unit: "percent",
    words: ["foreign fee", "foreign transaction fee"],
    fits: isOf("foreign_transaction_fee"),
  },
  fees: { unit: "text", words: ["fees", "fee"], fits: ({ kind }) => kind === "fee" },
  credits: { unit: "text", words: ["credits", "credit"], fits: ({ kind }) => kind === "credit" },
  rates: {
    unit: "text",
    words: ["rates", "earning", "rewards"],
    fits: ({ kind }) => kind === "rate",
  },
  benefits: {
    unit: "text",
    words: ["benefits", "perks", "lounges", "protections"],
    fits: ({ kind }) => kind === "benefit",
  },
  name: {
    unit: "text",
    words: ["renamed", "discontinued", "closed"],
    fits: ({ kind }) => kind === "name" || kind === "status",
  },
  up: {
    unit: "flag",
    words: ["go up", "went up", "gone up", "going up", "increase", "increased", "raise", "raised"],
    fits: ({ direction }) => direction === "up",
  },
  down: {
    unit: "flag",
    words: ["go down", "went down", "gone down", "going down", "decrease", "lowered", "drop"],
    fits: ({ direction }) => direction === "down",
  },
  worse: { unit: "text", words: ["worse", "cut", "nerfed", "taken away", "lost"], fits: isWorse },
  better: { unit: "text", words: ["better", "improved", "added", "new"], fits: isBetter },
};

function isOf(field: string): (row: News) => boolean {
  return (row) => row.field === field;
}

/** A fee that rises is worse, and one that falls better. */
function isWorse({ kind, direction }: News): boolean {
  return direction === "ended" || direction === (kind === "fee" ? "up" : "down");
}

function isBetter({ kind, direction }: News): boolean {
  return direction === "added" || direction === (kind === "fee" ? "down" : "up");
}

export const cardNews = definePlan(answerNews, {
  takes: ["card", "held_card", "program", "issuer", "spans", "owner"],
  columns: COLUMNS,
});

function answerNews(frame: Frame, toolbox: Toolbox): Draft {
  const lately = find(frame, toolbox, LATELY);
  const isLong = lately.rows.length === 0 && frame.spans.length === 0;
  const found = isLong ? find(frame, toolbox, LONG_AGO) : lately;
  const [first] = found.rows;
  const yes = frame.focus === "whether" ? line`**Yes**: ` : EMPTY;
  const no = frame.focus === "whether" ? line`**No**: ` : EMPTY;
  const since = date(lately.since);
  const none = line`${no}no change to ${whatOf(frame, toolbox)} is on record since ${since}`;
  return answer({
    lead: [
      first === undefined
        ? sentence(none)
        : isLong
          ? earlier(frame, first, since)
          : leadOf(frame, yes, found),
    ],
    details: isLong || found.rows.length === 1 ? [] : found.rows.slice(0, MOST_TOLD).map(toldOf),
    caveats: [...(found.rows.length > MOST_TOLD ? [line`Older changes are left out here.`] : [])],
    envelopes: [found.envelope],
  });
}

/** Nothing lately, but a change before that: of a card that is named, it may be the one meant. */
function earlier(frame: Frame, row: News, since: Line): Line {
  const isOfCard = frame.focus === "whether" && idsOf(frame, "card").length > 0;
  const lead = isOfCard
    ? line`**Yes**, though not since ${since}.`
    : line`No change is on record since ${since}. The last one before was this.`;
  return line`${lead} ${toldOf(row)}`;
}

interface FoundNews {
  readonly rows: readonly News[];
  readonly since: string;
  readonly envelope: ReturnType<typeof ask<"get_card_changes">>["envelope"];
}

function find(frame: Frame, toolbox: Toolbox, since: string): FoundNews {
  const { scene } = toolbox;
  const held = heldNamed(frame, scene).map(({ card }) => card.id);
  const cards = [...new Set([...idsOf(frame, "card"), ...held])];
  const programs = new Set(idsOf(frame, "program"));
  const [span] = frame.spans;
  const until = span === undefined || span.to >= scene.today ? undefined : span.to;
  const { data, envelope } = ask(toolbox, "get_card_changes", {
    since: span?.from ?? since,
    until,
    ...(cards.length === 0 ? {} : { cards }),
    ...(programs.size === 0 ? { about: ["card"] } : {}),
  });
  const issuers = new Set(idsOf(frame, "issuer"));
  const isIssued = ({ card }: News): boolean =>
    issuers.size === 0 ||
    (card !== undefined && issuers.has(scene.facts.cards.get(card.card_id)?.issuer ?? ""));
  const isOwned = ({ card }: News): boolean =>
    frame.owner === undefined ||
    (card?.wallet_card_ids ?? []).some(
      (id) => scene.wallet.cards.find((entry) => entry.id === id)?.owner === frame.owner,
    );
  const wanted = [frame.column, ...frame.constraints.map(({ column }) => column)].flatMap(
    (one) => COLUMNS[one ?? ""] ?? [],
  );
  const rows = data.changes.filter(
    (row) => isIssued(row) && isOwned(row) && wanted.every(({ fits }) => fits(row)),
  );
  return { rows, since: data.since, envelope };
}

function whatOf(frame: Frame, { scene: { facts } }: Toolbox): Line {
  const names = idsOf(frame, "card").map((id) => text(facts.cards.get(id)?.card_name ?? id));
  return names.length === 0 ? line`your cards` : line`the ${listed(names.map(bold))}`;
}

/** One change in full; of several, which cards they are of. */
function leadOf(frame: Frame, yes: Line, { rows, since }: FoundNews): Line {
  const [first] = rows;
  if (first === undefined) return EMPTY;
  if (rows.length === 1 || frame.focus === "when") return line`${yes}${toldOf(first)}`;
  const names = [...new Set(rows.map(({ subject_name: name }) => name))];
  const got = frame.column === "worse" ? line`something got worse on` : line`something changed on`;
  const start = yes.text === "" ? line`Since ${date(since)}` : line`${yes}since ${date(since)}`;
  return line`${start}, ${got} ${listed(names.map((name) => bold(text(name))))}.`;
}

/** "**Chase Freedom Flex**: foreign transaction fee 3% to none, from September 20, 2026." */
function toldOf(row: News): Line {
  const { old, new: now, note, effective, upcoming } = row;
  const what = labelOf(row);
  const day = upcoming ? line`from ${date(effective)} on` : line`since ${date(effective)}`;
  const more = note === undefined ? EMPTY : line` (${text(note)})`;
  const change =
    old === undefined
      ? line`new, ${now === undefined ? EMPTY : valueOf(row, now)}`
      : now === undefined
        ? line`ended, was ${valueOf(row, old)}`
        : line`was ${valueOf(row, old)}, now ${valueOf(row, now)}`;
  return line`**${text(row.subject_name)}**, ${what}: ${change}, ${day}${more}.`;
}

function labelOf({ field }: News): Line {
  const [kind = "", ...rest] = field.split(":");
  const name = rest.join(":");
  if (kind === "rate" && name !== "") return line`rate on ${text(name.replaceAll("_", " "))}`;
  return line`${text((name === "" ? kind : name).replaceAll("_", " "))}`;
}

/** Money and shares with their signs; all else in the words of the record. */
function valueOf({ kind, field }: News, value: string): Line {
  const number = Number(value);
  if (Number.isNaN(number)) return line`${text(value.replaceAll("_", " "))}`;
  if (field === "foreign_transaction_fee") return line`${percent(number)}`;
  if (field === "annual_fee" || kind === "credit") return line`${usd(number)}`;
  return line`${text(value)}`;
}
