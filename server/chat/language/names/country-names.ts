import { wordSet } from "../words/phrases.ts";
import { nameWords, type Token } from "../words/tokenise.ts";
import type { LinkedName } from "./link.ts";

/** Countries, regions and big cities outside the US; `*` marks those that are plain English too. */
const PLACES = `
Afghanistan,Albania,Algeria,Andorra,Angola,Antigua,Argentina,Armenia,Aruba,Australia,Austria,Azerbaijan,Bahamas,Bahrain,Bangladesh,Barbados,Belarus,Belgium,Belize,Bermuda,Bhutan,Bolivia,Bosnia,Botswana,Brazil,Brunei,Bulgaria,Cambodia,Cameroon,Canada,Cape Verde,Cayman Islands,Chad*,Chile,China*,Colombia,Congo,Costa Rica,Croatia,Cuba,Curacao,Cyprus,Czech Republic,Czechia,Denmark,Dominican Republic,Ecuador,Egypt,El Salvador,England,Estonia,Ethiopia,Fiji,Finland,France,French Polynesia,Germany,Ghana,Gibraltar,Greece,Greenland,Grenada,Guadeloupe,Guatemala,Guyana,Haiti,Honduras,Hong Kong,Hungary,Iceland,India,Indonesia,Iran,Iraq,Ireland,Israel,Italy,Ivory Coast,Jamaica,Japan,Jordan*,Kazakhstan,Kenya,Korea,South Korea,Kosovo,Kuwait,Laos,Latvia,Lebanon,Libya,Liechtenstein,Lithuania,Luxembourg,Macau,Madagascar,Malaysia,Maldives,Mali*,Malta,Martinique,Mauritius,Mexico,Moldova,Monaco,Mongolia,Montenegro,Morocco,Mozambique,Myanmar,Namibia,Nepal,Netherlands,Holland,New Zealand,Nicaragua,Nigeria,North Macedonia,Northern Ireland,Norway,Oman,Pakistan,Panama,Papua New Guinea,Paraguay,Peru,Philippines,Poland,Portugal,Qatar*,Romania,Russia,Rwanda,Samoa,Saudi Arabia,Scotland,Senegal,Serbia,Seychelles,Singapore*,Slovakia,Slovenia,Somalia,South Africa,Spain,Sri Lanka,St Lucia,Sudan,Sweden,Switzerland,Syria,Tahiti,Taiwan,Tanzania,Thailand,Trinidad,Tunisia,Turkey*,Turkiye,Turks and Caicos,UAE,Uganda,Ukraine,United Arab Emirates,United Kingdom,UK,Great Britain,Britain,Uruguay,Uzbekistan,Vanuatu,Vatican City,Venezuela,Vietnam,Wales,Yemen,Zambia,Zimbabwe,
Europe,Asia,Africa,South America,Central America,Latin America,Scandinavia,the Caribbean,Caribbean,Middle East,Southeast Asia,Oceania,
London,Paris*,Tokyo,Osaka,Kyoto,Seoul,Beijing,Shanghai,Taipei,Bangkok,Phuket,Chiang Mai,Bali,Jakarta,Kuala Lumpur,Manila,Hanoi,Saigon,Ho Chi Minh City,Delhi,New Delhi,Mumbai,Bangalore,Dubai,Abu Dhabi,Doha,Istanbul,Tel Aviv,Jerusalem,Cairo,Cape Town,Johannesburg,Nairobi,Marrakech,Casablanca,Rome*,Milan,Venice*,Florence*,Naples*,Barcelona,Madrid,Seville,Lisbon,Porto,Berlin,Munich,Frankfurt,Hamburg,Vienna,Zurich,Geneva,Prague,Budapest,Warsaw,Krakow,Athens,Santorini,Mykonos,Amsterdam,Brussels,Copenhagen,Stockholm,Oslo,Helsinki,Reykjavik,Dublin,Edinburgh,Glasgow,Manchester,Toronto,Montreal,Vancouver,Calgary,Quebec,Ottawa,Mexico City,Cancun,Tulum,Cabo,Cabo San Lucas,Los Cabos,Puerto Vallarta,Playa del Carmen,Havana,Punta Cana,Montego Bay,Nassau,San Jose Costa Rica,Bogota,Cartagena,Medellin,Lima,Cusco,Quito,Santiago,Buenos Aires,Rio de Janeiro,Rio,Sao Paulo,Sydney,Melbourne,Auckland,Queenstown,Perth,Bora Bora,Male Maldives,Moscow,Nice France,
Tijuana,Ensenada,Rosarito,Ciudad Juarez,Juarez,Monterrey,Guadalajara,Oaxaca,Merida,Cozumel,Mazatlan,Puebla,San Miguel de Allende,Isla Mujeres,Halifax,Winnipeg,Edmonton,Banff,Whistler,Lagos,Abuja,Kano,Accra,Dakar,Addis Ababa,Kigali,Kampala,Zanzibar,Lahore,Karachi,Islamabad,Dhaka,Kathmandu,Colombo,Chennai,Hyderabad,Kolkata,Jaipur,Goa,Jeddah,Riyadh,Mecca,Amman,Beirut,Tehran,Baku,Tbilisi,Yerevan,Kyiv,Kiev,Lviv,Bucharest,Sofia*,Belgrade,Zagreb,Dubrovnik,Ljubljana,Bratislava,Salzburg,Innsbruck,Interlaken,Lucerne,Lyon,Marseille,Bordeaux,Cannes,Ibiza,Mallorca,Majorca,Malaga,Bilbao,Tenerife,Azores,Madeira,Sicily,Sardinia,Capri,Amalfi,Positano,Turin,Bologna,Pisa,Tuscany,Provence,Normandy,Crete,Corfu,Bruges,Antwerp,Rotterdam,Cologne*,Dusseldorf,Stuttgart,Dresden,Gdansk,Tallinn,Riga,Vilnius,Bergen,Gothenburg,Liverpool,Cardiff,Belfast,Galway,Busan,Jeju,Hiroshima,Nagoya,Sapporo,Fukuoka,Okinawa,Shenzhen,Guangzhou,Chengdu,Cebu,Boracay,Da Nang,Hoi An,Siem Reap,Phnom Penh,Yangon,Penang,Langkawi,Brisbane,Cairns,Adelaide,Wellington*,Christchurch,San Salvador,Tegucigalpa,Roatan,Managua,Guatemala City,San Pedro Sula,Port au Prince,Santo Domingo,Puerto Plata,La Paz,Asuncion,Montevideo,Valparaiso,Brasilia`;

