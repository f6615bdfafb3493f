import type { Said } from "./said.ts";

/** What people said about wallet questions, one a line, by intent; names and figures stand as slots. */
export const WALLET_SAID: Said = {
  my_cards: `
does {person} hold the {card}
is the {card} in my wallet
is the {card} one of mine
what is in my wallet
do i own a {card}
how long have i had the {card}
which {issuer} ones are mine
cards {person} holds
when i get the {card}
how many amexes do i have
my oldest card
count of my open cards
can you list what cards you have on file for me
since when i have the {card}
which cards are in {person} name
do i have the {card}
which {issuer} cards do we own
when did we open {card}
my account list
how many credit cards have i got
do i still have the {issuer}
does {person} have the {card}
does {person} have a {card}
how old is my {card}
what is the newest card i have
which of my cards have no fee
how many cards total between me and {person}
`,
  my_profile: `
how many members of my household do you have
how many people are in my household
how many of my family are on my profile
what settings have i got
what is my home airport set to
which people are on my account here
what do you store about me
my time zone
what goals have i put in
do you use conservative or typical point values for me
what information about me and my family is saved in here
do you know where i live
which valuations setting am i on
who is in my family on here
my details
what preferences did i save
is dana on my profile
what is my saved airport
`,
  export_help: `
how do i back up my stuff
can i get my wallet into excel
download all my cards and balances
is there an export button
print out of everything i have here
how do i get all this out into a google sheet
give me a file of my cards
i want my data
save a copy of everything
how to get a spreadsheet of my wallet
how can i take my data out
`,
};
