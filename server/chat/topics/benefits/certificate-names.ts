/** Names of each kind of certificate, as the lexicon of benefits has them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  free_night: ["free night"],
  companion: ["companion certificate", "Companion Ticket"],
};

export const isCertificate = (benefit: string): boolean =>
  Object.values(NAMES).flat().includes(benefit);

/** True if a benefit names this kind; a member may have entered one without its kind. */
export const isCertificateOf = (kind: string | undefined, benefit: string): boolean =>
  kind === undefined ? isCertificate(benefit) : NAMES[kind]?.includes(benefit) === true;

export const namesOfKind = (kind: string | undefined): readonly string[] =>
  kind === undefined ? Object.values(NAMES).flat() : (NAMES[kind] ?? []);
