/** Names of each kind of certificate, spelled as in the lexicon of benefits. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  free_night: ["free night"],
  companion: ["companion certificate", "Companion Ticket"],
};
const ALL = Object.values(NAMES).flat();

export const isCertificate = (benefit: string): boolean => ALL.includes(benefit);

/** A member may have entered one without its kind. */
export const namesOfKind = (kind: string | undefined): readonly string[] =>
  kind === undefined ? ALL : (NAMES[kind] ?? []);
