const toSet = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[,\n]+/).map((name) => name.trim()));

/** Banks, airlines and cards that people ask about and that the catalog does not track. */
export const UNTRACKED: ReadonlySet<string> = toSet(`
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
export const UNTRACKED_BEGIN: ReadonlySet<string> = new Set(
  [...UNTRACKED].map((name) => name.replace(/ .*/, "")),
);

/** Those of one word: none of them is a slip of another word. */
export const UNTRACKED_WORDS: ReadonlySet<string> = new Set(
  [...UNTRACKED].filter((name) => !name.includes(" ")),
);
