import { toTable } from "./names.ts";

/* Names that people say beside those in the data: airlines by their letters, and as a phone writes down what is dictated. */

export const MORE_PROGRAMS = toTable(`
american_aadvantage = american, aa points
citi_thankyou = thank you points, citi thank you, citi thank you points, thank you rewards, ty points, typs
british_airways_avios = avios
iberia_avios = avios
qatar_avios = avios, qr
atmos_rewards = alaska points
delta_skymiles = sky miles
virgin_atlantic = virgin points, vs
world_of_hyatt = world of hyatt points, world of high it, world of high at, high it, high at, hi at
avianca_lifemiles = life miles
amex_membership_rewards = mrs, am ex
chase_ultimate_rewards = urs, ultimates
capital_one_miles = venture points, venture x miles, cap1, cap 1
marriott_bonvoy = marry it, mary it, bon voy, bonvoyage
air_canada_aeroplan = arrow plan, air o plan, ac
singapore_krisflyer = crisp flyer, sq
flying_blue = fly in blue
wyndham_rewards = wind ham
bilt_rewards = built
ana_mileage_club = nh
cathay_asia_miles = cx
emirates_skywards = ek
etihad_guest = ey
jetblue_trueblue = b6
`);

export const MORE_MERCHANTS = toTable(`
trader-joes = traitor joes, traitor joe, traders joes
whole-foods = hole foods, whole food
chick-fil-a = chick filet, chick fillet, chic fil a
mcdonalds = mc donalds
wegmans = wegman
lowes = lows hardware
`);
