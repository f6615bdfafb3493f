/** How people ask what a card can become, what that does to points, and what changed. One a line; see intent.ts. */

export const DOWNGRADE_OPTIONS = `
what can i (downgrade|upgrade|product change|change|convert|switch|pc) (the|my|) {card} (to|into)
what (are|) (my|the) (downgrade|upgrade|product change|pc) (options|paths|choices) (for|on|with|of) (the|my|) {card}
{card} (downgrade|upgrade|product change|pc) (options|paths|path|)
can i (downgrade|upgrade|product change|switch|convert|change|pc) (the|my|) {card} (to|into) (a|the|) {card}
(downgrade|upgrade|product change|convert|switch) (the|my|) {card} to (the|a|) {card}
can i (downgrade|upgrade|product change|pc) (the|my|) {card} (now|yet|already|{date}|)
when can i (downgrade|upgrade|product change|pc|change|convert) (the|my|) {card} (to (the|) {card}|)
how (soon|long|early) (can i|until i can|before i can|do i have to wait to) (downgrade|upgrade|product change|pc) (the|my|) {card}
how long do i (need|have) to (have|hold|keep) (the|my|) {card} before (downgrading|upgrading|product changing|i can downgrade|i can upgrade)
is my {card} old enough to (downgrade|upgrade|product change|change)
(which|what) (no fee|no annual fee|free|cheaper|fee free) card can i (downgrade|move|change|switch|product change) (the|my|) {card} (to|into)
(is there|what is) (a|the) (no fee|no annual fee|free|cheaper|lower) (version|option|card) (of the|of my|for my|i can move the) {card} (to|i can downgrade to|)
i want to (keep the credit line|keep the account|keep the history) but (not|stop paying) the fee on (the|my|) {card}
i (want|would like|need) to (downgrade|upgrade|product change|get out of the fee on|switch) (the|my|) {card} (what are my options|how|to what|)
instead of (cancelling|canceling|closing) (the|my|) {card} what can i (change|downgrade|switch) it to
(what|which) cards (can|could) (the|my|) {card} (become|be changed into|turn into|be converted to|be downgraded to)
which of my cards can i (downgrade|upgrade|product change)
can {person} (downgrade|upgrade|product change|change) (the|her|his|their|) {card} (now|yet|or wait|to (the|) {card}|)
{person} has had (the|her) {card} only for a few months can she downgrade (now|already|or should she wait)
when can {person} (downgrade|upgrade|product change) (the|her|his|their|) {card}
is it possible to (go|move|change) from (the|) {card} to (the|) {card}
can (the|a|) {card} be (upgraded|downgraded|changed|converted) (to|into) (the|a|) {card}
does {issuer} (allow|let you do|let me|do) (product changes|downgrades|upgrades|downgrade|upgrade|product change)
{issuer} (product change|downgrade|upgrade) (rules|rule|options|policy)
how do i get rid of the fee on (the|my|) {card} without (closing|cancelling|losing) (it|the account|the credit line)
downgrade (or|vs|instead of) cancel (the|my|) {card}
should i downgrade (the|my|) {card} (to|into) (the|a|) {card} (instead of cancelling|)
(best|cheapest) (downgrade|product change) (for|from|of) (the|my|) {card}
thinking about downgrading (the|my|) {card} (what are the options|to what|what can it become|)
i am thinking of upgrading (the|my|) {card} (to (the|) {card}|) (can i|is that allowed|when could i|)
what would i (lose|gain|give up|get) (if i|by) (downgrade|downgrading|upgrade|upgrading) (the|my|) {card} to (the|) {card}
what do i (lose|give up) going from (the|my|) {card} to (the|) {card}
do i have to wait a year (to|before i can) (downgrade|upgrade|product change) (the|my|) {card}
can i turn (the|my|) {card} into (a|the|) {card}
product change (the|my|) {card}
so i have had the {card} for a while and want to move down to something without a fee
is there an upgrade path from (the|my|) {card}
would i get a (bonus|new bonus|sub) (if|when) i (upgrade|product change|downgrade) (the|my|) {card}
options for getting rid of the fee on my {card} without closing it
how to drop the fee on {card} but keep the account open
is {card} to {card} possible as a product change
product change {card} to {card} possible
could my {card} be turned into a {card}
could i turn my {card} into the {card}
change my {card} into a {card}
move my {card} to a {card}
switch from the {card} to the {card}
swap the {card} for the {card} without a new application
what does the {card} downgrade to
what can {card} be downgraded to
what does {card} upgrade to
where can {card} go in a product change
what else can {card} become
my account is {months} old can i already move to the {card} from my {card}
my {card} is {months} old can i downgrade it
i have had {card} for {months} can i product change yet
opened {card} in {date} when can i downgrade
upgrade path for {card}
downgrade path for {card}
is there a free version of {card} i can move to
what is the no annual fee version of {card}
how do i keep the credit line of {card} without the fee
keep my account history but lose the fee on {card}
can i product change without a hard pull on {card}
does {issuer} let me switch cards
will {issuer} let me downgrade {card}
downgrade my {card}
upgrade my {card}
i want to downgrade the {card}
i want the {card} can i just upgrade my {card}
from {card} to {card} is that allowed
earliest day i can downgrade {card}
is a year enough to product change {card}
rather than cancel {card} what are my options
alternatives to canceling {card}
no fee alternative to downgrade {card} to
can {person} product change {card} to {card}
too many fees can the {card} become something free
can the {card} become something free
can the {card} become something cheaper
{card} into {card} ok
{card} to {card} ok
{card} to {card} product change
is going {card} to {card} allowed
move from the {card} to the {card} without applying
which {issuer} cards can a {card} turn into
when is my {card} eligible for a downgrade
when is {card} eligible for an upgrade
i would like to get rid of my {card} fee but not close the account
get rid of the {card} fee but not close the account
not close {card} just stop paying the fee
stop paying for {card} without closing the account
`;

