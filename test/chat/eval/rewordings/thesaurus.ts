/*
 * Everyday words of questions, and others that say the same where they stand. Each line: what may
 * stand there, then what may stand in its place, as regular expressions without their borders.
 */

const ENTRIES = `
annual fees = yearly fees | AFs | fees for the year
annual fee = yearly fee | AF | annual card fee | fee per year
(?:sign[ -]?up|welcome) bonus = welcome offer | sign-up bonus | SUB | intro bonus
foreign transaction fees? = FX fee | foreign fee | FTF | fee abroad
minimum spend = spending requirement | min spend | MSR
(?:a|per|each|every) year = annually | per year | each year | a year | every year
(?:a|per|each|every) month = monthly | per month | each month | a month
(?:right now|at the moment|currently|these days) = right now | at the moment | currently
which card = what card
which cards = what cards
what card = which card
which (?:one )?of my cards = which card of mine | which one of my cards | what card of mine
do i have = have i got
i have = i've got | i got
i've got = i have
do we have = have we got
does my (\\w+) have = has my $1 got | does my $1 come with
should i = do i | ought i to | would you have me
can i = could i | am i able to | may i
can we = could we | are we able to
how do i = how can i | how would i
need to = have to | must | gotta
have to = need to | must | gotta
gotta = have to | need to
want to = wanna | would like to
show me = let me see | pull up | give me
worth it = worth having | worthwhile | worth the money
worth keeping = worth holding on to | worth hanging on to
canceled|cancelled = closed | got rid of
close (the|my|it|this) = cancel $1 | shut $1
downgrade = product change | step down
apply for = sign up for | put in for
eligible for = able to get | allowed
expire = run out | lapse | die
expires = runs out | lapses | dies
expiring = running out | lapsing
transfer (my|to|the|[0-9]+k?|points|them|it|some|all) = move $1 | send $1 | shift $1
transfer partners = partners | airline and hotel partners
move (my|to|the|[0-9]+k?|points|them|it|some|all) = send $1 | transfer $1 | shift $1
send (my|to|the|[0-9]+k?|points|them|it|some|all) = move $1 | transfer $1 | shoot $1
convert (my|to|the|[0-9]+k?|points|them|it|some|all) = change $1 | turn $1
combine = pool | merge | put together
covers = protects | insures
covered = protected | insured
insurance = coverage | protection
insured = covered
stolen = taken | nicked
lounges = airport lounges
get into = enter | go into | walk into
get in = enter | go in | walk in
for free = at no charge | without paying | at no cost
reimburse = pay back | refund
refunded = given back | returned
get back = receive back | recover
enroll = register | sign up
activate = turn on | switch on
bought = purchased | got
buy = purchase
buying = purchasing
restaurants = eating out | places to eat
groceries = food shopping | grocery shopping | supermarket stuff
gas(?! station) = fuel | gasoline
flights = plane tickets | airfare
flight = plane ticket
(?:abroad|overseas) = outside the US | in foreign countries | abroad | overseas
kids = children
husband = hubby
rental car = rented car | car i rent
phone = cell phone | mobile phone
dollars = bucks
bucks = dollars
points = pts
pts = points
remaining = left
still left = still remaining
is left = remains | is remaining
until = till
till|til = until
upcoming = coming up
altogether = in total | all told
in total = altogether | all told
exactly = precisely
biggest = largest
best = top
deadline = last day | cutoff date
last day = final day | deadline
what happens to = what becomes of
what's the = what is the | whats the
when's = when is
earn = bring in | rack up
everything = all of it
maybe = perhaps
because = since
sitting on = holding | in possession of
tell me = let me know
i need = i require
lose = forfeit
cancel (the|my|it|this) = close $1 | get rid of $1
keep (the|my) = hold on to $1 | hang on to $1
i want (?!to)(\\S+) = i'd like $1
no annual fee = without an annual fee | with no AF | with zero annual fee | free of an annual fee
how much (?:is|are) (.{3,30}) worth = what is the value of $1 | what's $1 worth
what(?:'s| is|s| are) (.{3,30}) worth = how much is $1 worth | what is the value of $1
when (?:is|does) = on what day does | what date does
when(?:'s| is|s) my next = on what day is my next | how soon is my next
is there a = is there any | do they have a
are there any = is there any
my wife = my spouse | the wife | my better half
my husband = my spouse | the husband
opened = took out | got
denied = turned down | declined
tonight = this evening
vs = versus | compared to
per point = a point | for each point
per dollar = a dollar | on the dollar
cents per point = cpp
percent = %
about to = going to
going to = gonna
pay with = use
balance = point total
account = acct
accounts = accts
my cards = the cards i have
all my = all of my | every one of my
do any of my cards = does one of my cards
again = once more | a second time
already = by now
so far = up to now | until now
what day = which day | what date
last day = final day
`;

export interface Entry {
  readonly said: RegExp;
  readonly others: readonly string[];
}

export const THESAURUS: readonly Entry[] = ENTRIES.trim()
  .split("\n")
  .map((line): Entry => {
    const [said = "", others = ""] = line.split(" = ");
    return {
      said: new RegExp(String.raw`(?<![\w'$-])(?:${said.trim()})(?![\w'-])`, "gi"),
      others: others.split(" | ").map((one) => one.trim()),
    };
  });
