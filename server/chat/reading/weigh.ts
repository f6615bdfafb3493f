/** The sum of what tells for something, each by its weight. */
export const weigh = (
  weights: Readonly<Record<string, number>>,
  signs: Readonly<Record<string, number>>,
): number =>
  Object.entries(weights).reduce((sum, [key, weight]) => sum + weight * (signs[key] ?? 0), 0);
