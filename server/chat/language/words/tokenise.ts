import { normalizeForm } from "../../../contract/names.ts";

/*
 * Common abbreviations, in lower case and without apostrophes. Short forms that are also names (mr,
 * ur, typ, pp) are missing: they are linked as names.
 */

/** Short forms that mean the same wherever they stand. */
const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = toForms(`
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
const APOSTROPHE_FORMS: ReadonlyMap<string, readonly string[]> = toForms(`
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

/** A word of the text and its position. The words of an expanded short form share a position. */
export interface Token {
  /** Lower case, no accents, no apostrophes. */
  readonly word: string;
  /** With the `s` of a possessive: "macys" for "Macy's", whose word is "macy". */
  readonly joined: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** Written with a capital, in a text that is not all capitals. */
  readonly isCapital: boolean;
  /** The first word of a sentence. */
  readonly isFirst: boolean;
  /** Followed by a mark that ends a clause, or by nothing. */
  readonly endsClause: boolean;
  readonly isPossessive: boolean;
}

/** Longest first: placeholders, dates, ratios, amounts, initials, words, signs. */
const PIECE = new RegExp(
  [
    // The plainest first, because most words are.
    String.raw`[a-zA-Z]+(?![\p{L}\p{N}\p{M}'./])`,
    String.raw`<[a-z_]+(?:\|[a-z_]+)*>`,
    // "3x60k": three times 60,000.
    String.raw`\d{1,2}(?=x\d)`,
    String.raw`(?<=\d)x(?=\d)`,
    String.raw`\d{4}-\d{1,2}(?:-\d{1,2})?(?![\d-])`,
    String.raw`\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)`,
    String.raw`\d{1,4}\/\d{1,4}(?!\d)`,
    String.raw`\d+(?:\.\d+)?:\d+(?:\.\d+)?`,
    String.raw`\$ ?(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)(?:mm|mil|k|m)?(?![\p{L}\d])`,
    String.raw`(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)(?:[\p{L}]{1,6}|%|¢|\$)?(?![\p{L}\d'])`,
    String.raw`(?:\p{L}\.){2,}`,
    String.raw`[wW]\/[oO]?(?![\p{L}\d])|[wW]\/(?=\s?[\p{L}\d])`,
    String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:'[\p{L}\p{N}\p{M}]+)*'?`,
    String.raw`\$+|[&+@%¢]`,
  ].join("|"),
  "gu",
);

const SIGNS: ReadonlyMap<string, string> = new Map([
  ["&", "and"],
  ["@", "at"],
  ["%", "percent"],
  ["¢", "cents"],
  ["$", "dollars"],
]);

/** Longer texts are cut: people do not ask that much, and reading on would take too long. */
const MAX_CHARACTERS = 4000;

/** A text as its words, with short forms written out unless `isName`. Never throws. */
export function tokenise(text: string, isName = false): readonly Token[] {
  // Replaces one character by one, so that positions stay valid.
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .replaceAll(/[‘’‛ʼ´`′]/g, "'")
    .replaceAll(/[‐-―−]/g, "-")
    .replaceAll(/[\u00a0\u2000-\u200a]/g, " ");
  const shouts = plain === plain.toUpperCase();
  const tokens: Token[] = [];
  for (const found of plain.matchAll(PIECE)) {
    const place = { from: found.index, to: found.index + found[0].length };
    const isCapital = !shouts && /^\p{Lu}/u.test(found[0]);
    const isFirst = /(?:^|[.!?\n])[^\p{L}\p{N}]*$/u.test(
      plain.slice(Math.max(0, place.from - 8), place.from),
    );
    const endsClause = /^\s*(?:$|[,.;:!?()\n]|- )/.test(plain.slice(place.to, place.to + 8));
    const isPossessive = /'s?$/i.test(found[0]) && found[0].length > 2;
    const words = toWords(found[0], plain[place.from - 1] ?? " ", isName);
    for (const [at, { word, joined }] of words.entries()) {
      const isLast = at === words.length - 1;
      tokens.push({
        ...place,
        word,
        joined,
        isCapital,
        isFirst: isFirst && at === 0,
        endsClause: endsClause && isLast,
        isPossessive: isPossessive && word !== joined,
      });
    }
  }
  return tokens;
}

interface Form {
  readonly word: string;
  readonly joined: string;
}

const same = (word: string): Form => ({ word, joined: word });

function toWords(raw: string, before: string, isName: boolean): readonly Form[] {
  if (raw.startsWith("<")) return [same(raw)];
  if (raw === "+") return [same(/[\p{L}\d]/u.test(before) ? "plus" : "and")];
  const sign = SIGNS.get(raw.startsWith("$") && !/\d/.test(raw) ? "$" : raw);
  if (sign !== undefined) return [same(sign)];
  const bare = fold(raw);
  if (/^[\d$.]/.test(bare)) return [same(bare.replaceAll(" ", "").replace(ABOUT, ""))];
  if (bare.startsWith("w/")) return [same(bare === "w/o" ? "without" : "with")];
  const written = bare.replaceAll(".", "");
  const plain = written.replaceAll("'", "");
  if (plain === "") return [];
  const forms = isName ? undefined : shortForm(written, plain);
  // A short form of a single word may still be part of a name: "u haul", "toys r us".
  if (forms?.length === 1) return forms.map((word) => ({ word, joined: plain }));
  if (forms !== undefined) return forms.map(same);
  const base = /.'s$/.test(written) ? written.slice(0, -2).replaceAll("'", "") : plain;
  return [{ word: isName ? plain : base, joined: plain }];
}

/** "140ish" is about 140. */
const ABOUT = /ish$/;

/** Expands a short form: "what's" and "whats", but of "it's" and "its" only "it's". */
function shortForm(written: string, plain: string): readonly string[] | undefined {
  if (!written.includes("'")) return SHORT_FORMS.get(plain);
  const known = APOSTROPHE_FORMS.get(written) ?? SHORT_FORMS.get(plain);
  if (known !== undefined) return known;
  const [, base, ending] = /^(.+)'(re|ve|ll)$/.exec(written) ?? [];
  if (base === undefined || ending === undefined) return undefined;
  return [base.replaceAll("'", ""), ending === "re" ? "are" : ending === "ve" ? "have" : "will"];
}

/** Lower case without accents, trade marks and other marks on letters. */
const fold = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : normalizeForm(text, "NFKD").toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");

/** The words of a name, as the lexicon stores them. */
export function nameWords(name: string): readonly string[] {
  if (/\d[^\p{L}\d ]|[^ -~]/u.test(name)) {
    return tokenise(name.replaceAll(/[™®©℠]/g, ""), true).map(({ joined }) => joined);
  }
  // A faster version of tokenise: there are thousands of names.
  const spelt = name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll("cashback", "cash back")
    .replaceAll("&", " and ")
    .replaceAll("+", " plus ")
    .replaceAll(/\b[a-z]\.(?:[a-z]\.)+/g, (initials) => initials.replaceAll(".", ""));
  return spelt.match(/[a-z0-9]+/g) ?? [];
}
