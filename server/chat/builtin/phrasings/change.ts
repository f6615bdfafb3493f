/** How people ask what a card can become, and what that does to points. One a line; see intent.ts. */

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
what could i change it to
what can i downgrade it to
what can i change it into
can i downgrade it
can i upgrade it
what are my downgrade options
can it be downgraded
is (the|my|) {card} (upgradeable|upgradable|downgradeable|convertible) (to|into) (the|a|) {card}
(change|switch|convert|move|swap) (the|my|) (personal|) {card} (to|into) (the|a|) {card}
{card} to {card} (possible|allowed|product change|downgrade|upgrade|pc)
{card} to {card}
(downgrade|upgrade|change|product change|pc|convert|dg) (the|my|) {card}
{card} (downgrade|dg|pc|upgrade|downgrade path|upgrade path|downgrade options)
turn (the|my) {card} into (a|the) ({card}|no fee card|free card|cheaper card)
can i (turn|make|flip) (the|my) {card} into (a|the|) ({card}|no fee card|card without a fee)
i do not want to (close|cancel) (it|the account|the {card}|my {card}) just (move|change|switch) (to|it to) (something cheaper|a no fee card|something free)
(rather than|instead of) (closing|cancelling|cancel) (the|my) {card} (can i|could i) (move|change|switch|downgrade) (it|) (to something cheaper|to a free one|down)
what are my (choices|options) (for|if i am) not paying the {card} fee but (keep|keeping) the account
(keep|keeping) the (account|credit line|history) (open|) (but|without) (not pay|paying) (the|my|) {card} (fee|annual fee|)
(is there|does the {card} have) a (no fee|free|cheaper|lower fee) (version|sibling|option) (of (the|my) {card}|i can move to|)
(no fee|free|cheaper|lower tier) version of (the|my|) {card}
(which|what) cards can (become|be changed to|be turned into|convert to) (a|the|) {card}
(which|what) (of my cards|cards of mine) (can|could) (become|turn into|be changed to) (a|the|) {card}
what (else|) can (the|my|) {card} (become|turn into|be)
{issuer} (won't|will not|would not|refuses to) let me (change|downgrade|upgrade|product change|switch) (within|in|during) the first year (is that (right|correct|normal)|)
do i have to wait (a year|{months}|) (before|to) (downgrading|product changing|changing|downgrade|change) (the|my|) ({card}|card)
how long (before|until|till) (i can|can i|) (product change|downgrade|upgrade|change|pc) (the|my|) ({card}|)
(is it|am i) too (early|soon) to (downgrade|upgrade|product change|change) (the|my|) {card}
(product change|downgrade|upgrade) (path|paths|chart|tree|options) (for|of|from) (the|my|) {card}
(upgrade|downgrade) path from (the|my|) {card}
(go|step|move) (down|up) from (the|my) {card} (to (the|a) {card}|to what|)
can (the|a|) {card} be (downgraded|upgraded|changed|switched|converted) (to|into) (the|a|) {card}
can i go from (the|my|) {card} to (the|a|) {card} (without applying|without a new application|)
(swap|trade) (the|my) {card} for (a|the) {card} without (applying|a new application|a hard pull)
is there (an|a) (upgrade|downgrade) (offer|option|available) (on|for) (the|my) {card}
{person} wants to (downgrade|change|switch) (the|her|his) {card} (what are the options|to what|what can it become)
i want (a|to move to a) (cheaper|free|no fee) ({issuer} card|card) in place of (the|my) {card}
(the|my) {card} fee is too (high|much) what can i (change|switch|downgrade) (it|) to
(tired|sick) of paying {usd} for (the|my) {card} (what can i|can i) (turn it into|change it to|downgrade to)
does a (product change|downgrade|upgrade) (need|require|cause|trigger) a (hard pull|new application|credit check)
do i (keep|get to keep) (my|the) (account number|credit line|history|card number) if i (downgrade|product change|upgrade) (the|my|) ({card}|)
would i get a (bonus|welcome bonus|sub) (if|when) i (upgrade|product change|downgrade) (to|into) (the|a) {card}
can you (upgrade|downgrade|product change) (from|between) {issuer} (personal|) cards to (business|personal) (cards|ones)
{issuer} product (changes|change)
{card} to (the|a|) (free|no fee) {issuer} card
{card} to (the|a|) free {card}
can {card} go (to|down to) (a|the) no fee card
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
(can|could) i still transfer (my|) (points|{program} points|{program}) (to partners|to airlines|to {category}|) (after|if) i (downgrade|cancel|close) (the|my|) {card}
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
do i lose my points if i cancel it
do i lose the points then
what happens to the points if i close it
would i keep the points
(if|when) i (close|cancel|drop) (my only|the only|my last) {issuer} card (are|do) (the|my) points (lost|gone|disappear|go away)
(if|when) i (close|cancel|drop) (the|my) {card} (are|do) (the|my) points (lost|gone|safe|disappear|expire)
(what|) (becomes of|happens to|happens with) my {points} {program} if i (close|cancel|downgrade|drop) (the|my|) ({card}|account|card)
what (becomes of|happens to|happens with) (my|the|our) (points|miles|{program}) (if|when|once|after) (i|we) (close|cancel|downgrade|drop|product change) (the|my|our|) ({card}|account|card)
(can i|will i|would i|could i) still transfer (to {program}|) if i (downgrade|drop|cancel|close) (the|my|) {card}
downgrade (the|my|) {card} can i still (transfer|send|move) (points|) (to {program}|to partners|to airlines)
i (downgraded|product changed|closed|cancelled) (the|my|) ({card}|card|) (and now|and|) (worry|am worried|what happens) (about|for|to) (my|the) points
(worried|afraid|scared|nervous) (i will|about|that i) (lose|losing) (my|the) points (if|when) i (cancel|close|downgrade) (the|my) {card}
if i (drop|go down|move|switch|downgrade) to (a|the) (no fee|free|{card}) (card|) (do|will) my points (drop|lose) (in|) value
do my points (lose value|drop in value|become worth less) (if|when) i (downgrade|cancel|drop) (the|my|) {card}
when (you|i) (cancel|close) (a|the|my) ({issuer} card|{card}) how long do (the|my) points (live|last|stay|survive)
how long (do i have|) to use (my|the) (points|{program}) after (cancelling|closing|downgrading) (the|my) {card}
should i (move|transfer|use|spend|cash out) (my|the|all my) (points|{program}) before (cancelling|canceling|closing|downgrading|i cancel|i close) (the|my|) ({card}|card|)
before i (cancel|close|downgrade) (the|my|) ({card}|card|) (what to do with|what should i do with|do i need to move) (the|my) (points|{program})
(do i|will i|would i|did i) (lose|forfeit) (my|the|all my|all the|any) (points|miles|{program}) (if|when|by) (i|) (cancel|close|closing|downgrade|downgrading|product change) (the|my|) ({card}|card)
(lose|forfeit|keep) (the|my|) (points|miles) (when|if|after) (closing|cancelling|downgrading|i close) (the|my|) {card}
{card} (cancel|close|downgrade) (lose points|points lost|points|what about points|and my points)
(cancel|close|downgrade) (the|my|) {card} (lose points|points gone|are points safe|and the points)
are (the|my|our) (points|miles) (safe|gone|gone instantly|forfeited|lost) (if|when|once) (the|my) ({card}|card|account) is (closed|cancelled|downgraded)
do (the|my|) points (forfeit|vanish|disappear|survive|stay) (on cancel|on a cancellation|on closing|after a product change|when i cancel)
points (after|with|during) (a|) (product change|downgrade|cancellation|cancelling)
(will|would|does) (closing|cancelling|dropping) (the|my) {card} (affect|hurt|wipe|kill|touch) my {program} (points|account|)
does a (downgrade|product change) (wipe|affect|keep|carry over) (my|the) (points|{program})
{person} wants to (cancel|close|downgrade) (the|his|her) {card} (are our points safe|what about the points|do we lose the points)
(can i|do i get to|will i) keep my (points|miles|{program}) (if|when|after) i (close|cancel|downgrade|drop) (the|my) {card}
would i still be able to (use|transfer|redeem) (my|the) {program} (at {cents}|) if i (lose|drop|cancel|downgrade) (the|my) {card}
do (the|my) points (move|go|carry|transfer) (over|) (to the new card|along) (if|when) i (downgrade|product change|upgrade)
i have {points} {program} and (want|plan|am going) to (close|cancel|downgrade) (the|my) {card} (what happens|are they safe|do i lose them)
(what|which) points (do i|would i|will i) lose (if|when) i (cancel|close|drop) (the|my) {card}
if i get rid of (the|my) {card} (what about|where do) (my|the) (points|{program}) (go|)
my points are (tied to|on|with) (the|my) {card} (what if i close it|do i lose them when i cancel|is it safe to cancel)
how (do|can) i (save|protect|keep) (my|the) points (before|when) (cancelling|closing|i cancel) (the|my) {card}
i (wish|want|plan) to close (the|my) {card} but have {points} (points|) there
if i (pc|product change|downgrade) (the|my|) {card} to (the|a|) {card} can (my|the|) points still transfer
i have {points} (points|) on (the|my) {card} and want to close it
`;
