import { type Question, read, type Talk } from "../talk.ts";

const OF_A_CARD =
  /\bthe (?=(?:(?:annual|yearly|next|welcome|foreign|refund) )?(?:fee|af|renewal|refund|deadline)\b)/i;

/** "Is the Explorer worth keeping, and when is the fee": the fee of that card. */
export function ofTheSame(talk: Talk, part: string, { asked }: Question): string {
  const [card, other] = asked.mentions.filter(({ kind }) => kind === "card");
  const isNamed = read(talk, part).mentions.some(({ kind }) => OWN_NAMES.has(kind));
  return card === undefined || other !== undefined || isNamed
    ? part
    : part.replace(OF_A_CARD, `the ${card.text} `);
}

const OWN_NAMES: ReadonlySet<string> = new Set(["card", "issuer", "program"]);
