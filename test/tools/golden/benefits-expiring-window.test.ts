import { expect } from "vitest";
import type { Certificate } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const night = (id: string, more: Partial<Certificate> = {}): Certificate => ({
  id,
  name: "Night",
  kind: "free_night",
  program: "world_of_hyatt",
  owner: "me",
  ...more,
});

const gold = () => held("amex-gold");

testGolden("what expires in a window of days", [
  {
    question: "What do I lose on December 31, and not before?",
    because: "The night of 10 December is before the day from which it is looked.",
    wallet: walletOf([], {
      certificates: [
        night("before", { expires_on: "2026-12-10", value_usd: 200 }),
        night("then", { expires_on: "2026-12-31", value_usd: 300 }),
      ],
    }),
    tool: "list_expiring",
    input: { within_days: 0, from: "2026-12-31" },
    expect: {
      data: { items: [{ certificate_id: "then" }], totals: { items: 1, value_usd: 300 } },
    },
  },
  {
    question: "What do I lose in January?",
    because:
      "31 days from 1 January end on the 31st; the night of 10 February is after them. The days left count from today, 21 November: 10 of it, 31 of December, 20 of January.",
    wallet: walletOf([], {
      certificates: [
        night("then", { expires_on: "2027-01-20", value_usd: 300 }),
        night("later", { expires_on: "2027-02-10", value_usd: 200 }),
      ],
    }),
    tool: "list_expiring",
    input: { within_days: 30, from: "2027-01-01" },
    expect: {
      summary: expect.stringContaining("within 30 days from 2027-01-01"),
      data: { items: [{ certificate_id: "then", days_left: 60 }], until: "2027-01-31" },
    },
  },
  {
    question: "Are December's credits of my Gold in what lapses by its end?",
    because:
      "No: Grubhub, Uber and Dunkin' of November are; each comes again on 1 December and ends on the 31st.",
    wallet: walletOf([gold()]),
    tool: "list_expiring",
    expect: {
      warnings: [
        "Credits are listed for their current period only: 3 credits will renew and lapse again by 2027-01-05. To list those, ask with as_if.today 2026-12-01 or later.",
      ],
    },
  },
  {
    question: "And as if it were December?",
    because: "Grubhub 10, Uber 20 in December, Dunkin' 7, Resy 50.",
    wallet: walletOf([gold()]),
    tool: "list_expiring",
    input: { within_days: 30, as_if: { today: "2026-12-01" } },
    expect: { warnings: [], data: { totals: { items: 4 }, until: "2026-12-31" } },
  },
]);
