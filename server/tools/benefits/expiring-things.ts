import type { ExpiringInput } from "../../advice/benefits/expiring.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { expiryOf, type PointsExpiry } from "../../advice/goals/points-expiry.ts";
import { activationKey } from "../../advice/purchase/rate-status.ts";
import { SELF } from "../../accounts/wallet.ts";
import type { FactRow } from "../../contract/facts.ts";
import { type HeldCard, heldCards, isOpenOn } from "../../member/held-cards.ts";
import { formatUsd, fromDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, valueOfProgram } from "../../member/point-values.ts";
import { isCounted } from "./credit-row.ts";
import { toCertificateRow } from "./certificate-row.ts";
import { heldCredits, unmetBy } from "../../member/held-credits.ts";

/** What an item tells besides its day and value, by its ref. */
export interface Detail {
  readonly owner: string;
  readonly wallet_card_id?: string | undefined;
  readonly card_name?: string | undefined;
  readonly program?: string | undefined;
  /** False: what it asks for is not known to be so, so that no total holds it. */
  readonly counted?: boolean | undefined;
  readonly certificate_id?: string | undefined;
  readonly points?: number | undefined;
  readonly cpp?: number | undefined;
  readonly cpp_basis?: "service_estimate" | "own" | undefined;
  readonly conditions?: readonly string[] | undefined;
}

type Kind = Exclude<keyof ExpiringInput, "today" | "withinDays">;

/** Things of one kind that may lapse. */
export interface Things<Name extends Kind> {
  readonly things: NonNullable<ExpiringInput[Name]>;
  readonly details: ReadonlyMap<string, Detail>;
  readonly facts: readonly Pick<FactRow<"credits">, "sources" | "as_of">[];
  readonly warnings: readonly string[];
}

const ofCard = ({ entry, card }: HeldCard) => ({
  owner: entry.owner,
  wallet_card_id: entry.id,
  card_name: card.card_name,
});

/**
 * Credits. Points that come by themselves do not lapse; those that a spend must earn do. Money that no
 * spend has opened yet is not there to lapse.
 */
export function creditThings(scene: Scene, owner?: string): Things<"credits"> {
  const credits = heldCredits(scene, { owner }).filter((one) =>
    one.credit.form === "points"
      ? unmetBy(scene.wallet, one).length > 0
      : one.state.status !== "locked",
  );
  const refOf = (one: (typeof credits)[number]) => `${one.held.entry.id}/${one.credit.credit_name}`;
  return {
    things: credits.map((one) => ({
      ref: refOf(one),
      name: one.credit.credit_name,
      state: one.state,
    })),
    details: new Map(
      credits.map((one) => [
        refOf(one),
        { ...ofCard(one.held), conditions: one.state.conditions, counted: isCounted(scene, one) },
      ]),
    ),
    facts: credits.map(({ credit }) => credit),
    warnings: [],
  };
}

export function certificateThings(scene: Scene, owner?: string): Things<"certificates"> {
  const rows = scene.wallet.certificates
    .filter((one) => one.used_on === undefined && (owner === undefined || one.owner === owner))
    .map((one) => ({ one, row: toCertificateRow(scene, one) }));
  const undated = rows.filter(({ one }) => one.expires_on === undefined).length;
  return {
    things: rows.map(({ one, row }) => ({
      ref: one.id,
      name: one.name,
      expiresOn: one.expires_on,
      valueCents: row.value_usd === undefined ? undefined : fromDollars(row.value_usd),
      valueBasis: row.value_basis,
    })),
    details: new Map(
      rows.map(({ one, row }) => [
        one.id,
        {
          owner: one.owner,
          certificate_id: one.id,
          program: one.program,
          wallet_card_id: one.wallet_card_id,
          card_name: row.card_name,
          cpp: row.cpp,
          cpp_basis: row.cpp_basis,
        },
      ]),
    ),
    facts: [],
    warnings: undated === 0 ? [] : [`Certificates without a recorded expiry: ${undated}.`],
  };
}

export function pointsThings(scene: Scene, owner?: string): Things<"points"> {
  const { programRules } = scene.facts.facts.tables;
  const rows = scene.wallet.balances
    .filter((one) => owner === undefined || one.owner === owner)
    .map((balance) => ({
      balance,
      ref: `${balance.program}/${balance.owner}`,
      name: scene.facts.programs.get(balance.program)?.name ?? balance.program,
      expiry: expiryOf(programRules, balance),
      value: valueOfProgram(scene, balance.program, { owner: balance.owner }),
    }));
  return {
    things: rows.map(({ balance, ref, name, expiry, value }) => ({
      ref,
      name,
      expiresOn: expiry.kind === "dated" ? expiry.on : undefined,
      valueCents: value === undefined ? undefined : fromDollars(toUsd(balance.points, value.cpp)),
      valueBasis: value?.basis,
    })),
    details: new Map(
      rows.map(({ balance, ref, value }) => [
        ref,
        {
          owner: balance.owner,
          program: balance.program,
          points: balance.points,
          cpp: value?.cpp,
          cpp_basis: value?.basis,
        },
      ]),
    ),
    facts: programRules.filter((row) =>
      rows.some(
        ({ balance, expiry }) => balance.program === row.program && expiry.kind === "dated",
      ),
    ),
    warnings: rows.flatMap(({ name, expiry }) => doubtOf(name, expiry, scene.today)),
  };
}

