import type { MentionKind } from "../understood.ts";
import { isCommonWord } from "../words/common.ts";

const toSet = (text: string): ReadonlySet<string> =>
  new Set(text.split(",").map((name) => name.trim().replaceAll("\n", " ")));

/** Names that nobody uses, or that mislead more often than not. */
export const DROPPED_NAMES: ReadonlySet<string> = toSet(
  `program all,program cash,program cash back,program usd,category other,category premiums,
issuer column,issuer apple,issuer gs,issuer rh,issuer sync,category tour,
category ticket,category tickets,category game,category activity,category premium,
category trip,category cleaner,category garage,category toy,
category train,category music shop,category bar,category resort,category others,
merchant the t,merchant am pm,merchant hers,merchant him,merchant home`,
);

/** Names of several words that are plain English too. */
const WEAK_PHRASES: ReadonlySet<string> = toSet(
  `best buy,at home,the y,the pig,the rack,d and b,club points,discover cash back,cash back bonus,travel rewards,premium rewards,more rewards,cash plus,unlimited cash,rewards plus,
free spirit,key rewards,club rewards,first watch,five below,main event,free people,true value,
in and out,world market,city market,public storage,life time,total wine,take five,take 5,do it best,
cost plus,star market,the edit,fresh market,business platinum select,food city,family dollar pass,
central market,discover travel,living spaces,double cash back,travel pass,power cash,asia miles away,
united way,straight talk,sleep number,school fees,old navy rewards points,market basket,half price books,
get go,high it,high at,hi at,marry it,mary it,any time fitness,all state,easy pass,post office`,
);

/** Single words that are names and more besides, although the list of plain words lacks them. */
const WEAK_WORDS: ReadonlySet<string> = toSet(
  `hers,hims,venmo,choice,tap,rop,ace,aria,clipper,national,bam,ibis,moxy,loft,clarion,ulta,korean,thai,turkish,singapore,hawaiian,austrian,ethiopian,virgin,
ascend,sas,aa,ba,ua,dl,wn,eva,ritz,chipotle pass,columbia,banana,visa,level,lumen,kinetic,iberia pass,
maverick,marathon,quill,ferguson,moe,sally,tommy,tiffany,ashley,jared,kay,levi,ross,dell pass,charter,
noodles,chili,panda,sonic,stamps,square,toast,notion,figma pass,slack,indeed,fox,carter,sams,sam,casey,
smiths,stewarts,bob,michaels,daves,freddys,arbys pass,shaws,raleys,wags,academy,century,enrich,bam,
mint,boost,rcn,act,lime,lulu,macy,loves,curb,alto,caribou,outback,celebrity,princess,carnival,viking,
progressive,farmers,travelers,root,lemonade,nationwide,gulf,pilot,speedway,sheraton pass,subway,
united pass,spirit,frontier,breeze,southwest pass,mr,max,resy pass,ur,typ,acme,pp,plum,slate,
surpass,aspire,prestige,simplicity,shield,reflect,attune,autograph,smartly,brilliant,graphite,flagship,
pathfinder,venture,savor,strata pass,bold,bevy,gateway,explorer,quest,carnival,disney pass,bread,wells,
reserve,skypass pass,obsidian pass,emirates pass,cash,travel,rent,gas pass,insurance,golf,
parking,tolls,taxes,charity,shipping,advertising,education,trains,metro,rail`,
);

/** Categories that mean something else as often. */
const WEAK_CATEGORIES: ReadonlySet<string> = toSet(
  `airline,airlines,airfare pass,travel,rent,insurance,cable,fuel,vacations,contractors,contractor,medical,hobbies,internet,wireless,
telephone,tax payment,software,mortgage,shipping,food,coffee,delivery,appliance,computer,other purchases,
cleaners,nursery,nurseries,metros,bus,spa,spas,attractions,rail,education,college,doctor,dentist,laptop,toys,books,transit,activities,eat,tires,shoes,dress,jacket,facial,transmission,windshield,freezer,dryer,propane,nanny,mechanic,coats,lumber,everything else,school,games,computers,tours,housing,trips,vacation,metro,cabs,amusement,fashion`,
);

/**
 * True for a name that is also plain English, so that the words around it must show that it is a
 * name.
 */
export function isWeakName(kind: MentionKind, words: readonly string[]): boolean {
  const name = words.join(" ");
  if (kind === "benefit" || kind === "network") return kind === "network" && name === "discover";
  if (kind === "category") return WEAK_CATEGORIES.has(name);
  if (words.length > 1) return WEAK_PHRASES.has(name);
  if (STRONG_NAMES.has(name) || (kind === "program" && NEVER_WEAK.has(name))) return false;
  return /^\d+$/.test(name) || name.length < 3 || WEAK_WORDS.has(name) || isCommonWord(name);
}

/** Names that look like forms of plain words but are never used as such. */
const STRONG_NAMES: ReadonlySet<string> = toSet(
  "united,amtrak,uber,paypal,airbnb,walgreens,etsy,barclays,barclay,c1,vx,wf,cardless,ulta,lowes,usps,comed,macy,canes,chilis,lulu,venture,savor,aspire,autograph,bevy,macys",
);

/** Short program names with hardly another meaning among people with cards. */
const NEVER_WEAK: ReadonlySet<string> = toSet(
  "mr,ur,typ,ultimates,aa,ba,ua,bwr,agr,woh,spg,jal,ana,ihg,sas,eva",
);
