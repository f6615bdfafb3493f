/*
 * What people say they buy, by the category of the shop that sells it. Things that any shop sells,
 * such as gifts, diapers or beer, are not here: where they are bought decides.
 */

const words = (names: string): readonly string[] => names.split(",");

export const BOUGHT_THINGS: Readonly<Record<string, readonly string[]>> = {
  auto_repair: words(
    "tires,new tires,tire shop,oil change,brake job,new brakes,car repairs,car repair,mechanic,auto parts,body shop,car wash,car battery,transmission,windshield,car service,truck repair",
  ),
  car_dealers: words(
    "dealership,dealerships,car dealership,auto dealer,truck dealer,ford dealer,toyota dealer,honda dealer,chevy dealer,nissan dealer,jeep dealer,bmw dealer,hyundai dealer,subaru dealer,kia dealer,mazda dealer,vw dealer,lexus dealer,tesla dealer",
  ),
  clothing: words(
    "clothes,new clothes,new shoes,pair of shoes,kids shoes,shoes for the kids,running shoes,sneakers,winter coat,winter coats,coats,jacket,dress,prom dress,new suit,school clothes,school uniforms,jeans,work boots",
  ),
  personal_care: words("makeup,cosmetics,nails done,pedicure,massage,facial,barbershop,hair done"),
  medical: words(
    "physical therapy,therapist,new glasses,eyeglasses,contact lenses,eye exam,copay,copays,co pay,urgent care,er bill,orthodontist,braces,hearing aids,doctor visit,medical bill,dental bill,root canal,dentist bill",
  ),
  electronics: words(
    "ipad,ipads,headphones,airpods,phone case,new laptop,laptop,laptops,chromebook,chromebooks,macbook,tablets,game console,new tv,big screen tv,flat screen",
  ),
  office_supplies: words(
    "printer paper,printer ink,copy paper,toner,ink cartridges,school supplies,classroom supplies,office chair,folders and pens",
  ),
  appliances: words(
    "fridge,refrigerator,new fridge,washing machine,washer and dryer,dryer,dishwasher,new oven,new stove,freezer,microwave",
  ),
  home_improvement: words(
    "lumber,paint for the house,house paint,power tools,lawn mower,lawnmower,plywood,deck boards,new flooring,bathroom remodel,kitchen remodel",
  ),
  home_services: words(
    "new roof,roofer,electrician,exterminator,house cleaner,cleaning lady,lawn service,landscaper,handyman,pest control",
  ),
  utilities: words(
    "gas bill,heating bill,heating oil,propane,trash bill,garbage bill,sewer bill,electricity",
  ),
  pet_stores: words("dog food,cat food,pet food,cat litter,pet supplies,pet store"),
  childcare: words("babysitter,nanny,preschool,after school care,summer camp"),
  advertising: words("facebook ads,ads on facebook,google ads,instagram ads,online ads"),
  ev_charging: words("charging the car,charge the car,charge my tesla,charging my tesla"),
  transit: words("bus pass,metro card,subway card,commuter rail,monthly pass,commuter pass"),
  trains: words("the train,train tickets"),
  taxes: words("passport fee,passport fees,vehicle registration,car registration"),
  entertainment: words("lift tickets,ski tickets,ski passes,bowling,museum tickets"),
  education: words("school fees,college bill,kids tuition"),
  fitness: words("gym fees,yoga classes,personal trainer"),
  flights: words("plane fare,flying home,flight home"),
  hotels: words("hotel room,hotel rooms"),
  charity: words("tithe,church donation,giving to charity"),
};
