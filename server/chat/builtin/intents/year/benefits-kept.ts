import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { joinLines, joinParts, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { kindOfBenefit, TRAVEL_INSURANCE } from "../credit/benefit-kind.ts";

/*
 * "If I cancel it, do I keep Priority Pass": whether a benefit that is named, or those of a sort, go
 * with a card or stay by another one.
 */

type Kind = "credit" | "lounge" | "certificate" | "status" | "protection";

interface Row {
  readonly kind: string;
  readonly name: string;
  readonly detail: string;
  readonly by: string;
  readonly byDetail: string;
}

const SORTS: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:lounges?|lounge access)\b/, "lounge"],
  [/\bcredits\b/, "credit"],
  [/\b(?:insurances?|protections?|coverages?|warrant(?:y|ies))\b/, "protection"],
  [/\b(?:status|elite)\b/, "status"],
  [/\b(?:free nights?|certificates?|certs?|companion)\b/, "certificate"],
];

/** Which benefits are asked about: those that are named, else those of a sort. */
interface AskedFor {
  readonly words: string;
  readonly isMeant: (row: Row) => boolean;
}

function askedFor(asked: Understood, facts: FactIndex): AskedFor | undefined {
  const named = mentionsOf(asked, "benefit").filter(
    ({ ids }) => !ids.some((id) => /^(?:lounge|credit|status|free night)$/.test(id)),
  );
  const ids = named.flatMap((mention) => mention.ids);
  if (ids.length > 0) {
    const isAll = ids.includes(TRAVEL_INSURANCE);
    return {
      words: named.map(({ ids: [id = ""] }) => id).join(", "),
      isMeant: ({ kind, name }) => ids.includes(name) || (isAll && kind === "protection"),
    };
  }
  const kinds = [
    ...SORTS.filter(([said]) => says(asked, said)).map(([, kind]) => kind),
    ...mentionsOf(asked, "benefit").flatMap((one) =>
      one.ids.flatMap((id) => KINDS[kindOfBenefit(id, facts)] ?? []),
    ),
  ];
  return kinds.length === 0
    ? undefined
    : {
        words: WORDS[kinds[0] ?? "credit"],
        isMeant: ({ kind }) => kinds.some((one) => one === kind),
      };
}

const KINDS: Readonly<Partial<Record<string, Kind>>> = {
  lounge: "lounge",
  protection: "protection",
  certificate: "certificate",
  credit: "credit",
};

const WORDS: Readonly<Record<Kind, string>> = {
  credit: "statement credits",
  lounge: "lounge access",
  certificate: "certificates",
  status: "status",
  protection: "protections",
};

const KEEPS = /\b(?:keep|keeps|still (?:have|get|be)|stay|stays|retain|left with|hold on to)\b/;
const LOSES =
  /\b(?:lose|loses|losing|lost|give up|giving up|miss|go away|goes away|gone|forfeit|disappear|vanish|drop off|without)\b/;
const WHETHER = /\b(?:do|does|will|would|can|could|is|are|am) (?:i|we|my|our|it|that|the|they)\b/;
const WHAT = /\b(?:what|which|how (?:much|many))\b/;

/** What stays and what goes of that which is asked for; none where no benefit is. */
export function keptLines(found: Envelope, asked: Understood, facts: FactIndex): readonly Line[] {
  const wanted = askedFor(asked, facts);
  if (wanted === undefined || !(says(asked, KEEPS) || says(asked, LOSES))) return [];
  const lost = rowsOf(found, "lost").filter(wanted.isMeant);
  const all = rowsOf(found, "kept").filter(wanted.isMeant);
  const kept = all.filter((row, at) => all.findIndex(({ name }) => name === row.name) === at);
  const isYesNo = says(asked, WHETHER) && !says(asked, WHAT);
  const verdict = (isKept: boolean): string =>
    !isYesNo ? "" : isKept === says(asked, KEEPS) ? "**Yes**: " : "**No**: ";
  if (lost.length + kept.length === 0)
    return [
      line`${told(isYesNo ? "**No**, it does not change: " : "")}by what is known that card does not give ${told(wanted.words)}. ${cite(found)}`,
    ];
  const isNone = lost.length === 0 && says(asked, LOSES) && !isYesNo;
  const stays = line`${told(isNone ? "**None** of them altogether: " : "")}${told(isYesNo || isNone || lost.length > 0 ? "by" : "By")} another card you keep ${told(namesOf(kept, toKeptName))}`;
  const goes = line`${told(isYesNo ? "you" : "You")} would lose ${told(namesOf(lost, toName))}`;
  const parts = lost.length === 0 ? [stays] : kept.length === 0 ? [goes] : [goes, stays];
  const start = verdict(lost.length === 0);
  const first =
    start === "" ? joinParts(parts) : joinLines([line`${told(start)}`, joinParts(parts)], "");
  return [joinLines([first, line`. ${cite(found)}`], "")];
}

const toName = ({ name, detail }: Row): string =>
  detail === "" ? `**${name}**` : `**${name}** (${detail})`;

/** On what terms it stays, where they are others. */
function toKeptName({ name, detail, by, byDetail }: Row): string {
  const terms = byDetail === "" || byDetail === detail ? "" : `: ${byDetail}`;
  return `**${name}** (${by}${terms})`;
}

const MOST_NAMED = 12;

const namesOf = (rows: readonly Row[], toText: (row: Row) => string): string => {
  const names = [...new Set(rows.map(toText))];
  const more = names.length > MOST_NAMED ? " and more" : "";
  return `${names.slice(0, MOST_NAMED).join(", ")}${more}`;
};

const rowsOf = (found: Envelope, list: "lost" | "kept"): readonly Row[] =>
  rowsAt(found, [list]).map((at) => {
    const text = (key: string): string => textAt(found, [...at, key]) ?? "";
    return {
      kind: text("kind"),
      name: text("name"),
      detail: text("detail"),
      by: text("by_card_name"),
      byDetail: text("by_detail"),
    };
  });
