import {
  isFree,
  type LinkedWord,
  type NamePlace,
  tailEnd,
  wordAt,
  isFunctionWord,
} from "./name-places.ts";

const toSet = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[,\n]+/).map((name) => name.trim()));

/** Banks, airlines and cards that people ask about and that the catalog does not track. */
const UNTRACKED: ReadonlySet<string> = toSet(`
bank of hawaii,centurion card,black card,td bank,pnc,hsbc,truist,regions bank,fifth third,keybank,citizens bank,santander,bmo
huntington bank,credit one,mission lane,merrick bank,first premier,target red card,target redcard,redcard
red card,kohls card,macys card,gap card,old navy card,lowes card,home depot card,best buy card,walmart card
brex card,ramp card,chime,petal card,upgrade card,x1 card,gemini card,coinbase card,crypto com card,affirm card
uber visa,uber card,priceline card,starwood card,spg card,us airways card,aviator silver,orbitz card,klarna card,paypal credit,care credit,carecredit,first tech,becu,digital federal,dcu,state farm card,aarp card
southwest debit,cash app card,venmo debit,nordstrom card,bloomingdales card,saks card,neiman marcus card
marcus,marcus by goldman,pnc bank,td ameritrade,avant card,avantcard,surge card,reflex card,indigo card,milestone card,destiny card,fortiva,yendo,tomo card,arro card,zolve,self card,kikoff,sallie mae,webster bank,east west bank,associated bank,first horizon,umb bank,arvest,bmo harris,usbancorp,umpqua,
dillards card,jcpenney card,meijer card,kroger card,sephora card,ikea card,wayfair card,tj maxx card,tjx card,heb card,ebay card,google card,microsoft card,tesla card,fold card,
m and t bank,zions bank,frost bank,first citizens bank,comerica,synovus,axos,varo,current card,green dot,aspiration card,ally card,suncoast,golden one
lloyds,lloyds bank,natwest,halifax,monzo,revolut,starling bank,tesco bank,first direct,standard chartered,bank of scotland,n26,bunq
rbc,scotiabank,cibc,td canada,desjardins,tangerine card,banco do brasil,itau,bradesco,nubank,nu bank,banamex,bancolombia,banorte,bbva
deutsche bank,commerzbank,sparkasse,postbank,bnp,bnp paribas,societe generale,credit agricole,credit mutuel,unicredit,intesa,caixabank,rabobank,abn amro,ubs,credit suisse,danske bank,nordea,swedbank
hdfc,icici,axis bank,kotak,sbi card,state bank of india,dbs,ocbc,uob,maybank,cimb,commonwealth bank,commbank,anz,westpac,nab bank,macquarie bank,rakuten card,saison,mufg,kookmin,shinhan,alipay,wechat pay
pan am,pan american,twa,us airways,northwest airlines,america west,virgin america,ryanair,easyjet,easy jet,wizz air,wizzair,vueling,vivaaerobus,norwegian air,aer arann,loganair,flybe,porter airlines,air transat,garuda,cebu pacific,air asia,airasia,scoot airlines,jetstar,virgin australia,fiji airways,royal jordanian,egyptair,egypt air,kenya airways,air china,china eastern,china southern,gol airlines,azul airlines,pegasus airlines,spicejet,saudia,gulf air,oman air,srilankan,aeroflot
`);

/** The first words of these names: where none stands, none of them begins. */
const UNTRACKED_BEGIN: ReadonlySet<string> = new Set(
  [...UNTRACKED].map((name) => name.replace(/ .*/, "")),
);

/** Those of one word: none of them is a slip of another word. */
export const UNTRACKED_WORDS: ReadonlySet<string> = new Set(
  [...UNTRACKED].filter((name) => !name.includes(" ")),
);

/*
 * Names of banks, airlines and cards that there are, and that the catalog does not have.
 */

const CARD = new Set(["cards", "card"]);

const MAX_UNTRACKED = 4;
const MAX_BETWEEN = 2;

/** A name of the list, with what of it goes on after it. */
export function untracked(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  if (!UNTRACKED_BEGIN.has(wordAt(words, at))) return undefined;
  // "The Aviator Red card" goes on with the name of a card that there is.
  const before = words[at - 1];
  if (before?.linked === "card" && !before.token.endsClause) return undefined;
  // "best walmart card" asks for a card to use there.
  if (
    at === 0 ||
    ["best", "which", "what", "top", "good", "for", "any"].includes(wordAt(words, at - 1))
  ) {
    if (words[at]?.linked === "other" || words[at]?.linked === "program") return undefined;
  }
  for (let length = MAX_UNTRACKED; length > 0; length--) {
    const slice = words.slice(at, at + length);
    if (
      slice.length < length ||
      isPart(words, at, at + length) ||
      slice.some(({ linked }) => linked === "card" || linked === "issuer")
    )
      continue;
    if (!UNTRACKED.has(slice.map(({ token }) => token.word).join(" "))) continue;
    const end = tailEnd(words, wholeEnd(words, at + length));
    return { start: at, end: withCard(words, end) };
  }
  return undefined;
}

/** "Marcus Theatres" is no bank, but a name that is linked whole. */
function isPart(words: readonly LinkedWord[], start: number, end: number): boolean {
  const isOne = (at: number): boolean =>
    words[at]?.name !== undefined && words[at].name === words[at - 1]?.name;
  return isOne(start) || isOne(end);
}

/** "Deutsche Bank Platinum": what would be another bank's card by itself. */
function withCard(words: readonly LinkedWord[], from: number): number {
  let end = from;
  while (words[end]?.linked === "card" && words[end - 1]?.token.endsClause === false) end += 1;
  return end;
}

/** "Fifth third gridiron rewards card": a name goes on up to the word card, if that is near. */
function wholeEnd(words: readonly LinkedWord[], from: number): number {
  for (let end = from; end <= from + MAX_BETWEEN; end += 1) {
    if (CARD.has(wordAt(words, end))) return end + 1;
    if (!isFree(words, end) || isFunctionWord(wordAt(words, end))) break;
    if (words[end]?.token.endsClause === true) break;
  }
  return from;
}
