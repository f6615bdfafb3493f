/** How people ask what all their points are worth together. One a line; see intent.ts. */

export const STASH_VALUE = `
what is my whole stash worth (in dollars|)
what is my stash worth
how much is my stash worth
total value of all my points
total value of my points and miles
what are all my points worth
how much are all my points worth
how much are all of my points and miles worth together
what are my points worth
how much are my points worth
what are my points worth all together
what is everything worth
what is everything i have (in points|) worth
add up (all|) my points in dollars
add up what my points are worth
what do my points add up to
what do all my points come to in dollars
how rich am i in points
how much money do i have in points
dollar value of my (points|balances|miles)
value of my (points|) portfolio
value my portfolio
value all my balances
value my points
points net worth
my points net worth
what is my points portfolio worth
how much is my points portfolio worth
how much would all my points be if i used them well
sum of all my balances in dollars
what are our points worth together
what are all of our points worth
how much do (we|{person} and i) have in points (in dollars|)
what are {person} points worth (in total|all together|)
what is {person} stash worth
if i used every point i have what would it be worth
so i was wondering what my whole pile of points would be worth
trying to figure out how much my points are worth in total
all my points in cash terms
grand total of my points
how much value am i sitting on
what am i sitting on in points
worth of everything in my accounts
which program holds most of my value
how much of my points value is in {program}
what share of my points is {issuer}
break down what my points are worth by program
how much is it all worth
total points value
whole points balance in dollars
add all my points up how many dollars
add everything up in dollars
add it all up what are my points worth
net worth of my miles and points
net worth of all my points
what is the sum of my points in dollars
how much are we worth in points
if i cashed in all my points what would i have
what would everything i have in points come to
overall points value
overall value of my miles and points
all in all what are my points worth
what are my miles and points worth
what are my miles worth in total
everything in dollars please
combined value of my points
combined value of all our balances
how big is my stash in dollars
how much is in the points bank
points wealth
total worth of my points
tell me the total worth of my balances
what is the value of all the points in my wallet
what are the points in my wallet worth
the whole lot of my points is worth how much
roughly how much money are all these points good for
how much money are all my points good for
how many dollars are all my points good for
total up my whole points collection
total up my points
tally my points in dollars
what is the tally of my points in money
what could i get for everything i hold in points
my whole collection of points in dollars
all my points and miles in money
what is my hoard worth
how much is my hoard of points worth
dollar total for my points
(if i|what if i) (cashed|cash) (out|in) everything ({date}|now|) what would i get
(my|our) (rewards|points and miles) worth in total
(for|in) my budget i want a (figure|number|total) for all (the|) (rewards|points) i own
(how much|what) (money|) are we sitting on (with|in) (all|) (these|our) points
(my|our) points (net worth|total|in dollars|all together|combined)
(dollar|total|cash) value of (everything|all) (in my wallet|i have|my points|my balances)
what (do|does) (all my points|everything|it all|my balances) (add up|come|amount) to (in cash|in dollars|in money|)
{person} asks what (our|all our) points are worth (overall|together|in total)
points (portfolio|stash) (value|worth|total|in dollars)
(total|sum|add up) (the value of|) (all|) my (balances|points|miles) (in dollars|as money|)
what (is|are) my (whole collection|pile|entire pile|hoard) of points worth
if i sold all my points what would they (bring|get|be worth|fetch)
(overall|total|combined) value (of|) (my rewards|my points|my stash)
what could i get for all my points (together|)
`;
