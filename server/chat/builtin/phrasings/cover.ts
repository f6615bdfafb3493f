/** How people ask about protections of purchases and trips. One a line; see intent.ts. */

export const PROTECTION = `
(which|what) (of my|) (card|cards) (has|have|gives|offers|comes with) (the best|) {benefit}
(which|what) card (has|is best for|should i use for) {benefit}
(which|what) card should i (use|book with|put it on) for (the best|) {benefit}
(which|what) card should i (book|use for|put) (this|my|a|the) (flight|trip) (on|) (for|in case of) {benefit}
(which|what) card should i (book|pay for) (a|my|the|this) {category} (with|on) for (the|) (insurance|coverage|protection|{benefit})
(which|what) card (should i use|is best) to (rent a car|book a rental car) for (the|) (insurance|coverage)
(which|what) card (has|gives) (the best|) (insurance|coverage|protection) (for|on) (a|my|) {category}
(which|what) card (covers|protects|insures) (a|my|) {category}
(which|what) (of my|) cards (have|has) (primary|secondary) (rental|rental car|car rental|cdw|) (insurance|coverage)
(which|what) of my cards (covers|cover|protects) (my|a) (phone|cell phone|rental car|luggage|bags|trip|purchases)
(do|does) (any of my cards|my cards|i) (have|cover|come with|offer) {benefit}
(does|do) (the|my) {card} (have|offer|include|come with|cover|give) {benefit}
(does|do) (the|my) {card} cover (rental cars|rentals|phones|lost luggage|delays|stolen items|broken items)
is (the|my) {card} (rental|rental car|car rental|) (coverage|insurance|{benefit}) (primary|secondary|primary or secondary)
is (the|my) {benefit} on (the|my) {card} (primary|secondary|primary or secondary)
is my cards rental coverage primary or secondary
primary or secondary (rental coverage|cdw|rental car insurance|) (on|with) (the|my|) {card}
{card} (primary|secondary) (rental|cdw|coverage|)
{card} {benefit}
{card} (insurance|coverage|protections|travel protections|travel insurance|protection)
{card} {benefit} (limit|limits|coverage|amount|hours|details|deductible)
{benefit} (which card|best card|on my cards|coverage|)
{benefit} {card} primary
(how much|what) (does|is|will) (the|my) {card} {benefit} (cover|pay|limit|worth)
(how much|what) (does|will) {benefit} (on (the|my) {card}|) (cover|pay)
(what is|whats) the (limit|maximum|max|deductible|coverage amount|coverage) (of|on|for) (the|my) {card} {benefit}
(what is|whats) the (limit|deductible|coverage amount) (of|on|for) {benefit} (on my {card}|)
how (many hours|long) (does|must) (the|a|my) (flight|trip|bag|luggage) (have to be|be) delayed (before|for) (my|the) {card} (covers it|to pay)
what (protections|insurance|coverage|travel protections) (do i have|does (my|the) {card} have|do my cards have)
what (travel|purchase|) (protections|insurance) (do|does) (the|my) {card} (have|offer|come with|include)
should i (buy|get|take|decline) the (rental|rental car|rental company|) (insurance|cdw|ldw|collision waiver) or (use|is) (my|the) {card} (enough|)
should i decline the rental (insurance|cdw|coverage) (if i pay with my {card}|)
do i need (the|) (rental insurance|trip insurance|travel insurance|extra insurance) if i (pay|book) with (my|the) {card}
buying (a|an|some) {category} which card has (extended warranty|purchase protection|the best protection|the longest warranty)
which card for (extended warranty|purchase protection|return protection) (on (a|my) {category}|)
which card should i pay my phone bill with for (the|cell phone) (insurance|protection|coverage)
which card should i book on to be covered (for|against|in case of) {benefit}
(renting a car|renting a car in {country}|picking up a rental) (tomorrow|next week|{date}|) which card (for coverage|is best|covers me|has the best insurance)
renting from {merchant} which card (covers|has coverage|for the insurance)
rental car in {country} which card covers it
flying to {country} which card has the best (travel insurance|trip protection|coverage|trip delay)
best card for {benefit}
best travel insurance (card|of my cards|)
which card do you recommend for insurance on {category}
which cards (have|cover) {benefit} (for {person}|that {person} has|)
does {person} have a card with {benefit}
`;

