import * as z from "zod";
import { type OwnCard, ownCard, ownCredit, ownEarn, plainName } from "../../accounts/own-card.ts";
import { matchName } from "../../catalog/match-names.ts";
import { ToolError } from "../../contract/tool-error.ts";
import {
  categoryParam,
  getCategory,
  getProgram,
  lexiconsOf,
  programParam,
} from "../../member/names.ts";
import type { Scene } from "../../member/scene.ts";
import { pickField } from "./apply-input.ts";

const shape = ownCard.shape;
const most = 30;

/** A card that the catalog does not track, in its holder's words. */
export const ownInput = z.strictObject({
  name: plainName.optional(),
  issuer: plainName.optional(),
  card_type: shape.card_type.optional(),
  annual_fee_usd: shape.annual_fee_usd.nullable(),
  fee_month: shape.fee_month.nullable(),
  foreign_fee_percent: shape.foreign_fee_percent.nullable(),
  program: programParam.nullish(),
  earn: z
    .array(ownEarn.extend({ category: categoryParam }))
    .max(most)
    .optional(),
  credits: z.array(ownCredit).max(most).optional(),
});

type OwnInput = z.infer<typeof ownInput>;

export const OWN_SHAPE =
  "{name,issuer,card_type,annual_fee_usd,fee_month,foreign_fee_percent,program,earn:[{category,rate,cap_usd,cap_period}],credits:[{name,usd,period}]}";

/** What is told of an own card; what is left out stays, null clears it. Throws without a name and an issuer. */
export function toOwnCard(given: OwnInput, scene: Scene, before?: OwnCard): OwnCard {
  const { facts, today } = scene;
  const name = given.name ?? before?.name;
  const issuer = given.issuer === undefined ? before?.issuer : issuerOf(scene, given.issuer);
  if (name === undefined || issuer === undefined) {
    throw new ToolError("A card of your own takes own.name and own.issuer at least.");
  }
  const program = given.program && getProgram(facts, given.program).key;
  const earn = given.earn?.map((rate) => ({
    ...rate,
    category: getCategory(facts, rate.category).key,
  }));
  const unbound = earn?.find(
    (one) => (one.cap_usd === undefined) !== (one.cap_period === undefined),
  );
  if (unbound !== undefined) {
    throw new ToolError(`own.earn: ${unbound.category} takes cap_usd and cap_period together.`);
  }
  return {
    name,
    issuer,
    card_type: given.card_type ?? before?.card_type ?? "personal",
    annual_fee_usd: pickField(given.annual_fee_usd, before?.annual_fee_usd),
    fee_month: pickField(given.fee_month, before?.fee_month),
    foreign_fee_percent: pickField(given.foreign_fee_percent, before?.foreign_fee_percent),
    program: pickField(program, before?.program),
    earn: earn ?? before?.earn ?? [],
    credits: given.credits ?? before?.credits ?? [],
    as_of: today,
  };
}

/** A bank of the catalog by its name there, so that its rules count the card; any other as it is called. */
function issuerOf({ facts }: Scene, name: string): string {
  const match = matchName(lexiconsOf(facts).issuers.matcher, name);
  return match.kind === "found" ? match.value.name : name;
}
