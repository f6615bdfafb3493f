import * as z from "zod";

const LIST_SEPARATOR = "; ";

/** A CSV file (RFC 4180) with a header row; nested objects become columns, lists are joined. */
export function toCsv(row: z.ZodType, rows: readonly object[]): string {
  const columns = columnsOf(row);
  const lines = rows.map((one) => {
    const cells = new Map(fieldsOf(one));
    return columns.map((column) => toCell(toText(cells.get(column)))).join(",");
  });
  return [columns.join(","), ...lines, ""].join("\r\n");
}

/** The columns of a schema in its order; for a union, those of all its variants. */
export function columnsOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodOptional) return columnsOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(columnsOf))];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([field, value]) => {
    const inner = columnsOf(value);
    return inner.length > 0 ? inner : [field];
  });
}

export const toCell = (content: string): string =>
  /[",\n\r]/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;

/** The fields of a row, with nested objects flattened. */
const fieldsOf = (row: object): readonly (readonly [string, unknown])[] =>
  Object.entries(row).flatMap(([field, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? fieldsOf(value)
      : [[field, value] as const],
  );

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (!Array.isArray(value)) return value === undefined ? "" : z.coerce.string().parse(value);
  const texts = value.map(String);
  const torn = texts.find((text) => text.includes(LIST_SEPARATOR.trim()));
  if (torn !== undefined) throw new Error(`"${torn}" holds what separates the values of a list`);
  return texts.join(LIST_SEPARATOR);
}
