import * as z from "zod";
import { isOnOrBefore } from "../../advice/days.ts";
import type { BonusProgress, Wallet } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getProgram } from "../../member/names.ts";
import { getHeld, type HeldCard } from "../../member/held-cards.ts";
import { defineWriter } from "../frame/writer.ts";
import { formatUsd, fromDollars, toDollars } from "../../member/money.ts";
import { NeedsInput } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { type Action, bonusParams, type BonusAsked, refuseStray } from "./bonus-input.ts";
import { bonusRow, toBonusRow, toBonusText } from "./bonus-row.ts";
import { startBonuses } from "./bonus-start.ts";

export const recordBonusProgress = defineWriter({
  name: "record_bonus_progress",
  title: "Record bonus progress",
  description:
    "Track the minimum spend of a sign-up (welcome) bonus: start working on it, update what I " +
    "have spent so far, put more toward it (net_spent, or delta, a refund is negative), mark " +
    "it done when I got the bonus, or stop. Without bonus_id an update changes every step on " +
    "the card. Read: get_bonus_progress.",
  idempotent: false,
  input: bonusParams,
  data: z.object({
    bonus: bonusRow.describe("The one that was changed, or the first of several."),
    bonuses: z.array(bonusRow).describe("All that were changed."),
    previous: z.array(bonusRow).describe("As they were before; empty after a start."),
  }),
  brief: { columns: { bonuses: [] } },
  decide: (given, scene) => {
    refuseCardNumbers({ ...given, wallet_card_id: "", card: "", bonus_id: "" });
    const asked = given.wallet_card_id ?? given.card;
    if (asked === undefined) throw new ToolError("Say which held card: give card.");
    const held = getHeld(scene, asked);
    refuseStray(given);
    const changed = CHANGES[given.action](scene, held, given);
    const { before, bonuses, assumptions = [], warnings = [] } = changed;
    const rows = bonuses.map((bonus) => toBonusRow(scene, held, bonus));
    const [bonus] = rows;
    if (bonus === undefined) throw new ToolError("The offer asks for no spend. Give required.");
    return {
      after: { ...(changed.wallet ?? scene.wallet), bonuses: merge(scene.wallet, bonuses) },
      reply: {
        summary: `${VERBS[given.action]} ${rows.map(toBonusText).join("; ")}.`,
        data: {
          bonus,
          bonuses: rows,
          previous: before.map((one) => toBonusRow(scene, held, one)),
        },
        assumptions,
        warnings: [
          ...warnings,
          ...(rows.some(({ net_spent_usd: usd }) => usd < 0)
            ? ["Refunds are more than purchases: what is spent is below nothing."]
            : []),
        ],
        next_actions: rows.some(({ pace, status }) => pace === "done" && status === "active")
          ? ["Nothing is left to spend: action complete once the bonus posts."]
          : [],
      },
    };
  },
});

const VERBS = {
  start: "Tracking started:",
  update: "Updated:",
  complete: "Completed:",
  cancel: "Cancelled:",
} as const;

interface Changed {
  readonly bonuses: readonly BonusProgress[];
  readonly before: readonly BonusProgress[];
  readonly wallet?: Wallet;
  readonly assumptions?: readonly string[];
  readonly warnings?: readonly string[];
}

type Change = (scene: Scene, held: HeldCard, given: BonusAsked) => Changed;

