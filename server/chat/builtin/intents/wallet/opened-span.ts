import { addDays, addMonths } from "../../../../advice/days.ts";
import { says } from "../../readings/says.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import { isOpenedIn } from "./card-sorts.ts";

/* The time in which cards were opened: "in 2023", "since May", "in the last 90 days". */

const OPENED =
  /\b(?:open|opens|opened|opening|get|got|approved|start|started|sign up|signed up|add|added|new)\b/;
const BACK = /\b(?:last|past|previous)$/;

const asksOpened = (asked: Understood): boolean => says(asked, OPENED);

/** Whether a day or month of opening falls into the time that is told; undefined where none is. */
export function openedTest(
  asked: Understood,
  today: string,
): ((opened: string) => boolean) | undefined {
  if (!asksOpened(asked)) return undefined;
  const [date] = asked.dates;
  if (date !== undefined && date.from <= today) {
    return (opened) => opened <= today && isOpenedIn(opened, date, asked);
  }
  const from = fromAmount(asked, today);
  return from === undefined
    ? undefined
    : (opened) => opened !== "" && opened >= from.slice(0, opened.length);
}

/** The first day of "the last 90 days", "the past two years". */
function fromAmount(asked: Understood, today: string): string | undefined {
  const back = amountsOf(asked, "days", "months").find(({ start }) =>
    BACK.test(asked.tokens.slice(0, start).join(" ")),
  );
  if (back === undefined) return undefined;
  const count = Math.round(back.value);
  return back.unit === "days" ? addDays(today, -count) : addMonths(today, -count);
}
