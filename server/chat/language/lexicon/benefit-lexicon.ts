import type { FactIndex } from "../../../member/facts.ts";
import { BENEFIT_NAMES, PLAIN_CREDITS, PROTECTION_NAMES } from "./benefit-names.ts";
import { nameWords } from "../words/tokenise.ts";
import { addName, type Names } from "./names.ts";

/** Adds benefits by the names in the data and the names people use. */
export function addBenefits(all: Names, facts: FactIndex): void {
  const add = (id: string, name: string): void => {
    addName(all, nameWords(name).join(" "), { kind: "benefit", id, isWeak: false });
  };
  for (const [id, names] of PROTECTION_NAMES) {
    for (const name of new Set(names.flatMap(alsoCalled))) add(id, name);
  }
  for (const [id, names] of BENEFIT_NAMES) {
    for (const name of names.flatMap(alsoSaid)) add(id, name);
  }
  const { lounges, protections, credits, certificates } = facts.facts.tables;
  for (const { lounge_network: name } of lounges) add(name, name);
  for (const { protection } of protections) add(protection, protection);
  for (const { certificate_name: name } of certificates) add(name, name);
  for (const { credit_name: name } of credits) {
    const words = nameWords(name).join(" ");
    if (!PLAIN_CREDITS.has(words) && words.includes(" ")) add(name, name);
    if (!words.endsWith("credit")) {
      add(name, `${name} credit`);
      add(name, `${name} credits`);
      add(name, `${name} thing`);
    }
  }
  addStatuses(facts, add);
}

/** "Uber money", "the grubhub perk" and "the saks thing" are credits. */
const alsoSaid = (name: string): readonly string[] => {
  const [, of] = /^(.+) credits?$/.exec(name) ?? [];
  return of === undefined ? [name] : [name, ...said(of)];
};

const said = (of: string): readonly string[] =>
  ["money", "perk", "benefit", "thing", "freebie"].map((word) => `${of} ${word}`);

const COVER_WORDS = ["insurance", "coverage", "protection", "cover"] as const;

/** "Phone insurance" and "phone cover": whichever word somebody has for it. */
function alsoCalled(name: string): readonly string[] {
  const [, of] = /^(.+) (?:insurance|coverage|protection|cover)$/.exec(name) ?? [];
  return of === undefined ? [name] : COVER_WORDS.map((word) => `${of} ${word}`);
}

/** "hilton gold", "marriott platinum elite status": a level after any name of its program. */
function addStatuses(facts: FactIndex, add: (id: string, name: string) => void): void {
  const { programs, eliteStatus } = facts.facts.tables;
  for (const { program, level } of eliteStatus) {
    if (/\d|points|credits|tiles|boost|headstart/i.test(level)) continue;
    const row = programs.find(({ name, aliases }) => name === program || aliases.includes(program));
    const short = row?.aliases.filter((alias) => !alias.includes(" ")) ?? [];
    const id = `${program} ${level} status`;
    const plain = level.replace(/ elite$/i, "");
    for (const name of new Set([program, ...short, firstWord(program)])) {
      add(id, `${name} ${level} status`);
      add(id, `${name} ${plain} status`);
      add(id, `${name} ${plain}`);
      add(`${program} status`, `${name} status`);
      add(`${program} status`, `${name} elite status`);
    }
    add(`${level} status`, `${plain} status`);
  }
}

/** People shorten a program to its first word if that is a name: not "Best" or "One". */
function firstWord(program: string): string {
  const [first = program] = program.split(" ");
  return /^(?:world|one|best|miles|leaders|national|breezy)$/i.test(first) ? program : first;
}
