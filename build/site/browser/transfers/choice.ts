/** The choice on the page, as its address has it. */
export interface Choice {
  /** Key of a program; empty for all of them. */
  readonly program: string;
  readonly ended: boolean;
}

export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  return { program: query.get("program") ?? "", ended: query.get("ended") === "1" };
}

/** The address of a choice, to share. */
export function toAddress(path: string, { program, ended }: Choice): string {
  const query = new URLSearchParams();
  if (program !== "") query.set("program", program);
  if (ended) query.set("ended", "1");
  const search = query.toString();
  return search === "" ? path : `${path}?${search}`;
}
