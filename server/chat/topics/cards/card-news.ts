import { sumOf } from "../../compose/rows.ts";
import type { Envelope } from "../../../tools/frame/envelope.ts";
import { ask, type DataOf } from "../../ask.ts";
import { answer, answeredBy, type Draft } from "../../compose/draft.ts";
import { count, date, percent, text, usd } from "../../compose/figures.ts";
import { EMPTY, join, type Line, line, listed, sentence, when } from "../../compose/line.ts";
import type { Askable } from "../../compose/row-topic.ts";
import { yesOrNoTo } from "../../compose/verdict.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

type News = DataOf<"get_card_changes">["changes"][number];

const DIRECTIONS: ReadonlySet<string> = new Set(["worse", "better"]);

const LATELY = "6 months";
const LONG_AGO = "36 months";
const MAX_TOLD = 8;

/** The kinds of change that can be asked for. */
const COLUMNS: Readonly<Record<string, Askable & { readonly fits: (row: News) => boolean }>> = {
  annual_fee: {
    unit: "usd",
    words: ["annual fee"],
    fits: ({ field }) => field === "annual_fee",
  },
  foreign_fee: {
    unit: "percent",
    words: ["foreign fee", "foreign transaction fee"],
    fits: ({ field }) => field === "foreign_transaction_fee",
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
  // A fee that rises is worse, and one that falls better.
  worse: {
    unit: "text",
    words: ["worse", "cut", "nerfed", "taken away", "lost"],
    fits: ({ kind, direction }) =>
      direction === "ended" || direction === (kind === "fee" ? "up" : "down"),
  },
  better: {
    unit: "text",
    words: ["better", "improved", "added"],
    fits: ({ kind, direction }) =>
      direction === "added" || direction === (kind === "fee" ? "down" : "up"),
  },
};

/** Recent and announced changes to cards. */
export const cardNews = definePlan(answerNews, {
  takes: ["card", "program", "issuer", "spans", "owner"],
  columns: COLUMNS,
});

function answerNews(frame: Frame, toolbox: Toolbox): Draft {
  const { today } = toolbox.scene;
  if (frame.spans.length > 0 && frame.spans.every(({ from }) => from > today))
    return answeredBy({ ...frame, topic: "not_kept", column: "future" });
  const lately = findNews(frame, toolbox, LATELY);
  const isLong = lately.rows.length === 0 && frame.spans.length === 0;
  const found = isLong ? findNews(frame, toolbox, LONG_AGO) : lately;
  const [first] = found.rows;
  const since = date(lately.since);
  const cards = idsOf(frame, "card").map(
    (id) => line`**${text(toolbox.scene.facts.cards.get(id)?.card_name ?? id)}**`,
  );
  const what = cards.length === 0 ? line`your cards` : line`the ${listed(cards)}`;
  const no = noChange(frame);
  const none = line`${yesOrNoTo(frame, false)}${no} ${text(no.text === NO_CHANGE ? "to" : "on")} ${what} is on record since ${since}`;
  const others = isLong || first === undefined ? lately.besides : [];
  const more = toldSome(others, lately.envelope, toolbox);
  const besides = when(others.length > 0, () => line`Other things have changed since then.`);
  const envelopes = [found.envelope];
  if (first === undefined)
    return answer({ lead: [sentence(none), besides], details: more, envelopes });
  // A question about a named card may mean an earlier change.
  const before =
    frame.focus === "whether" && cards.length > 0
      ? line`**Yes**, though not since ${since}. ${toldOf(first)}`
      : line`${sentence(line`${no} is on record since ${since}`)} The last one before that: ${toldOf(first)}`;
  return answer({
    lead: [isLong ? before : leadOf(frame, found.rows, since), besides],
    details: isLong
      ? more
      : toldSome(found.rows.length === 1 ? [] : found.rows, found.envelope, toolbox),
    envelopes,
  });
}

const NO_CHANGE = "no change";

function noChange({ column = "" }: Frame): Line {
  const [kind] = COLUMNS[column]?.words ?? [];
  if (kind === undefined) return line`${text(NO_CHANGE)}`;
  return DIRECTIONS.has(column)
    ? line`no change for the ${text(kind)}`
    : line`no change in the ${text(kind)}`;
}

/** The newest changes, and how many more there are. */
function toldSome(rows: readonly News[], envelope: Envelope, toolbox: Toolbox): readonly Line[] {
  const left = rows.slice(MAX_TOLD).map(() => 1);
  const more = when(
    left.length > 0,
    () => line`And ${count(sumOf(toolbox, left, [envelope]))} earlier ones.`,
  );
  return [...rows.slice(0, MAX_TOLD).map(toldOf), more];
}

function findNews(frame: Frame, toolbox: Toolbox, since: string) {
  const { scene } = toolbox;
  const cards = idsOf(frame, "card");
  const issuers = idsOf(frame, "issuer");
  const [span] = frame.spans;
  const { data, envelope } = ask(toolbox, "get_card_changes", {
    since: span?.from ?? since,
    until: span === undefined || span.to >= scene.today ? undefined : span.to,
    cards: cards.length === 0 ? undefined : [...cards],
    about: idsOf(frame, "program").length === 0 ? ["card"] : undefined,
  });
  const owned = new Set(
    scene.wallet.cards.flatMap(({ id, owner }) => (owner === frame.owner ? [id] : [])),
  );
  const wanted = [frame.column, ...frame.constraints.map(({ column }) => column)].flatMap(
    (one) => COLUMNS[one ?? ""] ?? [],
  );
  const concerned = data.changes.filter(
    (row) =>
      (issuers.length === 0 ||
        issuers.includes(scene.facts.cards.get(row.card?.card_id ?? "")?.issuer ?? "")) &&
      (frame.owner === undefined || row.card?.wallet_card_ids.some((id) => owned.has(id)) === true),
  );
  const isWanted = (row: News): boolean => wanted.every(({ fits }) => fits(row));
  const rows = concerned.filter(isWanted);
  const besides = concerned.filter((row) => !isWanted(row));
  return { rows, besides, since: data.since, envelope };
}

/** A single change in full; for several, the names of the cards. */
function leadOf(frame: Frame, rows: readonly News[], since: Line): Line {
  const [first] = rows;
  const yes = yesOrNoTo(frame, true);
  if (first !== undefined && (rows.length === 1 || frame.focus === "when"))
    return line`${yes}${toldOf(first)}`;
  const names = [...new Set(rows.map(({ subject_name: name }) => name))];
  const what = text(frame.column === "worse" ? "got worse" : "changed");
  const start = yes.text === "" ? line`Since` : line`${yes}since`;
  return line`${start} ${since}, something ${what} on ${listed(names.map((name) => line`**${text(name)}**`))}.`;
}

/** "**Chase Freedom Flex**, foreign transaction fee: was 3%, now 0%, since September 20, 2026." */
function toldOf(row: News): Line {
  const { old, new: now, note, effective, upcoming, effects } = row;
  const day = upcoming ? line`from ${date(effective)} on` : line`since ${date(effective)}`;
  const more = note === undefined ? EMPTY : line` (${text(note)})`;
  const value = now === undefined ? EMPTY : valueOf(row, now);
  const change =
    old === undefined
      ? line`new, ${value}`
      : now === undefined
        ? line`ended, was ${valueOf(row, old)}`
        : line`was ${valueOf(row, old)}, now ${value}`;
  const told = line`**${text(row.subject_name)}**, ${labelOf(row)}: ${change}, ${day}${more}.`;
  return join([told, ...effects.map(({ says }) => text(says))]);
}

function labelOf({ field }: News): Line {
  const [kind = "", ...rest] = field.split(":");
  const name = rest.length === 0 ? kind : rest.join(":");
  const prefix = kind === "rate" && rest.length > 0 ? line`rate on ` : EMPTY;
  return line`${prefix}${text(name.replaceAll("_", " "))}`;
}

/** Money and percentages with their signs; other values as recorded. */
function valueOf({ kind, field }: News, value: string): Line {
  const number = Number(value);
  if (Number.isNaN(number)) return line`${text(value.replaceAll("_", " "))}`;
  if (field === "foreign_transaction_fee") return line`${percent(number)}`;
  if (field === "annual_fee" || kind === "credit") return line`${usd(number)}`;
  return line`${text(value)}`;
}
