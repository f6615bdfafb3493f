import { leadOf, namesIn, wordsOf } from "./answer-text.ts";
import { namesOther, tellsOther } from "./in-its-place.ts";
import { type Miss, misses, type Reason, type Scored } from "./score.ts";
import { tokensOf } from "./tokens.ts";

/*
 * Judges an answer by its text alone. right: nothing that the case expects is missing, see
 * score.ts; that includes a refusal or a question back where one is due. committed: it answers, and
 * its first paragraph states a verdict, figure, day or card; a first sentence that says it is not
 * known, or that it only takes the question to be this, commits to nothing. harm: committed, not right, and the first
 * paragraph puts something else in the place of what was expected: another card, another figure of
 * the same unit, another day, or a verdict in its opening words; or the text holds a figure that no
 * result gave, something that the case forbids, or a known card for an unknown name. So a true
 * statement on another matter is a miss, as is a missing caveat or source.
 */
export interface Judgement {
  readonly isRight: boolean;
  readonly isCommitted: boolean;
  readonly isHarm: boolean;
}

export function judge(scored: Scored, reasons: readonly Reason[] = misses(scored)): Judgement {
  const lead = wordsOf({ ...scored.answer, text: leadOf(scored.answer) });
  const isRight = reasons.length === 0;
  const isCommitted = scored.answer.kind === "answer" && commits(lead, scored);
  const isHarm = isCommitted && !isRight && misleads(lead, scored, reasons);
  return { isRight, isCommitted, isHarm };
}

const UNKNOWN =
  /\b(?:not known|unknown|no source says|(?:do not|don't|cannot|can't) (?:know|tell|see|say)|know no|not sure|taking this as)\b/i;
const VERDICT =
  /^\W*(?:(?:yes|no|never)(?=\W*$|\s*[,.:;!(])|(?:not|use|move|send|pay|cash|keep|cancel|close|wait|apply|nothing)\b)/i;

function commits(lead: string, { cards }: Scored): boolean {
  const [first = ""] = lead.split(/[.!?](?:\s|$)/, 1);
  if (UNKNOWN.test(first)) return false;
  const { numbers, dates } = tokensOf(lead);
  const names = cards.map(({ name }) => name);
  const isStated = numbers.length + dates.length + namesIn(lead, names).length > 0;
  return isStated || VERDICT.test(lead);
}

const FAULTS: readonly Miss[] = ["error", "ungrounded", "unknown name", "forbidden"];
/** These leave a verdict true; it is other misses that make it doubtful. */
const OMISSIONS: ReadonlySet<Miss> = new Set<Miss>(["citation", "caveat", "buried"]);

function misleads(lead: string, scored: Scored, reasons: readonly Reason[]): boolean {
  const missed = new Set(reasons.map(({ miss }) => miss));
  const has = (...any: readonly Miss[]): boolean => any.some((miss) => missed.has(miss));
  const isOmission = reasons.every(({ miss }) => OMISSIONS.has(miss));
  return (
    has(...FAULTS) ||
    (!isOmission && VERDICT.test(lead)) ||
    (has("pick") && namesOther(lead, scored)) ||
    (has("fact", "buried") && scored.facts.some((fact) => tellsOther(lead, fact, scored)))
  );
}
