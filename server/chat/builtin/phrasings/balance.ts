/** How people ask about the points they hold. One a line; see intent.ts. */

export const BALANCES = `
how many points do i have
how many points and miles do i have (in total|all together|)
how many {program} do i have
how many {issuer} points do i have
how many {merchant} points do i have
what is my {program} balance
what is my {issuer} balance
what is my {merchant} points balance
{program} balance
{issuer} points balance
{program}
my {program}
my points
my balances
my point balances
points balance
balance of my {program}
show (me|) (all|) my (point|points|) balances
list my (points|balances|miles)
list all my points
what points do i have
what points and miles do i have
which points do i have
what balances do you have for me
what balances do you have on file
what do i have in {program}
what do i have with {issuer} (in points|)
how much do i have in {program}
how much {program} do i have
how many points are in my {program} account
how many points have i (got|collected|saved up) (with {issuer}|)
how many miles do i have with {merchant}
how many miles do i have
do i have any {program}
do i have any {merchant} points
have i got {program}
what have i got (in points|)
how many points does {person} have
how many {program} does {person} have
how many points do we have (together|)
how many {program} do we have between us
what is {person} balance
{person} {program} balance
remind me how many {program} i have
can you tell me how many points i have right now
where do i have points
in which programs do i have points
what programs do i have points in
when did i last update my {program} balance
is my {program} balance up to date
how many points did i tell you i have
so how many {issuer} points am i at
i forgot how many {program} i have
count of my {program}
tell me my point totals
overview of my points
points overview
how many {merchant} points have i got
how many {merchant} miles have i got
what is {person} {issuer} balance
what has {person} got in {program}
how much {program} has {person} got
point totals please
point totals
give me my totals
give me my point balances
what are my point balances
what are my balances
what are our balances
how many {program} are left
how much is left in my {program} account
how many {program} do i have left
what is left of my {program}
what have i got with {issuer}
number of {program} i have
current {program} balance
current balances
where do i stand with {program}
where am i with my {issuer} points
how am i doing on {program}
what is sitting in my {program} account
check my {program} balance
check my balances
pull up my balances
what do you have for my {program}
how many points do you think i have
list balances by program
points by program
balances of everybody in the house
what points does {person} have
do we have any {merchant} points
do we have {program}
how is my {program} balance looking
how does my {program} balance look
how are my points looking
{program} total
{issuer} points total
total {program} i have
total of my {program}
what is my total with {merchant}
i (can't|do not|don't|cannot) remember how many {program} (i have|i've got) (can you|) tell me
do i have {points} {program} (or more|yet|left|)
(which|what) (account|program|bank|place) (holds|has) (most of|the most of|most) my points
where (are|do i have) (most of my|the bulk of my|my) points (sitting|parked|)
(give me|list|show) (all|) (my|the|) (airline|{category}|bank) (miles|points) (i own|i have|)
i think i have (around|about|like|) {points} {program} (is that right|right|correct|is that still right)
show (me|) (my|the|all|) (points|miles|balances)
(total|all|sum of) {program} (i have|we have|balance|between us|)
{program} (count|balance|left|total|how many)
check (my|the|) (balance|points) ({program}|{issuer}|on {card}|)
(what is|whats) left in my {program} (account|)
{person} {program} (balance|points|how many)
(what is|whats) {person} {program} balance
how much {program} (do i got|have i got|do i have|do we have|is left|left)
do (we|i) have any {program} (left|points|)
(points|miles|balance) (overview|list|summary|check|by program)
how many points (on|in|are on) (my|the) {card} (account|)
(current|latest) (balances|points|miles) (please|by program|)
(what|how many) points (am i|are we) sitting on
i have forgotten how many points i have
(remind me|tell me) how many {program} (i have|we have)
how many (avios|miles|points) (we|do we|have we|i) (got|have)
balance of all (my|) (accounts|programs|points|)
(avios|miles|points) (count|balance|total)
how many (avios|{program}) do i have
`;

