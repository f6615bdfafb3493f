import { ask, type DataOf } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { counted, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed, when } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import { cardName } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { type Askable, definePlan } from "../topics/topic.ts";

type Data = DataOf<"check_protection">;
type Cover = Data["cards"][number];

const situation = (words: readonly string[]): Askable => ({ unit: "flag", words });

/** What happened, in people's words, by the protection that is about it. */
const SITUATIONS: Readonly<Record<string, Askable>> = {
  "Auto rental coverage": situation([
    "rental car",
    "rental",
    "rent a car",
    "renting a car",
    "renting",
    "rented",
    "hire a car",
    "hiring a car",
    "hired a",
    "hire car",
    "hired motor car",
    "rental van",
    "rental truck",
    "ding it",
    "scrape it",
    "main driver",
    "cdw",
    "hertz",
    "avis",
    "turo",
  ]),
  "Trip delay": situation([
    "trip delay",
    "flight was delayed",
    "flight delayed",
    "delayed flight",
    "delayed",
    "delay",
    "stuck overnight",
    "stranded",
    "strands",
    "overnight",
    "missed connection",
    "tight connection",
    "late flight",
    "hrs late",
    "hours late",
  ]),
  "Lost luggage": situation([
    "lost bag",
    "lost bags",
    "lost luggage",
    "lost suitcase",
    "lost our bags",
    "lost my bag",
    "lost my luggage",
    "loses my luggage",
    "lose my suitcase",
    "lost the suitcase",
    "lost my suitcase",
    "lost her bag",
    "luggage",
    "suitcase",
  ]),
  "Baggage delay": situation([
    "bag delay",
    "baggage delay",
    "delayed bag",
    "delayed bags",
    "bag came",
    "bags came",
    "bag arrived",
    "bag is late",
    "bags late",
    "bag late",
    "suitcase has been missing",
    "bags are late",
    "luggage is late",
    "late bag",
  ]),
  "Trip cancellation and interruption": situation([
    "trip cancellation",
    "cancel the trip",
    "cancel my trip",
    "call it off",
    "called off",
    "must cancel",
    "have to cancel",
    "get sick",
    "gets sick",
    "broke my leg",
    "trip insurance",
    "cancellation",
    "cruise",
  ]),
  "Cell phone protection": situation([
    "phone",
    "cell phone",
    "iphone",
    "iphones",
    "cracked screen",
    "screen",
    "phone bill",
    "cell",
    "pixel",
  ]),
  "Purchase protection": situation([
    "stolen",
    "steals",
    "theft",
    "walks off with",
    "purchase protection",
    "damage protection",
    "accidental damage",
    "spilled",
    "laptop",
  ]),
  "Extended warranty": situation([
    "warranty",
    "guarantee",
    "extended warranty",
    "broke after",
    "out of warranty",
    "just quit",
  ]),
  "Return protection": situation([
    "return protection",
    "will not take it back",
    "wont take it back",
    "refuses to take it back",
  ]),
  "Roadside assistance": situation([
    "roadside",
    "tow",
    "towed",
    "flat tire",
    "dead battery",
    "locked out",
    "broke down",
    "jump start",
  ]),
  "Emergency medical and dental": situation([
    "doctor abroad",
    "hospital abroad",
    "medical abroad",
    "emergency medical",
    "medical",
  ]),
  "Emergency evacuation": situation(["evacuation", "evacuated", "medevac"]),
};

/** Which held card carries a protection, and on which terms. */
export const protection = definePlan(answerProtection, {
  takes: ["benefit", "card", "held_card", "category", "owner"],
  columns: {
    position: {
      unit: "text",
      words: ["primary", "secondary", "first", "pays first", "own insurance"],
    },
    limit_usd: { unit: "usd", words: ["limit", "maximum", "max", "how much", "up to", "most it"] },
    deductible_usd: { unit: "usd", words: ["deductible"] },
    ...SITUATIONS,
    after_hours: {
      unit: "count",
      words: ["how many hours", "after how long", "hours of delay", "kick in"],
    },
  },
});

