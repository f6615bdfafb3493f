import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import {
  conditionOf,
  type Cover,
  coverCaveats,
  coversIn,
  nameOfCover,
  protectionOf,
  termsLine,
} from "./cover-rows.ts";

const MOST_SHOWN = 8;

interface Found {
  readonly check: Envelope;
  readonly best: Cover | undefined;
}

/** Several protections: the best card for each, of those named where some are. */
export function severalCovers(checks: readonly Envelope[], cards: readonly string[]): Draft {
  const found = checks.map((check): Found => {
    const sure = coversIn(check).filter(({ has }) => has === "yes");
    const best = sure.find(({ card_id: id }) => cards.length === 0 || cards.includes(id));
    return { check, best };
  });
  const [first] = checks;
  const isNamed = cards.length > 0;
  const terms = found.map((one) => coverOf(one, isNamed));
  return answer({
    // Of a card that is named its terms are asked, and not which card it is.
    result: isNamed ? terms : [topLine(found)],
    details: [...(isNamed ? [] : terms), ...checks.slice(0, 1).map(conditionOf)].slice(
      0,
      MOST_SHOWN,
    ),
    caveats: first === undefined ? [CAVEATS.terms] : coverCaveats(first),
    // Each check warns of the same unverified cards; the lines below say what is not known.
    envelopes: checks.map((check) => ({ ...check, warnings: [] })),
  });
}

/** The cards by what they are best for. */
function topLine(found: readonly Found[]): Line {
  const byCard = new Map<string, Found[]>();
  for (const one of found) {
    if (one.best === undefined) continue;
    const name = nameOfCover(one.best, coversIn(one.check));
    byCard.set(name, [...(byCard.get(name) ?? []), one]);
  }
  const parts = [...byCard].map(([name, group]) => {
    const covers = told(group.map(({ check }) => protectionOf(check)).join(", "));
    const [first] = group;
    const cited = first === undefined ? line`` : line` ${cite(first.check)}`;
    return joinLines([line`**${told(name)}** for ${covers}`, cited], "");
  });
  if (parts.length === 0) {
    return line`None of these protections is known for your cards; that is not to say that there is none.`;
  }
  return joinLines([line`Use the`, joinParts(parts)], " ");
}

function coverOf({ check, best }: Found, isNamed: boolean): Line {
  const name = line`${told(protectionOf(check))}`;
  if (best === undefined)
    return joinLines(
      [name, line`not known for ${told(isNamed ? "that card" : "any of yours")}`],
      ": ",
    );
  const card = line`**${told(nameOfCover(best, coversIn(check)))}**`;
  const terms = joinLines([name, joinLines([card, termsLine(check, best)], ", ")], ": ");
  return isNamed ? joinLines([terms, line`${cite(check)}`], ". ") : terms;
}
