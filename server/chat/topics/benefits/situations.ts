import type { Askable } from "../../compose/row-topic.ts";
import { namedAs } from "../named-as.ts";

const situation = (words: readonly string[]): Askable => ({ unit: "flag", words });

/** Mishaps in everyday words, by the protection that covers them; the first match counts. */
export const SITUATIONS: Readonly<Record<string, Askable>> = {
  "Auto rental coverage": situation(
    namedAs(
      "rental|rent a car|renting|rented|hire a car|hiring a car|hired a|hire car|hired motor car|ding it|scrape it|main driver|cdw|hertz|avis|turo",
    ),
  ),
  // Both are about bags: "my suitcase came two days late".
  "Lost luggage": situation(namedAs("bag|bags|baggage|luggage|suitcase|suitcases")),
  "Baggage delay": situation(
    namedAs("late|later|missing|came|come|comes|arrived|arrives|turned up|shows up|showed up"),
  ),
  "Trip delay": situation(
    namedAs(
      "delayed|delay|stuck at|stuck in|flight canceled|flight cancelled|flight got cancelled|flight was cancelled|flight got canceled|flight was canceled|rebooked|cancelled till|weathered in|grounded|stranded|strands|overnight|missed connection|tight connection|late flight|hrs late|hours late",
    ),
  ),
  "Trip cancellation and interruption": situation(
    namedAs(
      "cancel the trip|cancel my trip|call it off|called off|must cancel|have to cancel|cancel a trip|sick|broke my leg|trip insurance|cancellation|cruise",
    ),
  ),
  "Cell phone protection": situation(["phone", "iphone", "iphones", "screen", "cell", "pixel"]),
  "Purchase protection": situation(
    namedAs(
      "stolen|steals|theft|walks off with|purchase protection|damage protection|accidental damage|spilled|laptop",
    ),
  ),
  "Extended warranty": situation(["warranty", "guarantee", "broke after", "just quit"]),
  "Return protection": situation(
    namedAs(
      "return protection|not take it back|not take them back|wont take it back|wont take them back|refuses to take it back|refuses to take them back",
    ),
  ),
  "Roadside assistance": situation(
    namedAs("roadside|tow|towed|flat tire|dead battery|locked out|broke down|jump start"),
  ),
  "Emergency medical and dental": situation(["doctor abroad", "hospital abroad", "medical"]),
  "Emergency evacuation": situation(["evacuation", "evacuated", "medevac"]),
};
