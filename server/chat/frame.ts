import * as z from "zod";
import { TOPIC_IDS } from "./topics/ids.ts";

/*
 * A question in the terms of the tools. A reader writes it; topics answer it without seeing
 * the text. Ids are those of the catalog and the wallet.
 */

/** The kind of answer the first sentence gives. */
const focus = z.enum(["which", "list", "count", "sum", "amount", "when", "whether", "compare"]);

/**
 * The form of a yes-or-no question: "can I", "should I", "is it worth it", "is it so", "is it
 * time".
 */
const asks = z.enum(["can", "should", "worth", "is", "time"]);

/** The action that the question is about. */
const verb = z.enum([
  "keep",
  "cancel",
  "upgrade",
  "downgrade",
  "apply",
  "transfer",
  "pay_points",
  "use",
  "add",
  "move_back",
]);

export const SUBJECT_KINDS = [
  "card",
  "held_card",
  "program",
  "issuer",
  "merchant",
  "category",
  "network",
  "benefit",
  "credit",
  "country",
  "rule",
] as const;
const kind = z.enum(SUBJECT_KINDS);

/** A named thing and its role in the question. */
const subject = z.strictObject({
  kind,
  /** The id of the catalog or the wallet; for benefits and credits the words that name them. */
  id: z.string(),
  role: z.enum(["of", "from", "to", "at", "through", "versus", "except"]).default("of"),
});

const amount = z.strictObject({
  value: z.number(),
  unit: z.enum(["usd", "points", "percent", "cpp", "rate", "count", "nights", "years"]),
  role: z
    .enum([
      "spend",
      "price",
      "taxes",
      "want",
      "send",
      "have",
      "fee",
      "spent",
      "claim",
      "guests",
      "age",
      "rate",
    ])
    .describe("claim: a figure the asker believes and wants confirmed."),
  /** The spending category when there are several: "$600 dining and $400 groceries". */
  of: z.string().optional(),
  /** The frequency of the spending; once by default. */
  per: z.enum(["day", "week", "month", "year"]).optional(),
});

const constraint = z.strictObject({
  /** A column of the topic. */
  column: z.string(),
  op: z.enum(["=", "!=", "<", "<=", ">", ">=", "has", "lacks"]),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
});

const order = z.strictObject({
  column: z.string(),
  descending: z.boolean(),
  /** 0 is the first of the order. */
  nth: z.int().nonnegative().default(0),
  limit: z.int().positive().optional(),
});

/** Channels, as the purchase tool takes them. */
const channel = z.enum(["direct", "portal", "in_store", "online", "mobile_wallet"]);

const span = z.strictObject({ from: z.iso.date(), to: z.iso.date() });

export const frame = z.strictObject({
  topic: z.enum(TOPIC_IDS),
  focus,
  asks: asks.optional(),
  verb: verb.optional(),
  /** The requested column of the topic, if not the focus's usual one. */
  column: z.string().optional(),
  subjects: z.array(subject).default([]),
  amounts: z.array(amount).default([]),
  constraints: z.array(constraint).default([]),
  order: order.optional(),
  /** A person as named in the wallet; undefined when nobody in particular is meant. */
  owner: z.string().optional(),
  spans: z.array(span).default([]),
  /** The channel of a purchase, if named. */
  channel: channel.optional(),
  /** Asks for those without: "which of my cards has no fee". */
  negated: z.boolean().default(false),
  /** Significant words that no slot took, as written. */
  unread: z.array(z.string()).default([]),
});

export type Frame = z.infer<typeof frame>;
export type SubjectKind = Frame["subjects"][number]["kind"];
type SubjectRole = Frame["subjects"][number]["role"];
export type FrameAmount = Frame["amounts"][number];
export type AmountRole = FrameAmount["role"];

/** A part of a frame that an answer can depend on. */
export type Slot = SubjectKind | AmountRole | "owner" | "spans" | "channel";

/** The ids of a kind, in any of the roles; all roles but `except` when none is given. */
export const idsOf = (
  { subjects }: Frame,
  wanted: SubjectKind,
  ...roles: readonly SubjectRole[]
): readonly string[] =>
  subjects
    .filter(
      ({ kind: is, role }) =>
        is === wanted && (roles.length === 0 ? role !== "except" : roles.includes(role)),
    )
    .map(({ id }) => id);

/** The first value in a role. */
export const amountAs = (
  { amounts }: Frame,
  role: AmountRole,
  unit?: FrameAmount["unit"],
): number | undefined =>
  amounts.find((one) => one.role === role && (unit === undefined || one.unit === unit))?.value;
