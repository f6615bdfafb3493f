/*
 * Words of the names of US cities, states and airports' towns that people mention in passing. They are no
 * slips of a shop's name: Columbus is not Columbia.
 */

const CITIES = `
albuquerque,amarillo,anaheim,anchorage,ankeny,annapolis,arlington,asheville,aspen,atlanta,augusta,austin,bakersfield,
baltimore,bangor,baton,rouge,bellevue,billings,birmingham,bismarck,boise,boston,boulder,bozeman,branson,bridgeport,
brooklyn,buffalo,burlington,cancun,carlsbad,charleston,charlotte,chattanooga,cheyenne,chicago,cincinnati,cleveland,
columbus,concord,corpus,christi,dallas,dayton,daytona,denver,detroit,duluth,durham,elpaso,erie,eugene,evanston,fargo,
fayetteville,flagstaff,fresno,galveston,gilbert,glendale,greensboro,greenville,harrisburg,hartford,hawaii,henderson,
hoboken,honolulu,houston,huntsville,indianapolis,irvine,jacksonville,joplin,juneau,kansas,kauai,knoxville,lafayette,
lansing,laredo,lexington,lincoln,louisville,lubbock,madison,maui,memphis,mesa,miami,milwaukee,minneapolis,missoula,
mobile,modesto,montgomery,nashville,newark,norfolk,oakland,ogden,oklahoma,omaha,orlando,oxnard,pasadena,pensacola,
peoria,philadelphia,philly,phoenix,pittsburgh,plano,portland,providence,provo,raleigh,reno,richmond,riverside,roanoke,
rochester,rockford,sacramento,salem,sanantonio,sarasota,savannah,scottsdale,scranton,seattle,shreveport,spokane,
springfield,stockton,syracuse,tacoma,tallahassee,tampa,tempe,toledo,topeka,tucson,tulsa,vegas,vail,waco,wichita,
wilmington,worcester,yonkers,yosemite,yuma
`;

export const CITY_WORDS: ReadonlySet<string> = new Set(
  CITIES.split(",").map((word) => word.trim()),
);
