/**
 * More ways people ask what to enroll in. A lounge and a credit are enrolled in with the same words;
 * which one it is, the name of the benefit tells.
 */

const ENROL_BENEFIT_MORE = `
do i have to sign up for {benefit} with the {card}
does the {benefit} require anything up front
does the {benefit} require enrollment
does the {benefit} need anything from me first
do i get {benefit} automatically with the {card}
is {benefit} automatic or do you activate it
automatic or need enrollment {benefit}
{benefit} automatic or not
what do i have to do to switch on the {benefit}
how do i switch on the {benefit}
how do i turn on the {benefit}
how do i get the {benefit} is it automatic
must one enroll for {benefit}
must i enroll for {benefit}
did i enroll in the {benefit}
did i activate the {benefit}
how to activate {benefit} {card}
how to activate {benefit} on the {card}
is {benefit} automatic or do i register
is {benefit} automatic or must i register
does {benefit} come on its own
do the {benefit} come by themselves
do the {benefit} kick in by themselves
enroll {benefit}
{benefit} with {card} automatic
where to enroll for {benefit}
where do i enroll for {benefit}
`;

export const ENROLMENT_MORE = `
do i have to sign up for status with the {card}
do i have to sign up for {status} with the {card}
do i get status automatically with the {card}
do i get {program} status automatically with the {card}
things i need to opt into
things i have to opt into on my cards
what do i need to opt into
which perks do i need to opt in to
just got the {card} is there stuff i need to turn on
just got the {card} what should i turn on
just got the {card} what do i need to set up
i just opened the {card} what should i enroll in first
my {person} got her {card} what things should she enroll for first
{person} got the {card} what needs activating
does the {benefit} work without choosing an airline
do i have to choose an airline for the {benefit}
do i need to select an airline first
do i have to register my card for {merchant}
do i need to link my card to {merchant} for the {benefit}
do i need to add the card to the {merchant} app for the credit to work
need to add the card to the app for the credit to work
which perks are not automatic
which benefits are not automatic
which benefits need a sign up
which {issuer} perks need enrollment
enroll list for {card}
enrollment list {card}
{card} what to enroll in
activate benefits on {card}
activate my benefits
enrolled in everything
am i enrolled in everything
am i enrolled in everything on the {card}
what have i not enrolled in yet
what am i missing because i did not enroll
what am i missing out on because i did not enroll
what should i set up on my new {card}
what do i set up first on the {card}
does {program} status come on its own
turn on {merchant}
turn on the {merchant} credit
enroll {merchant}
do i have to link my {issuer} to {merchant}
do i have to link my card to {merchant} for the credit
{program} status with {card} automatic
not enrolled benefits list
which benefits have i not activated
i doubt {person} ever enrolled in anything what is there to enroll in
${ENROL_BENEFIT_MORE}`;

export const LOUNGE_ENROL_MORE = `
how do i get my {benefit} card
how do i get the {benefit} card
how do i order my {benefit} card
where is my {benefit} card
my {benefit} never came in the mail do i need to request it
my {benefit} card never came
i never got my {benefit} card in the mail
i lost my {benefit} card do i need it
what must i do to get in {benefit} with my new {card}
what must i do first to get into {benefit}
what do i need to do to get into {benefit} with my {card}
what steps before i can use the {benefit}
steps to activate {benefit}
{benefit} activation steps
{benefit} registration required
{lounge} registration required
is there a registration for {benefit}
activate the {benefit}
activate {lounge} benefit
how do we set up the {benefit} for {person}
how do we set up the {lounge} thing for {person} card
how do i set up {lounge} on the {card}
is {person} enrolled for {benefit}
do authorized users have to enroll in {benefit} on their own
do you need to add yourself to {benefit} or does it come automatic
does {benefit} come automatic with the {card}
do i need the {benefit} app
do i need a digital {benefit} card
do i need to download the app for the {benefit}
do i just show my card at the {benefit} or do i need something first
do they just let me in the {benefit} with the {card}
can i just walk in to the {benefit} with the {card}
can i just walk in with the {card} or do i need to enroll
got my {card} {date} and fly on {date} do i have to set up {benefit} before
my {category} is {date} and i have never used the {benefit} do i have to sign up somewhere
i fly {date} do i have to register for {benefit} before
i have the {card} but never set up {benefit} is that needed
where do you sign up for the {benefit} membership
do i have to register before visiting a {benefit}
need to sign up before going to {benefit}
digital {benefit} how
digital {benefit} card how do i get it
do i need to register guests in advance for the {benefit}
do they need anything apart from my card at the {benefit} check in
do i need anything besides my card at the {benefit}
{benefit} benefit how to switch on
how to switch on {benefit}
i got the {card} {date} and never did anything for {benefit} what now
i never did anything for {benefit} is something needed
never enrolled in {benefit} is it too late
does each of us have to enroll for {benefit}
does each of us need to sign up for {benefit}
what is the process to get {benefit}
process to sign up for {benefit}
does {person} need to enroll her own {benefit}
does {person} need his own {benefit} enrollment
first {benefit} visit what should i set up
first time at a {benefit} what should i set up
how long does {benefit} enrollment take
need a membership number for {benefit}
{benefit} app check in required
${ENROL_BENEFIT_MORE}`;