interface PlaceNode {
  readonly next: Map<string, PlaceNode>;
  isPlace: boolean;
  isWeak: boolean;
}

const root: PlaceNode = { next: new Map(), isPlace: false, isWeak: false };

for (const written of PLACES.split(",")) {
  let node = root;
  for (const word of nameWords(written.trim().replace("*", ""))) {
    const next = node.next.get(word) ?? { next: new Map(), isPlace: false, isWeak: false };
    node.next.set(word, next);
    node = next;
  }
  node.isPlace = true;
  node.isWeak = written.includes("*");
}

/** Every word of a place's name. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  PLACES.split(",").flatMap((written) => nameWords(written.replace("*", ""))),
);

const TRAVELLING = wordSet(
  "in to from visit visiting for through around across near toward towards and or via",
);

/** The end of the name of a place abroad that begins here, if any. */
export function placeEnd(words: readonly string[], start: number): number | undefined {
  let node: PlaceNode | undefined = root;
  let end: number | undefined;
  for (let at = start; at < words.length; at++) {
    node = node.next.get(words[at] ?? "");
    if (node === undefined) break;
    const isSure = !node.isWeak || TRAVELLING.has(words[start - 1] ?? "");
    if (node.isPlace && isSure) end = at + 1;
  }
  // Part of another name: "mexican", "singapore airlines", "london fog".
  return OTHER_NAME.has(words[end ?? -1] ?? "") ? undefined : end;
}

const OTHER_NAME = wordSet(
  "airlines airline airways points miles air krisflyer club avios card visa mastercard",
);

/*
 * Countries are not airlines: a card in the United Kingdom has nothing to do with United miles, nor
 * one in France with Air France.
 */

/** How many words a country's name may begin before a name that is part of it. */
const MAX_BEFORE = 2;

/** "The United States" is not abroad. */
const AT_HOME = wordSet("states nations");

/** Drops names that are a country, or part of a country's name. */
export function withoutCountries(
  linked: readonly LinkedName[],
  tokens: readonly Token[],
): readonly LinkedName[] {
  const words = tokens.map(({ word }) => word);
  return linked.filter((name) => !isOfCountry(name, words));
}

function isOfCountry({ start, end, kinds }: LinkedName, words: readonly string[]): boolean {
  if (words[start] === "united" && end === start + 1 && AT_HOME.has(words[end] ?? "")) return true;
  for (let from = Math.max(0, start - MAX_BEFORE); from <= start; from += 1) {
    const until = placeEnd(words, from) ?? 0;
    if (until < end) continue;
    const isLonger = from < start || until > end;
    const isWhere = words[from - 1] === "in";
    const isOnlyCard = kinds.has("card") && kinds.size === 1;
    if (isLonger || isWhere || isOnlyCard) return true;
  }
  return false;
}
