/*
 * How people shorten words. Keys are written without apostrophes and in lower case. Short forms that
 * are also names (mr, ur, typ, pp) are not here: they are linked as the names they are.
 */

/** Short forms that mean the same wherever they stand. */
export const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = toForms(`
whats=what is; wats=what is; itll=it will; wheres=where is; whos=who is; hows=how is; whens=when is; whys=why is; thats=that is
theres=there is; heres=here is; im=i am; ive=i have; youre=you are; youve=you have; youll=you will
theyre=they are; theyve=they have; weve=we have; isnt=is not; arent=are not; wasnt=was not
werent=were not; dont=do not; doesnt=does not; doesn=does not; didnt=did not; havent=have not; hasnt=has not
hadnt=had not; cant=can not; cannot=can not; couldnt=could not; shouldnt=should not
wouldnt=would not; wont=will not; aint=is not; gonna=going to; wanna=want to; gotta=got to
gimme=give me; lemme=let me; kinda=kind of; dunno=do not know; shoulda=should have
u=you; r=are; pls=please; plz=please; plzz=please; thx=thanks; ty=thanks; bc=because; cuz=because; coz=because
tho=though; rn=right now; abt=about; thru=through; w=with; wo=without; vs=versus; b4=before; btwn=between
cc=credit card; ccs=credit cards; creditcard=credit card; creditcards=credit cards; pts=points; pt=point
af=annual fee; afs=annual fees; sub=sign up bonus; signup=sign up; au=authorized user
aus=authorized users; ftf=foreign transaction fee; ftfs=foreign transaction fees; fx=foreign transaction
fxfee=foreign transaction fee; msr=minimum spend; msrs=minimum spend; cb=cash back; cashback=cash back
authorised=authorized; favourite=favorite; cancelled=canceled; cancelling=canceling; enrol=enroll; programme=program
alot=a lot; atm=right now; idk=i do not know; tmrw=tomorrow; tmr=tomorrow; tmw=tomorrow; tdy=today; yr=year; yrs=years
mo=month; mos=months; mth=month; mths=months; wk=week; wks=weeks; dif=difference; diff=difference; nite=night; nites=nights; fone=phone; fones=phones; airmiles=air miles; catagory=category; catagories=categories; min=minimum
pymt=payment; pmt=payment; txn=transaction; txns=transactions; acct=account; accts=accounts; app=application; apps=applications
xfer=transfer; xfers=transfers; xferred=transferred; reqs=requirements; restraunt=restaurant; restraunts=restaurants
hubby=husband; hubbys=husband; wifey=wife; infos=information; info=information; ppl=people; anniv=anniversary; intl=international
rez=reservation; bal=balance; bals=balances; reimb=reimbursement; biz=business; bonuss=bonus; bday=birthday; smth=something; wat=what; wut=what
transfered=transferred; transfering=transferring; prefered=preferred; preferd=preferred; preffered=preferred; prefferd=preferred; perfered=preferred; preferrd=preferred; refered=referred; cancelled=canceled; recieve=receive; recieved=received; seperate=separate; definately=definitely; groceres=groceries; groceris=groceries; enrolment=enrollment; wich=which; whcih=which; wht=what; snd=send; thm=them; wld=would; cld=could; hv=have; hw=how; hav=have; shud=should; shld=should; cud=could; wud=would; hv=have; hav=have; gud=good
`);

/** Short forms that are other words when the apostrophe is not written. */
export const APOSTROPHE_FORMS: ReadonlyMap<string, readonly string[]> = toForms(`
i'd=i would; i'll=i will; we'd=we would; we'll=we will; we're=we are; he's=he is; she's=she is
it's=it is; he'd=he would; she'd=she would; he'll=he will; she'll=she will; they'd=they would
they'll=they will; you'd=you would; let's=let us; it'll=it will; it'd=it would; that'll=that will
that'd=that would; who'd=who would; what're=what are; what'd=what did; how'd=how did; y'all=you all
what've=what have; who've=who have; there're=there are; would've=would have; should've=should have
could've=could have; ma'am=madam; o'clock=oclock; c'mon=come on; 'em=them
`);

function toForms(text: string): ReadonlyMap<string, readonly string[]> {
  const pairs = text.split(/[;\n]/).flatMap((line) => {
    const [key, words] = line.split("=");
    return key === undefined || words === undefined
      ? []
      : [[key.trim(), words.trim().split(" ")] as const];
  });
  return new Map(pairs);
}
