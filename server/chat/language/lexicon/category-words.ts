import { toTable } from "./names.ts";

/*
 * Common words for categories and for goods bought there, beside the names in the data. Goods that
 * any shop sells, such as gifts, diapers or beer, are missing: the shop decides. Flowers and
 * vendors count as everything else because no card pays more on them.
 */

export const CATEGORY_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  toTable(`
dining = dining, dinner, lunch, brunch, restaurant, eat out, out to eat, ate out, out for dinner, out to dinner, dine out, food, coffee, eats, sushi, pizza night, happy hour, date night, bar tab, steakhouse, meals out, meal, places to eat, eating out, breakfast, supper, pizza, ramen, taco, tacos, burrito, burritos, burger, burgers, bbq, barbecue, pho, dim sum, hibachi, omakase, dumplings, thai food, chinese food, mexican food, indian food, buffet, boba, bubble tea, ice cream, gelato, donuts, bagels, espresso, latte, lattes, cafe, diner, bistro, brewery, pub, cocktails, beers, bottomless brunch, tasting menu
fast_food = drive thru, drive through
food_delivery = takeout, take out, delivery food, food deliveries
groceries = grocery shopping, supermarket, grocery store, grocery run, grocer, grocers
gas = gas, gas pump, at the pump, fill up, filling up, gas pumps, gas fill ups, diesel, tank of gas, full tank, fill the tank, fill my tank, top off the tank, topping off the tank, topped off the tank, topping up the tank, top up the tank, fuel up, fueling up, gas up, gassing up
ev_charging = ev charger, electric car charging, charging my ev, charging my car, charging the car, charge the car, charge my tesla, charging my tesla
flights = flight, airline tickets, plane ticket, airline, airplane tickets, airfares, flight tickets, airline purchases, plane fare, flying home, flight home
hotels = hotel, hotel stays, hotel bookings, hotel stay, hotel room, hotel rooms
car_rentals = rental car, car rental, car hire, renting a car, rent a car
wholesale_clubs = wholesale club, warehouse club
transit = public transit, transit, bus, train commute, subway fare, bus pass, metro card, subway card, commuter rail, monthly pass, commuter pass
utilities = utility bill, utility bills, electric bill, power bills, water bill, utility, gas bill, heating bill, heating oil, propane, trash bill, garbage bill, sewer bill, electricity
phone_service = cell phone bill, phone bill, mobile bill, wireless bill, cell bill, cell phone plan
internet_cable = internet bill, cable bill, internet service, wifi bill
insurance = insurance premiums, insurance bill, auto insurance, home insurance
streaming = streaming subscriptions, streaming bills
drugstores = drug store, drug stores, medicine, prescriptions
education = college tuition, tuition, school fees, college bill, kids tuition
taxes = tax bill, my taxes, federal taxes, property tax, property taxes, estimated taxes, income tax, passport fee, passport fees, vehicle registration, car registration
medical = medical bills, doctor bills, dentist, doctor, hospital bill, physical therapy, therapist, new glasses, eyeglasses, contact lenses, eye exam, copay, copays, co pay, urgent care, er bill, orthodontist, braces, hearing aids, doctor visit, medical bill, dental bill, root canal, dentist bill
veterinary = vet bill, vet bills, vet visit
online_shopping = shopping online, online purchases, buying online, online stores
everything_else = everything else, non bonus spending, non category spend, everyday spend, everyday spending, everyday purchases, flowers, florist, florists, flower shop, bouquet, vendor, vendors, vendor invoice, vendor invoices
shipping = shipping costs, shipping fees, shipping label, shipping labels, shipping a box, shipping a package, mailing a package
personal_care = haircut, haircuts, barber, manicure, nail salon, hair salon, makeup, cosmetics, nails done, pedicure, massage, facial, barbershop, hair done
fitness = gym, gym memberships, gym fees, yoga classes, personal trainer
childcare = daycare, babysitter, nanny, preschool, after school care, summer camp
charity = donation, charitable donations, tithe, church donation, giving to charity
furniture = couch, sofa, mattress, new bed
electronics = laptop, a tv, new tv, electronics purchase, macbook, new phone, new computer, ipad, ipads, headphones, airpods, phone case, new laptop, laptops, chromebook, chromebooks, tablets, game console, big screen tv, flat screen
cruises = cruise
trains = train ticket, trains, the train, train tickets
attractions = theme park, amusement park, amusement parks
hobbies = bookstore, toy stores
auto_repair = tires, new tires, tire shop, oil change, brake job, new brakes, car repairs, car repair, mechanic, auto parts, body shop, car wash, car battery, transmission, windshield, car service, truck repair
car_dealers = dealership, dealerships, car dealership, auto dealer, truck dealer, ford dealer, toyota dealer, honda dealer, chevy dealer, nissan dealer, jeep dealer, bmw dealer, hyundai dealer, subaru dealer, kia dealer, mazda dealer, vw dealer, lexus dealer, tesla dealer
clothing = clothes, new clothes, new shoes, pair of shoes, kids shoes, shoes for the kids, running shoes, sneakers, winter coat, winter coats, coats, jacket, dress, prom dress, new suit, school clothes, school uniforms, jeans, work boots
office_supplies = printer paper, printer ink, copy paper, toner, ink cartridges, school supplies, classroom supplies, office chair, folders and pens
appliances = fridge, refrigerator, new fridge, washing machine, washer and dryer, dryer, dishwasher, new oven, new stove, freezer, microwave
home_improvement = lumber, paint for the house, house paint, power tools, lawn mower, lawnmower, plywood, deck boards, new flooring, bathroom remodel, kitchen remodel
home_services = new roof, roofer, electrician, exterminator, house cleaner, cleaning lady, lawn service, landscaper, handyman, pest control
pet_stores = dog food, cat food, pet food, cat litter, pet supplies, pet store
advertising = facebook ads, ads on facebook, google ads, instagram ads, online ads
entertainment = lift tickets, ski tickets, ski passes, bowling, museum tickets
`),
);

/* Names people use besides those in the data: airline codes and dictated spellings. */

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
