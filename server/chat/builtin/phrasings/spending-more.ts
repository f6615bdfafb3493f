/** More ways people ask which spending is known of them. */

export const SPENDING_PROFILE_MORE = `
you keep using some numbers for my expenses what are they
which numbers do you use for my expenses
where do you get my expense numbers from
could you show me the expenses that i entered
show me the expenses i entered
show my expenses
my expenses
my monthly expenses
list my expenses
what expenses do you have for me
my {person} thinks we typed in the wrong amounts for {category} what is in there
i think i typed in the wrong amount for {category} what is in there
i think my {category} number is wrong what do you have
what did we put in for {category}
what is in there for {category}
what amount is in there for {category}
what amount do you have for {category}
what amounts did we type in
are the amounts we entered right
how old is the spending info you have of us
how old are my spending numbers
how current is my spend data
when was my spend last updated
spend data
spending data
spending assumptions
list spending assumptions
monthly amounts i gave you
the monthly amounts i gave you
where is my money going per category
where does our money go each month
my average monthly spend in the system
average monthly spend
what is my average monthly spend
what are my spending habits you have saved
what spending habits do you have for me
total monthly spend you have on me
sum of my monthly spend
how much a month on {category} do you think i use
how much a month do we put on {category}
do you know how much i spend
which spending amounts are on file
my budget categories as you know them
show me the budget you are working with
before you calculate what spending do you assume
is my spending up to date in here
what did i put for {category}
what did i put down for {category} as my monthly spend
is the {usd} for {category} still what you use
is the {points} for {category} still what you use
do you still use {usd} for {category}
want to check the spend information i gave
check the spending info i gave you
let me check my spending info
how much of our money goes to {category}
how much of our budget goes to {category}
monthly amounts
the monthly amounts you have
what are the monthly amounts again
are you using my real spending or a guess
what inputs are you using for my spend
outlays per month
how much do we {category} a month in your numbers
`;
