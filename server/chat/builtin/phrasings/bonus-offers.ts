/** How people ask which cards have the biggest welcome offers. One a line; see intent.ts. */

export const BEST_OFFERS = `
(which|what) card has the (biggest|best|highest|largest|fattest|most valuable) (sub|bonus|welcome bonus|welcome offer|sign up bonus|signup bonus|intro offer|offer) (right now|now|at the moment|these days|)
(which|what) cards have the (biggest|best|highest|largest) (subs|bonuses|welcome bonuses|welcome offers|sign up bonuses|intro offers) (right now|now|at the moment|these days|)
(biggest|best|highest|top) (current|) (subs|bonuses|welcome offers|sign up bonuses|signup bonuses) (right now|now|out there|available|)
(which|what) {issuer} card has the (biggest|best|highest) (sub|bonus|welcome offer|sign up bonus) (right now|now|)
(biggest|best|highest) {issuer} (sub|bonus|welcome offer|sign up bonus) (right now|now|out there|)
(which|what) business card has the (biggest|best|highest) (sub|bonus|welcome offer|sign up bonus)
(which|what) no annual fee card has the (biggest|best|highest) (sub|bonus|welcome offer|sign up bonus)
(biggest|best|highest) (sub|bonus|welcome offer|sign up bonus) (on|for|with) a (no fee|no annual fee|business|personal|cash back) card
(which|what) cards have a (sub|bonus|welcome bonus|welcome offer|sign up bonus) (over|above|of at least|of more than) {points}
(which|what) cards (give|offer|pay) (more than|over|at least) {points} (for signing up|as a bonus|as welcome bonus|to new cardholders)
(any|are there any) (subs|bonuses|welcome offers|sign up bonuses) (over|above|of at least) {points} (right now|now|out there|)
(any|are there any) (subs|bonuses|welcome offers|sign up bonuses) worth (over|more than|at least) {usd}
(any|which|what) cards (with|have) a {points} (sub|bonus|welcome offer|sign up bonus) (right now|now|)
(which|what) (sub|bonus|welcome offer|sign up bonus) has the (lowest|smallest|easiest) (spend|min spend|spending requirement|minimum spend)
(easiest|lowest spend) (sub|bonus|welcome offer|sign up bonus) (to get|to hit|to meet|)
(which|what) cards have a (sub|bonus|welcome offer) with (a min spend|a minimum spend|spend) (under|below) {usd}
(best|biggest) (sub|bonus|welcome offer) for {program} (points|miles|) (right now|)
(which|what) card gives the most {program} as a (sub|bonus|welcome bonus|sign up bonus)
where can i get the most points (from|with) a (sub|single sub|welcome bonus|new card bonus)
list (the|) (best|biggest|top|current) (subs|welcome offers|sign up bonuses)
show me the (best|biggest|top|current) (subs|welcome offers|sign up bonuses|new card bonuses)
what are the (best|biggest|top) (subs|welcome offers|sign up bonuses|card bonuses) (right now|now|this month|)
who has the (best|biggest) (sub|sign up bonus|welcome offer) (right now|now|)
how many cards have a (sub|bonus|welcome offer) (over|above) {points}
highest sub out there
biggest bonus right now
top welcome offers
`;
