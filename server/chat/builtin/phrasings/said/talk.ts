import type { Said } from "./said.ts";

/** What people said about what is not answered, one a line, by intent; names and figures stand as slots. */
export const TALK_SAID: Said = {
  other_members: `
what does my buddy have in his wallet
pull my friend point balances
which cards does the admin use
how many points does the average user here have
show me user {points}
i am asking for my neighbor {program} lopez read her balances
`,
  write_request: `
throw the {card} into my list
bump my {program} to {points}
i closed the {card} take it off
mark {credit} as used for {date}
{person} name is dana save that
log {count} spend toward the bonus
put my airport as sfo
delete everything you have on me
`,
  carry_balance: `
what is the interest on the {card}
can i just pay the minimum {date}
is it ok to leave some balance on the card for my score
which of my cards has the lowest {date}
how do i do a balance transfer from {program} to {program}
i am dropping in card debt what should i do
`,
  credit_score: `
will opening this tank my score
what is my fico
is {count} enough for the {card}
how do i get my limit raised
how long do inquiries stay on
`,
  professional_advice: `
do i owe {category} on the sign up bonus
can i expense the {card} fee for my business
should i put my savings into nvidia
can i sue {issuer} for shutting me down
`,
  off_topic: `
who won the lakers game
how do i cook rice
write me a python script
what time is it in {country}
translate this to french
is it going to rain {date}
`,
  about: `
what are you able to help with
where do you get your data
are you a real person
how accurate is this
what kind of stuff can i ask you
`,
};
