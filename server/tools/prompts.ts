import type { Prompt, Texts } from "../mcp/tool-set.ts";
import type { MemberContext } from "./frame/context.ts";
import { suggestCardNames, suggestProgramNames } from "./suggestions.ts";

type Step = readonly [tool: string, purpose: string];

interface Workflow extends Pick<
  Prompt<MemberContext>,
  "name" | "title" | "description" | "arguments"
> {
  readonly task: string;
  /** The tools to call, in this order, and what for. */
  readonly steps: readonly Step[];
  readonly answer: string;
}

const WORKFLOWS: readonly Workflow[] = [
  {
    name: "yearly_review",
    title: "Review the year",
    description: "Goes through every card with a fee: keep it, change it or close it.",
    arguments: {},
    task: "Review all my cards for the coming year.",
    steps: [
      ["get_wallet", "the cards held and the profile; ask me for spending if there is none"],
      ["list_upcoming_fees", "within_months 12: what falls due when, and by when to decide"],
      ["get_card_changes", "since 12 months: what changed and what that costs or brings me a year"],
      ["estimate_annual_rewards", "what each card earns in a year, after fees"],
      ["list_credits", "which credits I used and what is left"],
      ["evaluate_renewal", "for each card with a fee: is it worth it at my own use"],
      ["list_product_change_options", "for each card that is not: what it could become"],
    ],
    answer:
      "For each card with a fee say keep, change or close, with the dollars for and against it " +
      "and the last day to decide. End with the total of fees and what the wallet earns above them.",
  },
  {
    name: "month_credits_and_fees",
    title: "This month's credits and fees",
    description: "What to use, pay and activate before the month is over.",
    arguments: {
      month: { description: "Such as 2026-12; the current month when left out." },
    },
    task: "Tell me which credits to use, which fees to expect and what expires this month.",
    steps: [
      [
        "list_expiring",
        "within_days to the last day of the month: all that expires; for a later month with as_if.today its first day",
      ],
      ["list_credits", "status open: what is left in the running periods, enrollment included"],
      ["list_upcoming_fees", "from and until: the fees of the month, and by when to decide"],
      ["get_bonus_progress", "what is still to be spent, and by when"],
      ["category_cheat_sheet", "rotating categories to activate or to choose"],
    ],
    answer:
      "List what to do by its last day, with the dollars at stake; enrollment and activation first. " +
      "Ask which credits I have used already and offer to record them.",
  },
  {
    name: "before_a_trip",
    title: "Before a trip",
    description: "Which cards and points to use for a trip, and what covers it.",
    arguments: {
      destination: { description: "City or country.", required: true },
      month: { description: "When, such as 2027-03." },
      program: {
        description: "Airline or hotel program to book with points.",
        complete: suggestProgramNames,
      },
    },
    task: "Prepare this trip with the cards and points I hold.",
    steps: [
      ["list_balances", "points I could use"],
      ["compare_transfer_paths", "to the program, once the points needed are known: ways there"],
      ["list_certificates", "free nights and companion certificates valid then"],
      ["best_card_for_purchase", "for flights, for hotels, and for dining in that country"],
      [
        "check_protection",
        "trip delay, trip cancellation, baggage and rental car: what to book on",
      ],
      ["list_lounge_access", "lounges I may enter and with how many guests"],
      ["list_credits", "travel, hotel and airline credits that this trip could use"],
    ],
    answer:
      "Say what to book with which card or points and why, what to bring and enroll in first, and " +
      "what is not covered. Transfers cannot be undone: check that there is a seat or room first. " +
      "There are no live prices here; ask me for them.",
  },
  {
    name: "choose_new_card",
    title: "Choose a new card",
    description: "Which card to apply for next, and whether an application would pass.",
    arguments: {
      goal: { description: "What it is for, such as lounges, Hyatt nights or cash back." },
      card: { description: "A card to consider.", complete: suggestCardNames },
    },
    task: "Help me choose the next card, or none.",
    steps: [
      ["get_spending_profile", "what the figures rest on; ask me for it if there is none"],
      ["get_application_history", "5/24 and the other counts, and when they drop"],
      ["rank_candidate_cards", "what each card would add; take the best three and any I named"],
      ["check_eligibility", "for each of them: may I get the card, and its bonus"],
      ["simulate_card_change", "add each: fees, lost overlaps, the first year and later ones"],
      ["compare_cards", "those that are left, side by side"],
    ],
    answer:
      "Recommend one card or none, with first-year and later value apart, the rules that stand in " +
      "the way and when they clear. Say which figures are estimates.",
  },
  {
    name: "tidy_wallet",
    title: "Tidy up the wallet",
    description: "Finds what is missing or out of date in the wallet and corrects it with you.",
    arguments: {},
    task: "Find what is missing, duplicate or out of date in my wallet, and correct it with me.",
    steps: [
      ["get_wallet", "cards without opening month, owner or chosen categories; duplicates"],
      ["list_balances", "balances that are old or about to expire"],
      ["get_bonus_progress", "bonuses whose deadline has passed"],
      ["list_certificates", "certificates used or expired"],
      ["get_card_changes", "scope held: what changed on my cards in the last 90 days"],
      ["update_wallet_card", "each correction, first with dry_run"],
      ["set_balance", "each balance that I give you"],
    ],
    answer:
      "Ask about one thing at a time, show what would change and write only what I agree to. " +
      "End with what changed and what is still unknown.",
  },
];

export const PROMPT_NAMES: readonly string[] = WORKFLOWS.map(({ name }) => name);

/** The workflows that only use these tools. */
export const toPrompts = (usable: ReadonlySet<string>): readonly Prompt<MemberContext>[] =>
  WORKFLOWS.filter(({ steps }) => steps.every(([tool]) => usable.has(tool))).map(
    ({ task, steps, answer, ...about }) => ({
      ...about,
      write: (given) =>
        [task, ...toGiven(given), "", ...steps.map(toLine), "", answer, MISSING].join("\n"),
    }),
  );

const toLine = ([tool, purpose]: Step, at: number): string => `${at + 1}. \`${tool}\`: ${purpose}.`;

const toGiven = (given: Texts): readonly string[] =>
  Object.entries(given)
    .filter(([, text = ""]) => text.trim() !== "")
    .map(([name, text]) => `${name}: ${JSON.stringify(text)}`);

const MISSING = "Use `find_tool` to find a tool that is not in your list.";