export const DOWNGRADE_POINTS = `
what happens to my (points|{program} points|miles|rewards|{program}) if i (downgrade|cancel|close|product change|get rid of|drop) (the|my|) {card}
(do|will|would) i lose (my|the|all my|) (points|{program} points|miles|rewards|{program}) (if|when) i (downgrade|cancel|close|product change|get rid of) (the|my|) {card}
if i (downgrade|cancel|close|product change) (the|my|) {card} (do|will|would) i (lose|keep) my (points|miles|rewards)
if i (downgrade|cancel|close) (the|my|) {card} what happens to (the|my) (points|miles|rewards|{program})
can i keep my (points|miles|{program} points|{program}) (after|if) (i downgrade|i cancel|i close|closing|cancelling|downgrading) (the|my|) {card}
are my (points|{program} points|{program}|miles) safe if i (close|cancel|downgrade) (the|my|) {card}
(what|which) points (do|would|will) i lose (if|when) i (close|cancel|downgrade) (the|my|) {card}
do (points|my points|{program} points) (disappear|expire|go away|vanish|get forfeited|transfer over) when (i|you) (cancel|close|downgrade) (the|a|my|) {card}
(do|will) i forfeit (my|) (points|{program} points|miles) (if|when) (i|) (close|closing|cancel|cancelling) (the|my|) {card}
do i need to (use|transfer|move|spend|redeem) my (points|{program} points|{program}|miles) before (i|) (cancel|close|downgrade|closing|cancelling|downgrading) (the|my|) {card}
should i (transfer|move|use|redeem|spend) (out|) my points before (closing|cancelling|canceling|downgrading|i close|i cancel) (the|my|) {card}
what (happens to|about) the value of my (remaining|) (points|{program} points|{program}) if i (downgrade|cancel|close) (the|my|) {card}
what are my (points|{program} points|{program}) worth (after|once|if) i (downgrade|cancel|close) (the|my|) {card}
will my (points|{program} points|{program}) be worth less (after|if|when) i (downgrade|cancel|close) (the|my|) {card}
(can|could) i still transfer (my|) (points|{program} points|{program}) (to partners|to airlines|to hotels|) (after|if) i (downgrade|cancel|close) (the|my|) {card}
do i lose (the ability to transfer|transfer partners|transfers|partner transfers) (if|when) i (downgrade|cancel|close) (the|my|) {card}
if i get rid of (the|my|) {card} can i still (transfer|use|move) my {program} (points|)
(points|{program} points|{program}) (after|when) (closing|cancelling|canceling|downgrading) (the|my|) {card}
what happens to {points} ({program}|) if i (downgrade|cancel|close) (the|my|) {card}
i have {points} {program} (points|) and want to (close|cancel|downgrade) (the|my|) {card} (do i lose them|what happens|are they gone|)
(close|cancel|downgrade) {card} lose points
downgrade {card} keep points
losing points when (closing|cancelling|downgrading) {card}
where do my points go if i (cancel|close|downgrade) (the|my|) {card}
how long do i have to use my points after (closing|cancelling|i close|i cancel) (the|my|) {card}
(how do i|how can i) (save|keep|protect|not lose) my (points|{program} points|miles) (before|when|if) (closing|cancelling|i cancel|i close|i downgrade) (the|my|) {card}
i am worried (about losing|i will lose) my points if i (cancel|close|downgrade) (the|my|) {card}
if {person} (closes|cancels|downgrades) (the|her|his|their|) {card} (are the points gone|do we lose the points|what happens to the points)
does downgrading (the|my|) {card} (affect|hurt|change) my (points|{program} points|{program})
does (cancelling|canceling|closing) (the|my|) {card} (kill|wipe out|delete|affect) my (points|miles|{program})
my last {program} card is (the|) {card} what happens to the points if i (close|cancel) it
will i lose my (miles|{program} miles) if i cancel (the|my|) {card}
will my {program} survive if i close the {card}
will my points survive a downgrade of {card}
if the {card} goes are the miles gone too
if {card} is gone are my points gone
are my points gone when i cancel {card}
are my miles gone if i close {card}
should i empty my {program} before canceling the {card}
should i use up my {program} before i close {card}
should i cash out my points before closing {card}
do the points stay when i downgrade {card} to {card}
do my {program} stay when i product change {card} to {card}
lose miles if i close {card}
closing {card} points
cancel {card} what about my points
what about my points if i downgrade to {card}
does closing {card} wipe my points
does canceling {card} wipe out my {program}
when i close {card} where do the points go
how do i not lose my points when i cancel {card}
protect my points before closing {card}
what happens to the miles once {card} is closed
what happens to points in a closed account
keep points after closing {card}
can i still use my points after i cancel {card}
can i still transfer {program} without {card}
without the {card} can i still move my {program} to partners
do i need {card} to keep my {program}
do i need to keep {card} open for my points
is my {program} balance at risk if i close {card}
would downgrading {card} make my points worth less
value of my {program} without {card}
how much value do i lose on {points} if i downgrade {card}
how much are my points worth if i no longer have {card}
close {card} forfeit points
points forfeited on closing {card}
i want to shut my {issuer} cards down do the {program} evaporate
if i shut down my {card} do the {program} evaporate
if i close all my {issuer} cards what happens to my {program}
after i drop the {card} what are my {program} good for
after i drop the {card} can i use my {program}
what can i do with {program} after closing {card}
are {program} kept if you close the card
does {issuer} take the points away when you close the card
when a card is closed do you keep the points
do i keep my points
do i need the {card} to hold on to my points
do i have to keep {card} to hold on to my {program}
must i keep {card} so my points stay
`;

