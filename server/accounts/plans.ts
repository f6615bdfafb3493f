/** The member's plan decides how much of the service a day includes. */
export const PLANS = ["free", "member"] as const;

export type Plan = (typeof PLANS)[number];

export const METERED = ["tools", "chat"] as const;

export type Metered = (typeof METERED)[number];

/** Calls per day, by plan and metered service. */
export type Ceilings = Readonly<Record<Plan, Readonly<Record<Metered, number>>>>;

export const DEFAULT_CEILINGS: Ceilings = {
  free: { tools: 200, chat: 20 },
  member: { tools: 5000, chat: 500 },
};
