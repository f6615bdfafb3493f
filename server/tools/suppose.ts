import { SELF, type Wallet } from "../accounts/wallet.ts";
import { addMonths, spanOf } from "../advice/days.ts";
import { ToolError } from "../contract/tool-error.ts";
import { formatPoints, formatUsd } from "../advice/money.ts";
import { NeedsInput } from "../member/needs-input.ts";
import type { Scene } from "../member/scene.ts";
import { changeBalance } from "./balances/set-balance.ts";
import type { AsIf } from "./frame/as-if.ts";
import type { Notes } from "./frame/texts.ts";
import type { Decision } from "./frame/writer.ts";
import { changeSpend } from "./spending/change-spend.ts";
import { addCard } from "./wallet/add-wallet-card.ts";
import { closeCard } from "./wallet/close-wallet-card.ts";
import { changeProduct } from "./wallet/record-product-change.ts";

interface Supposed {
  readonly scene: Scene;
  readonly assumptions: readonly string[];
  readonly warnings: Notes;
}

/** The scene as `as_if` supposes it: the writing tools' decisions, applied but not saved. */
export function suppose(real: Scene, asIf: AsIf = {}): Supposed {
  const today = toDay(real, asIf);
  const changes = changesOf(asIf, today);
  const then = today === real.today ? real : { ...real, today };
  const start: Supposed = { scene: then, assumptions: [], warnings: [] };
  const { scene, assumptions, warnings } = changes.reduce(apply, start);
  const day = today === real.today ? [] : [`it were ${today}`];
  const had = assumptions.length === 0 ? [] : [`you had ${listed(assumptions)}`];
  const changed = [...day, ...had].join(" and ");
  const sentence = `As if ${changed}; nothing is saved.`;
  return { scene, assumptions: changed === "" ? [] : [sentence], warnings };
}

/** Applies one change; its phrases follow "as if you had". */
type Change = (scene: Scene) => {
  readonly after: Wallet;
  readonly phrases: readonly string[];
  readonly warnings: Notes | undefined;
};

const changesOf = (
  { close = [], change = [], open = [], balances = {}, spend = {} }: AsIf,
  today: string,
): readonly Change[] => [
  ...close.map(closing),
  ...change.map(changing),
  ...open.map(({ on = today, ...opened }) => opening({ ...opened, on })),
  ...Object.entries(balances).map(holding),
  ...(Object.keys(spend).length === 0 ? [] : [spending(spend)]),
];

type Each<Key extends "open" | "close" | "change"> = NonNullable<AsIf[Key]>[number];

const closing =
  ({ card, on }: Each<"close">): Change =>
  (scene) => {
    const closed = closeCard({ wallet_card_id: card, closed_on: on }, scene);
    const { after, open, closedOn, warnings } = closed;
    return { after, phrases: [`closed the ${open.card.card_name} on ${closedOn}`], warnings };
  };

const changing = ({ card, to, on }: Each<"change">): Change =>
  toChange(
    (scene) => changeProduct({ wallet_card_id: card, to_card: to, changed_on: on }, scene),
    ({ old, new: row }) => [`changed the ${old.card_name} to the ${row.card_name} on ${old.until}`],
  );

const opening = ({ card, owner, on }: Each<"open"> & { readonly on: string }): Change =>
  toChange(
    (scene) => addCard({ card, opened_month: on, owner, allow_duplicate: true }, scene),
    ({ wallet_card: row }) => {
      const whose = row.owner === SELF ? "" : ` for ${row.owner}`;
      const when = spanOf(on).first === on ? "on" : "in";
      return [`opened the ${row.card_name}${whose} ${when} ${on}`];
    },
  );

const holding = ([program, points]: readonly [string, number]): Change =>
  toChange(
    (scene) => changeBalance({ program, points }, scene),
    ({ balance: row }) => [`held ${formatPoints(row.points)} ${row.program_name} points`],
  );

const spending = (spend: NonNullable<AsIf["spend"]>): Change =>
  toChange(
    (scene) => changeSpend({ spend }, scene),
    ({ changed }) =>
      changed.map((row) => `spent ${formatUsd(row.after_usd)} a month on ${row.category_name}`),
  );

/** Applies the decision of a writing tool. Throws if it asks back or refuses. */
function toChange<Data>(
  decide: (scene: Scene) => Decision<Data>,
  tell: (data: Data) => readonly string[],
): Change {
  return (scene) => {
    const { after, reply } = decide(scene);
    // No argument of the call holds the name by itself, so none is named.
    if ("needs_input" in reply) throw new NeedsInput(reply.summary, reply.needs_input);
    if (!("data" in reply)) throw new ToolError(reply.summary);
    return { after, phrases: tell(reply.data), warnings: reply.warnings };
  };
}

function apply({ scene, assumptions, warnings }: Supposed, change: Change): Supposed {
  const { after, phrases, warnings: more } = change(scene);
  return {
    scene: { ...scene, wallet: after },
    assumptions: [...assumptions, ...phrases],
    warnings: [warnings, more],
  };
}

const MAX_MONTHS = 60;

/** The day of the answer; throws if any change is after it. */
function toDay({ today }: Scene, asIf: AsIf): string {
  const { today: day = today, open = [], close = [], change = [] } = asIf;
  if (day < today || day > addMonths(today, MAX_MONTHS)) {
    throw new ToolError(`as_if.today ${day} is not within ${MAX_MONTHS} months from ${today}.`);
  }
  const late = [...open, ...close, ...change].find(
    ({ on }) => on !== undefined && spanOf(on).first > day,
  );
  if (late === undefined) return day;
  throw new ToolError(
    `as_if: ${late.on} lies after ${day}. To suppose a later day, give it as as_if.today too.`,
  );
}

const listed = (phrases: readonly string[]): string =>
  new Intl.ListFormat("en-US", { type: "conjunction" }).format(phrases);
