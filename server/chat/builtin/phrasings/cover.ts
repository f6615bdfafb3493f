/** How people ask about protections of purchases and trips. One a line; see intent.ts. */

import { HAVE_BENEFIT } from "./benefit.ts";

export const PROTECTION = `
(which|what) (of my|) (card|cards) (has|have|gives|offers|comes with) (the best|) {benefit}
(which|what) card (has|is best for|should i use for) {benefit}
(which|what) card should i (use|book with|put it on) for (the best|) {benefit}
(which|what) card should i (book|use for|put) (this|my|a|the) ({category}|trip) (on|) (for|in case of) {benefit}
(which|what) card should i (book|pay for) (a|my|the|this) {category} (with|on) for (the|) ({category}|coverage|protection|{benefit})
(which|what) card (should i use|is best) to ({category}|book a {category}) for (the|) ({category}|coverage)
(which|what) card (has|gives) (the best|) (insurance|coverage|protection) (for|on) (a|my|) {category}
(which|what) card (covers|protects|insures) (a|my|) {category}
(which|what) (of my|) cards (have|has) (primary|secondary) (rental|{category}|{cover}|) ({category}|coverage)
(which|what) of my cards (covers|cover|protects) (my|a) (phone|cell phone|{category}|luggage|bags|trip|purchases)
(do|does) (any of my cards|my cards|i) (have|cover|come with|offer) {benefit}
(does|do) (the|my) {card} (have|offer|include|come with|cover|give) {benefit}
(does|do) (the|my) {card} cover ({category}|rentals|phones|{benefit}|delays|stolen items|broken items)
is (the|my) {card} (rental|{category}|) (coverage|insurance|{benefit}) (primary|secondary|primary or secondary)
is (the|my) {benefit} on (the|my) {card} (primary|secondary|primary or secondary)
is my cards {cover} primary or secondary
primary or secondary (rental coverage|{cover}|{category} insurance|) (on|with) (the|my|) {card}
{card} (primary|secondary) (rental|{cover}|coverage|)
{card} {benefit}
{card} ({category}|coverage|protections|{benefit}|protection)
{card} {benefit} (limit|limits|coverage|amount|hours|details|deductible)
{benefit} (which card|best card|on my cards|coverage|)
{benefit} {card} primary
(how much|what) (does|is|will) (the|my) {card} {benefit} (cover|pay|limit|worth)
(how much|what) (does|will) {benefit} (on (the|my) {card}|) (cover|pay)
(what is|whats) the (limit|maximum|max|deductible|coverage amount|coverage) (of|on|for) (the|my) {card} {benefit}
(what is|whats) the (limit|deductible|coverage amount) (of|on|for) {benefit} (on my {card}|)
how (many hours|long) (does|must) (the|a|my) ({category}|trip|bag|luggage) (have to be|be) delayed (before|for) (my|the) {card} (covers it|to pay)
what (protections|insurance|coverage|{benefit}) (do i have|does (my|the) {card} have|do my cards have)
what (travel|purchase|) (protections|insurance) (do|does) (the|my) {card} (have|offer|come with|include)
should i (buy|get|take|decline) the (rental|{category}|rental company|) (insurance|{cover}|{benefit}) or (use|is) (my|the) {card} (enough|)
should i decline the rental (insurance|{cover}|coverage) (if i pay with my {card}|)
do i need (the|) ({benefit}|extra insurance) if i (pay|book) with (my|the) {card}
buying (a|an|some) {category} which card has ({benefit}|the best protection|the longest {cover})
which card for {benefit} (on (a|my) {category}|)
which card should i pay my {category} with for (the|cell phone) ({category}|protection|coverage)
which card should i book on to be covered (for|against|in case of) {benefit}
({category}|{category} in {country}|picking up a rental) ({date}|) which card (for coverage|is best|covers me|has the best {category})
renting from {merchant} which card (covers|has coverage|for the {category})
{category} in {country} which card covers it
flying to {country} which card has the best ({benefit}|coverage|{cover})
best card for {benefit}
best {benefit} (card|of my cards|)
which card do you recommend for {category} on {category}
which cards (have|cover) {benefit} (for {person}|that {person} has|)
does {person} have a card with {benefit}
(which|what) card should i (book|put|buy|get) (this|my|the|a) {category} (on|with) for {benefit}
(which|what) card (should|do) i (rent|book|pay for) (a|the|my|) {category} (with|on) (for|because of) (the|) (coverage|{category}|{benefit})
(which|what) card (protects|covers) me (best|) (on|for|with) (a|my|the|) {category}
(which|what) card (has|offers) (the best|better|good) {benefit} (for|on) (a|my) {category}
(does|is) (the|my) {card} (have|) primary {benefit}
{benefit} (on|with) (the|my) {card}
{benefit} primary or secondary (on|with|) (the|my|) {card}
is my card {benefit} primary or secondary
{benefit}
my {benefit}
what about {benefit}
do i have {benefit} on any (card|of my cards)
(is|are) there {benefit} on (any of|) my (card|cards)
(which|what) card should i (use for|pay) my {category} (with|) for (the|) {category}
(which|what) card has the best {category} for (a|my) {category}
(which|what) card (has|comes with) (good|the best) (travel|rental|phone) {category}
what {category} (coverage|protection) (do i have|does my {card} have)
who has the best {benefit}
{benefit} on which card
if my (phone|bag|laptop) breaks which card covers it
(which|what) card (do|should) i use at {merchant} for {benefit}
(which|what) card (do|should) i use at {merchant} for the (rental|) ({category}|coverage)
${HAVE_BENEFIT}`;

