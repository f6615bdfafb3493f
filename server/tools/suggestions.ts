import type { Complete } from "../mcp/tool-set.ts";
import { searchCards } from "./cards/search-cards.ts";
import { type Desk, openDesk } from "./desk.ts";
import type { MemberContext } from "./frame/context.ts";
import { listValuations } from "./valuations/list-valuations.ts";

/*
 * Values for what somebody is typing: what the tools answer, without counting as calls of the day,
 * since a client asks at every key.
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

/** The cards held as long as nothing is typed, then any. */
function findCards(typed: string, desk: Desk) {
  const query = typed.trim().slice(0, MAX_CHARACTERS);
  const wanted = query === "" ? { held: true } : { query };
  const input = { ...wanted, include_closed: true, limit: MAX_SUGGESTED };
  return desk.read(searchCards, input).data.cards;
}

/** The programs held as long as nothing is typed, then any. */
function findPrograms(typed: string, desk: Desk) {
  const part = typed.trim().toLowerCase();
  const { valuations } = desk.read(listValuations, part === "" ? { held_only: true } : {}).data;
  return valuations.filter((row) =>
    [row.program, row.program_name].some((name) => name.toLowerCase().includes(part)),
  );
}
