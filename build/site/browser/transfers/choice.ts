/** The current choice, stored in the address. */
export interface Choice {
  /** Program key; empty for all programs. */
  readonly program: string;
  readonly ended: boolean;
}

export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  return { program: query.get("program") ?? "", ended: query.get("ended") === "1" };
}

/** A shareable address for the choice. */
export function toAddress(path: string, { program, ended }: Choice): string {
  const query = new URLSearchParams();
  if (program !== "") query.set("program", program);
  if (ended) query.set("ended", "1");
  const search = query.toString();
  return search === "" ? path : `${path}?${search}`;
}
