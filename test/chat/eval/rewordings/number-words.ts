const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const THOUSAND = 1000;
/** "Twelve hundred" up to here, "two thousand" from there on. */
const MAX_HUNDREDS = 2000;
const MAX_PARTS = 2;

/** A number in words, as it is said: "twelve hundred", "sixty thousand"; only of few words. */
export function numberWords(value: number): string | undefined {
  const parts = partsOf(value);
  return parts.length > MAX_PARTS ? undefined : parts.join(" ");
}

function partsOf(value: number): readonly string[] {
  if (value < 100) return [belowHundred(value)];
  if (value < THOUSAND || (value < MAX_HUNDREDS && value % 100 === 0 && value > THOUSAND)) {
    return [`${belowHundred(Math.floor(value / 100))} hundred`, ...restOf(value % 100)];
  }
  return [...partsOf(Math.floor(value / THOUSAND)), "thousand", ...restOf(value % THOUSAND)];
}

const restOf = (rest: number): readonly string[] => (rest === 0 ? [] : partsOf(rest));

function belowHundred(value: number): string {
  if (value < 20) return ONES[value] ?? "";
  const one = value % 10;
  const ten = TENS[Math.floor(value / 10)] ?? "";
  return one === 0 ? ten : `${ten}-${ONES[one]}`;
}
