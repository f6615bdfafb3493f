import { SELF } from "../../../../accounts/wallet.ts";
import { toTransferProgram } from "../../../../advice/program-links.ts";
import type { Group } from "../../intent.ts";
import { namedPrograms } from "../../readings/program-meant.ts";
import { partSaid } from "../../readings/share-said.ts";
import { topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import { withPerson } from "./carry.ts";

/* "And if I only move half": the question before, of so many points less. */

const OF_POINTS: ReadonlySet<Group> = new Set<Group>(["transfer", "value", "trip"]);
/** Words; longer ones ask for themselves. */
const MOST_WORDS = 12;

/** The question before with a part of its points; undefined where no part of them is said. */
export function askOfPart(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const part = partSaid(said);
  const group = topicOf(before)?.group;
  const isOfPoints = group !== undefined && OF_POINTS.has(group);
  if (part === undefined || !isOfPoints || said.tokens.length > MOST_WORDS) return undefined;
  if (said.mentions.length + said.amounts.length > 0) return undefined;
  // "And half of Sam's": of all of it, and not of the half that was asked about last.
  const base = said.owner === undefined ? before : (before.told ?? before);
  const words = withPoints(talk, base.asked, said, part);
  if (words === undefined) return undefined;
  const asked = withPerson(read(talk, words), base.asked, said);
  const question: Question = { text, asked, verdict: before.verdict, told: base };
  return talk.isAnswered(question) ? question : undefined;
}

/** The words of the question with the part in the place of its number, else of the balance it is of. */
function withPoints(
  talk: Talk,
  before: Understood,
  said: Understood,
  part: number,
): string | undefined {
  const { tokens } = before;
  const [told] = amountsOf(before, "points");
  if (told !== undefined) {
    const less = `${Math.floor(told.value * part)} points`;
    return [...tokens.slice(0, told.start), less, ...tokens.slice(told.end)].join(" ");
  }
  const [program] = namedPrograms(before, talk.scene.facts);
  const owner = said.owner ?? before.owner ?? SELF;
  const toJoined = (id: string) => toTransferProgram(talk.scene.facts.facts.tables, id);
  const points = talk.scene.wallet.balances
    .filter(
      (one) =>
        one.owner === owner && program?.ids.some((id) => toJoined(id) === toJoined(one.program)),
    )
    .reduce((sum, one) => sum + one.points, 0);
  if (program === undefined || points === 0) return undefined;
  const less = `${Math.floor(points * part)}`;
  const rest = tokens.slice(0, program.start).filter((token) => !ALL.test(token));
  return [...rest, less, ...tokens.slice(program.start)].join(" ");
}

/** What the part takes the place of. */
const ALL = /^(?:all|my|our|the|of)$/;
