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
can i put my points and {person} points in one account
are we able to put our {issuer} points together
trying to figure out if {person} and i can put our miles together
is it allowed to move points between two people
between player 1 and player 2 can points be moved
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
can two people share {program}
can two people use the same {program}
can we both use our {program} for one award
combine {program} of two people
`;

export const POINTS_EXPIRY = `
which of my points are about to expire
which of my points expire (soon|next|first)
which points expire soon
which miles expire
do my points expire
do my {program} expire
do my {issuer} points expire
do {program} expire
do {issuer} points expire
do {merchant} points expire
do {program} ever expire
when do my points expire
when do my {program} expire
when do my {issuer} points expire
when will my {program} expire
when will i lose my {program}
when do {program} expire
am i about to lose (any points|my miles|points)
am i going to lose my {program}
will my {program} expire if i do nothing
will my {program} expire
will my points expire if i do not use them
are any of my (points|miles) expiring
are any points going to expire (this year|soon|by {date}|)
are my {program} safe from expiring
are my {program} about to expire
what is the expiration date of my {program}
what is the expiry of {program}
expiry date of my {merchant} points
expiration policy of {program}
expiration rules for {program}
{program} expiration
{program} expire
points expiration
points expiry
how long are my {program} good for
how long do {program} last
how long until my {program} expire
how long before {program} lapse
how do i keep my {program} from expiring
how do i keep {program} alive
do i need activity to keep {program}
what counts as activity for {program}
does inactivity kill my {program}
any points that lapse (this month|before {date}|in {date}|)
do {person} points expire
when do {person} {program} expire
my {program} have been sitting for a year do they expire
i have not flown {merchant} in ages are my miles gone
which balances have an expiration date
what is the soonest my points run out
is there an expiry on {program}
points lapsing soon
do {program} go away if i do not use them
do my {program} go away
do my points go away if i stop flying
do {program} disappear
do unused {program} disappear
when will my {program} die
when do my {program} die
when do {program} run out
when do my miles run out
when are my {program} gone
will my {program} vanish
will i lose my {program} for inactivity
how long can i leave {program} untouched
how long can i sit on my {program}
how long can i keep {program} without doing anything
how long do i have to use my {program}
by when must i use my {program}
deadline to use my {program}
deadline for my {merchant} miles
what date do my {program} expire on
which date do {person} points expire
is there a time limit on {program}
time limit for using {program}
do {issuer} points last forever
do {program} last forever
do {merchant} miles ever run out
are {issuer} points good forever
never expire {program} yes or no
anything of my points expiring in the next months
which miles should i use before they lapse
which of my balances lapses first
points about to lapse
inactivity rule {program}
expiration {merchant} points
{program} any expiry
{merchant} miles any expiry
any expiry on {program}
are any miles going to expire soon
are any of my miles going away soon
do any of my points go bad
do {program} go bad
do miles with {merchant} time out
is my {program} balance at risk of expiring
could my {program} expire
`;
