/*
 * Messages in which names, amounts and dates are hard to find: dictated, misspelt, made up. Written as
 * those of sentences.ts; `%name` is somebody outside the wallet and `!stranger` nobody.
 */
export const HARD_SENTENCES = `
is the capitol one venture ex any good | card:capital-one-venture-x
can i move my chase points to high it | program:chase_ultimate_rewards program:world_of_hyatt
is the fee too high at costco | !program merchant:costco
30k in world of high at | program:world_of_hyatt =30000points
how many chase ultimate awards do i have | program:chase_ultimate_rewards
what is 1 membership reward point worth | program:amex_membership_rewards
do points from my amx go to qantas | program:amex_membership_rewards program:qantas_frequent_flyer
should i use the csr or gold at mcdonalds | card:chase-sapphire-reserve card:amex-gold
my dad has a chase trucker reserve should he cancel it | ?chase_trucker_reserve !card
did amex raise the gold fee | card:amex-gold
when amex raised gold fees | issuer:American_Express
told me of the Chase Sapphire Familia, that it gives 6 points | ?Chase_Sapphire_Familia !card
venture x tldr | card:capital-one-venture-x
does the lloyds rewards card transfer | ?lloyds_rewards_card
what do the kreditbank gold points convert to | ?kreditbank_gold_points !card
what are zorbo points worth | ?zorbo_points !program
900 a month on groceries and 60 a week on gas | =900usd =60usd
i fly 4 times a year | =4count
a hyatt room that costs 35000 | =35000points
the flight costs 3500 | =3500usd
until mothers day | @2027-05-09..2027-05-09
by memorial day | @2027-05-31..2027-05-31
anything running out in q1 | @2027-01-01..2027-03-31
what was spent in q1 | @2026-01-01..2026-03-31
whats my dads points balance with amex | %your_dad
my boss has the reserve, should he cancel it | %your_boss
my roommate wants to cancel her preferred, should she | %your_roommate
should my brother keep the gold | %your_brother
Karen's venture x, when is the fee due | %Karen
which card of my moms is best for gas | %your_mom
Sam's platinum, when is the fee due | !stranger ~Sam
my wife's points | !stranger ~Sam
my dad swears his platinum gets him in, does mine | !stranger
can my dad use my gold at costco | !stranger
my brother wants the venture x. current offer | !stranger
can i send points to my mom's account | !stranger
Sam added me on hers, does it count | !owner
Sam found rooms at a Hyatt, how many points of mine would stay | !owner
is there a yearly fee on the Walrus Reserve | ?Walrus_Reserve
my friends venmo me their share, which card covers the rental car | !card
i have 2 kids and a wife, points for 4 of us at 12k each | !owner =4people =12000points
my wife Sam and i need 120k united | !owner =120000points
Sam's surpass or the aspire | card:amex-hilton-surpass ~Sam
fee of the chase onyx infinite | ?chase_onyx_infinite
hyatt at 25k/night for 3 nights | =25000points
35k x 2 nights at hyatt | =35000points
kroger 140 a week which card | =140usd
100k amex to singapore | program:singapore_krisflyer
fly 2 people to singapore | ^singapore
guests with my venture 10 | card:capital-one-venture-x
best card at traitor joes | merchant:trader-joes
a 2200 couch from wayfair | =2200usd
tuition 8,250 a semester card? | =8250usd
3k property tax n 1.5k insurance on vx | =3000usd =1500usd
costco 340 which card | =340usd
80k for a flight | =80000points
my card ending 4417 at costco | !owner merchant:costco
half a million miles | =500000points
should i apply for the norwegian world mastercard | ?norwegian_world_mastercard !card
is the walmart mastercard any good | ?walmart_mastercard !merchant
does costco take mastercard or visa | merchant:costco
chase sapphire preferd fee | card:chase-sapphire-preferred
is there a bank of mine that sends to hyatt | program:world_of_hyatt
bank of america customized cash fee | card:boa-customized-cash
how many amex does that eat up | !category
where do we eat out | category:dining
how many ultimates do we have | program:chase_ultimate_rewards
annual fee on the Banco Popular Premia card | ?Banco_Popular_Premia_card
the navy federal platinum fee | ?navy_federal_platinum !card
fee of wells fargo freedom | ?wells_fargo_freedom !card
fee of the us bank reserve | card:usbank-altitude-reserve
is the capital one platinum any good | card:capital-one-platinum
which of mine has road side help | benefit:Roadside_assistance
marriott to united is 3 to 1 so 60k gets me 20k | =60000points =20000points
which card at a restaurant | category:dining
does it cover a busted phone | benefit:Cell_phone_protection
what does the citi strata plus cost a year | ?citi_strata_plus !card
fee on chase sapphire business? | ?chase_sapphire_business !card
Capital One Venture Z benefits | ?Capital_One_Venture_Z !card
points for the Chase Freedom Max bonus | ?Chase_Freedom_Max !card
Discover it Platinum annual fee | ?Discover_it_Platinum !card
apply for the Chase Sapphire Reserve Preferred | ?Chase_Sapphire_Reserve_Preferred !card
a ticket at Marcus Theatres | merchant:marcus-theatres
amex gold plus platinum, keep both? | card:amex-gold card:amex-platinum
venture x business fee | card:capital-one-venture-x-business
does the ink preferred business card have a fee | card:chase-ink-preferred
gold at max for streaming | card:amex-gold
which card gives marriott platinum elite status | !issuer
does chase refund annual fees | issuer:Chase
chase checking bonus | issuer:Chase
how long does capital one to turkish take | program:turkish_miles_smiles
amex to virgin, how fast | program:virgin_atlantic
can i put my kid's orthodontist on a card | !stranger
my roommate's Venture X, does it let me in | %your_roommate
`;
