import { toTable } from "./names.ts";

/*
 * Common names of benefits. Ids are names from the data and the tools, or free words that
 * find_cards_by_benefit understands when a name covers a whole kind.
 */

export const PROTECTION_NAMES = toTable(`
Auto rental coverage = rental car insurance, rental insurance, rental car coverage, rental coverage, car rental insurance, car rental coverage, rental car protection, rental protection, primary rental coverage, primary rental insurance, primary rental, primary rental car insurance, secondary rental coverage, primary car rental insurance, primary cdw, cdw, ldw, collision damage waiver, collision waiver, loss damage waiver, auto rental insurance, auto rental cdw, rental collision, primary coverage, primary insurance, insurance on rental cars, insurance for rental cars, insurance on a rental, rental car cover, car hire insurance
Purchase protection = purchase security, purchase insurance, purchase cover, purchase coverage, theft protection, damage protection, accidental damage
Extended warranty = extended warranties, warranties, warranty extension, warranty, extra warranty, longer warranty, warranty protection
Lost luggage = lost baggage, lost bags, lost bag, baggage insurance, luggage insurance, lost luggage insurance, lost luggage reimbursement, luggage reimbursement, bags insured, bag insured, luggage insured, carry on insured, carryon insured, airline loses my bag, airline loses it
Trip cancellation and interruption = trip cancellation, trip interruption, trip insurance, cancellation insurance, trip cancelation, trip cancellation insurance, trip cancellation coverage, trip protection, cancel for any reason
Cell phone protection = cell phone insurance, phone insurance, phone protection, cellphone protection, cellphone insurance, mobile phone insurance, cell protection, cell phone coverage, phone coverage, cell insurance, phone screen protection, mobile phone protection, broken phone, busted phone, smashed phone, shattered phone, dropped phone, cracked screen, cracked phone, phone screen
Trip delay = trip delay insurance, trip delay coverage, flight delay, delayed flight, travel delay, flight delay insurance, delay insurance, delay coverage, trip delay protection, trip delay reimbursement, flight is delayed, delayed flights, flight delays, travel delay insurance
Baggage delay = delayed bags, delayed baggage, delayed luggage, luggage delay, bag delay, baggage delay insurance, delayed bag
Travel accident = travel accident insurance, accident insurance
Roadside assistance = roadside, road side, road side help, road side assistance, roadside help, towing, tow truck, roadside assist
Return protection = return coverage, extended returns, return guarantee
Emergency evacuation = medical evacuation, medevac, evacuation, evacuation insurance
Emergency medical and dental = travel medical, emergency medical, travel medical insurance, medical insurance abroad, emergency medical insurance
Price protection = price drop, price match, price drop protection
travel insurance = travel insurance, travel protection, travel protections, travel coverage, insurance on trips
`);