export const CARD_CHANGES = `
what (has|have|) changed (on|with|about) my cards (lately|recently|{date}|since {date}|in the last few months|)
(what|whats) (is|) new (with|on) my cards (lately|{date}|)
(any|are there any) (changes|news|updates) (to|on|with|for|about) my cards (lately|recently|{date}|coming up|i should know about|)
(any|are there any) (recent|upcoming|new|) (changes|news|updates) (to|on|with|about|for) (the|my|) {card}
what (changed|has changed|is changing|changes) (on|with|about|for) (the|my|) {card} (recently|lately|{date}|since {date}|in {date}|)
{card} (changes|news|recent changes|refresh|updates|what changed)
(did|has) (the|my|) {card} (change|changed|get refreshed|get worse|get devalued|been nerfed|been refreshed) (lately|recently|{date}|)
(did|has) (anything|something) (change|changed) (on|with|about) (the|my|) (cards|{card}|benefits|credits) (lately|recently|since {date}|)
(have|did) (any of|) my (benefits|credits|fees|perks|cards) (change|changed|get cut|gotten worse|go up)
(which|what) (benefits|credits|perks|fees|rates) (changed|were cut|were added|went away|have changed|are going away|are changing) (on my cards|lately|{date}|recently|on the {card}|since {date})
(which|what) of my cards (changed|have changed|got worse|got refreshed|raised their fee|got devalued) (lately|{date}|recently|since {date}|)
(recent|latest) (card|) changes (to my wallet|for my cards|on my cards|)
what did i miss (with|on) my cards (since {date}|lately|{date}|)
is (the|my|) {card} (losing|getting|adding|dropping) any (benefits|credits|perks) (soon|{date}|)
(are|is) (there|) (any|) (upcoming|announced|planned) changes (to|for|on) (the|my|) (cards|{card}|wallet)
(what|whats) changing (soon|{date}|) (on|with|for) (the|my|) (cards|{card})
did {issuer} (change|cut|nerf|devalue|add) anything (lately|recently|on my cards|{date}|)
what did {issuer} change ({date}|lately|on the {card}|recently|)
(show|list|give) me (the|all|) (recent|) changes (on|to|for|of) (my cards|the {card}|my {card})
(change log|changelog|history of changes) (for|of) (my cards|the {card})
(did|have) (any|) (annual fees|fees) (go up|gone up|increase|increased|change) on my cards
when did (the|my|) {card} (change|lose|drop|get refreshed|raise its fee|cut) (its credits|the benefit|it|)
what got (worse|better|cut|added|removed) on (my cards|the {card}|my {card}) ({date}|lately|)
has anything happened to (the|my|) {card}
(whats|what is) the latest (on|with) (the|my|) {card} (changes|refresh|)
catch me up on what (changed|happened) with my cards
i have not checked in a while what changed (on my cards|with my cards|)
(any|) devaluations (on my cards|lately|recently|that affect me|{date})
what has changed since {date}
did i lose any (benefits|perks|credits) (lately|{date}|recently|on my {card}|)
what changed lately
any changes i should know about
anything new with my cards
anything new on {card}
anything different on my {card} {date}
did the {card} get any worse {date}
did {card} lose any benefits
did {card} add anything new
what has {issuer} been changing
what has {issuer} changed {date}
news on the {card}
news about my cards
any news from {issuer} on my cards
any nerfs lately
any nerfs to {card}
any cuts to my benefits
what nerfs am i missing
has {issuer} devalued anything
updates on my cards
update me on card changes
latest changes
latest changes to {card}
recent changes {card}
recent refreshes
was there a refresh of {card}
how has {card} changed
how have my cards changed since {date}
what is different about my {card} now
what is different about my cards {date}
did they change the credits on {card}
did the benefits of {card} change
which fees went up on my cards
did a fee go up on any of my cards
which credits were added on my cards
are there changes coming to {card}
upcoming changes to my cards
what is coming up in terms of changes for {card}
what is going away on {card}
keep me posted what changed on {card}
changes since {date}
what happened with my cards in {date}
has {issuer} messed with the {card} credits
has {issuer} messed with the {card} again
has {issuer} touched the {card} credits
did the {card} credits change
what is different on the {card} compared with {date}
did {issuer} update the {card}
were any of my cards updated since {date}
{card} refresh details
what is in the {card} refresh
`;