export const AM_I_COVERED = `
am i covered (if|when) (my {category} is delayed|my {category} is canceled|my bag is lost|i get sick|i crash the {category}|i break my phone)
am i covered if (i booked|i paid) (with|on) (my|the) {card}
am i covered (for {benefit}|) (if|since) i (booked|paid) (with|on) (my|the) {card}
am i covered for {benefit}
am i covered (if|when) i am not the (main|primary) driver
am i covered if (someone else|my wife|my husband|my friend|{person}) (drives|is driving|was driving) (the rental|)
am i covered in {country} (with (my|the) {card}|)
are we (all|) covered (if|when) i (book|booked|pay) (with|on) (my|the) {card}
is {person} covered (too|as well|) (if|when) (i booked|i pay|i book) (with|on) (my|the) {card}
is my family covered by (my|the) {card} ({category}|{benefit}|)
is my ({category}|rental|phone|trip|luggage|purchase) covered (by|with|under) (my|the) {card}
is (my|the|this|a) {category} (covered|insured|protected) (by|with|under) (my|the) {card}
is my {category} covered
would (my|the) {card} cover (a|my|the) (canceled|delayed|missed|lost|stolen|broken|cracked) ({category}|trip|bag|phone|item|connection|screen)
will (my|the) {card} (cover|pay for|reimburse) (it|this|me|the {category}|meals|a {category} night|the damage) (if|when|since|after) (my {category} is delayed|i got stuck|my bag is late|i crashed)
my {category} (got|was|is) (delayed|canceled|cancelled) (overnight|) (am i covered|does my card cover it|does (my|the) {card} cover it)
my {category} got canceled and i booked it (with|on) (my|the) {card}
my (bag|luggage|suitcase) (was|is|got) (lost|delayed|late|missing) (am i covered|what does my card cover|does (my|the) {card} cover it)
the {category} lost my (bag|luggage) i paid with (my|the) {card}
i (dropped|broke|cracked|lost) my phone (am i covered|does (my|the) {card} cover it|is it covered)
my ({category}|phone|package|camera|watch) was stolen (am i covered|does (my|the) {card} cover that|is it covered)
i (booked|paid for) (the|my|a|our) {category} (with|on) (my|the) {card} am i covered (if|when|) (it is canceled|something happens|i cancel|)
i (booked|paid for) (the|my|our) {category} (with|on) (my|the) {card} what (does it|does that|am i) (cover|covered for)
i booked with points (on|from) (my|the) {card} am i (still|) covered
i paid (only|) the {category} (with|on) (my|the) {card} is the trip (still|) covered
which card did we book with and am i covered
which card did i book (with|on) and (is it|am i) covered
what happens if i (cancel|have to cancel) (my|the) trip i booked (with|on) (my|the) {card}
what if i get sick before (my|the) trip (paid|booked) (with|on) (my|the) {card}
can i (file|make|submit) a claim (for|on) (my|the) (delayed {category}|{cover}|rental damage|canceled trip) (with|on) (my|the) {card}
can i (file|make) a claim for {benefit}
do i have a claim (if|for|after) (my {category} was delayed|my bag was lost|the rental was damaged)
i got into a (accident|wreck|fender bender) with the rental (car|) (paid with (my|the) {card}|am i covered|)
someone (hit|scratched|damaged) (my|our|the) rental (car|) does (my|the) {card} cover it
does (my|the) {card} cover me if (i rent in {country}|i rent from {merchant}|my friend drives|i am not the main driver|the {category} is canceled by the {category})
does it (still|) count if (i booked|we booked) through the portal (with (my|the) {card}|)
what is (not|excluded from being) covered (by|under) (my|the) {card} {benefit}
my new {category} broke after a year (is it covered|do i have {benefit}) (i bought it with my {card}|)
i bought a {category} (with|on) (my|the) {card} and it (broke|was stolen|got damaged) (am i covered|)
stuck at the airport overnight does my card pay for a {category}
got a flat tire will my card help
got sick in {country} does my {card} cover the {category}
are {merchant} rentals covered by (my|the) {card}
(does|will|would) (my|the) {card} cover (my|a|the) {benefit}
my {benefit} (am i covered|does my card cover it|what does my card cover)
my {benefit} overnight does my {card} (cover|pay for) (it|a {category})
am i (still|) covered (for|against) {benefit} (if i|when i|since i) (booked|paid|pay) (with|on) (my|the) {card}
can i (file|make) a claim (for|on) (my|a) {benefit} (with|on) (my|the) {card}
my (bag|luggage|suitcase) is (delayed|late|lost|missing) what (do i get|now|can i do|can i claim)
my {category} (is|was|got) (delayed|canceled) what (do i get|now|can i claim)
i (missed|missed my|lost) (a|my|the) (connection|{category}|bag) what (does my card|will my {card}) (cover|pay)
we canceled our trip (because|since) (i got|someone got) sick does (my|the) {card} cover it
someone stole my (phone|bag|stuff|package) am i covered
(my|the) rental got (dinged|scratched|hit|damaged) paid with (my|the) {card} (now what|am i covered|)
the {category} lost my (suitcase|bag) {card} am i covered
{category} in {country} canceled on (us|me) does the {card} cover it
cracked my screen paid the bill with {card}
`;
