import type { Envelope } from "../../../tools/frame/envelope.ts";
import { ask, type DataOf } from "../../ask.ts";
import { programName } from "../../../member/holdings.ts";
import type { Frame } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";

/** A card not held that would open transfers, or better their terms. */
export interface Opener {
  readonly card_id: string;
  readonly card_name: string;
  readonly card_type: string | undefined;
  readonly annual_fee_usd?: number | undefined;
  /** The ratio of the route; undefined for a whole program. */
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
  readonly envelope: Envelope;
}

interface Asked {
  readonly frame: Frame;
  readonly toolbox: Toolbox;
}

type Route = DataOf<"list_transfer_routes">["routes"][number];

/** For all transfers from a program, or only to another one. */
export function openingOf(from: string, to: string | undefined, asked: Asked): Opening {
  if (to === undefined) return ofProgram(from, asked);
  const { frame, toolbox } = asked;
  const input = { from, to, owner: frame.owner };
  const { data, envelope } = ask(toolbox, "list_transfer_routes", input);
  const [route] = data.routes;
  const names = { from: programName(toolbox.scene, from), to: programName(toolbox.scene, to) };
  return route === undefined
    ? { ...names, state: "closed", via: [], cards: [], envelope }
    : ofRoute(route, envelope, toolbox);
}

const ofRoute = (route: Route, envelope: Envelope, toolbox: Toolbox): Opening => ({
  from: route.from_name,
  to: route.to_name,
  state: route.usable_now ? "open" : "closed",
  ratio: route.ratio,
  via: route.via_cards,
  cards: route.unlock_cards
    .filter((card) => card.takes_applications)
    .map((card) => ({ ...card, card_type: typeOf(card.card_id, toolbox) })),
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
    envelope,
  };
}

const STATES = {
  opened: "open",
  no_card_needed: "open",
  partly: "part",
  locked: "closed",
} as const;

/** Many programs' points need no card but cannot be transferred either. */
function stateOf(program: string, transfers: keyof typeof STATES, toolbox: Toolbox) {
  const goesNowhere =
    transfers === "no_card_needed" &&
    ask(toolbox, "list_transfer_routes", { from: program }).data.matched_count === 0;
  return goesNowhere ? "closed" : STATES[transfers];
}

const typeOf = (card: string, { scene }: Toolbox): string | undefined =>
  scene.facts.cards.get(card)?.card_type;
