import type { Description, Operation } from "./description.ts";

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly operations: readonly Operation[];
}

/** Groups by path prefix; the first match wins. */
const GROUPS = [
  { id: "cards", title: "Cards", paths: ["/v1/public/credit-cards", "/v1/public/benefits"] },
  { id: "transfers", title: "Transfer partners", paths: ["/v1/public/transfer-partners"] },
  { id: "values", title: "Point values", paths: ["/v1/public/valuations"] },
  { id: "exports", title: "Exports", paths: ["/v1/public/exports"] },
  { id: "about", title: "About the service", paths: ["/"] },
] as const;

export function toGroups({ operations }: Description): readonly Group[] {
  const groupOf = ({ path }: Operation) =>
    GROUPS.find(({ paths }) => paths.some((start) => path.startsWith(start)));
  return GROUPS.map(({ id, title }) => ({
    id,
    title,
    operations: operations.filter((one) => groupOf(one)?.id === id),
  })).filter((group) => group.operations.length > 0);
}
