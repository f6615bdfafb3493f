import type { Understood } from "../../../server/chat/language/understood.ts";

/** Failed expectations of a line, in a few words each. */
export function missesOf(expected: string, understood: Understood): readonly string[] {
  return expected
    .split(" ")
    .filter((one) => one !== "" && !holds(one, understood))
    .map((one) => `${one} in ${tell(understood)}`);
}

function holds(
  one: string,
  { mentions, unknownNames, amounts, dates, owner, stranger, country }: Understood,
): boolean {
  const name = one.slice(1).replaceAll("_", " ");
  if (one === "!owner") return owner === undefined;
  if (one === "!stranger") return stranger === undefined;
  if (one === "!day") return dates.length === 0;
  if (one.startsWith("%")) return stranger === name;
  if (one.startsWith("!")) return !mentions.some(({ kind }) => kind === name);
  if (one.startsWith("?")) return unknownNames.includes(name);
  if (one.startsWith("=")) return amounts.some(({ value, unit }) => `${value}${unit}` === name);
  if (one.startsWith("@")) return dates.some(({ from, to }) => `${from}..${to}` === name);
  if (one.startsWith("~")) return owner === name;
  if (one.startsWith("^")) return country === name;
  const [kind = "", ids = ""] = one.split(":");
  const isKeyed = kind === "program" || kind === "category";
  const wanted = ids.split("+").map((id) => (isKeyed ? id : id.replaceAll("_", " ")));
  return mentions.some(
    (mention) =>
      mention.kind === kind && wanted.toSorted().join() === mention.ids.toSorted().join(),
  );
}

const tell = ({ mentions, unknownNames, amounts, dates, owner, country }: Understood): string =>
  JSON.stringify([
    mentions.map(({ kind, ids }) => `${kind}:${ids.join("+")}`),
    unknownNames,
    amounts.map(({ value, unit }) => `${value}${unit}`),
    dates.map(({ from, to }) => `${from}..${to}`),
    owner,
    country,
  ]);
