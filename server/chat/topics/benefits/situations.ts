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
  "Lost luggage": situation(
    namedAs(
      "lost bag|lost bags|lost our bags|lost my bag|lost her bag|bag lost|bags lost|bag gets lost|bags get lost|bag got lost|bags got lost|bag is lost|bag was lost|luggage|suitcase",
    ),
  ),
  "Baggage delay": situation(
    namedAs(
      "bag delay|baggage delay|delayed bag|delayed bags|bag came|bags came|bag arrived|bag is late|bags late|bag late|suitcase has been missing|bags are late|luggage is late|late bag",
    ),
  ),
  "Trip delay": situation(
    namedAs(
      "delayed|delay|stuck at|stuck in|flight canceled|flight cancelled|flight got cancelled|flight was cancelled|cancelled till|weathered in|grounded|stranded|strands|overnight|missed connection|tight connection|late flight|hrs late|hours late",
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
