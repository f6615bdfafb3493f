import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type CollectionTag, parse, type ScalarTag } from "yaml";
import * as z from "zod";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { EMPTY_WALLET, wallet } from "../../server/accounts/wallet.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { held } from "./held.ts";
import { openMember } from "./member.ts";

/*
 * Questions with answers worked out by hand, on the pinned facts, each sent to the endpoint. A file of
 * golden/ holds, under what they are about, the questions of a tool or two.
 */

const objects = z.record(z.string(), z.unknown());

/** A held card; its wallet id is the card's own unless `id` is given. */
const heldCard = z.union([
  z.string().transform((cardId) => held(cardId)),
  objects.transform((card) =>
    Object.entries(card).map(([cardId, more]) => ({ ...held(cardId), ...objects.parse(more) })),
  ),
]);

/** The empty wallet with something else in it. */
const givenWallet = z
  .looseObject({ cards: z.array(heldCard).default([]), profile: objects.optional() })
  .transform(({ cards, profile, ...more }) =>
    wallet.parse({
      ...EMPTY_WALLET,
      ...more,
      cards: cards.flat(),
      profile: { ...EMPTY_WALLET.profile, ...profile },
    }),
  );

const goldenCase = z
  .strictObject({
    /** In a member's words. */
    question: z.string(),
    /** The figures step by step, from the facts. */
    because: z.string(),
    wallet: givenWallet.default(EMPTY_WALLET),
    /** The moment, in UTC; the wallet's time zone decides which day it is. */
    now: z.string().default("2026-11-21T17:00:00Z"),
    tool: z.string(),
    input: objects.default({}),
    /** Expected part of the envelope. */
    expect: objects.optional(),
    /** Expected part of the error. */
    error: z.string().optional(),
    /** Expected part of the wallet afterwards. */
    after: objects.optional(),
  })
  .refine((given) => given.expect ?? given.error ?? given.after, "nothing is expected");

const parts = (values: unknown): unknown[] =>
  z
    .array(objects)
    .parse(values)
    .map((one): unknown => expect.objectContaining(one));

/** Parts of lists are objects in part, in any order and among others. */
const LISTS: Readonly<Record<string, (values: unknown[]) => unknown>> = {
  "!has": (values) => expect.arrayContaining(parts(values)),
  "!lacks": (values) => expect.not.arrayContaining(parts(values)),
  "!holds": (values) => expect.arrayContaining(values),
};
const MAPS: Readonly<Record<string, (value: object) => unknown>> = {
  "!part": (value) => expect.objectContaining(value),
  "!without": (value) => expect.not.objectContaining(value),
};
const TEXTS: Readonly<Record<string, (text: string) => unknown>> = {
  "!contains": (text) => expect.stringContaining(text),
  "!matches": (pattern) => expect.stringMatching(new RegExp(pattern)),
  "!text": () => expect.any(String),
  "!anything": () => expect.anything(),
};

/** Shorthands for many answers. */
const TAGS = [
  ...Object.entries(LISTS).map(([tag, toList]): CollectionTag => ({
    tag,
    collection: "seq",
    resolve: (list) => toList(list.toJSON()),
  })),
  ...Object.entries(MAPS).map(([tag, toMap]): CollectionTag => ({
    tag,
    collection: "map",
    resolve: (map) => toMap(map.toJSON()),
  })),
  ...Object.entries(TEXTS).map(([tag, resolve]): ScalarTag => ({ tag, resolve })),
];

const FOLDER = join(import.meta.dirname, "golden");

const subjects = readdirSync(FOLDER).flatMap((file) => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const given = z.record(z.string(), z.array(goldenCase)).parse(parse(text, { customTags: TAGS }));
  return Object.entries(given).map(([about, cases]) => ({ about, cases }));
});

/** Plenty of calls: golden cases are not about quotas. */
const CEILINGS = { ...DEFAULT_CEILINGS, free: { tools: 1000, chat: 1000 } };

const outputOf = (name: string) => memberTools.find((tool) => tool.name === name)?.output;

describe.each(subjects)("$about", ({ cases }) => {
  test.each(cases)("$question", async ({ tool, input, now, ...golden }) => {
    const member = await openMember(CEILINGS, { facts: readPinnedFacts(), now });
    await member.setWallet(golden.wallet);
    if (golden.error !== undefined) {
      expect(await member.fail(tool, input)).toContain(golden.error);
    } else {
      const answer = await member.call(tool, input);
      expect(answer).toMatchObject(golden.expect ?? {});
      expect(outputOf(tool)?.safeParse(answer).success).toBe(true);
    }
    if (golden.after !== undefined) expect(await member.wallet()).toMatchObject(golden.after);
  });
});
