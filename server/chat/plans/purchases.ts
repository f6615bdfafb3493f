import { type Frame, idsOf } from "../frame.ts";

const PLACES: ReadonlySet<string> = new Set(["merchant", "category"]);
const isAdded = ({ kind, role }: Frame["subjects"][number]): boolean =>
  PLACES.has(kind) && role !== "except";

/** The purchases that a question names, each with its own place, and its own sum where each has one. */
export function purchasesIn(frame: Frame): readonly Frame[] {
  const [merchants, categories] = [idsOf(frame, "merchant"), idsOf(frame, "category")];
  const kind = merchants.length > 0 ? "merchant" : "category";
  const ids = kind === "merchant" ? merchants : categories;
  const sums = frame.amounts.filter(({ unit, role }) => unit === "usd" && role !== "spent");
  const others = frame.amounts.filter((one) => !sums.includes(one));
  const rest = frame.subjects.filter((one) => !isAdded(one));
  return ids.map((id, at) => {
    const [only] = sums;
    const sum = sums.length === ids.length ? sums[at] : sums.length === 1 ? only : undefined;
    return {
      ...frame,
      subjects: [...rest, { kind, id, role: "of" }],
      amounts: [...others, ...(sum === undefined ? [] : [{ ...sum, role: "spend" as const }])],
    };
  });
}
