/** How people ask about a year of rewards and the next card. One a line; see intent.ts. */

export const ANNUAL_REWARDS = `
how much do i earn in rewards a year
how much do i earn a year with my cards
how much do i earn {date}
how much do my cards earn (me|) (a year|each year|per year|{date})
what do i earn a year
what do my cards earn me a year
what do i get back {date} from my cards
what are my (yearly|annual) rewards
what are my total rewards per year
how much are my cards making me every year
how much cash do i get out of my cards a year
how many dollars of rewards do i get a year
annual rewards estimate
estimate my annual rewards
estimate my yearly rewards
my rewards for the whole year
what will i earn over the next {months}
what would i earn {date} if i used my cards right
is cash back better (for me|)
is cash back better than points
is cash back better or points
is cash back better than points for me
points or cash back which is better for me
should i (just|) (go with|use|switch to) cash back
would i be better off with (just|) cash back
would i be better off with a plain {percent} card
would a flat {percent} card beat my cards
would a simple {percent} cash back card do better than all this
do my cards out earn a plain {percent} card
do my cards out earn a plain {percent} card after fees
do my cards beat a {percent} card
do my cards beat cash back after their fees
do these fee cards beat a free {percent} card
does my setup beat {percent} on everything
does all this beat just using a {percent} card
are my cards worth it compared with {percent} back on everything
am i better off than with {percent} cash back on everything
is my setup better than a {percent} card
what is my effective return on spend
what is my overall return
what percentage do i get back overall
after fees how much do i come out ahead {date}
after annual fees what do i make a year
what do i net a year after fees
how much does {person} earn a year in rewards
what do our cards earn us a year
if i spend {usd} a month on {category} what do i earn {date}
i spend {usd} a month on {category} and {usd} on {category} how much do i earn a year
with {usd} on {category} and {usd} on {category} what are my yearly rewards
on my spending what do the cards bring {date}
which of my cards earns the most {date}
how much of my rewards come from each card
is playing the points game worth it for me
am i getting enough out of my cards {date}
how much value do my cards give me every year
rewards per year
total yearly rewards of my wallet
optimal rewards for my spend
what is my total haul per year from cards
my yearly haul
should i just get a {percent} card and forget about this
should i just use a {percent} card for everything
should i just use one {percent} card
why not just use a {percent} card
would one {percent} card be enough for me
am i actually ahead after all these fees
am i ahead after fees
am i really coming out ahead with all these cards
do i come out ahead with my cards
do i even come out ahead after the fees
is all this worth it compared to a plain {percent} card
is having all these cards worth it
are all these cards together worth it
what is the total i make from my cards each year
how much money do my cards make me
how much do i make from cards
how much do i make a year from rewards
how much reward money per year
how many points do i earn a year
how many points will i earn {date}
how many points a year do my cards bring
what is my yearly earn
yearly earnings from my cards
yearly earnings
expected rewards for the year
projected rewards {date}
what should i expect to earn {date} in rewards
rewards minus fees for a year
net rewards after fees
rewards on my spend for a year
what is the best i can do {date} with my cards
if every dollar goes on the right card what do i earn
maximum rewards i can get a year
how well is my wallet doing
how good is my card setup in dollars a year
give me the bottom line for a year of rewards minus fees
bottom line of my cards for a year
how do i stack up against a {card} for everything
how do my cards stack up against a plain {percent} card
how do i compare with using a {card} for everything
would just a {card} for everything beat my cards
how many dollars worth of points will i rack up {date}
how many dollars of points will i rack up {date}
how much will i rack up in points over a year
how much will i rack up {date}
points earned per year from my spending
what does my spending turn into in rewards a year
how much am i making a year off my cards
`;

export const SPENDING_PROFILE = `
what spending do you have for me
what spending do you have of me
what spend numbers are you using
what spend numbers do you have for me
what spending are you assuming
which spending figures do you use
which spending amounts do you use for the math
what is my spending profile
show (me|) my spending profile
show (me|) my spending
show my spend by category
my spending profile
my spend
my monthly spend
my budget by category
list my spending by category
list my spending
how much do i spend (a month|)
how much do i spend on {category} (a month|)
how much do i spend on {category} each month
how much do i spend a year
how much did i say i spend on {category}
how much did i tell you i spend
how much do you think i spend on {category}
how much do you have down for {category}
what do i spend on {category}
what do i spend per month
what did i tell you about my spending
what do you have for my {category} spending
what do you know about my spending
what is my {category} budget in your numbers
what is my biggest spend category
which category do i spend the most on
where do i spend the most
where does my money go by category
what monthly totals do you have for me
when did i last update my spending
when did i tell you my spending
is my spending profile up to date
do you have my spending
do you have any spending saved for me
have i told you what i spend
have i set a spending profile
what are my spend categories
what numbers are the estimates based on
on which spend are your calculations based
remind me what i said i spend
so what spend are you basing this on
spending on file
total monthly spend you have for me
read me back my spending
what numbers do you have for my {category}
what number do you have for {category}
what do you have me spending on {category}
how much am i spending per month according to you
how much am i spending on {category} according to you
according to you what do i spend
what do you think i spend a month
what do you assume i spend
what do you assume i spend on {category}
which budget do you use for me
what budget did i give you
what are the spend figures i gave you
what spend did i enter
what amounts did i enter for {category}
show the spending i entered
show what i spend
what is in my spend profile
spend profile
spending categories i told you
my {category} spend
my {category} budget
how big is my {category} budget
how much is my monthly budget
how much of my spend is {category}
do you know what i spend on {category}
do you know my spending
are my spending numbers current
is the spending you have for me still right
total of what i spend a month
what is my yearly spend
yearly spend total
what do you think we spend on {category}
pull up my spend categories
pull up my spending
what spend have i given you
what have i said about my spending
our spending on file
what do we spend on {category}
what are my monthly numbers
how much {category} spend do you have
list what i spend per category
`;