export const RENAMED_CARD = `
my {card} (became|turned into|was converted to|was changed to|got converted into|was moved to) (a|an|) (another card|different card|{issuer} card|new card) (which|what) (one|card) do i have now
my {card} (became|turned into|was converted to|is now|got changed to) (a|an|the|) {issuer} card (which one is it|what card is it|which is it|)
what (did|has) (the|my|) {card} (become|turn into|turned into|get renamed to|been replaced by|been renamed to|change to)
(what|which) card (replaced|replaces|took over for|succeeded) (the|my|) {card}
(was|is|has) (the|my|) {card} (been|) (renamed|rebranded|replaced|merged|converted)
what is (the|my|) {card} (called|named) (now|{date}|these days)
(whats|what is) the new name (of|for) (the|my|) {card}
(whats|what is) the (successor|replacement) (of|to|for) (the|my|) {card}
what happened to (the|my|) {card}
what (became|has become) of (the|my|) {card}
does (the|my|) {card} (still exist|exist anymore|no longer exist)
i had (the|a|an) {card} and now it says {issuer} which card is (it|that)
i (used to have|had) (the|a|) {card} (what|which) card (do i have|is it) now
my (old|) {card} (got|was) (discontinued|replaced|phased out|shut down) (what do i have now|which card do i have now|what now|)
they (changed|switched|converted|moved) my {card} to (something else|another card|a {issuer} card) what is it (now|)
my {card} (moved|switched|went) (from {issuer}|) to {issuer} (what card is it|which card do i have|what do i have now|)
my {card} was discontinued (what do i have now|which card is it now|what replaced it)
is (the|my|) {card} now (the|a|called the) {card}
is the {card} the same as the (old|) {card}
did (the|my|) {card} (become|turn into|change into|get replaced by) (the|) {card}
which card do i have (now|) (after|since) (the|my|) {card} (converted|changed|was converted|went away|was discontinued)
{card} (renamed|rebrand|successor|replacement|new name|converted to)
the bank (renamed|replaced|converted) my {card} (to what|which card is it|)
got a new card in the mail (replacing|to replace) my {card} (what is it|which one is it|)
what should i call my (old|) {card} now
old {card} (now called|new name|became what)
my {card} does not exist anymore what card is it now
so my {card} account was converted and i dont know what card i (actually|) have now
what (was|is) the {card} (formerly|previously) (known as|called)
what did the {card} used to be called
{issuer} sent me a letter that my {card} moves to {issuer} so what card is that
got a letter saying my {card} is becoming a different card
got a letter that {card} is being converted what will i have
my {card} moves to {issuer} what card is that
my {card} is moving to {issuer} which card will it be
whatever happened to the {card}
what ever became of {card}
what is the {card} called these days
what do they call {card} now
what is {card} now
what was {card} renamed to
{card} is now called what
{card} was replaced by what
what replaced {card}
who took over {card}
which card took the place of {card}
did they rename {card}
did {issuer} rename the {card}
did {card} get discontinued
was {card} discontinued
is {card} discontinued
is {card} gone
does {card} still exist under another name
is {card} the new name of {card}
is {card} what {card} turned into
my {card} turned into something else
my {card} converted automatically to what
my old {card} which card is that now
what card do i hold now that {card} is gone
since {card} is gone what card do i hold
i still have {card} what is it now
which card are {card} holders getting
what are {card} holders moved to
what are {card} holders getting instead
what will {card} holders have
is the {card} dead
is {card} dead now
under what name does the {card} run now
what name does the old {card} go by
`;
