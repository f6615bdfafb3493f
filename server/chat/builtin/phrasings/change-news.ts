/** How people ask what changed about cards, and what became of one. One a line; see intent.ts. */

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
