/** Whole cents as US dollars; undefined stays undefined. */
export function toDollars(cents: number): number;
export function toDollars(cents: number | undefined): number | undefined;
export function toDollars(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : Math.round(cents) / 100;
}

/** US dollars as whole cents. */
export const toCents = (usd: number): number => Math.round(usd * 100);

/** Made once: making one costs more than a hundred uses of it. */
const toFormat = (leastDigits: number): Intl.NumberFormat =>
  new Intl.NumberFormat("en-US", { minimumFractionDigits: leastDigits, maximumFractionDigits: 2 });
const wholeFormat = toFormat(0);
const centsFormat = toFormat(2);
const pointsFormat = new Intl.NumberFormat("en-US");

/** `$1,234.50`, or `$1,234` when there are no cents. */
export function formatUsd(usd: number): string {
  const isWhole = Math.round(usd * 100) % 100 === 0;
  const text = (isWhole ? wholeFormat : centsFormat).format(Math.abs(usd));
  return `${usd < 0 && text !== "0" ? "-" : ""}$${text}`;
}

/** `12,345` */
export const formatPoints = (points: number): string => pointsFormat.format(points);

/** `1 card`, `2 cards` */
export const count = (many: number, one: string, several = `${one}s`): string =>
  `${formatPoints(many)} ${many === 1 ? one : several}`;

/** `1 cent`, `1.9 cents`: what a point is worth. */
export const formatCents = (cents: number): string => `${cents} ${cents === 1 ? "cent" : "cents"}`;

/** Points sent to points received, as `4:3`. */
export const toRatio = (terms: { readonly ratio_in: number; readonly ratio_out: number }): string =>
  `${terms.ratio_in}:${terms.ratio_out}`;