export const AM_I_COVERED = `
am i covered (if|when) (my flight is delayed|my flight is canceled|my bag is lost|i get sick|i crash the rental car|i break my phone)
am i covered if (i booked|i paid) (with|on) (my|the) {card}
am i covered (for {benefit}|) (if|since) i (booked|paid) (with|on) (my|the) {card}
am i covered for {benefit}
am i covered (if|when) i am not the (main|primary) driver
am i covered if (someone else|my wife|my husband|my friend|{person}) (drives|is driving|was driving) (the rental|)
am i covered in {country} (with (my|the) {card}|)
are we (all|) covered (if|when) i (book|booked|pay) (with|on) (my|the) {card}
is {person} covered (too|as well|) (if|when) (i booked|i pay|i book) (with|on) (my|the) {card}
is my family covered by (my|the) {card} (insurance|{benefit}|)
is my (rental car|rental|phone|trip|flight|luggage|laptop|purchase) covered (by|with|under) (my|the) {card}
is (my|the|this|a) {category} (covered|insured|protected) (by|with|under) (my|the) {card}
is my {category} covered
would (my|the) {card} cover (a|my|the) (canceled|delayed|missed|lost|stolen|broken|cracked) (flight|trip|bag|phone|laptop|item|connection|screen)
will (my|the) {card} (cover|pay for|reimburse) (it|this|me|the hotel|meals|a hotel night|the damage) (if|when|since|after) (my flight is delayed|i got stuck|my bag is late|i crashed)
my flight (got|was|is) (delayed|canceled|cancelled) (overnight|) (am i covered|does my card cover it|does (my|the) {card} cover it)
my flight got canceled and i booked it (with|on) (my|the) {card}
my (bag|luggage|suitcase) (was|is|got) (lost|delayed|late|missing) (am i covered|what does my card cover|does (my|the) {card} cover it)
the airline lost my (bag|luggage) i paid with (my|the) {card}
i (dropped|broke|cracked|lost) my phone (am i covered|does (my|the) {card} cover it|is it covered)
my (laptop|phone|package|camera|watch) was stolen (am i covered|does (my|the) {card} cover that|is it covered)
i (booked|paid for) (the|my|a|our) {category} (with|on) (my|the) {card} am i covered (if|when|) (it is canceled|something happens|i cancel|)
i (booked|paid for) (the|my|our) {category} (with|on) (my|the) {card} what (does it|does that|am i) (cover|covered for)
i booked with points (on|from) (my|the) {card} am i (still|) covered
i paid (only|) the taxes (with|on) (my|the) {card} is the trip (still|) covered
which card did we book with and am i covered
which card did i book (with|on) and (is it|am i) covered
what happens if i (cancel|have to cancel) (my|the) trip i booked (with|on) (my|the) {card}
what if i get sick before (my|the) trip (paid|booked) (with|on) (my|the) {card}
can i (file|make|submit) a claim (for|on) (my|the) (delayed flight|lost bag|broken phone|rental damage|canceled trip) (with|on) (my|the) {card}
can i (file|make) a claim for {benefit}
do i have a claim (if|for|after) (my flight was delayed|my bag was lost|the rental was damaged)
i got into a (accident|wreck|fender bender) with the rental (car|) (paid with (my|the) {card}|am i covered|)
someone (hit|scratched|damaged) (my|our|the) rental (car|) does (my|the) {card} cover it
does (my|the) {card} cover me if (i rent in {country}|i rent from {merchant}|my friend drives|i am not the main driver|the flight is canceled by the airline)
does it (still|) count if (i booked|we booked) through the portal (with (my|the) {card}|)
what is (not|excluded from being) covered (by|under) (my|the) {card} {benefit}
my new {category} broke after a year (is it covered|do i have extended warranty) (i bought it with my {card}|)
i bought a {category} (with|on) (my|the) {card} and it (broke|was stolen|got damaged) (am i covered|)
stuck at the airport overnight does my card pay for a hotel
got a flat tire will my card help
got sick in {country} does my {card} cover the hospital
are turo rentals covered by (my|the) {card}
`;
