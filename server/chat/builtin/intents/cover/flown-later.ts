/*
 * "My flight is cancelled until tomorrow and I must sleep here": who flies later and pays for a night
 * or a meal meanwhile has a trip delay, whatever the airline calls it. A trip that is not taken, or
 * a booking that is lost, is a cancellation.
 */

const CARRIER =
  "flights?|planes?|airlines?|airplane|trains?|connections?|layovers?|ferry|departures?|red ?eye|delta|united|southwest|jetblue|they";
const MOVED = [
  "cancel(?:s|ed|led|ing|ling)?|cancellations?|delay(?:s|ed|ing)?|postponed?|rescheduled?|scrubbed|grounded|missed|diverted",
  "pushed|bumped|moved|shifted|rebooked|rebooks?|re booked|put (?:me|us) (?:on|in)|not (?:leave|leaves|leaving|depart|go|going|fly|flying|take off)",
].join("|");
const AIRBORNE = new RegExp(String.raw`\b(?:${CARRIER})\b.*\b(?:${MOVED})\b`);
const OF_FLIGHT = new RegExp(
  String.raw`\b(?:${MOVED})\b.{0,40}\b(?:flights?|planes?|trains?|connections?)\b`,
);

const STAYS = [
  String.raw`overnight|(?:stuck|stranded|trapped|marooned)\b|(?:must|have to|had to|got to|gotta|need to|will|could) (?:sleep|stay|spend the night|overnight)`,
  String.raw`sleep(?:s|ing)? (?:here|there|at the airport|in (?:the|an?) (?:airport|terminal|hotel))|(?:extra|one more|another|the|a) night|(?:until|till|til|to|for|on) (?:tomorrow|the next|next (?:day|morning)|the (?:following )?morning|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`,
  String.raw`the next (?:day|morning)|(?:next|new|earliest|other) (?:\S+ ){1,4}(?:tomorrow|morning)`,
].join("|");
const NIGHT = new RegExp(String.raw`\b(?:${STAYS})\b`);
const COSTS =
  /\b(?:(?:hotels?|motels?|room|rooms|lodging|accommodations?|airbnb)|meals?|dinner|lunch|breakfast|food|eat|eating|toiletries|taxi|uber|lyft|toothbrush)\b/;

/** A booking whose price is lost, or a trip that is not begun. */
const LOST =
  /\b(?:(?:pre ?paid|non ?refundable|not refundable|un ?refundable|already (?:paid|booked)|refund\w*|vouchers?|(?:lose|losing|lost) (?:the|my|our|a|an|one|two|money|out)|(?:first|last) night|no show|deposits?|tours?|cruises?|tickets? back|money back) ?)\b|\bmiss(?:ed|ing)? (?:the|our|my|a) (?:cruise|wedding|tour|trip|first|night)\b/;
const NOT_TAKEN =
  /\b(?:sick|ill|surgery|covid|died|death|funeral|jury|laid off|called off|call off|(?:i|we) (?:cancel\w*|backed out|can not go)|(?:not|never) (?:going|went|go|travel\w*) (?:any ?more|at all)|trip (?:got |was |is )?cancel\w*|cancel\w* (?:the|my|our|this|a) (?:whole |entire )?(?:trip|vacation|cruise|holiday))\b/;
/** A name of the cover itself, or bags that are late, say what is meant. */
const NAMED =
  /\b(?:cancel\w*|interruption|delay) (?:and interruption )?(?:coverage|cover|insurance|protection|benefit)\b|\btrip (?:cancel\w*|interruption|delay)\b|\b(?:bags?|baggage|luggage|suitcases?|rental car)\b/;

export const isFlownLater = (words: string): boolean =>
  (AIRBORNE.test(words) || OF_FLIGHT.test(words)) &&
  (NIGHT.test(words) || COSTS.test(words)) &&
  !LOST.test(words) &&
  !NOT_TAKEN.test(words) &&
  !NAMED.test(words);
