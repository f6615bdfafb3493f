import type { Envelope } from "../../../tools/frame/envelope.ts";
import { ask, type DataOf } from "../../ask.ts";
import { programName } from "../../../member/holdings.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";

/** A card not held that would open transfers, or better their terms. */
export interface Opener {
  readonly card_id: string;
  readonly card_name: string;
  readonly card_type: string | undefined;
  readonly annual_fee_usd?: number | undefined;
  /** The ratio of the route in question; undefined without one. */
  readonly ratio?: string | undefined;
  readonly note?: string | undefined;
}

/** Tells if transfers are open with the held cards, and which cards would open or improve them. */
export interface Opening {
  readonly from: string;
  readonly to?: string | undefined;
  /** part: to some partners only, or at lower ratios. */
  readonly state: "open" | "part" | "closed";
  readonly ratio?: string | undefined;
  readonly via: readonly string[];
  readonly cards: readonly Opener[];
  /** Cards that open some transfers only, or at lower ratios; for all transfers of a program. */
  readonly partly: readonly Opener[];
  readonly envelope: Envelope;
}

interface Asked {
  readonly frame: Frame;
  readonly toolbox: Toolbox;
}

type Route = DataOf<"list_transfer_routes">["routes"][number];

/** For all transfers from a program, or for those to another. */
export function openingOf(from: string, to: string | undefined, asked: Asked): Opening {
  if (to === undefined) return ofProgram(from, asked);
  const { frame, toolbox } = asked;
  const input = { from, to, owner: frame.owner };
  const { data, envelope } = ask(toolbox, "list_transfer_routes", input);
  const [route] = data.routes;
  const names = { from: programName(toolbox.scene, from), to: programName(toolbox.scene, to) };
  return route === undefined
    ? { ...names, state: "closed", via: [], cards: [], partly: [], envelope }
    : ofRoute(route, envelope, toolbox);
}

/** For the transfers to a program, from each program that some card opens. */
export function openingsTo(to: string, frame: Frame, toolbox: Toolbox): readonly Opening[] {
  const input = { to, owner: frame.owner, limit: 200 };
  const { data, envelope } = ask(toolbox, "list_transfer_routes", input);
  const ratio = frame.constraints.find(({ column }) => column === "ratio")?.value;
  const named = idsOf(frame, "card");
  return data.routes
    .filter(
      (route) => route.is_active && (route.unlock_cards.length > 0 || isForAll(route, toolbox)),
    )
    .filter(
      ({ unlock_cards: cards }) =>
        (ratio === undefined || cards.some((one) => one.ratio === ratio)) &&
        (named.length === 0 || cards.some((one) => named.includes(one.card_id))),
    )
    .toSorted((a, b) => waits(a) - waits(b))
    .map((route) => ofRoute(route, envelope, toolbox));
}

/** Points of a bank that anybody may transfer; whoever has none yet gets a card that earns them. */
const isForAll = (
  { from, usable_now: isUsable, via_cards: via, unlock_cards: cards }: Route,
  { scene }: Toolbox,
): boolean =>
  isUsable &&
  via.length + cards.length === 0 &&
  scene.facts.programs.get(from)?.category === "transferable";

function earnersOf({ from, ratio }: Route, toolbox: Toolbox): readonly Opener[] {
  const { data } = ask(toolbox, "search_cards", { currency: from, order_by: "lowest_fee" });
  return data.cards.map((card) => ({ ...card, ratio }));
}

/** Those of the cards held come first, those that need a card last. */
const waits = (route: Route): number => (route.via_cards.length > 0 ? 0 : route.usable_now ? 1 : 2);

const ofRoute = (route: Route, envelope: Envelope, toolbox: Toolbox): Opening => ({
  from: route.from_name,
  to: route.to_name,
  state: route.usable_now ? "open" : "closed",
  ratio: route.ratio,
  via: route.via_cards,
  cards: isForAll(route, toolbox)
    ? earnersOf(route, toolbox)
    : route.unlock_cards
        .filter((card) => card.takes_applications)
        .map((card) => ({ ...card, card_type: typeOf(card.card_id, toolbox) })),
  partly: [],
  envelope,
});

function ofProgram(program: string, { frame, toolbox }: Asked): Opening {
  const input = { programs: [program], owner: frame.owner };
  const { data, envelope } = ask(toolbox, "list_valuations", input);
  const [value] = data.valuations;
  const state = stateOf(program, value?.transfers ?? "locked", toolbox);
  const all = state === "open" ? [] : (value?.unlock_cards ?? []);
  const open = all
    .filter((card) => card.takes_applications && !card.held)
    .map((card) => ({ ...card, card_type: typeOf(card.card_id, toolbox) }));
  return {
    from: value?.program_name ?? programName(toolbox.scene, program),
    state,
    via: value?.opened_by === undefined ? [] : [value.opened_by],
    cards: open.filter(({ opens }) => opens === "all"),
    partly: open.filter(({ opens }) => opens === "some"),
    envelope,
  };
}

const STATES = {
  opened: "open",
  no_card_needed: "open",
  partly: "part",
  locked: "closed",
} as const;

/** Points of many programs need no card, but go nowhere either. */
function stateOf(program: string, transfers: keyof typeof STATES, toolbox: Toolbox) {
  const goesNowhere =
    transfers === "no_card_needed" &&
    ask(toolbox, "list_transfer_routes", { from: program }).data.matched_count === 0;
  return goesNowhere ? "closed" : STATES[transfers];
}

const typeOf = (card: string, { scene }: Toolbox): string | undefined =>
  scene.facts.cards.get(card)?.card_type;
