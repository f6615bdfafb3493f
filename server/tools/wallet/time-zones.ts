import { UnknownName } from "../../member/needs-input.ts";

/** What Americans call their time zones. `EST` and `MST` are zones of their own, without summer time. */
const US_NAMES: Readonly<Record<string, string>> = {
  "America/New_York":
    "eastern;est;edt;et;us eastern;new york city;nyc;boston;miami;atlanta;washington;washington dc;philadelphia;florida",
  "America/Chicago":
    "central;cst;cdt;ct;us central;houston;dallas;austin;minneapolis;texas;illinois",
  "America/Denver": "mountain;mst;mdt;mt;us mountain;salt lake city;colorado;utah",
  "America/Phoenix": "arizona;us arizona",
  "America/Los_Angeles":
    "pacific;pst;pdt;pt;us pacific;la;san francisco;sf;seattle;portland;san diego;las vegas;california",
  "America/Anchorage": "alaska;akst;akdt;us alaska",
  "Pacific/Honolulu": "hawaii;hst;hawaiian;us hawaii",
  "America/Puerto_Rico": "puerto rico;san juan;atlantic;ast",
  "Pacific/Guam": "chst",
  UTC: "gmt;utc;z;zulu",
};

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(US_NAMES).flatMap(([zone, names]) =>
    names.split(";").map((name) => [name, zone] as const),
  ),
);

const zones = Intl.supportedValuesOf("timeZone");

/** The time zone that a loose name means: Pacific, PST, New York, America/New_York. */
export function getTimeZone(text: string): string {
  const name = normal(text);
  const short = name.replace(/ (?:standard |daylight )?(?:time|time zone|timezone|zone)$/, "");
  const known = byName.get(name) ?? byName.get(short);
  if (known !== undefined) return known;
  const whole = zones.find((zone) => normal(zone) === name);
  if (whole !== undefined) return whole;
  const cities = zones.filter((zone) => normal(zone.split("/").at(-1) ?? "") === short);
  const [only, ...others] = cities;
  if (only !== undefined && others.length === 0) return only;
  if (isIana(text.trim())) return text.trim();
  throw new UnknownName(
    `No time zone is called "${text.slice(0, 60)}". Give one such as America/New_York, Pacific or Chicago.`,
    { given: text, candidates: Object.keys(US_NAMES).map((id) => ({ id, label: id })) },
  );
}

const normal = (name: string): string => name.trim().toLowerCase().replaceAll("_", " ");

/** Zones that are known but not listed, such as US/Pacific; never an abbreviation or an offset. */
function isIana(name: string): boolean {
  if (!/^[A-Za-z_]+\/[A-Za-z_/+-]+$/.test(name)) return false;
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