export const BENEFIT_NAMES = toTable(`
lounge = lounge, lounges, airport lounge, airport lounges, lounge access, airport lounge access, lounge pass, lounge passes, lounge visits, lounge membership
Priority Pass = pp, pp select, priority pass select, priority pass lounge, priority pass lounges, priority pass membership, priority pass card, prioritypass, pp lounge, pp lounges, priority pass lounge access
Centurion Lounge = centurion, centurions, amex lounge, amex lounges, centurion lounges, amex centurion lounge, amex centurion
Delta Sky Club = sky club, sky clubs, delta lounge, delta lounges, skyclub, skyclubs, delta sky clubs, delta skyclub
Escape Lounge = escape lounges
Plaza Premium = plaza premium lounge, plaza premium lounges
Alaska Lounge = alaska lounges
Capital One Lounge = capital one lounges, cap one lounge, cap one lounges, c1 lounge, capital one landing
Chase Sapphire Lounge = sapphire lounge, sapphire lounges, chase lounge, chase lounges, chase sapphire lounges
United Club = united lounge, united lounges, united clubs, united club lounge
Admirals Club = admirals, admirals clubs, admiral club, aa lounge, american airlines lounge, admirals club membership
Lufthansa Lounge = lufthansa lounges
Air Canada Maple Leaf Lounge = maple leaf lounge, maple leaf lounges, air canada lounge
Global Entry or TSA PreCheck = global entry, globalentry, tsa precheck, tsa pre check, precheck, tsa pre, nexus, trusted traveler, global entry credit, tsa credit, tsa precheck credit, ge credit, tsa, global entry fee
CLEAR Plus = clear plus, clear credit, clear membership, clear plus credit
Airline incidental fees = airline fee credit, airline credit, airline incidental credit, airline incidental fee credit, incidental credit, airline incidentals, airline fee credits, incidental fee credit, airline fees credit, incidentals credit
Uber Cash = uber cash, uber credit, uber credits, monthly uber credit
Uber One membership = uber one, uberone, uber 1
DashPass membership = dashpass, dash pass
DoorDash promos = doordash credit, doordash credits, doordash promo
Instacart = instacart credit, instacart credits
Walmart+ membership = walmart plus credit, walmart plus membership, walmart credit
Digital entertainment = digital entertainment credit, streaming credit, streaming credits, entertainment credit
Resy dining = resy credit, resy credits
Dining = dining credit, dining credits, restaurant credit
Hotel = hotel credit, hotel credits, fhr credit, prepaid hotel credit
Annual travel = travel credit, travel credits, annual travel credit, 300 travel credit, $300 travel credit
credit = statement credit, statement credits, card credits, annual credits, monthly credits
Lyft = lyft credit, lyft credits
Oura Ring = oura credit
Peloton membership = peloton credit
StubHub and viagogo = stubhub credit
lululemon = lululemon credit, lululemon credits
Equinox = equinox credit, equinox credits
Saks credit = saks credit, saks credits, saks fifth avenue credit
Airline credit = flight credit, flight credits
Wireless = wireless credit, phone credit, cell phone credit, wireless credits
Avis or Budget rentals = rental car credit, car rental credit
Disney streaming = disney credit, disney streaming credit, disney bundle credit
Rideshare = rideshare credit, rideshare credits
Sapphire Exclusive Tables dining = exclusive tables, exclusive tables credit, sapphire exclusive tables
The Edit hotels = edit credit, the edit credit, edit hotel credit
Dell Technologies = dell credit
Dunkin' = dunkin credit, dunkin credits, dunkin donuts credit
Dining at Grubhub and partners = grubhub credit, grubhub credits
Global Entry or TSA PreCheck = airport security credit
Warehouse club membership = costco membership credit
free night = free night, free nights, free night certificate, free night certificates, free night cert, free night certs, free night award, free night awards, fnc, fncs, fna, fnas, anniversary night, anniversary free night, hotel certificate, night certificate, free hotel night, free hotel nights, the hotel nights, night award, night awards, suite night award
companion certificate = companion ticket, companion fare, companion certificate, companion cert, companion pass, companion voucher, companion tickets, companion passes, companion certificates
upgrade certificate = upgrade certificate, upgrade certificates, room upgrade, suite upgrade, upgrade cert
No foreign transaction fee = no foreign transaction fee, no foreign transaction fees, no foreign fee, no foreign fees, foreign transaction fee, foreign transaction fees, foreign fee, foreign fees, international fee, international fees, international transaction fee, international transaction fees, foreign transaction, currency fee, overseas fee, overseas fees, without foreign transaction fees, fee abroad, foreign exchange fee, zero foreign transaction fee
status = elite status, elite night credits, elite nights, elite night credit
hotel status = hotel status, hotel elite status
airline status = airline status, airline elite status
car rental status = rental car status, car rental status
`);

/** Credits with plain words as names; they count only when "credit" follows. */
export const PLAIN_CREDITS: ReadonlySet<string> = new Set(
  (
    "instacart|rideshare|anniversary points|inflight purchases|anniversary miles|airline purchases|" +
    "equinox|oura ring|lululemon|lyft|spend bonus points|annual travel|streaming|wireless|flights|" +
    "travel|lifestyle|gift cards|restaurants worldwide|meal delivery|hilton hotels|hyatt stays|" +
    "capital one travel|delta stays|delta flights|united hotels|jetblue vacations|adobe|indeed|" +
    "airline credit|apple tv|squarespace|expensify|stubhub and viagogo|ziprecruiter|google workspace|" +
    "turo|blacklane|dunkin|home chef|hilton resorts|renowned hotels|trueblue travel|" +
    "dell technologies|accounting software|american airlines vacations|software subscription|" +
    "jsx flights|dining at grubhub and partners|wyndham hotel|air canada purchases|annual fee refund|" +
    "chatgpt business|air canada|digital entertainment|airline incidental fees|delta|uber one trial|" +
    "annual statement credit|monthly spend credit|avis and budget car rental|morgan stanley engagement bonus|" +
    "auto pay bill discount|amazon prime membership|inflight wifi|advertising and software|farelock"
  ).split("|"),
);