export const POOLING = `
can i combine my points with {person}
can i combine my {program} with {person}
can i combine my {issuer} points with {person}
can i pool my {program} with {person}
can i pool points with {person}
can i share my {program} with {person}
can i give my {program} to {person}
can i send my {issuer} points to {person}
can i move my {program} to {person} account
can i transfer {program} to {person}
can i transfer my points to {person}
can {person} and i combine points
can {person} and i combine {program}
can {person} and i pool our {issuer} points
can {person} move {program} to me
can {person} send me {program}
can {person} give me her {issuer} points
can we combine our points
can we pool our points
can we pool {program}
can we merge our {program} accounts
which of our points can we pool
which of our points can be combined
which programs let us pool points
which programs allow (family|household) pooling
which program lets me combine points with my family
does {program} allow pooling
does {program} have (family|household) pooling
does {issuer} let you combine points with family
is there a family account for {program}
is there household pooling at {program}
how do i combine points with {person}
how do we pool our {program}
how many people can pool {program}
what does it cost to combine {program} with somebody else
does it cost anything to share {program}
pool {program} with family
pooling rules for {program}
{program} family pooling
household pooling
point pooling with spouse
combine household points
can my kids put their {program} with mine
can a friend send me {program}
can i use {person} {program} for my ticket
can i put my points and {person} points in {count} account
are we able to put our {issuer} points together
trying to figure out if {person} and i can put our miles together
is it allowed to move points between {people}
between player {count} and player 2 can points be moved
merge my {issuer} points with {person}
share points across a household
can i move my {program} to {person}
can i move {issuer} points to {person}
can i get {person} {program} into my account
household pooling for {program}
household pooling for {merchant}
{merchant} family pooling
{merchant} pooling
is pooling possible with {merchant}
is pooling allowed at {program}
does {merchant} let families pool points
does {merchant} let you share points
who can i share {program} with
can {program} be shared
can {program} be gifted to {person}
can {program} be combined with {person}
put {person} and my {program} together
put our {merchant} points together
our points in one place
combine {program} accounts
join accounts with {person} for points
let {person} use my {program}
can {person} use my {issuer} points
can i use {person} points
family sharing of {issuer} points
are {issuer} points transferable to a spouse
transfer points between spouses
transfer {program} to a family member
can points go from my account to {person}
is it possible to merge my points and {person} points
could {person} give me {program}
could {person} give me miles
could {person} send points to me
is it possible to merge two {program} accounts
merge two {program} accounts
merge {program} accounts
can {people} share {program}
can {people} use the same {program}
can we both use our {program} for one award
combine {program} of {people}
is it possible (that|) (i|to) (send|give|move|transfer) my {program} (points|) to my (mother|mom|father|sister|brother|friend|{person})
can i (send|give|gift|move|transfer|share) (my|) {program} (to|with) (my|) (mother|mom|dad|sister|brother|friend|son|daughter|{person})
{person} has {points} and i have {points} can we put (them|it) together
(my partner|{person}) has {points} {program} and i have {points} (can we|how do we) (combine|pool|put together|use together) (them|)
(combine|merge|put|move) (my|) {card} points (into|with|onto|to) (my|) {card}
combine (my|the|) {card} and {card} points
can points from (my|the) {card} go to (my|) {person} {card}
can (my|) {card} points (be combined|be merged|move|go) (with|into|to) (my|the|{person}) {card}
are {issuer} household transfers (still|) (allowed|possible|a thing)
i (have|got) points on ({count}|several|different|{count} different) cards (from|at|of) the same bank (and|) (wish|want|would like) to have them in one place
(put|get|gather|collect) (all my|my|our) {program} (points|) in(to|) {count} (place|account|pot)
{issuer} (household|family|) (pooling|sharing|combining|combine)
{program} (pooling|family pooling|family account|sharing|household account)
(two|both) (players|of us|spouses) (merge|combine|pool|share) (points|miles)
(transfer|move|send) my points to {person} (account|frequent flyer account|{program}|)
(how do|can) (we|i) (put|bring) (both|) our {program} (points|) (in {count}|together|in {count} account)
(give|gift|send|donate) (points|miles) to (someone else|a friend|family|another person|{person})
merge (two|my|our|both) {program} accounts
can (my|) (kids|son|daughter|children) and i (pool|combine|share) (our|) {program}
(gift|give|donate) {program}
(move|bring|send) points from (the|my) {card} to (the|my) {card}
bring together (the|) points of my ({count}|{issuer}|) cards
(gather|consolidate) (the|) points of (all|) my {issuer} cards
`;