function doubtOf(name: string, expiry: PointsExpiry, today: string): readonly string[] {
  if (expiry.kind === "unknown") return [`${name}: ${expiry.reason}.`];
  if (expiry.kind !== "dated" || expiry.on >= today) return [];
  return [`${name}: by the dates of the wallet its points lapsed after ${expiry.on}; check them.`];
}

/** Rotating rates that wait: one for all categories of a card that are activated together. */
export function activationThings(scene: Scene, owner?: string): Things<"activations"> {
  const windows = heldCards(scene, { owner })
    .filter(({ entry }) => !entry.authorized_user)
    .flatMap((held) => windowsOf(scene, held).map((rates) => ({ held, rates })));
  const refOf = ({ held, rates }: (typeof windows)[number]) =>
    `${held.entry.id}/${rates[0]?.starts ?? ""}`;
  return {
    things: windows.map((one) => ({
      ref: refOf(one),
      name: windowName(scene, one.rates),
      expiresOn: one.rates[0]?.activate_by,
      action: "Activate the categories with the issuer, then note it with update_wallet_card.",
    })),
    details: new Map(windows.map((one) => [refOf(one), ofCard(one.held)])),
    facts: windows.flatMap(({ rates }) => rates),
    warnings: [],
  };
}

type Rates = readonly FactRow<"earnRates">[];

function windowsOf({ facts, today }: Scene, { entry, card }: HeldCard): readonly Rates[] {
  const windows = new Map<string, FactRow<"earnRates">[]>();
  for (const rate of facts.rowsOf("earnRates", card.id)) {
    const { selection, activate_by: by, starts = "" } = rate;
    if (selection !== "activation" || by === undefined || by < today || !isUsable(rate)) continue;
    const key = `${starts} ${by}`;
    windows.set(key, [...(windows.get(key) ?? []), rate]);
  }
  // One activation is for all categories of the window.
  return [...windows.values()].filter(
    (rates) => !rates.some((rate) => entry.activations.includes(activationKey(rate))),
  );
}

function windowName({ facts }: Scene, rates: Rates): string {
  const names = new Set(
    rates.map(({ category }) => facts.categories.get(category)?.name ?? category),
  );
  const [first] = rates;
  return `Categories from ${first?.starts ?? "now"} to ${first?.ends ?? "further notice"}: ${[...names].join(", ")}`;
}

/** Spending bonuses in progress on open cards. */
export function bonusThings(scene: Scene, owner?: string): Things<"bonuses"> {
  const { wallet, facts, today } = scene;
  const rows = wallet.bonuses.flatMap((bonus) => {
    const entry = wallet.cards.find(({ id }) => id === bonus.wallet_card_id);
    const leftCents = fromDollars(bonus.required_usd) - fromDollars(bonus.net_spent_usd);
    if (entry === undefined || !isOpenOn(entry, today)) return [];
    if (bonus.status !== "active" || leftCents <= 0) return [];
    if (owner !== undefined && entry.owner !== owner) return [];
    return [{ bonus, entry, leftCents, card: facts.cards.get(entry.card_id) }];
  });
  const undated = rows.filter(({ bonus }) => bonus.deadline === undefined).length;
  return {
    things: rows.map(({ bonus, leftCents, card, entry }) => {
      const { reward_usd: usd, reward_points: points, reward_program: program } = bonus;
      const value =
        program === undefined
          ? undefined
          : valueOfProgram(scene, program, { owner: entry.owner ?? SELF });
      const ofPoints =
        points === undefined || value === undefined ? undefined : toUsd(points, value.cpp);
      const worth = usd ?? ofPoints;
      return {
        ref: bonus.id,
        name: `Spending bonus of ${card?.card_name ?? entry.card_id}`,
        expiresOn: bonus.deadline,
        valueCents: worth === undefined ? undefined : fromDollars(worth),
        valueBasis: usd === undefined ? value?.basis : "face",
        action: `Spend ${formatUsd(leftCents / 100)} more on the card by this day.`,
      };
    }),
    details: new Map(
      rows.map(({ bonus, entry, card }) => [
        bonus.id,
        {
          owner: entry.owner,
          wallet_card_id: entry.id,
          card_name: card?.card_name,
          program: bonus.reward_program,
          points: bonus.reward_points,
          cpp:
            bonus.reward_program === undefined
              ? undefined
              : valueOfProgram(scene, bonus.reward_program, { owner: entry.owner })?.cpp,
        },
      ]),
    ),
    facts: [],
    warnings: undated === 0 ? [] : [`Bonuses in progress without a deadline: ${undated}.`],
  };
}
