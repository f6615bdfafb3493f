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
is (the|) {card} (adding|losing|dropping|getting|gaining) (anything|any benefit|any perks|something new)
are they (taking away|removing|cutting|adding|changing) (a|any|the|) (perk|perks|benefit|benefits|credit|{benefit}) (from|on|of|to) (the|my|) {card}
(is|are) (the|my|) {card} (annual|) fee (going up|increasing|rising|changing)
did (they|{issuer}) (raise|increase|change|cut|lower) (the|) (fee|annual fee|benefits|rates|earning) (on|of) (the|my|anything|any of my) ({card}|cards|i have|)
has (anything|something) (been|) (removed|added|changed|cut) (from|on|to) (the|my|) {card}
what (has|is|was) (changed|changing|new|different) (on|with|for|about) (the|my|) {card} ({date}|lately|recently|since {date}|)
(whats|what is) (new|different|changing) (with|on|about) (the|my|) {card} (compared with|compared to|from|since) ({date}|before|when i got it)
(any|are there|is there) (news|changes|updates|update) (about|on|to|for|with) (the|my|) {card}
(any|are there any) (upcoming|announced|recent|new) (changes|devaluations|nerfs|cuts) (to|on|for) (the|my|) ({card}|cards|)
{card} (changes|refresh|news|update|updates|nerf|nerfs|devaluation|new benefits|what changed|whats new)
(recent|latest|upcoming|new) (changes|news|updates) (to|on|about|for) (the|my|all my|) ({card}|cards)
(nerfs|devaluations|cuts|changes|updates|news) (this|last) (month|year|week|quarter)
(updates|changes|news) (on|to|for) my cards (please|)
my {card} (sent|mailed|emailed) (me|) a (letter|notice|email) (of|about|on) (changes|new terms|benefit changes) (what is changing|what changed|)
(got|i got|received) (a|an) (letter|email|notice) (from {issuer}|) (about|saying) (changes|the terms are changing) (to|on) (the|my) {card} what (is it|changed|is changing)
(anything|is there anything) (i should know|to know|important) (that|has) (changed|changing) (on my cards|lately|recently|)
(what|which) of my cards (changed|have changed|are changing|got worse|got better) (lately|{date}|recently|)
(new|added) (credits|benefits|perks) on (the|my|) {card} (when did they start|{date}|since when|)
when did (the|) {card} (add|drop|lose|get|change|raise) (the|its|) ({benefit}|fee|annual fee|benefits)
since when (does|is|has) (the|) {card} (have|charge|cost|offer) ({benefit}|{usd}|)
(refresh|overhaul|revamp) of (the|) {card} (what is new|what changed|)
i (heard|read|saw) (that|) (the|my) {card} (changed|is changing|is being refreshed|got worse|lost a benefit|got nerfed) (what happened|is it true|what is different|)
didn't (the|my) {card} (use to|used to) (have|give|come with) {benefit}
(the|my) {card} used to (have|give|earn|come with) {benefit} (did they remove it|is it gone|what happened)
(does|do) (the|my|) {card} still (have|include|come with|give) {benefit} or did (they|it) (remove it|change|go away)
what (did|does) (the|) {card} (lose|gain|add|drop) ({date}|in {date}|recently)
(catch me up|fill me in|bring me up to date) on (my cards|(the|my) {card}|changes to my cards)
(i have not|haven't) (looked|checked) (at my cards|) in (a while|months|a year) (what changed|anything new|what did i miss)
what did i miss (on|about) my cards
(will|is) (the|my) {card} (change|changing|be different) ({date}|in {date}|soon)
(old|previous|former) (fee|benefits|rates) (of|on) (the|) {card} (vs|and) (new|now)
has the (annual|) fee (of|on) (the|my|) {card} (increased|gone up|changed|been raised)
did the (annual|) fee (of|on) (the|my|) {card} (increase|go up|change)
what did {issuer} do to (the|my) {card}
is {program} card adding anything
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
what happened to (the|) {issuer} {card}
(the|my) {card} (changed|was changed|got changed|was converted|was replaced|switched|migrated) (which|what) (card|one|{card}) do i have now
i (had|used to have|had once) (the|a|an) {card} what is it (now|called now)
i have had (the|a|an) {card} (forever|for years) what is it (now|called|called now)
my (statement|bill|app|card) (says|shows|has) ({card}|{program}|a different name|another name) i (never applied for that|did not apply for that|thought i had the {card})
(my|the) (statement|app|new card) says {card} (but|) i (never|did not) (applied for|apply for|open|ask for) (that|it|one)
(is|are) (the|) {card} now (called|) (the|) {card} (right|)
{card} is now {card} (right|or not|correct|)
{card} (renamed|new name|now called|name change|rebrand|rebranded|became what|turned into|successor|replacement)
is (the|) {card} (now|really|actually|just) (the|a) {card}
is (the|) {card} (the same|the same card|the same thing) as (the|) {card} (now|renamed|)
is (the|) {card} now (with|from|at|run by|part of) {issuer}
(did|has) (the|) {card} (become|became|turned into|change to|changed to|been replaced by|been renamed)
the bank (replaced|changed|converted|switched|swapped|migrated) my (card|{card}) (with|to|into) (a different one|another|a new one) (which|what) (version|one|card) is (mine|it)
(they|{issuer}|the bank) (converted|changed|switched|moved|migrated) (me|my card|my {card}|us) (to|into) (another|something else|a different card|a {card}) (what do i have|)
(they|{issuer}) (discontinued|killed|stopped|sunset|retired) (the|my) {card} (what do i have now|what is it now|what did it become)
(card|{card}) got (discontinued|retired|replaced) what do i have (now|)
what is (the|my|) (old|former|) {card} (called|named|known as) (now|{date}|these days)
(what|which) card (replaced|is the successor to|took over from|took the place of) (the|) {card}
(whats|what is) the (successor|replacement|new version|new name|current name) (to|of|for) (the|) {card}
(old|the old|my old) {card} (is which|which is it|what is it) (now|{date}|)
(does|is) (the|) {card} still (exist|around|a thing) (or was it renamed|under that name|)
my {card} has a new name (what is it|now|)
why (does|is) my {card} (called|say|show as) (something else|{card}|different)
i cannot find (the|my) {card} (in the list|here|anymore|) (was it renamed|what is it called now)
(why can't|can't) i find (the|my) {card} (what is it listed as|is it under another name|)
{issuer} bought (the|) {card} (portfolio|) what (is|happens to) my card (now|)
after the (merger|takeover|switch|rebrand) (which|what) card (do i have|is my {card}) (now|)
i got a new card in the mail (instead of|replacing|to replace) my {card} what is it
is my {card} (going to be|being|getting) (replaced|renamed|converted) (by|to|into|) (the|a|) {card}
(formerly|used to be|previously) (the|) {card}
which (version|edition|generation) of (the|) {card} do i have
(old|legacy|grandfathered) {card} (what is it now|which card is that)
what is (the|a|this) {card} i had the {card}
why does (it|my card|the app|my statement) say {card} (on my card|now|)
why does it say {program} on my card
what happened to the {program} card
they (migrated|moved|converted) my {issuer} card
i once had (a|an|the) {card} what would that be {date}
(old|former) {program} card (new name|what is it now|now)
is (the|) {card} the old {card}
what happened to {issuer} {program}
`;
