import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { FactIndex } from "../../member/facts.ts";
import { getProgram, cardParam, getCard, programParam } from "../../member/names.ts";
import { NeedsInput } from "../../member/needs-input.ts";
import { asIfParam } from "../frame/reader.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { cardsOn, programName, toOwner } from "../../member/holdings.ts";
import {
  toTransferRule,
  type TransferRule,
  type UnsendableAmount,
} from "../../advice/transfers/transfer-amounts.ts";
import {
  bonusFor,
  findBonus,
  type RouteBonus,
  toTiers,
} from "../../advice/transfers/transfer-bonus.ts";
import { type Caveat, findTerms, type RouteTerms } from "../../advice/transfers/transfer-terms.ts";
import { rowsOfRoute } from "../../advice/transfers/transfer-index.ts";
import { nearestAmounts } from "../../advice/transfers/transfer-rounding.ts";
import { formatPoints } from "../../advice/money.ts";
import { tellOpeningCards, toOpeningCards } from "./transfer-figures.ts";
import { tellEnd } from "./route-row.ts";

/** The source program. An ambiguous name means the candidate with outgoing routes. */
export const getSource = (facts: FactIndex, name: string): string =>
  getEnd(facts, name, (key) =>
    facts.tables.routes.some(({ source }) => source === toTransferProgram(facts.tables, key)),
  );

/** The destination program. An ambiguous name means the candidate with incoming routes. */
export const getDest = (facts: FactIndex, name: string): string =>
  getEnd(facts, name, (key) => facts.tables.routes.some(({ dest }) => dest === key));

export const endsOf = (
  facts: FactIndex,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
) => ({
  from: from === undefined ? undefined : getSource(facts, from),
  to: to === undefined ? undefined : getDest(facts, to),
});

function getEnd(facts: FactIndex, name: string, isEnd: (key: string) => boolean): string {
  try {
    return getProgram(facts, name).key;
  } catch (error) {
    if (!(error instanceof NeedsInput)) throw error;
    const [only, ...others] = error.need.candidates.filter(({ id }) => isEnd(id));
    // "American" as a destination is AAdvantage: nothing transfers to American Express.
    if (only === undefined || others.length > 0) throw error;
    return only.id;
  }
}

const points = z.int().min(1).max(1_000_000_000);

export const transferInput = z.strictObject({
  from: programParam,
  to: programParam,
  send: points.optional().describe("Points to send; give this or need."),
  need: points.optional().describe("Points that must arrive; give this or send."),
  date: dayParam.optional().describe("Today by default."),
  card: cardParam.optional().describe("At the terms of this card, held or not."),
  owner: ownerParam.optional().describe("Whose points and cards; the member's by default."),
  bonus_pct: z
    .int()
    .min(0)
    .max(300)
    .optional()
    .describe("A quoted bonus, counted in place of ours; 0 for none."),
  targeted_bonus: z
    .boolean()
    .optional()
    .describe("The member was sent the route's targeted bonus."),
  as_if: asIfParam,
});

export type TransferInput = z.infer<typeof transferInput>;

export interface Wanted {
  readonly from: string;
  readonly to: string;
  readonly owner: string;
  readonly day: string;
  readonly cards: ReadonlySet<string>;
  /** The card named, if any: the terms are as if it were held. */
  readonly asIf: string | undefined;
}

/** Throws if the request is invalid. */
export function toWanted(scene: Scene, input: TransferInput): Wanted {
  if ((input.send === undefined) === (input.need === undefined)) {
    throw new ToolError("Give exactly one of send and need.");
  }
  const from = getSource(scene.facts, input.from);
  const to = getDest(scene.facts, input.to);
  const [fromName, toName] = [from, to].map((key) => programName(scene, key));
  if (from === to) {
    throw new ToolError(`Both ends are ${toName}: nothing has to be transferred.`);
  }
  const owner = toOwner(scene, input.owner);
  const day = input.date ?? scene.today;
  const holder = cardsToMoveWith(scene, owner, day, input.card);
  const { tables } = scene.facts;
  if (toTransferProgram(tables, from) === toTransferProgram(tables, to)) {
    throw new ToolError(
      `${fromName} and ${toName} are not linked by a transfer with a ` +
        "ratio: with a held card that unlocks the points, they count as one balance. list_balances shows " +
        "what they are worth.",
    );
  }
  return { from, to, owner, day, ...holder };
}

