import type { Said } from "./said.ts";

/** What people said about card questions, one a line, by intent; names and figures stand as slots. */
export const CARD_SAID: Said = {
  card_facts: `
what does the {card} come with
rundown of the {card}
perks of {card}
{card} details
{card} what is the deal with it
what is good about {card}
summarize the {card} for me
the {card} features
my coworker keeps raving about the {card} what does it offer
tell me please the benefits of the {card}
{card} benefits
what do you get with the {card}
explain the {card} to me
give me the lowdown on {card}
{card} worth knowing
what is in the {card}
features of the {card}
i have heard of the {card} what is it
everything on the {card}
what perks come with {card}
what is the deal with the {card}
`,
  compare_cards: `
{card} or {card} what is the better {category} card
{card} versus {card} which one for someone who travels twice a year
put the {card} and {card} next to each other
{card} or {card}
how is the {card} stack up to the {card}
{card} versus {card} for {card}
difference btw {card} and {card}
is the {card} better than {card} for {lounge}
between {card} and {card} which is better
boundless {card} {card} compare
trying to decide between the {card} and the {card} we fly maybe {count} times a year
which is better {card} or {card} for someone who do not travel so much
the {card} and {card} what is the actual difference
{card} or {card} for a beginner
{card} versus {card} for {category}
{card} against {card}
does the {card} beat the {card} for {lounge}
{card} versus {card}
which wins {card} or {card}
differences between {card} and {card}
is the {card} really better than the {card}
pros and cons {card} versus {card}
for {category} {card} or {card}
{card} or {card} for one trip a year
{card} versus {card} versus club
{card} or reserve for someone who flies {program}
`,
  find_cards: `
what cards come with free checked bags
any card with no annual fee and {foreign_fee}
who gives {count} on {category}
show cards that include {credit}
is there a card with {status}
cards under {usd} with {lounge}
which of mine have {cover} protection
list {issuer} cards
best cash back cards on the market
what cards give a {night} every year
is there any card that gives you free checked bags on {merchant}
i am looking for cards without an annual fee that still have {cover}
which cards has {status} gold
what is out there with {foreign_fee} and no annual fee
cards that give {credit}
who has {cover}
any {issuer} card with {lounge}
business cards with no annual fee
{category} cards with a {night}
which cards earn {program}
cards that come with {status}
cards with {night}
{percent} {category} cards
show all {issuer} cards
what has {cover} in the market
cards with an {credit}
cheap cards with {credit}
which cards come with {status}
`,
  card_network: `
{card} what network
is {issuer} a {network}
does my {card} say {network} on it
who is the bank behind the {card}
is the {card} a charge card
is {card} {network}
is {card} business a personal or business card
which bank makes the {card}
is the {card} a {network} or a {network}
what bank is the {card} from
does the {card} run on {network}
{card} {network}
who is behind the {card}
what kind of card is the {card} charge
is {card} or somebody else
{network} or {network} {card}
which bank issues the {card}
which network is the {card} on
`,
  point_currency: `
what do i earn with the {card} cash or {program}
are {card} miles
{card} earns which points
do {card} and premier earn the same points
the {card} gives what kind of points
what type of points is the {card}
do the points on the {card} go in with my {card} points or are they different
what type of points i get with the {card}
which points does the {card} collect
are {card} points {program}
what is the {card} earn miles or cash
kind of points on the {card}
{card} cash or miles
does the {card} earn points
is {card} actually cash back
what sort of points come from the {card}
`,
};
