/** More ways people ask about lounges. */

export const LOUNGE_ACCESS_MORE = `
my authorized user can she go in the {benefit} alone
my authorized user can she get into the {benefit} alone
can an authorized user get into the {benefit} without me
can {person} go to the {benefit} without me
can {person} come with me to the {benefit} or does he need his own card
{benefit} which card
{benefit} which card gets me in
which card do i show at the {benefit}
does {card} get guests for free in the {benefit}
does {card} get guests in free
how many free guests does the {card} get
how many guests does the {card} get
guests with the {card}
guest policy {card}
guest cost at the {benefit}
what does a guest cost in the {benefit}
what do i pay for a guest at the {benefit}
are kids free in the {benefit}
do my kids count as guests in the {benefit}
we have a long layover with a toddler do any of our cards get us in anywhere
we have a five hour layover in {country} do any of our cards get us in somewhere
long layover in denver where can we sit with my cards
is there somewhere quiet at the airport my cards get me into
somewhere to wait at the airport that my cards get me into
where can i relax before my {category} with my cards
{cover} is there a {lounge} i can get into
stuck at the airport which {benefit} can i use
international {benefit} heathrow
{benefit} at heathrow
{benefit} in {country}
{benefit} abroad
{benefit} at (lax|jfk|dfw|denver|atlanta|heathrow|narita|ohare|miami|seattle)
flying out of dallas {date} is there a {benefit} i can use
flying from denver {date} any {benefit} for me
does my card allow {category} with {benefit}
does my {benefit} include {category}
can i use {benefit} at airport {category}
airport {category} with my {benefit}
how long before the {category} can i enter the {benefit}
how early can i get into the {benefit}
can i use the {benefit} on arrival
can i use the {benefit} on a layover
how many {benefit} visits do i have
how many {benefit} visits do i get a year
visits left to the {benefit}
do i need to fly {merchant} to use the {benefit} with my {card}
do i need a {program} ticket for the {benefit}
{benefit} access with {card}
{benefit} ok with my cards
{card} {lounge}
{lounge} with my cards
{lounge}
{lounge}
i am at the airport with {count} hours to kill and my {card} where can i go
hours to kill at the airport with my {card} where can i sit
where can i go at the airport with my {card}
which card for {benefit}
which card gets me into {benefit}
can {person} come along in the {benefit} or is he {usd}
can {person} come along or is it {usd} for a guest
guest {usd} or free at the {benefit}
tight connection any {benefit} there for us
any {benefit} there for us
any {benefit} in vegas
which {benefit} networks do i have
which {lounge} networks do i have
{benefit} which cards
{benefit} access which cards
{benefit} with {card} possible
is {benefit} possible with {card}
do babies count as guests in the {benefit}
any {benefit} in terminal {count}
{benefit} in my terminal
who of us can get into the {benefit}
`;
