/*
 * Names that are plain words too, told apart by what stands beside them. Written as those of
 * sentences.ts are.
 */
export const PLAIN_SENTENCES = `
which card for internet | category:internet_cable
the internet says the gold is great | !category
best card for school | category:education
my kid starts school on monday | !category
which card for trips | category:travel
target which card | merchant:target
does target count as groceries | merchant:target category:groceries
annual fee of the ritz-carlton credit card | card:chase-ritz-carlton
which card at the ritz-carlton | merchant:ritz-carlton
what is the fee on the hilton business card | card:amex-hilton-business
how does gold against sapphire preferred look | card:amex-gold card:chase-sapphire-preferred
uber money on the gold | benefit:Uber_Cash card:amex-gold
if i cancel gold what goes away | card:amex-gold
two hundred dollar meal on amex gold | category:dining =200usd
csp travel multiplier | card:chase-sapphire-preferred category:travel
citi to singapore ratio | program:citi_thankyou program:singapore_krisflyer
do my cards extend warranties | benefit:Extended_warranty
`;
