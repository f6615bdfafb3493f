/** What people outside a household are called beside "my", one word each. */
export const KIN: readonly string[] = (
  "dad daddy father mom mum mommy mother parents folks brother sister sibling son daughter kid kids child uncle aunt auntie " +
  "cousin nephew niece grandma grandpa grandmother grandfather granny nana grandson granddaughter inlaws friend buddy " +
  "bestie mate pal roommate neighbor coworker colleague boss manager landlord ex"
).split(" ");
