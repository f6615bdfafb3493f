import * as z from "zod";
import { isOnOrBefore } from "../../advice/days.ts";
import { type BonusProgress, type Wallet, withCard } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getProgram } from "../../member/names.ts";
import { getHeld, getOwnOpen, type HeldCard } from "../../member/held-cards.ts";
import { defineWriter } from "../frame/writer.ts";
import { formatUsd, toCents, toDollars } from "../../advice/money.ts";
import { NeedsInput } from "../../member/needs-input.ts";
import { bonusSpent } from "../../member/logged.ts";
import type { Scene } from "../../member/scene.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import type { Notes } from "../frame/texts.ts";
import { type BonusInput, bonusParams, refuseStray, startBonuses } from "./bonus-start.ts";
import { bonusRow, toBonusRow, toBonusText } from "./bonus-row.ts";

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
  brief: { columns: { bonuses: "" } },
  decide: (given, scene) => {
    refuseCardNumbers({ ...given, wallet_card_id: "", card: "", bonus_id: "" }, scene.wallet);
    const { action, card, wallet_card_id: name = card, reward_program: program } = given;
    if (name === undefined) throw new ToolError("Say which held card: give card.");
    const held = getHeld(scene, name);
    refuseStray(given);
    const reward_program = program && getProgram(scene.facts, program).key;
    const change = CHANGES[action](scene, held, { ...given, reward_program });
    const { wallet = scene.wallet, before, bonuses, assumptions, warnings } = change;
    const rows = bonuses.map((one) => toBonusRow(scene, held, one));
    const [bonus] = rows;
    if (bonus === undefined) throw new ToolError("The offer requires no spend. Give required.");
    const isBelowZero = rows.some(({ net_spent_usd: usd }) => usd < 0);
    const isDone = rows.some(({ pace, status }) => pace === "done" && status === "active");
    return {
      after: { ...wallet, bonuses: merge(wallet.bonuses, bonuses) },
      reply: {
        summary: `${VERBS[action]} ${rows.map(toBonusText).join("; ")}.`,
        data: {
          bonus,
          bonuses: rows,
          previous: before.map((one) => toBonusRow(scene, held, one)),
        },
        assumptions,
        warnings: [warnings, isBelowZero && "Refunds exceed purchases: net spend is below zero."],
        next_actions: [
          isDone && "Nothing is left to spend: use action complete once the bonus posts.",
        ],
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

interface Change {
  readonly before: readonly BonusProgress[];
  readonly bonuses: readonly BonusProgress[];
  readonly wallet?: Wallet;
  readonly assumptions?: Notes;
  readonly warnings?: Notes;
}

type Action = (scene: Scene, held: HeldCard, given: BonusInput) => Change;

const CHANGES: Readonly<Record<BonusInput["action"], Action>> = {
  start: (scene, held, given) => {
    getOwnOpen(scene, held.entry.id);
    const { net_spent = given.delta } = given;
    return { before: [], ...startBonuses(scene, held, { ...given, net_spent }) };
  },
  update: (scene, held, given) => {
    const running = activeBonuses(scene, held, given.bonus_id);
    const before = given.required === undefined ? running : [getOne(running)];
    return {
      before,
      bonuses: before.map((one) => toUpdated(scene, one, given)),
      assumptions: before.length > 1 ? ["The steps of one card count the same purchases."] : [],
    };
  },
  complete: (scene, held, given) => {
    const bonus = getOne(activeBonuses(scene, held, given.bonus_id));
    const spent = bonusSpent(scene, bonus);
    const short = `Only ${formatUsd(spent)} of ${formatUsd(bonus.required_usd)} was recorded as spent.`;
    return {
      before: [bonus],
      bonuses: [{ ...bonus, status: "completed", updated_on: scene.today }],
      wallet: withPosting(scene, held, given.posted_on),
      warnings: spent < bonus.required_usd ? [short] : [],
    };
  },
  cancel: (scene, held, given) => {
    const bonus = getOne(activeBonuses(scene, held, given.bonus_id));
    const cancelled = { ...bonus, status: "cancelled", updated_on: scene.today } as const;
    return { before: [bonus], bonuses: [cancelled] };
  },
};

function activeBonuses({ wallet }: Scene, { entry, card }: HeldCard, id: string | undefined) {
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

/** The only active bonus; asks if there are several. */
function getOne(active: readonly BonusProgress[]): BonusProgress {
  const [first] = active;
  if (first !== undefined && active.length === 1) return first;
  throw new NeedsInput(
    "Several bonuses are in progress on this card. Which one? Give its bonus_id.",
    {
      argument: "bonus_id",
      candidates: active.map(toCandidate),
    },
  );
}

const toCandidate = ({ id, required_usd: usd, deadline }: BonusProgress) => ({
  id,
  label: `${formatUsd(usd)} to spend${deadline === undefined ? "" : ` by ${deadline}`}`,
});

const toUpdated = (
  scene: Scene,
  before: BonusProgress,
  { net_spent: net, delta, ...given }: BonusInput,
): BonusProgress => ({
  ...before,
  ...toCounted(scene, before, { net, delta }),
  required_usd: given.required ?? before.required_usd,
  deadline: given.deadline ?? before.deadline,
  reward: given.reward ?? before.reward,
  reward_points: given.reward_points ?? before.reward_points,
  reward_program: given.reward_program ?? before.reward_program,
  reward_usd: given.reward_usd ?? before.reward_usd,
  updated_on: scene.today,
});

/** A stated amount counts until today, and includes earlier logged purchases. */
function toCounted(
  scene: Scene,
  before: BonusProgress,
  { net, delta }: { readonly net: number | undefined; readonly delta: number | undefined },
) {
  if (net === undefined && delta === undefined) return {};
  const cents = toCents(net ?? bonusSpent(scene, before)) + toCents(delta ?? 0);
  return { net_spent_usd: toDollars(cents), counted_on: scene.today };
}

function withPosting({ wallet, today }: Scene, { entry }: HeldCard, postedOn: string | undefined) {
  if (postedOn === undefined) return wallet;
  if (isOnOrBefore(postedOn, today) === false) {
    throw new ToolError(`posted_on ${postedOn} is after today, ${today}.`);
  }
  return withCard(wallet, { ...entry, bonus_received_on: postedOn, bonus_received: true });
}

/** Changed bonuses keep their place, new ones come last. */
const merge = (before: readonly BonusProgress[], changed: readonly BonusProgress[]) => [
  ...new Map([...before, ...changed].map((one) => [one.id, one])).values(),
];