function answerProtection(frame: Frame, toolbox: Toolbox): Draft {
  const [named] = idsOf(frame, "benefit");
  const happened = frame.constraints.find(({ column }) => Object.hasOwn(SITUATIONS, column));
  const wanted = named ?? happened?.column ?? ofCategory(idsOf(frame, "category")[0]);
  if (wanted === undefined) {
    return askBack(line`Which protection do you mean?`, [
      line`rental car damage`,
      line`trip delay`,
      line`lost or delayed bags`,
      line`cell phone`,
      line`extended warranty`,
      line`purchase protection`,
    ]);
  }
  const { data, envelope } = ask(toolbox, "check_protection", {
    protection: wanted,
    owner: frame.owner,
  });
  const cards = idsOf(frame, "card");
  const rows = data.cards.filter(({ card_id: id }) => cards.length === 0 || cards.includes(id));
  const first = rows.find(({ has }) => has === "yes");
  if (first === undefined) return noneOf(frame, toolbox, data, envelope);
  const others = rows.filter((row) => row !== first && row.has === "yes");
  return answer({
    lead: [leadOf(frame, data, first)],
    details: [
      ...(first.conditions ?? []).slice(0, 2).map((one) => line`${text(one)}`),
      ...others.slice(0, 2).map((row) => line`${cardName(row)}: ${termsOf(row)}`),
    ],
    caveats: [line`${text(data.condition)}`, CAVEATS.terms, ...unreadOf(frame)],
    envelopes: [envelope],
  });
}

const BY_CATEGORY: Readonly<Record<string, string>> = {
  car_rentals: "rental",
  cell_phone: "cell phone",
  phone: "cell phone",
  electronics: "purchase protection",
};
const ofCategory = (category = ""): string | undefined => BY_CATEGORY[category];

function leadOf(frame: Frame, { protection: name }: Data, first: Cover): Line {
  const terms = termsOf(first);
  const cover = text(name.toLowerCase());
  if (frame.focus === "whether") {
    return line`**Yes**: ${bold(cardName(first))} carries ${cover}${terms.text === "" ? EMPTY : line`: ${terms}`}.`;
  }
  return idsOf(frame, "card").length > 0
    ? line`${bold(cardName(first))} carries ${cover}${terms.text === "" ? EMPTY : line`: ${terms}`}.`
    : line`For ${cover} use ${bold(cardName(first))}${terms.text === "" ? EMPTY : line`: ${terms}`}.`;
}

const termsOf = (row: Cover): Line =>
  join(
    [
      row.position === "unknown" ? EMPTY : line`**${text(row.position)}**`,
      when(
        row.limit_usd !== undefined,
        () => line`up to **${usd(row.limit_usd ?? 0)}**${perOf(row)}`,
      ),
      when(
        row.deductible_usd !== undefined,
        () => line`a deductible of **${usd(row.deductible_usd ?? 0)}**`,
      ),
      when(
        row.after_hours !== undefined,
        () => line`after **${counted(row.after_hours ?? 0, ["hour", "hours"])}**`,
      ),
      when(
        row.covered_days !== undefined,
        () => line`for ${counted(row.covered_days ?? 0, ["day", "days"])}`,
      ),
      when(
        row.warranty_months !== undefined,
        () => line`${counted(row.warranty_months ?? 0, ["month", "months"])} more`,
      ),
      when(
        row.claims_per_year !== undefined,
        () => line`${counted(row.claims_per_year ?? 0, ["claim", "claims"])} a year`,
      ),
    ],
    ", ",
  );

const perOf = ({ limit_per: per }: Cover): Line =>
  per === undefined ? EMPTY : line` per ${text(per)}`;

/** No held card has it for sure; a card of the catalog that is named is told by its own terms. */
function noneOf(
  frame: Frame,
  toolbox: Toolbox,
  data: Data,
  envelope: Parameters<typeof answer>[0]["envelopes"][number],
): Draft {
  const [id] = idsOf(frame, "card");
  const unknown = data.cards.filter(
    (row) => row.has === "unknown" && (id === undefined || row.card_id === id),
  );
  const cover = text(data.protection.toLowerCase());
  const found = id === undefined ? undefined : ask(toolbox, "get_card", { card: id });
  const own = found?.data.protections.find((one) => one.protection === data.protection);
  if (found !== undefined && own !== undefined) {
    return answer({
      lead: [
        line`**Yes**: ${bold(text(found.data.card.display_name))} carries ${cover}: ${text(own.text)}`,
      ],
      caveats: [CAVEATS.terms, ...unreadOf(frame)],
      envelopes: [found.envelope],
    });
  }
  const names = listed(unknown.slice(0, 3).map((row) => bold(cardName(row))));
  const lead =
    unknown.length > 0
      ? line`No source says whether ${names} ${text(unknown.length === 1 ? "carries" : "carry")} ${cover}.`
      : found === undefined
        ? line`**No**: none of your cards carries ${cover}, as far as we know.`
        : line`**No**: ${bold(text(found.data.card.display_name))} carries no ${cover}, as far as we know.`;
  const others = data.cards.filter(({ has }) => has === "yes").slice(0, 2);
  return answer({
    lead: [lead],
    details: others.map((row) => line`${bold(cardName(row))} does: ${termsOf(row)}`),
    caveats: [CAVEATS.terms, ...unreadOf(frame)],
    envelopes: found === undefined ? [envelope] : [envelope, found.envelope],
  });
}
