import type { Complete } from "../mcp/tool-set.ts";
import { searchCards } from "./cards/search-cards.ts";
import { type Desk, openDesk } from "./desk.ts";
import type { MemberContext } from "./frame/context.ts";
import { listValuations } from "./valuations/list-valuations.ts";

/*
 * Completions for what somebody is typing, from the tools' answers. They do not count towards the
 * daily limit, since a client asks at every keystroke.
 */

type Suggest = Complete<MemberContext>;

const MAX_SUGGESTED = 20;
const MAX_CHARACTERS = 200;

export const suggestCardNames: Suggest = async (typed, context) =>
  findCards(typed, await open(context)).map((card) => card.card_name);

export const suggestCardIds: Suggest = async (typed, context) =>
  findCards(typed, await open(context)).map((card) => card.card_id);

export const suggestProgramNames: Suggest = async (typed, context) =>
  findPrograms(typed, await open(context)).map((row) => row.program_name);

export const suggestProgramIds: Suggest = async (typed, context) =>
  findPrograms(typed, await open(context)).map((row) => row.program);

const open = ({ caller, ...context }: MemberContext): Promise<Desk> =>
  openDesk({ id: caller.accountId, plan: caller.plan }, context);

/** Held cards while nothing is typed, then any card. */
function findCards(typed: string, desk: Desk) {
  const query = typed.trim().slice(0, MAX_CHARACTERS);
  const wanted = query === "" ? { held: true } : { query };
  const input = { ...wanted, include_closed: true, limit: MAX_SUGGESTED };
  return desk.read(searchCards, input).data.cards;
}

/** Held programs while nothing is typed, then any program. */
function findPrograms(typed: string, desk: Desk) {
  const part = typed.trim().toLowerCase();
  const { valuations } = desk.read(listValuations, part === "" ? { held_only: true } : {}).data;
  return valuations.filter((row) =>
    [row.program, row.program_name].some((name) => name.toLowerCase().includes(part)),
  );
}
