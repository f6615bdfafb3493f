import { says } from "../../readings/says.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";

const MOST_PEOPLE = 20;
const CHILDREN = /^(?:kids?|children|child|toddlers?|babies|teens?|teenagers?|grandkids?)$/;
const PARTNER =
  /\b(?:wife|husband|hubby|spouse|partner|girlfriend|boyfriend|fiancee?|p2|player 2|(?:the|my) other half)\b/;
/** "Me and the three kids". */
const ASKER = /\b(?:me|myself|i) (?:and|plus|with|my|the)\b|\b(?:and|plus) (?:me|i|myself)\b/;

/** How many travel: as they are counted, and those who are named beside the children. */
export function travelersOf(asked: Understood): number | undefined {
  const counted = amountsOf(asked, "people").filter(({ value }) => value >= 1);
  const [first] = counted;
  if (first === undefined) {
    const isPair = says(asked, /\bboth of us\b|\bus both\b/) || says(asked, FOR_BOTH);
    return asked.beside !== undefined || isPair ? PAIR : undefined;
  }
  const isOfAll = counted.find(({ start, end }) => !isChildren(asked, start, end));
  const sum = counted.reduce((all, { value }) => all + value, 0);
  // "A family of five with three kids" counts the three already.
  if (isOfAll !== undefined) return atMost(isAdults(asked) ? sum : isOfAll.value);
  return atMost(sum + parentsOf(asked));
}

const PAIR = 2;
const FOR_BOTH =
  /\bfor (?:two|2|both|the two)(?= (?:of us|how|do|can|are|am|is|what|by|in|with|and)\b|$)/;

const atMost = (people: number): number | undefined =>
  people >= 1 && people <= MOST_PEOPLE ? people : undefined;

const isChildren = ({ tokens }: Understood, start: number, end: number): boolean =>
  tokens.slice(start, end + 1).some((word) => CHILDREN.test(word));

/** "Two adults and two kids" are four. */
const isAdults = (asked: Understood): boolean => says(asked, /\badults\b/);

/** Who comes with the children that are counted: "me, my wife and the three kids". */
function parentsOf(asked: Understood): number {
  const hasOther = asked.beside !== undefined || asked.owner !== undefined || says(asked, PARTNER);
  if (hasOther) return 2;
  return says(asked, ASKER) ? 1 : 0;
}