const CHANGES: Readonly<Record<Action, Change>> = {
  start: (scene, held, given) => {
    const { entry, card, isOpen } = held;
    if (!isOpen) throw new ToolError(`The ${card.card_name} was closed on ${entry.closed_on}.`);
    if (entry.authorized_user) {
      throw new ToolError(
        `Spend on an authorised-user card counts for the account's holder. Track it on his ${card.card_name}.`,
      );
    }
    const asked = given.reward_program;
    const program = asked === undefined ? undefined : getProgram(scene.facts, asked).key;
    const spent = given.net_spent ?? given.delta;
    const told = { ...given, reward_program: program, net_spent: spent };
    return { before: [], ...startBonuses(scene, held, told) };
  },
  update: (scene, held, given) => {
    const running = findActive(scene, held, given.bonus_id);
    const before = given.required === undefined ? running : [getOne(running)];
    const asked = given.reward_program;
    const program = asked === undefined ? undefined : getProgram(scene.facts, asked).key;
    const bonuses = before.map((one) => toUpdated(scene, one, given, program));
    const several = before.length > 1;
    return {
      before,
      bonuses,
      assumptions: several ? ["The steps of one card count the same purchases."] : [],
    };
  },
  complete: (scene, held, given) => {
    const bonus = getOne(findActive(scene, held, given.bonus_id));
    const isShort = bonus.net_spent_usd < bonus.required_usd;
    const done = { ...bonus, status: "completed", updated_on: scene.today } as const;
    return {
      before: [bonus],
      bonuses: [done],
      ...keepPosting(scene, held, given.posted_on),
      warnings: isShort
        ? [
            `Only ${formatUsd(bonus.net_spent_usd)} of ${formatUsd(bonus.required_usd)} was recorded as spent.`,
          ]
        : [],
    };
  },
  cancel: (scene, held, given) => {
    const bonus = getOne(findActive(scene, held, given.bonus_id));
    const done = { ...bonus, status: "cancelled", updated_on: scene.today } as const;
    return { before: [bonus], bonuses: [done] };
  },
};

function findActive(
  { wallet }: Scene,
  { entry, card }: HeldCard,
  id: string | undefined,
): readonly BonusProgress[] {
  const active = wallet.bonuses.filter(
    (one) => one.wallet_card_id === entry.id && one.status === "active",
  );
  const found = id === undefined ? active : active.filter((one) => one.id === id);
  if (found.length > 0) return found;
  throw new ToolError(
    active.length === 0
      ? `No bonus is in progress on the ${card.card_name}. Use action start.`
      : `No bonus in progress on the ${card.card_name} has this bonus_id. There are: ${active.map((one) => one.id).join(", ")}.`,
  );
}

/** The one bonus that is meant; asks when there are several. */
function getOne(active: readonly BonusProgress[]): BonusProgress {
  const [first] = active;
  if (first !== undefined && active.length === 1) return first;
  throw new NeedsInput("Several bonuses run on this card. Which one? Give its bonus_id.", {
    argument: "bonus_id",
    candidates: active.map(toCandidate),
  });
}

const toCandidate = ({ id, required_usd: usd, deadline }: BonusProgress) => ({
  id,
  label: `${formatUsd(usd)} to spend${deadline === undefined ? "" : ` by ${deadline}`}`,
});

function toUpdated(
  { today }: Scene,
  before: BonusProgress,
  given: BonusAsked,
  program: string | undefined,
): BonusProgress {
  const { net_spent: net, delta = 0, required, deadline, reward } = given;
  const cents = fromDollars(net ?? before.net_spent_usd) + fromDollars(delta);
  const { reward_points: points, reward_usd: usd } = given;
  return {
    ...before,
    net_spent_usd: toDollars(cents),
    ...(required === undefined ? {} : { required_usd: required }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(reward === undefined ? {} : { reward }),
    ...(points === undefined ? {} : { reward_points: points }),
    ...(program === undefined ? {} : { reward_program: program }),
    ...(usd === undefined ? {} : { reward_usd: usd }),
    updated_on: today,
  };
}

/** The day the bonus posted, kept with the card. */
function keepPosting({ wallet, today }: Scene, { entry }: HeldCard, postedOn: string | undefined) {
  if (postedOn === undefined) return {};
  if (isOnOrBefore(postedOn, today) === false) {
    throw new ToolError(`posted_on ${postedOn} is after today, ${today}.`);
  }
  const cards = wallet.cards.map((one) =>
    one.id === entry.id ? { ...one, bonus_received_on: postedOn, bonus_received: true } : one,
  );
  return { wallet: { ...wallet, cards } };
}

/** The bonuses of the wallet with some changed or added. */
function merge({ bonuses }: Wallet, changed: readonly BonusProgress[]): BonusProgress[] {
  const byId = new Map(changed.map((one) => [one.id, one]));
  const known = new Set(bonuses.map(({ id }) => id));
  return [
    ...bonuses.map((one) => byId.get(one.id) ?? one),
    ...changed.filter(({ id }) => !known.has(id)),
  ];
}
