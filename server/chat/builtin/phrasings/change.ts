/** How people ask what a card can become, what that does to points, and what changed. One a line; see intent.ts. */

export const DOWNGRADE_OPTIONS = `
what can i (downgrade|upgrade|product change|change|convert|switch|pc) (the|my|) {card} (to|into)
what (are|) (my|the) (downgrade|upgrade|product change|pc) (options|paths|choices) (for|on|with|of) (the|my|) {card}
{card} (downgrade|upgrade|product change|pc) (options|paths|path|)
can i (downgrade|upgrade|product change|switch|convert|change|pc) (the|my|) {card} (to|into) (a|the|) {card}
(downgrade|upgrade|product change|convert|switch) (the|my|) {card} to (the|a|) {card}
can i (downgrade|upgrade|product change|pc) (the|my|) {card} (now|yet|already|today|)
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
my wife has had (the|her) {card} only for a few months can she downgrade (now|already|or should she wait)
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
what happens to {points} (points|{program} points|{program}) if i (downgrade|cancel|close) (the|my|) {card}
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
`;

export const CARD_CHANGES = `
what (has|have|) changed (on|with|about) my cards (lately|recently|this year|since {date}|in the last few months|)
(what|whats) (is|) new (with|on) my cards (lately|this month|this year|)
(any|are there any) (changes|news|updates) (to|on|with|for|about) my cards (lately|recently|this year|coming up|i should know about|)
(any|are there any) (recent|upcoming|new|) (changes|news|updates) (to|on|with|about|for) (the|my|) {card}
what (changed|has changed|is changing|changes) (on|with|about|for) (the|my|) {card} (recently|lately|this year|since {date}|in {date}|)
{card} (changes|news|recent changes|refresh|updates|what changed)
(did|has) (the|my|) {card} (change|changed|get refreshed|get worse|get devalued|been nerfed|been refreshed) (lately|recently|this year|)
(did|has) (anything|something) (change|changed) (on|with|about) (the|my|) (cards|{card}|benefits|credits) (lately|recently|since {date}|)
(have|did) (any of|) my (benefits|credits|fees|perks|cards) (change|changed|get cut|gotten worse|go up)
(which|what) (benefits|credits|perks|fees|rates) (changed|were cut|were added|went away|have changed|are going away|are changing) (on my cards|lately|this year|recently|on the {card}|since {date})
(which|what) of my cards (changed|have changed|got worse|got refreshed|raised their fee|got devalued) (lately|this year|recently|since {date}|)
(recent|latest) (card|) changes (to my wallet|for my cards|on my cards|)
what did i miss (with|on) my cards (since {date}|lately|this year|)
is (the|my|) {card} (losing|getting|adding|dropping) any (benefits|credits|perks) (soon|this year|)
(are|is) (there|) (any|) (upcoming|announced|planned) changes (to|for|on) (the|my|) (cards|{card}|wallet)
(what|whats) changing (soon|next year|this year|) (on|with|for) (the|my|) (cards|{card})
did {issuer} (change|cut|nerf|devalue|add) anything (lately|recently|on my cards|this year|)
what did {issuer} change (this year|lately|on the {card}|recently|)
(show|list|give) me (the|all|) (recent|) changes (on|to|for|of) (my cards|the {card}|my {card})
(change log|changelog|history of changes) (for|of) (my cards|the {card})
(did|have) (any|) (annual fees|fees) (go up|gone up|increase|increased|change) on my cards
when did (the|my|) {card} (change|lose|drop|get refreshed|raise its fee|cut) (its credits|the benefit|it|)
what got (worse|better|cut|added|removed) on (my cards|the {card}|my {card}) (this year|lately|)
has anything happened to (the|my|) {card}
(whats|what is) the latest (on|with) (the|my|) {card} (changes|refresh|)
catch me up on what (changed|happened) with my cards
i have not checked in a while what changed (on my cards|with my cards|)
(any|) devaluations (on my cards|lately|recently|that affect me|this year)
what has changed since {date}
did i lose any (benefits|perks|credits) (lately|this year|recently|on my {card}|)
what changed lately
any changes i should know about
`;

export const RENAMED_CARD = `
my {card} (became|turned into|was converted to|was changed to|got converted into|was moved to) (a|an|) (another card|different card|{issuer} card|new card) (which|what) (one|card) do i have now
my {card} (became|turned into|was converted to|is now|got changed to) (a|an|the|) {issuer} card (which one is it|what card is it|which is it|)
what (did|has) (the|my|) {card} (become|turn into|turned into|get renamed to|been replaced by|been renamed to|change to)
(what|which) card (replaced|replaces|took over for|succeeded) (the|my|) {card}
(was|is|has) (the|my|) {card} (been|) (renamed|rebranded|replaced|merged|converted)
what is (the|my|) {card} (called|named) (now|today|these days)
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
`;
