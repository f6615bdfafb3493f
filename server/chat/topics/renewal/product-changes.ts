import type { Envelope } from "../../../tools/frame/envelope.ts";
import { type HeldCard, heldCards } from "../../../member/held-cards.ts";
import { ask } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { text } from "../../compose/figures.ts";
import { bold, EMPTY, ifKnown, join, type Line, line, listed, when } from "../../compose/line.ts";
import { meets, namedCards } from "../../compose/pick.ts";
import { cardName, notHeldBy } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { offers } from "../cards/card.ts";
import { findHeld, heldNamed } from "../held.ts";
import {
  type Changes,
  dayOf,
  detailsOf,
  type Option,
  optionsTold,
  verdictOn,
} from "./product-changes-text.ts";
import { asksForAdvice } from "./verdict.ts";

/** Products that a held card can be changed to with its issuer, keeping the account. */
export const productChanges = definePlan(answerChanges, {
  takes: ["card", "held_card", "owner"],
  columns: {
    to_fee_usd: { unit: "usd", words: ["annual fee", "fee", "yearly fee"] },
    fee_difference_usd: { unit: "usd", words: ["save", "saves", "fee difference"] },
    earliest_on: { unit: "date", words: ["earliest", "soonest", "how soon", "from when"] },
    lost: { unit: "text", words: ["give up", "lose", "miss"] },
    keeps_points: {
      unit: "text",
      words: ["keeps my points movable", "keep transfers", "points transferable"],
    },
    credit_pull: { unit: "text", words: ["hard pull", "credit pull", "pull my credit"] },
  },
});

function answerChanges(frame: Frame, toolbox: Toolbox): Draft {
  const isFromNamed = namedCards(frame, "from").length > 0;
  const role = isFromNamed ? "from" : "of";
  const [card] = idsOf(frame, "card", role);
  const isHeld = heldNamed(frame, toolbox.scene, role).length > 0;
  if (card !== undefined && !isHeld) return ofCatalog(card, frame, toolbox);
  const held = findHeld(becoming(frame, toolbox), toolbox, role);
  const { data, envelope } = ask(toolbox, "list_product_change_options", {
    wallet_card_id: held.entry.id,
  });
  if (data.options.length === 0) return noOption(held, toolbox, envelope);
  const options = wantedOf(frame, data.options);
  const isChoice = asksForAdvice(frame);
  return answer({
    lead: [join([pullOf(frame), leadOf(frame, data, options)])],
    details: [
      ...detailsOf(frame, options, data.card.owner),
      ...(options.length === 1 ? options : []).map((one) => offerOf(one, frame, toolbox)),
    ],
    caveats: [
      when(isChoice, () => line`Whether to change it is your choice.`),
      line`Ask the issuer for it by phone or secure message.`,
      CAVEATS.terms,
      when(options.some(hasValue), () => CAVEATS.estimate),
    ],
    envelopes: [envelope],
  });
}

/** "Should I upgrade to the Reserve" names no held card: tries those that can become it. */
function becoming(frame: Frame, toolbox: Toolbox): Frame {
  const to = idsOf(frame, "card", "to");
  const isNamed = idsOf(frame, "card", "of", "from").length > 0;
  if (to.length === 0 || isNamed) return frame;
  const cards = heldCards(toolbox.scene, { owner: frame.owner }).filter(({ entry }) =>
    ask(toolbox, "list_product_change_options", { wallet_card_id: entry.id }).data.options.some(
      ({ to_card: { card_id: id } }) => to.includes(id),
    ),
  );
  const named = cards.map(({ card: { id } }) => ({ kind: "card", id, role: "of" }) as const);
  return { ...frame, subjects: [...frame.subjects, ...named] };
}

/** The welcome offer of a new application, which an upgrade forgoes. */
function offerOf(
  { direction, to_card: { card_id: id } }: Option,
  frame: Frame,
  toolbox: Toolbox,
): Line {
  if (direction !== "upgrade") return EMPTY;
  const of: Frame = { ...frame, subjects: [{ kind: "card", id, role: "of" }] };
  return line`As a new card instead: ${join([...offers.answer(of, toolbox).lead])}`;
}

const hasValue = ({ points_at_risk: risks }: Option): boolean =>
  risks.some(({ value_usd: value }) => value !== undefined);

/** The options that match the question's target, direction and conditions. */
function wantedOf(frame: Frame, options: readonly Option[]): readonly Option[] {
  const to = new Set(idsOf(frame, "card", "to"));
  const named = options.filter(({ to_card: { card_id: id } }) => to.has(id));
  if (to.size > 0) return named;
  const unwanted = UNWANTED.get(frame.verb);
  return options.filter(
    (option) =>
      option.direction !== unwanted && frame.constraints.every((one) => fits(one, option)),
  );
}

const UNWANTED = new Map<Frame["verb"], Option["direction"]>([
  ["downgrade", "upgrade"],
  ["upgrade", "downgrade"],
]);

function fits(one: Frame["constraints"][number], option: Option): boolean {
  if (one.column === "to_fee_usd") return meets(one, option.to_fee_usd);
  if (one.column === "keeps_points") return option.points_at_risk.length === 0;
  return true;
}

function leadOf(frame: Frame, data: Changes, options: readonly Option[]): Line {
  const name = line`the **${cardName(data.card)}**`;
  const verdict = verdictOn(frame, options);
  const day = dayOf(frame, data, options);
  if (options.length === 0) return noneSuch(frame, data, name);
  return join([optionsTold(verdict, name, options), day]);
}

/** No match for that direction or card, although other changes are known. */
function noneSuch(frame: Frame, data: Changes, name: Line): Line {
  const others = optionsTold(EMPTY, name, data.options);
  const no =
    frame.focus === "whether"
      ? line`**No** such change for ${name} is known.`
      : line`No such change for ${name} is known.`;
  return line`${no} ${others}`;
}

/** For a card not held: its known product changes, without account dates. */
function ofCatalog(card: string, frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_card", { card });
  const to = new Set(idsOf(frame, "card", "to"));
  const known = data.product_changes.to.filter((one) => to.size === 0 || to.has(one.card_id));
  const name = bold(text(data.card.card_name));
  const names = listed(
    known.map((one) => bold(text(one.card_name))),
    "or",
  );
  return answer({
    lead: [
      known.length === 0
        ? line`${notHeldBy(frame.owner)} the ${name}, and we know of no such change for it.`
        : line`${notHeldBy(frame.owner)} the ${name}. Its known product changes lead to ${names}.`,
    ],
    caveats: [CAVEATS.terms],
    envelopes: [envelope],
  });
}

/** No known change; if the card has been replaced, says by which. */
function noOption(held: HeldCard, toolbox: Toolbox, seen: Envelope): Draft {
  const { data, envelope } = ask(toolbox, "get_card", { card: held.card.id });
  const name = bold(text(data.card.card_name));
  const became = ifKnown(
    data.card.successor,
    (next) =>
      line` It became the **${text(next.card_name)}**: if yours was converted, change the card in your wallet to see what that one can become.`,
  );
  return answer({
    lead: [
      line`We know of no product change for the ${name}. Only its issuer can say whether there is one.${became}`,
    ],
    caveats: [CAVEATS.terms],
    envelopes: [seen, envelope],
  });
}

const pullOf = ({ column }: Frame): Line =>
  column === "credit_pull"
    ? line`Whether the issuer pulls your credit for a product change is **not known** here; ask before you agree.`
    : EMPTY;
