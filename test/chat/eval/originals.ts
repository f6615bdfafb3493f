import * as z from "zod";
import { answer, CAVEATS, type Draft, refuse } from "../../../server/chat/compose/draft.ts";
import { type Figure, text, type Unit, write } from "../../../server/chat/compose/figures.ts";
import { line } from "../../../server/chat/compose/line.ts";
import { render } from "../../../server/chat/compose/render.ts";
import type { Answer } from "../../../server/chat/reasoner.ts";
import type { Toolbox } from "../../../server/chat/toolbox.ts";
import type { Envelope } from "../../../server/tools/frame/envelope.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import type { EvalCase, Expectation } from "./case.ts";
import { expectedOf, toolboxOf } from "./run.ts";
import type { Scored } from "./score.ts";

/** Right answers to a few cases, to damage and to see that the scorer notices. */

function ask(toolbox: Toolbox, name: string, input: object): Envelope {
  const outcome = toolbox.call(name, input);
  if ("error" in outcome) throw new Error(outcome.error);
  return outcome.envelope;
}

const value = z.union([z.string(), z.number()]);
const within = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** Figures of one result. */
const of =
  (envelope: Envelope) =>
  (unit: Unit, ...path: readonly (string | number)[]): Figure => {
    const found = path.reduce<unknown>(
      (at, key) => new Map<string, unknown>(Object.entries(within.parse(at))).get(String(key)),
      "data" in envelope ? envelope.data : undefined,
    );
    return write(value.parse(found), unit);
  };

const toAnswer = (draft: Draft, intent: string): Answer => ({ ...render(draft), intent });

const toCase = (question: string, expect: Expectation): EvalCase => ({
  id: "original",
  group: "original",
  wallet: "demo",
  messages: [{ role: "user", content: question }],
  expect,
});

function toScored(
  question: string,
  expect: Expectation,
  respond: (box: Toolbox) => Answer,
): Scored {
  const evalCase = toCase(question, expect);
  const toolbox = toolboxOf(evalCase);
  return {
    expect,
    answer: respond(toolbox),
    calls: toolbox.calls(),
    userTexts: [question],
    cards: readPinnedFacts().facts.tables.cards.map(({ id, card_name: name }) => ({ id, name })),
    ...expectedOf(evalCase),
  };
}

const PURCHASE = { merchant: "whole foods", amount: 120 };

/** The best card, with its figures. */
export const bestCard = (): Scored =>
  toScored(
    "which card at whole foods for $120",
    {
      kind: "answer",
      cite: true,
      caveat: "estimate",
      pick: {
        from: [
          { tool: "best_card_for_purchase", input: PURCHASE, path: "ranked.0.card.card_name" },
        ],
      },
      facts: [
        {
          from: { tool: "best_card_for_purchase", input: PURCHASE, path: "ranked.0.total_usd" },
          unit: "usd",
        },
        {
          from: { tool: "best_card_for_purchase", input: PURCHASE, path: "ranked.0.points" },
          unit: "points",
        },
      ],
    },
    (toolbox) => {
      const envelope = ask(toolbox, "best_card_for_purchase", PURCHASE);
      const tell = of(envelope);
      const draft = answer({
        lead: [
          line`Use the ${tell("text", "ranked", 0, "card", "card_name")}: ${tell("points", "ranked", 0, "points")} points, worth ${tell("usd", "ranked", 0, "total_usd")}.`,
        ],
        details: [line`Next is the ${tell("text", "ranked", 1, "card", "card_name")}.`],
        caveats: [CAVEATS.estimate],
        envelopes: [envelope],
      });
      return toAnswer(draft, "best_card");
    },
  );

/** Two figures of two subjects. */
export const balances = (): Scored => {
  const fact = (program: string, name: string) => ({
    from: {
      tool: "list_balances",
      input: { owner: "me" },
      path: `balances[program=${program}].points`,
    },
    unit: "points" as const,
    subject: name,
  });
  return toScored(
    "how many points do i have",
    {
      kind: "answer",
      facts: [
        fact("chase_ultimate_rewards", "Chase Ultimate Rewards"),
        fact("capital_one_miles", "Capital One Miles"),
      ],
    },
    (toolbox) => {
      const envelope = ask(toolbox, "list_balances", { owner: "me" });
      const tell = of(envelope);
      const details = [0, 1, 2, 3].map(
        (place) =>
          line`${tell("text", "balances", place, "program_name")}: ${tell("points", "balances", place, "points")}`,
      );
      const lead = [line`You hold these points as of ${tell("date", "balances", 0, "as_of")}:`];
      return toAnswer(answer({ lead, details, envelopes: [envelope] }), "balances");
    },
  );
};

/** A transfer, with what it moves and that there is no way back. */
export const transfer = (): Scored => {
  const input = { from: "chase_ultimate_rewards", to: "world_of_hyatt", need: 25_000 };
  return toScored(
    "how many ur for 25k hyatt",
    {
      kind: "answer",
      caveat: "irreversible",
      cite: true,
      facts: [{ from: { tool: "calculate_transfer", input, path: "send" }, unit: "points" }],
    },
    (toolbox) => {
      const envelope = ask(toolbox, "calculate_transfer", input);
      const tell = of(envelope);
      const draft = answer({
        lead: [line`Move ${tell("points", "send")} points for ${tell("points", "receive")}.`],
        caveats: [CAVEATS.irreversible],
        envelopes: [envelope],
      });
      return toAnswer(draft, "transfer_amount");
    },
  );
};

/** Something out of scope. */
export const refusal = (): Scored =>
  toScored("what will the weather be like", { kind: "refuse", must_refuse: true }, () =>
    toAnswer(refuse(line`I only know cards and points.`), "off_topic"),
  );

/** A name that nobody knows. */
export const unknown = (): Scored =>
  toScored(
    "is the Chase Unicorn Elite any good",
    { kind: ["clarify", "refuse"], unknown: { name: "Chase Unicorn Elite", may_name: [] } },
    () =>
      toAnswer(refuse(line`I know no card called ${text("Chase Unicorn Elite")}.`), "card_facts"),
  );