/** The cards that set the terms: the named one, else those the owner holds on the day. */
export function cardsToMoveWith(
  scene: Scene,
  owner: string,
  day: string,
  card: string | undefined,
): Pick<Wanted, "cards" | "asIf"> {
  if (card === undefined) return { cards: cardsOn(scene, owner, day), asIf: undefined };
  const asIf = getCard(scene.facts, card).id;
  return { cards: new Set([asIf]), asIf };
}

export interface ResolvedTransfer {
  readonly routeTerms: Extract<RouteTerms, { state: "usable" }>;
  readonly bonus: RouteBonus;
  /** Uses the quoted bonus, if any, instead of ours. */
  readonly rule: TransferRule;
  readonly quotedPercent: number | undefined;
}

/** Throws if the points cannot move. */
export function resolveTransfer(
  scene: Scene,
  wanted: Wanted,
  {
    bonus_pct: quotedPercent,
    targeted_bonus: targeted,
  }: Pick<TransferInput, "bonus_pct" | "targeted_bonus">,
): ResolvedTransfer {
  const { tables } = scene.facts;
  const { from, to, cards, day } = wanted;
  const routeTerms = findTerms(tables, from, to, cards, day);
  if (routeTerms.state !== "usable") return refuseRoute(scene, wanted, routeTerms);
  const bonus = findBonus(tables, from, to, day, { targeted });
  const rule = toTransferRule(routeTerms.terms, toTiers(bonus, quotedPercent));
  return { routeTerms, bonus, rule, quotedPercent };
}

export const CANNOT_BE_UNDONE = "A transfer cannot be undone: look for the award first.";

export const NOT_ALL_TRIED =
  "These balances can be combined in too many ways to try them all: one that gives up a little less may exist.";

export const warnOfTransfer = (
  { routeTerms, bonus, quotedPercent }: ResolvedTransfer,
  ofAmount: readonly Caveat[] = [],
): readonly string[] => [
  CANNOT_BE_UNDONE,
  ...[
    ...routeTerms.caveats,
    ...(quotedPercent === undefined ? bonus.caveats : []),
    ...ofAmount,
  ].map(({ message }) => toSentence(message)),
];

/** Makes a sentence of a caveat, which is written as part of one. */
export const toSentence = (message: string): string =>
  `${message.slice(0, 1).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? "" : "."}`;

export const countedBonus = ({ bonus, quotedPercent }: ResolvedTransfer, send: number) =>
  quotedPercent === undefined ? bonusFor(bonus, send) : undefined;

export const rowsOfTransfer = (transfer: ResolvedTransfer, send: number) =>
  [transfer.routeTerms.terms, transfer.routeTerms.route, countedBonus(transfer, send)].filter(
    (row) => row !== undefined,
  );

function refuseRoute(
  scene: Scene,
  wanted: Wanted,
  routeTerms: Exclude<RouteTerms, { state: "usable" }>,
): never {
  const name = `${programName(scene, wanted.from)} to ${programName(scene, wanted.to)}`;
  if (routeTerms.state === "ended") {
    throw new ToolError(`${name} ended${tellEnd(routeTerms.route)}. ${OTHER_WAYS}`);
  }
  if (routeTerms.state === "locked") {
    const cards = toOpeningCards(scene, routeTerms.unlock_cards, "opens");
    throw new ToolError(
      `${name} is open only to holders of certain cards, none of which is held: ` +
        `${tellOpeningCards(cards)}. Give one as card to calculate as if it were held, or add a held ` +
        "one with add_wallet_card.",
    );
  }
  const { tables } = scene.facts;
  const rows = rowsOfRoute(tables, toTransferProgram(tables, wanted.from), wanted.to).routes;
  if (rows.length > 0) throw new ToolError(`${name} on ${wanted.day}: ${routeTerms.reason}.`);
  throw new ToolError(`No transfer from ${name} is known. ${OTHER_WAYS}`);
}

const OTHER_WAYS = "compare_transfer_paths has the possible ways, also in two transfers.";

/** Says why an amount cannot be sent, and which ones near it can. */
export function refuseAmount(refusal: UnsendableAmount, rule: TransferRule, send: number): never {
  const near = nearestAmounts(refusal, send).map(formatPoints).join(" or ");
  const rules = rule.step_known
    ? `at least ${formatPoints(rule.minimum)}, in multiples of ${formatPoints(rule.step)}`
    : `at least ${formatPoints(rule.minimum)}`;
  throw new ToolError(
    `${formatPoints(send)} points cannot be sent on this route: it takes ${rules}. ` +
      `The nearest that works: ${near}.`,
  );
}
