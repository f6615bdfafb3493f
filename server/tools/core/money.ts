/** Whole cents as US dollars. */
export const toDollars = (cents: number): number => Math.round(cents) / 100;

/** US dollars as whole cents. */
export const fromDollars = (usd: number): number => Math.round(usd * 100);

/** `$1,234.50`, or `$1,234` when there are no cents. */
export function formatUsd(usd: number): string {
  const isWhole = Math.round(usd * 100) % 100 === 0;
  const digits = { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 2 };
  const text = Math.abs(usd).toLocaleString("en-US", digits);
  return `${usd < 0 && text !== "0" ? "-" : ""}$${text}`;
}

/** `12,345` */
export const formatPoints = (points: number): string => points.toLocaleString("en-US");

/** `1 card`, `2 cards` */
export const count = (many: number, one: string, several = `${one}s`): string =>
  `${formatPoints(many)} ${many === 1 ? one : several}`;
