/** An all-day event. */
export interface CalendarEvent {
  readonly uid: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly summary: string;
  /** The day of the facts it rests on, YYYY-MM-DD. */
  readonly asOf: string;
}

/** The longest line, without its end (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** A calendar holds at least one component (RFC 5545, 3.6). */
const NO_EVENTS = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
] as const;

/** The events as a file that calendar programs read (RFC 5545). */
export function toIcs(events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//cardfile//Wallet calendar//EN",
    "X-WR-CALNAME:cardfile",
    ...(events.length === 0 ? NO_EVENTS : events.flatMap(toLines)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const toLines = ({ uid, day, summary, asOf }: CalendarEvent): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${toBasic(asOf)}T000000Z`,
  `DTSTART;VALUE=DATE:${toBasic(day)}`,
  `SUMMARY:${escape(summary)}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

const toBasic = (day: string): string => day.replaceAll("-", "");

const escape = (text: string): string =>
  text.replaceAll(/\p{Cc}+/gu, " ").replaceAll(/[\\;,]/g, String.raw`\$&`);

/** Breaks a long line between characters; what follows a break begins with a space. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_BYTES) return line;
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
